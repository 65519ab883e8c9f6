import { useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { Contract } from './contract.ts';
import { CareBeside } from './flow/crisis-panel.tsx';
import { type FlowState, factsOf, fieldsOf } from './flow/flow-state.ts';
import { LeafView } from './leaf/leaf-view.tsx';
import { drawingOn, useLeafTools, useTakingAlong } from './leaf/use-leaf-tools.ts';
import { WrittenByLine } from './leaf/written-by.tsx';
import { ConsultLink } from './person/consult-link.tsx';
import { NameChoice } from './person/name-choice.tsx';
import type { PageTexts, ReadingPage } from './reading-page.ts';
import { KeptLine, ReadingActions } from './reading-screen.tsx';

type ReadingResultProps<Of extends Contract, Loaded extends PageTexts, Entry> = {
	of: ReadingPage<Of, Loaded, Entry>;
	loaded: Loaded;
	state: Exclude<FlowState<Of>, { step: 'form' | 'crisis' }>;
	onSaveAgain: () => Promise<void>;
	onAsk: (request: Of['Request']) => void;
	onNew: () => void;
	/** Returns to the filled-in form. */
	onChange: () => void;
};

/** The result of a reading from its facts on: its leaf as it grows, and at the end what can be done with it. */
export function ReadingResult<Of extends Contract, Loaded extends PageTexts, Entry>(
	props: ReadingResultProps<Of, Loaded, Entry>,
) {
	const { of, loaded, state } = props;
	const { texts, common } = loaded;
	const tools = useLeafTools(loaded);
	const takeAlong = useTakingAlong();
	const again = useTexts(common)('again');
	const [withName, setWithName] = useState(false);
	const [moment] = useState(() => new Date().toISOString());
	const { request, step } = state;
	const given = { request, facts: factsOf(state), fields: fieldsOf(state) };
	const leaf = of.leaf(given, tools);
	const says = of.says(texts);
	const coming = step !== 'done' && step !== 'failed';
	const slot = { given, loaded, onAsk: coming ? null : props.onAsk, done: step === 'done' };
	const { Working, Below } = of;

	return (
		<div className={leaf.className}>
			<LeafView
				leaf={leaf}
				language={request.language}
				given={moment}
				growing={coming ? says.writing : null}
				working={Working && given.facts ? <Working {...slot} /> : null}
				below={Below?.(slot)}
				inPieces
				end={
					<>
						<CareBeside facts={given.facts} texts={common} />
						{state.step === 'done' && (
							<footer className="reading-end">
								{says.note && <p className="leaf-note">{says.note}</p>}
								<WrittenByLine writer={state.writer} texts={common} />
								{of.keep && <KeptLine kept={state.kept} onSaveAgain={props.onSaveAgain} texts={common} />}
								{of.contact && <ConsultLink message={of.contact(given, tools)}>{says.contact ?? ''}</ConsultLink>}
								{says.nameOnPicture && (
									<NameChoice label={says.nameOnPicture} checked={withName} onChange={setWithName} />
								)}
								<ReadingActions
									texts={common}
									{...takeAlong(withName ? leaf : withoutName(leaf), drawingOn(of, given))}
									newLabel={says.anew}
									onNew={props.onNew}
								/>
							</footer>
						)}
					</>
				}
				failed={
					step === 'failed' && (
						<div className="reading-failed">
							<p>{texts.failedLine}</p>
							<Button look="gold" onClick={() => props.onAsk(request)}>
								{again}
							</Button>
							{says.change && <Button onClick={props.onChange}>{says.change}</Button>}
							<Button onClick={props.onNew}>{says.anew}</Button>
						</div>
					)
				}
			/>
		</div>
	);
}

/** A picture bears no name unless its visitor says so. */
function withoutName<Named extends { name?: string }>({ name: _, ...rest }: Named): Omit<Named, 'name'> {
	return rest;
}
