import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import type { PersonMessageKey, PersonMessages } from '#src/readings/person/messages.ts';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { PersonalProfile } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useReading } from '#src/readings/use-reading.ts';
import { showToast } from '#src/ui/show-toast.ts';
import type { MarriageFacts } from './facts.ts';
import { emptyEntry, type MarriageEntry, MarriageForm, type Refusal } from './marriage-form.tsx';
import { type MarriageFields, MarriageResult } from './marriage-result.tsx';
import type { MarriageTexts } from './texts/en.ts';
import './marriage-fortune.css';

export type MarriageFortuneScreenProps = {
	texts: MarriageTexts;
	common: ReadingTexts;
	person: PersonTexts;
	messages: PersonMessages;
	cards: Deck;
};

/** The marriage fortune: who is asked about, a method, its sums, and what they say. */
export function MarriageFortuneScreen({ texts, common, person, messages, cards }: MarriageFortuneScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [entry, setEntry] = useState<MarriageEntry>(emptyEntry);
	const [refused, setRefused] = useState<Refusal | null>(null);
	const [askedIn, setAskedIn] = useState(language);
	const { state, ask, reset } = useReading<MarriageFacts, MarriageFields>('marriage-fortune');
	const stage = useRef<HTMLDivElement>(null);

	const facts = state.step === 'asking' || state.step === 'done' ? state.facts : null;
	const step =
		state.step === 'crisis'
			? 'crisis'
			: facts || state.step === 'failed'
				? 'result'
				: state.step === 'asking'
					? 'loading'
					: 'form';

	/** What comes takes the focus of what went, and is brought into sight where it is not. */
	useEffect(() => {
		const here = stage.current;
		if (step !== 'result' || !here) return;
		(here.querySelector('h2') ?? here).focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 80 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [step]);

	/** A field that was refused gets the focus, with its message below. */
	useEffect(() => {
		if (refused) stage.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refused]);

	const calculate = async (checked: MarriageEntry) => {
		setRefused(null);
		setAskedIn(language);
		const person2 = checked.relationshipStatus === 'single' ? null : checked.person2;
		const outcome = await ask({ body: { ...checked, person2, language } });
		if (outcome === null || typeof outcome === 'string') return;
		if (outcome.field) {
			const message = messages[outcome.code as PersonMessageKey] ?? messages.fields_missing;
			showToast({ title: chrome('toast.validation'), text: message, tone: 'destructive' });
			reset();
			setRefused({ field: outcome.field, message });
			return;
		}
		showToast({ title: chrome('toast.error'), text: t('failed'), tone: 'destructive' });
	};

	const beginAnew = () => {
		setEntry(emptyEntry);
		setRefused(null);
		reset();
		document.querySelector('h1')?.focus();
	};

	return (
		<ReadingScreen title={t('title')} lead={step === 'form' || step === 'loading' ? t('lead') : undefined}>
			<p role="status" className="sr-only">
				{step === 'loading' && t('calculating')}
			</p>
			<div ref={stage} tabIndex={-1} className="person-stage">
				{(step === 'form' || step === 'loading') && (
					<>
						<PrefillButton
							texts={person}
							onFill={(known) => setEntry((last) => ({ ...last, person1: { ...last.person1, ...personOf(known) } }))}
						/>
						<MarriageForm
							texts={texts}
							person={person}
							messages={messages}
							entry={entry}
							onEntry={setEntry}
							refused={refused}
							onRefused={setRefused}
							loading={step === 'loading'}
							onCalculate={calculate}
						/>
					</>
				)}
				{state.step === 'crisis' && <CrisisPanel crisis={state.crisis} texts={common} onBack={beginAnew} />}
				{step === 'result' && (
					<MarriageResult
						texts={texts}
						common={common}
						cards={cards}
						names={[entry.person1.name, entry.relationshipStatus === 'single' ? null : entry.person2.name]}
						facts={facts}
						askedIn={askedIn}
						reading={state}
						onAskAgain={() => calculate(entry)}
						onChange={reset}
						onNew={beginAnew}
					/>
				)}
			</div>
		</ReadingScreen>
	);
}

/** What the form takes of a personal profile; the date field of browsers wants two digits for month and day. */
function personOf({ name, motherName, birthDate, calendarType }: PersonalProfile) {
	const date = calendarType === 'gregorian' ? birthDate.replace(/-(\d)(?=-|$)/g, '-0$1') : birthDate;
	return { name, motherName, birthDate: date, calendarType };
}
