import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useDraft } from '#src/readings/use-draft.ts';
import { notKeptText, useReading } from '#src/readings/use-reading.ts';
import { showToast } from '#src/ui/show-toast.ts';
import { DreamForm, type Intake } from './dream-form.tsx';
import { DreamResult } from './dream-result.tsx';
import type { MessageKey } from './messages.ts';
import type { DreamFields, ShownFacts } from './shown-facts.ts';
import type { SymbolId } from './symbols.ts';
import type { DreamTexts } from './texts/en.ts';
import './dreams.css';

export type DreamsScreenProps = {
	texts: DreamTexts;
	common: ReadingTexts;
	messages: Readonly<Record<MessageKey, string>>;
	names: Readonly<Record<SymbolId, string>>;
};

const nothingSaid: Intake = { feeling: null, recurring: false };

/** Dream interpretation: the dream stays in its field, the reading comes below it. */
export function DreamsScreen({ texts, common, messages, names }: DreamsScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [dream, setDream] = useDraft('dreams');
	const [intake, setIntake] = useState(nothingSaid);
	const [asked, setAsked] = useState<{ dream: string; askedIn: string } | null>(null);
	const [chosen, setChosen] = useState<readonly SymbolId[]>([]);
	const [refused, setRefused] = useState<string | null>(null);
	const { state, kept, ask, reset, saveAgain } = useReading<ShownFacts, DreamFields>('dream-interpretation');
	const below = useRef<HTMLDivElement>(null);

	const facts = state.step === 'asking' || state.step === 'done' ? state.facts : null;
	const shown = asked !== null && (facts !== null || state.step === 'failed');

	/** The chips begin as what was found. */
	useEffect(() => {
		if (facts) setChosen(facts.symbols.map(({ id }) => id));
	}, [facts]);

	/** What comes takes the focus, and is brought into sight where it is not. */
	useEffect(() => {
		const here = below.current;
		if (!shown || !here) return;
		here.querySelector('h2')?.focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 80 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [shown]);

	/** A cry for help is kept nowhere, not even as a draft. */
	useEffect(() => {
		if (state.step === 'crisis') setDream('');
	}, [state.step, setDream]);

	const interpret = async (checked: string, symbols?: readonly SymbolId[]) => {
		setRefused(null);
		setAsked({ dream: checked, askedIn: language });
		const { feeling, recurring } = intake;
		const outcome = await ask({
			body: {
				dream: checked,
				language,
				...(symbols && { symbols }),
				...(feeling && { feeling }),
				...(recurring && { recurring }),
			},
			table: 'dream_interpretations',
			row: ({ interpretation }, { symbols: found }) => ({
				dream_text: checked,
				interpretation,
				symbols: found.map(({ id }) => id),
			}),
		});
		if (outcome === null) return;
		if (typeof outcome === 'string') {
			showToast({
				title: chrome('toast.error'),
				text: common[notKeptText[outcome]],
				tone: 'destructive',
			});
			return;
		}
		if (outcome.field) {
			const message = outcome.code in messages ? messages[outcome.code as MessageKey] : messages.dream_invalid;
			showToast({
				title: chrome('toast.validation'),
				text: message,
				tone: 'destructive',
			});
			setAsked(null);
			reset();
			setRefused(message);
			return;
		}
		showToast({
			title: chrome('toast.error'),
			text: t('failed'),
			tone: 'destructive',
		});
	};

	/** Empties text and result (second seed, section 4). */
	const clear = () => {
		setDream('');
		setIntake(nothingSaid);
		setAsked(null);
		setRefused(null);
		reset();
		document.querySelector('h1')?.focus();
	};

	return (
		<ReadingScreen title={t('title')} lead={t('lead')}>
			<p role="status" className="sr-only">
				{state.step === 'asking' && t('interpreting')}
			</p>
			{state.step === 'crisis' ? (
				<CrisisPanel crisis={state.crisis} texts={common} onBack={clear} />
			) : (
				<>
					<DreamForm
						texts={texts}
						messages={messages}
						dream={dream}
						onDream={(text) => {
							setDream(text);
							setRefused(null);
						}}
						intake={intake}
						onIntake={setIntake}
						refused={refused}
						loading={state.step === 'asking'}
						onClear={state.step === 'done' ? clear : null}
						onInterpret={interpret}
					/>
					<div ref={below} className="dream-below">
						{asked && state.step !== 'idle' && (
							<DreamResult
								texts={texts}
								common={common}
								names={names}
								dream={asked.dream}
								askedIn={asked.askedIn}
								reading={state}
								chosen={chosen}
								onChosen={setChosen}
								kept={kept}
								onSaveAgain={saveAgain}
								onAskAgain={(symbols) => interpret(asked.dream, symbols)}
								onNew={clear}
							/>
						)}
					</div>
				</>
			)}
		</ReadingScreen>
	);
}
