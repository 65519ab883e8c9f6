import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import { dismissToasts, showToast } from '#src/ui/show-toast.ts';
import type { Contract } from './contract.ts';
import { CrisisPanel } from './crisis-panel.tsx';
import { isArrived } from './flow-state.ts';
import { emptyEntry, type PageTexts, type ReadingPage, type Refusal } from './reading-page.ts';
import { ReadingResult } from './reading-result.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import { useEntry } from './use-entry.ts';
import { type Outcome, useFlow } from './use-flow.ts';

type ReadingFlowProps<Of extends Contract, Loaded extends PageTexts, Entry> = {
	of: ReadingPage<Of, Loaded, Entry>;
	loaded: Loaded;
};

/** The page of every reading: its form, its ritual, its result, people to talk to, and the way back to the form. */
export function ReadingFlow<Of extends Contract, Loaded extends PageTexts, Entry>({
	of,
	loaded,
}: ReadingFlowProps<Of, Loaded, Entry>) {
	const { language, t: chrome } = useLanguage();
	const { texts, common, messages = {} } = loaded;
	const { form: formStands = 'gives-way', Form, Ritual, Above } = of;
	const says = of.says(texts);
	const empty = useMemo(() => emptyEntry(of.empty, language), [of.empty, language]);
	const [entry, setEntry] = useEntry(of.page, empty, of.draft);
	const [refused, setRefused] = useState<Refusal | null>(null);
	/** A form with steps of its own begins them anew. */
	const [round, setRound] = useState(0);
	const [begun, setBegun] = useState(false);
	const { state, ask, begin, saveAgain } = useFlow(of);
	const stage = useRef<HTMLDivElement>(null);
	const result = useRef<HTMLDivElement>(null);

	const { step } = state;
	const view = step === 'form' || step === 'crisis' ? step : isArrived(state) ? 'result' : 'busy';
	const formShown =
		step === 'form' || (step !== 'crisis' && (formStands !== 'gives-way' || (view === 'busy' && !Ritual)));

	/** Moves the focus to the new step. */
	useEffect(() => {
		const part = formStands === 'stays-above' ? result.current : stage.current;
		if (!part || (view !== 'result' && !(view === 'busy' && Ritual))) return;
		bringIntoSight((view === 'result' && result.current?.querySelector('h2')) || part, part);
	}, [view, formStands, Ritual]);

	useFocusOnRefused(stage, refused);

	/** A cry for help is kept nowhere, not even as a draft. */
	useEffect(() => {
		if (step === 'crisis') setEntry(empty);
	}, [step, setEntry, empty]);

	const failed = (text: string) => showToast({ title: chrome('toast.error'), text, tone: 'destructive' });
	/** Said beside the field, which takes the focus; a toast would say it twice. */
	const refuse = (field: string, message: string) => setRefused({ field, message });

	const tell = (outcome: Outcome) => {
		if (outcome === 'left' || outcome === 'crisis') return;
		if (typeof outcome === 'string') {
			// Where the end has a notice of its own, a failed save is only logged. Elsewhere it is a failure like any other; why
			// it was not kept, and how it still can be, stands with the result (specification, 7).
			if (says.done) showToast({ title: says.done });
			else if (outcome !== 'done') failed(texts.failed);
			return;
		}
		const message = messages[outcome.code] ?? messages[of.unreadable ?? ''];
		if (!outcome.field || !message) return failed(texts.failed);
		begin();
		refuse(outcome.field, message);
	};

	const askFor = (request: Of['Request'], again = false) => {
		dismissToasts();
		setRefused(null);
		void ask(request, again).then(tell);
	};

	const beginAnew = () => {
		dismissToasts();
		setEntry(empty);
		setRefused(null);
		setRound((last) => last + 1);
		setBegun(false);
		begin();
		document.querySelector('h1')?.focus();
	};

	const lead = formShown && !begun ? texts.lead : undefined;
	return (
		<ReadingScreen title={texts.title} lead={lead} begun={begun ? of.page : undefined}>
			<p role="status" className="sr-only">
				{view === 'busy' && says.busy}
			</p>
			<div ref={stage} tabIndex={-1} className="reading-flow" data-step={view}>
				{formShown && (
					<Form
						key={round}
						loaded={loaded}
						entry={entry}
						onEntry={(next) => {
							setEntry(next);
							dismissToasts();
							setRefused(null);
						}}
						errorOf={(field) => (refused?.field === field ? refused.message : null)}
						loading={step === 'waiting' || step === 'asking' || step === 'telling'}
						onAsk={askFor}
						onRefuse={refuse}
						onNew={beginAnew}
						done={step === 'done'}
						onBegun={setBegun}
					/>
				)}
				{state.step === 'crisis' ? (
					<CrisisPanel crisis={state.crisis} texts={common} onBack={beginAnew} />
				) : (
					state.step !== 'form' && (
						<>
							{Above && <Above request={state.request} loaded={loaded} />}
							{view === 'busy' && Ritual && <Ritual loaded={loaded} />}
							{(view === 'result' || formStands === 'stays-above') && (
								<div ref={result} className="reading-result">
									<ReadingResult
										of={of}
										loaded={loaded}
										state={state}
										onSaveAgain={saveAgain}
										onAsk={(request) => askFor(request, true)}
										onNew={beginAnew}
										onChange={begin}
									/>
								</div>
							)}
						</>
					)
				)}
			</div>
		</ReadingScreen>
	);
}

/** Moves the focus to the field that was refused. */
function useFocusOnRefused(stage: RefObject<HTMLElement | null>, refused: Refusal | null): void {
	useEffect(() => {
		if (refused) stage.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [stage, refused]);
}
