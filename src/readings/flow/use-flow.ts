import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import { type KeptTable, keptKinds } from '#src/catalogue/catalogue.ts';
import { tellIfAway } from '#src/platform/http/tell-if-away.ts';
import type { NewRow } from '#src/platform/public-schema/app-client.ts';
import { rememberAsked } from '#src/session/last-asked.ts';
import { useAuth } from '#src/session/session.tsx';
import type { Contract } from '../contract.ts';
import { askReading, ReadingFailure } from './asking/ask-reading.ts';
import { type FlowEvent, type FlowState, type NotKept, nextState } from './flow-state.ts';
import { isHistoryFull, newReadingId, saveReading } from './save-reading.ts';

/** How a reading is asked for and kept. */
export type Asker<Of extends Contract> = {
	name: Of['name'];
	/** The ritual: milliseconds from the form to the call. */
	waitMs?: number;
	/** Where the result can be shown without the facts: milliseconds from the call until it is, 0 for at once. */
	holdMs?: number;
	/** Of readings that are kept: the table, and the row of an answer without `id` and `user_id`. */
	keep?: { [Table in KeptTable]: KeptIn<Table, Of> }[KeptTable];
};

type KeptIn<Table extends KeptTable, Of extends Contract> = {
	table: Table;
	row: (
		request: Of['Request'],
		fields: Of['Fields'],
		facts: Of['Facts'],
	) => NonNullable<Of['Row']> & Omit<NewRow<Table>, 'id' | 'user_id'>;
	/** What the question was heard to be about, for Home to remind of. */
	matter?: (facts: Of['Facts']) => string;
};

/** How a request ended: aborted, a cry for help, success, not kept, or failed. */
export type Outcome = 'left' | 'crisis' | 'done' | NotKept | ReadingFailure;

/** The keys of the messages for a reading that could not be kept. */
export const notKeptText = { full: 'historyFull', unsaved: 'notSaved' } as const satisfies Record<NotKept, string>;
/** Why the table service refused a reading. */
export const whyNotKept = (error: unknown): NotKept => (isHistoryFull(error) ? 'full' : 'unsaved');

/**
 * One reading at a time: waits for the ritual, asks the function, follows the answer, keeps it for a signed-in visitor,
 * and stops when the visitor leaves or begins anew.
 */
export function useFlow<Of extends Contract>(asker: Asker<Of>) {
	const { supabase } = useAuth();
	const [state, dispatch] = useReducer(nextState<Of>, { step: 'form' } as FlowState<Of>);
	const current = useRef<AbortController | null>(null);
	const keepAgain = useRef<(() => Promise<void>) | null>(null);
	const how = useRef(asker);
	how.current = asker;

	useEffect(() => () => current.current?.abort(), []);

	/** Back to the form; whatever runs is stopped. */
	const begin = useCallback(() => {
		current.current?.abort();
		keepAgain.current = null;
		dispatch({ type: 'begin' });
	}, []);

	/** Asks, after the ritual unless it is another try; resolves when the reading is done, and kept or not. */
	const ask = useCallback(
		async (request: Of['Request'], again = false): Promise<Outcome> => {
			current.current?.abort();
			const leaving = new AbortController();
			const { signal } = leaving;
			current.current = leaving;
			// As a transition: rendered in pieces, so that what moves on the screen goes on.
			const tell = (event: FlowEvent<Of>) => {
				if (!signal.aborted) startTransition(() => dispatch(event));
			};
			const { name, waitMs = 0, holdMs, keep } = how.current;
			const id = newReadingId();
			try {
				if (waitMs > 0 && !again) {
					tell({ type: 'wait', request });
					await wait(waitMs, signal);
				}
				tell({ type: 'ask', request, shown: holdMs === 0 || (again && holdMs !== undefined) });
				if (holdMs) void wait(holdMs, signal).then(() => tell({ type: 'show' }), ignore);
				const client = await supabase().catch((error: unknown) => {
					throw new ReadingFailure('unreachable', String(error));
				});
				const answer = await askReading<Of['Facts'], Of['Fields']>(client, {
					name,
					body: request,
					signal,
					onFacts: (facts) => tell({ type: 'facts', facts }),
					onTexts: (texts) => tell({ type: 'texts', texts }),
				});
				if (answer.crisis) {
					tell({ type: 'crisis', crisis: answer.crisis });
					return 'crisis';
				}
				const { facts, fields, writer } = answer;
				tell({ type: 'answer', facts, fields, writer });
				tellIfAway();
				if (!keep) return 'done';
				const { data } = await client.auth.getSession();
				const userId = data.session?.user.id;
				if (!userId || signal.aborted) return 'done';
				const save = async () => {
					tell({ type: 'keep', kept: 'saving' });
					try {
						await saveReading(client, keep.table, { ...keep.row(request, fields, facts), id, user_id: userId });
						tell({ type: 'keep', kept: 'saved' });
						const kind = keptKinds.find(({ table }) => table === keep.table)?.kind;
						if (kind) rememberAsked({ user: userId, kind, id, at: Date.now(), matter: keep.matter?.(facts) });
					} catch (error) {
						console.error(error);
						tell({ type: 'keep', kept: whyNotKept(error) });
						if (!signal.aborted) throw error;
					}
				};
				keepAgain.current = save;
				return await save().then(() => 'done' as const, whyNotKept);
			} catch (error) {
				if (signal.aborted) return 'left';
				const failure = error instanceof ReadingFailure ? error : new ReadingFailure('broken_off', String(error));
				tell({ type: 'fail', failure });
				return failure;
			}
		},
		[supabase],
	);

	/** Tries once more to keep the reading on the screen. Rejects when it fails again. */
	const saveAgain = useCallback(async () => keepAgain.current?.(), []);

	return { state, ask, begin, saveAgain };
}

const ignore = () => {};

/** Resolves after so many milliseconds. Rejects when the signal is aborted before. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
