import type { Contract } from '../contract.ts';
import type { CrisisAnswer, ReadingFailure, Texts, WrittenBy } from './asking/ask-reading.ts';

/** Why a reading could not be kept: the visitor has as many of its kind as they may, or it did not work. */
export type NotKept = 'full' | 'unsaved';
/** Whether the reading is kept: nobody is signed in, on its way, kept, or it could not be. */
export type Kept = 'nobody' | 'saving' | 'saved' | NotKept;

/** The states of a reading, from the form to the complete text. */
export type FlowState<Of extends Contract> =
	| { step: 'form' }
	/** The ritual runs; no request was sent yet. */
	| { step: 'waiting'; request: Of['Request'] }
	/** The request was sent, no facts yet. `shown`: the result is shown already. */
	| { step: 'asking'; request: Of['Request']; shown: boolean }
	/** The facts are there, the words are arriving. */
	| { step: 'telling'; request: Of['Request']; facts: Of['Facts']; texts: Texts }
	| {
			step: 'done';
			request: Of['Request'];
			facts: Of['Facts'];
			fields: Of['Fields'];
			writer: WrittenBy;
			kept: Kept;
	  }
	| { step: 'failed'; request: Of['Request']; failure: ReadingFailure }
	| { step: 'crisis'; crisis: CrisisAnswer };

/** The events of a reading. */
export type FlowEvent<Of extends Contract> =
	| { type: 'wait'; request: Of['Request'] }
	| { type: 'ask'; request: Of['Request']; shown: boolean }
	| { type: 'show' }
	| { type: 'facts'; facts: Of['Facts'] }
	| { type: 'texts'; texts: Texts }
	| { type: 'answer'; facts: Of['Facts']; fields: Of['Fields']; writer: WrittenBy }
	| { type: 'keep'; kept: Kept }
	| { type: 'crisis'; crisis: CrisisAnswer }
	| { type: 'fail'; failure: ReadingFailure }
	| { type: 'begin' };

/**
 * The next state. `begin`, `wait` and `ask` start over from any state; another event that does not belong to the state
 * changes nothing.
 */
export function nextState<Of extends Contract>(state: FlowState<Of>, event: FlowEvent<Of>): FlowState<Of> {
	switch (event.type) {
		case 'begin':
			return { step: 'form' };
		case 'wait':
			return { step: 'waiting', request: event.request };
		case 'ask':
			return { step: 'asking', request: event.request, shown: event.shown };
		case 'show':
			return state.step === 'asking' ? { ...state, shown: true } : state;
		case 'facts':
			return state.step === 'asking'
				? { step: 'telling', request: state.request, facts: event.facts, texts: {} }
				: state;
		case 'texts':
			return state.step === 'telling' ? { ...state, texts: event.texts } : state;
		case 'keep':
			return state.step === 'done' ? { ...state, kept: event.kept } : state;
	}
	if (state.step !== 'asking' && state.step !== 'telling') return state;
	switch (event.type) {
		case 'answer': {
			const { facts, fields, writer } = event;
			return { step: 'done', request: state.request, facts, fields, writer, kept: 'nobody' };
		}
		case 'crisis':
			return { step: 'crisis', crisis: event.crisis };
		case 'fail':
			return { step: 'failed', request: state.request, failure: event.failure };
	}
}

/** Whether there is something of the result to be shown in the place of the form. */
export function isArrived<Of extends Contract>(state: FlowState<Of>): boolean {
	return (
		state.step === 'telling' ||
		state.step === 'done' ||
		state.step === 'failed' ||
		(state.step === 'asking' && state.shown)
	);
}

/** The facts, as soon as they are there. */
export const factsOf = <Of extends Contract>(state: FlowState<Of>): Of['Facts'] | null =>
	state.step === 'telling' || state.step === 'done' ? state.facts : null;

/** As much of the answer's fields as has arrived. */
export function fieldsOf<Of extends Contract>(state: FlowState<Of>): Partial<Of['Fields']> {
	if (state.step === 'done') return state.fields;
	// Words arrive by the names of the fields they will be.
	return state.step === 'telling' ? (state.texts as Partial<Of['Fields']>) : {};
}
