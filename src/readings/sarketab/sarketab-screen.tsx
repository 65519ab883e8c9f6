import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import { typedDate } from '#src/readings/person/birth-date.ts';
import type { PersonMessageKey, PersonMessages } from '#src/readings/person/messages.ts';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { PersonalProfile, Prefill } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useReading } from '#src/readings/use-reading.ts';
import { showToast } from '#src/ui/show-toast.ts';
import { emptyEntry, type SarketabEntry, SarketabForm } from './sarketab-form.tsx';
import { type SarketabFields, SarketabResult } from './sarketab-result.tsx';
import type { ShownFacts } from './sarketab-sums.tsx';
import type { SarketabTexts } from './texts/en.ts';
import './sarketab.css';

/** The wait before the call (second seed, sections 4 and 9). */
const WAIT_MS = 2000;

export type SarketabScreenProps = {
	texts: SarketabTexts;
	common: ReadingTexts;
	person: PersonTexts;
	messages: PersonMessages;
	prefill?: Prefill;
};

/** Sarketab: a form, the sums letter by letter, and the reading. */
export function SarketabScreen({ texts, common, person, messages, prefill }: SarketabScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [entry, setEntry] = useState<SarketabEntry>(() => ({
		...emptyEntry,
		name: prefill?.name ?? '',
		motherName: prefill?.motherName ?? '',
		religion: prefill?.religion ?? '',
		calendarType: prefill?.calendarType ?? emptyEntry.calendarType,
		date: typedDate(prefill?.birthDate ?? ''),
	}));
	const [asked, setAsked] = useState<PersonalProfile | null>(null);
	const [askedIn, setAskedIn] = useState(language);
	const [refused, setRefused] = useState<{ field: string; message: string } | null>(null);
	const { state, ask, reset } = useReading<ShownFacts, SarketabFields>('sarketab-reading');
	const stage = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const facts = state.step === 'asking' || state.step === 'done' ? state.facts : null;
	const step =
		state.step === 'crisis' ? 'crisis' : facts || state.step === 'failed' ? 'result' : asked ? 'loading' : 'form';

	/** What comes takes the focus of what went, and is brought into sight where it is not. */
	useEffect(() => {
		const here = stage.current;
		if (step !== 'result' || !here) return;
		(here.querySelector('h2') ?? here).focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 80 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [step]);

	const begin = () => {
		clearTimeout(timer.current);
		setAsked(null);
		reset();
	};

	const read = async (fields: PersonalProfile) => {
		const outcome = await ask({ body: { ...fields, language } });
		if (outcome === null || typeof outcome === 'string') return;
		if (outcome.field) {
			const message = messages[outcome.code as PersonMessageKey] ?? messages.fields_missing;
			showToast({ title: chrome('toast.validation'), text: message, tone: 'destructive' });
			begin();
			setRefused({ field: outcome.field, message });
			return;
		}
		showToast({ title: chrome('toast.error'), text: t('failed'), tone: 'destructive' });
	};

	const open = (fields: PersonalProfile) => {
		setRefused(null);
		setAsked(fields);
		setAskedIn(language);
		timer.current = setTimeout(() => void read(fields), WAIT_MS);
	};

	const clear = () => {
		setEntry(emptyEntry);
		setRefused(null);
		begin();
		document.querySelector('h1')?.focus();
	};

	return (
		<ReadingScreen title={t('title')} lead={step === 'form' || step === 'loading' ? t('lead') : undefined}>
			<p role="status" className="sr-only">
				{step === 'loading' && t('asking')}
			</p>
			<div ref={stage} tabIndex={-1} className="person-stage">
				{(step === 'form' || step === 'loading') && (
					<>
						<PrefillButton
							texts={person}
							onFill={(known) => setEntry({ ...known, date: typedDate(known.birthDate) })}
						/>
						<SarketabForm
							texts={texts}
							person={person}
							messages={messages}
							entry={entry}
							onEntry={setEntry}
							refused={refused}
							loading={step === 'loading'}
							onAsk={open}
						/>
					</>
				)}
				{state.step === 'crisis' && <CrisisPanel crisis={state.crisis} texts={common} onBack={clear} />}
				{step === 'result' && asked && (
					<SarketabResult
						texts={texts}
						common={common}
						person={person}
						asked={asked}
						facts={facts}
						askedIn={askedIn}
						reading={state}
						onAskAgain={() => void read(asked)}
						onClear={clear}
					/>
				)}
			</div>
		</ReadingScreen>
	);
}
