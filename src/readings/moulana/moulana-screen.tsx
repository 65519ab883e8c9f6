import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useReading } from '#src/readings/use-reading.ts';
import { Picture } from '#src/ui/ornament/pictures.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import type { MoulanaFacts } from './facts.ts';
import { type MoulanaFields, MoulanaResult } from './moulana-result.tsx';
import { PathCards, pathIcons } from './path-cards.tsx';
import type { MoulanaPath } from './paths.ts';
import type { MoulanaTexts } from './texts/en.ts';
import './moulana.css';

/** From the choice of a path to the call (second seed, section 9). */
const WAIT_MS = 1000;

type Choice = { path: MoulanaPath; date: string; askedIn: string };

/** Moulana's wisdom: four paths, and on each of them the story of the day. */
export function MoulanaScreen({ texts, common }: { texts: MoulanaTexts; common: ReadingTexts }) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [choice, setChoice] = useState<Choice | null>(null);
	const { state, ask, reset } = useReading<MoulanaFacts, MoulanaFields>('moulana-wisdom');
	const stage = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const facts = state.step === 'asking' || state.step === 'done' ? state.facts : null;
	const step = choice === null ? 'paths' : facts || state.step === 'failed' ? 'story' : 'waiting';

	/** What comes takes the focus of what went, and is brought into sight where it is not. */
	useEffect(() => {
		const here = stage.current;
		if (step === 'paths' || !here) return;
		(here.querySelector('h2') ?? here).focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 80 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [step]);

	const tell = async (chosen: Choice) => {
		const { path, date, askedIn } = chosen;
		const outcome = await ask({ body: { path, date, language: askedIn } });
		if (outcome) showToast({ title: chrome('toast.error'), text: t('failed'), tone: 'destructive' });
	};

	const pick = (path: MoulanaPath) => {
		const chosen = { path, date: localDay(new Date()), askedIn: language };
		setChoice(chosen);
		// The face of the translation, so that it is there when the folio is and moves nothing. A device may lack a
		// stand-in of the list, which rejects.
		const heading = getComputedStyle(document.documentElement).getPropertyValue('--face-heading');
		document.fonts.load(`italic 1rem ${heading}`).catch(() => {});
		timer.current = setTimeout(() => void tell(chosen), WAIT_MS);
	};

	const beginAnew = () => {
		clearTimeout(timer.current);
		reset();
		setChoice(null);
		document.querySelector('h1')?.focus();
	};

	const Icon = choice && pathIcons[choice.path];
	return (
		<ReadingScreen title={t('title')} lead={step === 'paths' ? t('lead') : undefined}>
			<div ref={stage} tabIndex={-1} className="moulana-stage" data-step={step}>
				{!choice && <PathCards texts={texts} onPick={pick} />}
				{choice && Icon && (
					<p className="moulana-chosen">
						<Icon aria-hidden size={20} strokeWidth={1.6} />
						<span>
							{t('path')}: <b>{t(`paths.${choice.path}.name`)}</b>
						</span>
					</p>
				)}
				{step === 'waiting' && (
					<div className="moulana-waiting">
						<Picture name="moulana" size={150} />
						<Spinner label={t('listening')} />
					</div>
				)}
				{step === 'story' && choice && (
					<MoulanaResult
						texts={texts}
						common={common}
						date={choice.date}
						askedIn={choice.askedIn}
						reading={state}
						onAskAgain={() => void tell(choice)}
						onNew={beginAnew}
					/>
				)}
			</div>
		</ReadingScreen>
	);
}

/** The visitor's own day, `YYYY-MM-DD`. */
function localDay(now: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
