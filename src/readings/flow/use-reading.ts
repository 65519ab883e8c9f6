import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { dismissToasts, showToast } from '#src/ui/toasts/show-toast.ts';
import type { Contract } from '../contract.ts';
import { emptyEntry, type PageTexts, type ReadingPage, type Refusal } from '../reading-page.ts';
import { isArrived } from './flow-state.ts';
import { useEntry } from './form/use-entry.ts';
import { type Outcome, useFlow } from './use-flow.ts';
import { useStepFocus } from './use-step-focus.ts';

/** One reading on its page: the values of its form, the current step, the focus, and its notices. */
export function useReading<Of extends Contract, Loaded extends PageTexts, Entry>(
	of: ReadingPage<Of, Loaded, Entry>,
	loaded: Loaded,
) {
	const { language, t: chrome } = useLanguage();
	const { texts, messages = {} } = loaded;
	const { form: formStands = 'gives-way', Ritual } = of;
	const says = of.says(texts);
	const empty = useMemo(() => emptyEntry(of.empty, language), [of.empty, language]);
	const [entry, setEntry] = useEntry(of.page, empty, of.draft);
	const [refused, setRefused] = useState<Refusal | null>(null);
	/** A form with steps of its own begins them anew. */
	const [round, setRound] = useState(0);
	const [begun, setBegun] = useState(false);
	const { state, ask, begin, saveAgain } = useFlow(of);
	const { step } = state;
	const view = step === 'form' || step === 'crisis' ? step : isArrived(state) ? 'result' : 'busy';
	const formShown =
		step === 'form' || (step !== 'crisis' && (formStands !== 'gives-way' || (view === 'busy' && !Ritual)));

	const { stage, result } = useStepFocus({
		view,
		below: formStands === 'stays-above',
		ritual: Boolean(Ritual),
		refused,
	});

	/** A cry for help is kept nowhere, not even as a draft. */
	useEffect(() => {
		if (step === 'crisis') setEntry(empty);
	}, [step, setEntry, empty]);

	const failed = (text: string) => showToast({ title: chrome('toast.error'), text, tone: 'destructive' });
	/** Shown beside the field, which takes the focus; a toast would repeat it. */
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

	return {
		state,
		/** Which of its steps is on the screen, and whether the form is. */
		view,
		formShown,
		/** The two places that may take the focus. */
		stage,
		result,
		form: {
			entry,
			onEntry: (next: Entry) => {
				setEntry(next);
				dismissToasts();
				setRefused(null);
			},
			errorOf: (field: string) => (refused?.field === field ? refused.message : null),
			loading: step === 'waiting' || step === 'asking' || step === 'telling',
			onAsk: (request: Of['Request']) => askFor(request),
			onRefuse: refuse,
			onNew: beginAnew,
			done: step === 'done',
			onBegun: setBegun,
		},
		round,
		begun,
		askAgain: (request: Of['Request']) => askFor(request, true),
		saveAgain,
		begin,
		beginAnew,
	};
}
