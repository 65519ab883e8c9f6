import { useCallback, useEffect, useRef, useState } from 'react';
import { tellIfAway } from '#src/platform/tell-if-away.ts';
import { useAuth } from '#src/session/session.tsx';
import { askReading, type CrisisAnswer, ReadingFailure, type Texts, type WrittenBy } from './ask-reading.ts';
import type { Kept, NotKept } from './flow-state.ts';
import { type Keeping, newReadingId, saveReading } from './save-reading.ts';
import { whyNotKept } from './use-flow.ts';

/** Where a reading stands, from the request to its last word. */
export type ReadingState<Facts extends object, Fields extends object> =
	| { step: 'idle' }
	| { step: 'asking'; facts: Facts | null; texts: Texts }
	| { step: 'done'; facts: Facts; fields: Fields; writer: WrittenBy }
	| { step: 'crisis'; crisis: CrisisAnswer }
	| { step: 'failed'; failure: ReadingFailure };

/** What to ask, and, of readings that are kept, the row of the answer (without `id` and `user_id`) and its table. */
export type Asking<Facts, Fields> = { body: object } & (
	| Keeping<Fields, Facts>
	| { table?: undefined; row?: undefined }
);

/**
 * One reading at a time: asks the function of that name, follows the answer, keeps it for a signed-in visitor, and stops
 * listening when the visitor leaves.
 */
export function useReading<Facts extends object, Fields extends object>(name: string) {
	const { supabase } = useAuth();
	const [state, setState] = useState<ReadingState<Facts, Fields>>({ step: 'idle' });
	const [kept, setKept] = useState<Kept>('nobody');
	const current = useRef<AbortController | null>(null);
	const keepAgain = useRef<(() => Promise<void>) | null>(null);

	useEffect(() => () => current.current?.abort(), []);

	const reset = useCallback(() => {
		current.current?.abort();
		current.current = null;
		keepAgain.current = null;
		setKept('nobody');
		setState({ step: 'idle' });
	}, []);

	/** Resolves when the reading is done, and kept or not; null means all went well or the visitor left. */
	const ask = useCallback(
		async ({ body, table, row }: Asking<Facts, Fields>): Promise<ReadingFailure | NotKept | null> => {
			current.current?.abort();
			const leaving = new AbortController();
			current.current = leaving;
			const id = newReadingId();
			setKept('nobody');
			setState({ step: 'asking', facts: null, texts: {} });
			try {
				const client = await supabase().catch((error: unknown) => {
					throw new ReadingFailure('unreachable', String(error));
				});
				const answer = await askReading<Facts, Fields>(client, {
					name,
					body,
					signal: leaving.signal,
					onFacts: (facts) => setState((last) => (last.step === 'asking' ? { ...last, facts } : last)),
					onTexts: (texts) => setState((last) => (last.step === 'asking' ? { ...last, texts } : last)),
				});
				if (answer.crisis) {
					setState({ step: 'crisis', crisis: answer.crisis });
					return null;
				}
				const { facts, fields, writer } = answer;
				setState({ step: 'done', facts, fields, writer });
				tellIfAway();
				if (!table) return null;
				const { data } = await client.auth.getSession();
				const userId = data.session?.user.id;
				if (!userId || leaving.signal.aborted) return null;
				const keep = async () => {
					setKept('saving');
					try {
						await saveReading(client, table, { id, user_id: userId, ...row(fields, facts) });
						if (!leaving.signal.aborted) setKept('saved');
					} catch (error) {
						console.error(error);
						if (leaving.signal.aborted) return;
						setKept(whyNotKept(error));
						throw error;
					}
				};
				keepAgain.current = keep;
				return await keep().then(() => null, whyNotKept);
			} catch (error) {
				if (leaving.signal.aborted) return null;
				const failure = error instanceof ReadingFailure ? error : new ReadingFailure('broken_off', String(error));
				setState({ step: 'failed', failure });
				return failure;
			}
		},
		[name, supabase],
	);

	/** Tries once more to keep the reading on the screen. Rejects when it fails again. */
	const saveAgain = useCallback(async () => keepAgain.current?.(), []);

	return { state, kept, ask, reset, saveAgain };
}
