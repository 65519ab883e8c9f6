import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import type { PersonMessageKey, PersonMessages } from '#src/readings/person/messages.ts';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { Prefill } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useReading } from '#src/readings/use-reading.ts';
import { showToast } from '#src/ui/show-toast.ts';
import { emptyEntry, type LuckyEntry, LuckyNumberForm } from './lucky-number-form.tsx';
import { type LuckyNumberFields, LuckyNumberResult, type ShownFacts } from './lucky-number-result.tsx';
import type { LuckyNumberTexts } from './texts/en.ts';
import './lucky-number.css';

export type LuckyNumberScreenProps = {
	texts: LuckyNumberTexts;
	common: ReadingTexts;
	person: PersonTexts;
	messages: PersonMessages;
	prefill?: Prefill;
};

type Refusal = { field: string; message: string };

/** The lucky number: a form, four numbers and a day with their sums, and what they say. */
export function LuckyNumberScreen({ texts, common, person, messages, prefill }: LuckyNumberScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [entry, setEntry] = useState<LuckyEntry>(() => ({
		...emptyEntry,
		fullName: prefill?.name ?? '',
		motherName: prefill?.motherName ?? '',
		birthDate: prefill?.birthDate ?? '',
		gender: prefill?.gender ?? emptyEntry.gender,
		calendarType: prefill?.calendarType ?? emptyEntry.calendarType,
	}));
	const [refused, setRefused] = useState<Refusal | null>(null);
	const [askedIn, setAskedIn] = useState(language);
	const { state, kept, ask, reset, saveAgain } = useReading<ShownFacts, LuckyNumberFields>('lucky-number');
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

	const calculate = async (checked: LuckyEntry) => {
		setRefused(null);
		setAskedIn(language);
		const { fullName, motherName, birthDate, gender, calendarType } = checked;
		const outcome = await ask({
			body: { ...checked, language },
			table: 'lucky_number_readings',
			row: (fields) => ({
				full_name: fullName,
				mother_name: motherName,
				birth_date: birthDate,
				gender,
				calendar_type: calendarType,
				lucky_number: fields.luckyNumber,
				wealth_number: fields.wealthNumber,
				protection_number: fields.protectionNumber,
				love_number: fields.loveNumber,
				lucky_day: fields.luckyDay,
				analysis: fields.analysis,
			}),
		});
		// A failed save is only logged (second seed, section 8); the line below the result offers to save again.
		if (outcome === null || typeof outcome === 'string') {
			showToast({ title: t('calculated') });
			return;
		}
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
							onFill={(known) =>
								setEntry((last) => ({
									...last,
									fullName: known.name,
									motherName: known.motherName,
									birthDate: known.birthDate,
									calendarType: known.calendarType,
								}))
							}
						/>
						<LuckyNumberForm
							texts={texts}
							person={person}
							messages={messages}
							entry={entry}
							onEntry={setEntry}
							refused={refused}
							loading={step === 'loading'}
							onCalculate={calculate}
						/>
					</>
				)}
				{state.step === 'crisis' && (
					<CrisisPanel
						crisis={state.crisis}
						texts={common}
						onBack={() => {
							setEntry(emptyEntry);
							reset();
						}}
					/>
				)}
				{step === 'result' && (
					<LuckyNumberResult
						texts={texts}
						common={common}
						person={person}
						name={entry.fullName}
						motherName={entry.motherName}
						facts={facts}
						askedIn={askedIn}
						reading={state}
						kept={kept}
						onSaveAgain={saveAgain}
						onAskAgain={() => calculate(entry)}
						onNew={beginAnew}
					/>
				)}
			</div>
		</ReadingScreen>
	);
}
