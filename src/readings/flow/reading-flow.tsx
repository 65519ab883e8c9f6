import type { Contract } from '../contract.ts';
import type { PageTexts, ReadingPage } from '../reading-page.ts';
import { ReadingResult } from '../reading-result.tsx';
import { ReadingScreen } from '../reading-screen.tsx';
import { CrisisPanel } from './crisis-panel.tsx';
import { useReading } from './use-reading.ts';

type ReadingFlowProps<Of extends Contract, Loaded extends PageTexts, Entry> = {
	of: ReadingPage<Of, Loaded, Entry>;
	loaded: Loaded;
};

/** The page of every reading: its form, its ritual, its result, help lines, and a button back to the form. */
export function ReadingFlow<Of extends Contract, Loaded extends PageTexts, Entry>({
	of,
	loaded,
}: ReadingFlowProps<Of, Loaded, Entry>) {
	const { texts, common } = loaded;
	const { Form, Ritual, Above } = of;
	const { state, view, formShown, begun, beginAnew, ...flow } = useReading(of, loaded);
	return (
		<ReadingScreen
			title={texts.title}
			lead={formShown && !begun ? texts.lead : undefined}
			begun={begun ? of.page : undefined}
		>
			<p role="status" className="sr-only">
				{view === 'busy' && of.says(texts).busy}
			</p>
			<div ref={flow.stage} tabIndex={-1} className="reading-flow" data-step={view}>
				{formShown && <Form key={flow.round} loaded={loaded} {...flow.form} />}
				{state.step === 'crisis' && <CrisisPanel crisis={state.crisis} texts={common} onBack={beginAnew} />}
				{state.step !== 'crisis' && state.step !== 'form' && (
					<>
						{Above && <Above request={state.request} loaded={loaded} />}
						{view === 'busy' && Ritual && <Ritual loaded={loaded} />}
						{(view === 'result' || of.form === 'stays-above') && (
							<div ref={flow.result} className="reading-result">
								<ReadingResult
									of={of}
									loaded={loaded}
									state={state}
									onSaveAgain={flow.saveAgain}
									onAsk={flow.askAgain}
									onNew={beginAnew}
									onChange={flow.begin}
								/>
							</div>
						)}
					</>
				)}
			</div>
		</ReadingScreen>
	);
}
