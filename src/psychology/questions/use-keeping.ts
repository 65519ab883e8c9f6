import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kept } from '#src/readings/flow/flow-state.ts';
import { newReadingId, saveReading } from '#src/readings/flow/save-reading.ts';
import { whyNotKept } from '#src/readings/flow/use-flow.ts';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { ResultRow } from '../test.ts';

export type { Kept };

/** Where the results of all tests are kept. */
export const RESULTS_TABLE = 'mbti_results';

/** Shows once that a result was saved, or could not be (specification, 7). */
export function useKeptNotice(kept: Kept, said: { saved: string; saveFailed: string }, errorTitle: string): void {
	const told = useRef<Kept>('nobody');
	useEffect(() => {
		if (told.current === kept) return;
		told.current = kept;
		if (kept === 'saved') showToast({ title: said.saved });
		if (kept === 'unsaved' || kept === 'full')
			showToast({ title: errorTitle, text: said.saveFailed, tone: 'destructive' });
	}, [kept, said, errorTitle]);
}

/** Keeps the result of a test that is scored here, for a signed-in visitor; trying again cannot keep it twice. */
export function useKeeping() {
	const { supabase, probablySignedIn } = useAuth();
	const [kept, setKept] = useState<Kept>('nobody');
	const current = useRef<{ id: string; row: ResultRow } | null>(null);

	const save = useCallback(async () => {
		const result = current.current;
		if (!result) return;
		const still = () => current.current === result;
		let known = probablySignedIn;
		try {
			const client = await supabase();
			const { data, error } = await client.auth.getSession();
			if (error) throw error;
			const userId = data.session?.user.id;
			if (!userId || !still()) return;
			known = true;
			setKept('saving');
			await saveReading(client, RESULTS_TABLE, { id: result.id, user_id: userId, ...result.row });
			if (still()) setKept('saved');
		} catch (error) {
			console.error(error);
			if (known && still()) setKept(whyNotKept(error));
		}
	}, [supabase, probablySignedIn]);

	const keep = useCallback(
		(row: ResultRow) => {
			current.current = { id: newReadingId(), row };
			setKept('nobody');
			void save();
		},
		[save],
	);

	const reset = useCallback(() => {
		current.current = null;
		setKept('nobody');
	}, []);

	return { kept, keep, saveAgain: save, reset };
}
