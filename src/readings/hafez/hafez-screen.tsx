import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useDraft } from '#src/readings/use-draft.ts';
import { notKeptText, useReading } from '#src/readings/use-reading.ts';
import { OpenBook } from '#src/ui/ornament/open-book.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { drawPoem } from './draw-poem.ts';
import { HafezForm } from './hafez-form.tsx';
import { type HafezFacts, type HafezFields, HafezResult } from './hafez-result.tsx';
import { Invocation } from './invocation.tsx';
import type { MessageKey } from './messages.ts';
import type { PoemTelling } from './poems/shape.ts';
import type { PoemId, poems } from './poems.ts';
import { verseText } from './request.ts';
import type { HafezTexts } from './texts/en.ts';
import './hafez.css';

/** From the wish to draw until the verse is seen (second seed, section 9). */
const DRAW_MS = 1500;
/** The verse waits for the first word of the answer, so that it is not shown to someone who cries for help; no longer. */
const HOLD_MS = 800;

export type HafezScreenProps = {
	texts: HafezTexts;
	common: ReadingTexts;
	messages: Readonly<Record<MessageKey, string>>;
	tellings: Readonly<Record<PoemId, PoemTelling>>;
};

type Draw = { question: string; poem: (typeof poems)[number]; askedIn: string };

/** The Hafez oracle: a question, the opening of the Divan, a verse and its reading. */
export function HafezScreen({ texts, common, messages, tellings }: HafezScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [question, setQuestion] = useDraft('hafez');
	const [asked, setAsked] = useState<string | null>(null);
	const [draw, setDraw] = useState<Draw | null>(null);
	const [revealed, setRevealed] = useState(false);
	const [refused, setRefused] = useState<string | null>(null);
	const { state, kept, ask, reset, saveAgain } = useReading<HafezFacts, HafezFields>('hafez-interpretation');
	const stage = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const answered =
		state.step === 'done' || state.step === 'failed' || (state.step === 'asking' && state.facts !== null);
	const step =
		asked === null ? 'form' : state.step === 'crisis' ? 'crisis' : draw && (revealed || answered) ? 'verse' : 'ritual';

	/** What comes takes the focus of what went, and is brought into sight where it is not. */
	useEffect(() => {
		const here = stage.current;
		if (step === 'form' || step === 'crisis' || !here) return;
		(step === 'verse' ? (here.querySelector('h2') ?? here) : here).focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 80 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [step]);

	/** A cry for help is kept nowhere, not even as a draft. */
	useEffect(() => {
		if (step === 'crisis') setQuestion('');
	}, [step, setQuestion]);

	const interpret = async (drawn: Draw) => {
		const outcome = await ask({
			body: { poem: verseText(drawn.poem), question: drawn.question, language: drawn.askedIn },
			table: 'hafez_readings',
			row: ({ interpretation }) => ({ poem_id: drawn.poem.id, question: drawn.question, interpretation }),
		});
		if (outcome === null) return;
		if (typeof outcome === 'string') {
			showToast({ title: chrome('toast.error'), text: common[notKeptText[outcome]], tone: 'destructive' });
			return;
		}
		if (outcome.field === 'question') {
			const message = outcome.code in messages ? messages[outcome.code as MessageKey] : messages.question_invalid;
			showToast({ title: chrome('toast.validation'), text: message, tone: 'destructive' });
			begin();
			setRefused(message);
			return;
		}
		showToast({ title: chrome('toast.error'), text: t('failed'), tone: 'destructive' });
	};

	const open = (checked: string) => {
		setRefused(null);
		setRevealed(false);
		setAsked(checked);
		// The face of the translation, so that it is there when the folio is and moves nothing.
		const heading = getComputedStyle(document.documentElement).getPropertyValue('--face-heading');
		document.fonts.load(`italic 1rem ${heading}`).catch(() => {});
		timer.current = setTimeout(() => {
			const drawn = { question: checked, poem: drawPoem(), askedIn: language };
			setDraw(drawn);
			void interpret(drawn);
			timer.current = setTimeout(() => setRevealed(true), HOLD_MS);
		}, DRAW_MS);
	};

	const begin = () => {
		clearTimeout(timer.current);
		reset();
		setDraw(null);
		setAsked(null);
	};

	const beginAnew = () => {
		setQuestion('');
		begin();
		document.querySelector('h1')?.focus();
	};

	return (
		<ReadingScreen title={t('title')} lead={step === 'form' ? t('lead') : undefined}>
			<p role="status" className="sr-only">
				{step === 'ritual' && t('drawing')}
			</p>
			<div ref={stage} tabIndex={-1} className="hafez-stage" data-step={step}>
				{step === 'form' && (
					<div className="hafez-threshold">
						<HafezForm
							texts={texts}
							messages={messages}
							question={question}
							onQuestion={setQuestion}
							refused={refused}
							onDraw={open}
						/>
						<div className="hafez-book">
							<OpenBook state="closed" />
						</div>
						<Invocation texts={texts} />
					</div>
				)}
				{(step === 'ritual' || step === 'verse') && (
					<p className="hafez-asked">
						<span>{t('yourQuestion')}</span> <bdi>{asked}</bdi>
					</p>
				)}
				{step === 'ritual' && <Ritual texts={texts} />}
				{state.step === 'crisis' && <CrisisPanel crisis={state.crisis} texts={common} onBack={begin} />}
				{step === 'verse' && draw && (
					<HafezResult
						texts={texts}
						common={common}
						telling={tellings[draw.poem.id]}
						poem={draw.poem}
						askedIn={draw.askedIn}
						reading={state}
						kept={kept}
						onSaveAgain={saveAgain}
						onAskAgain={() => {
							setRevealed(true);
							void interpret(draw);
						}}
						onNew={beginAnew}
					/>
				)}
			</div>
		</ReadingScreen>
	);
}

/** The book opens while the old words are said. */
function Ritual({ texts }: { texts: HafezTexts }) {
	const [begun, setBegun] = useState(false);
	useEffect(() => {
		const frame = requestAnimationFrame(() => requestAnimationFrame(() => setBegun(true)));
		return () => cancelAnimationFrame(frame);
	}, []);
	return (
		<div className="hafez-ritual">
			<OpenBook state={begun ? 'opening' : 'closed'} />
			<Invocation texts={texts} bare />
		</div>
	);
}
