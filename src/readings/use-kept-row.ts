import { useCallback, useEffect, useState } from 'react';
import { forgetAsked } from '#src/session/last-asked.ts';
import { useAuth } from '#src/session/session.tsx';
import type { ReadingTable } from './save-reading.ts';

/** What every kept row has. */
export type KeptRow = { id: string; created_at: string };

/** The states of a row: loading; missing, or another visitor's; loaded; failed. */
export type KeptState<Row> = { step: 'loading' | 'missing' | 'failed' } | { step: 'there'; row: Row };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads one row by its id, as the visitor who is signed in, and deletes it. Failures are logged. */
export function useKeptRow<Row extends KeptRow>(table: ReadingTable, id: string) {
	const { supabase } = useAuth();
	const [state, setState] = useState<KeptState<Row>>({ step: 'loading' });

	const read = useCallback(
		async (signal?: AbortSignal) => {
			if (!UUID.test(id)) return setState({ step: 'missing' });
			setState({ step: 'loading' });
			try {
				const client = await supabase();
				const { data, error } = await client.from(table).select('*').eq('id', id).maybeSingle();
				if (signal?.aborted) return;
				if (error) throw error;
				setState(data ? { step: 'there', row: data as unknown as Row } : { step: 'missing' });
			} catch (error) {
				if (signal?.aborted) return;
				console.error(error);
				setState({ step: 'failed' });
			}
		},
		[supabase, table, id],
	);

	useEffect(() => {
		const leaving = new AbortController();
		void read(leaving.signal);
		return () => leaving.abort();
	}, [read]);

	/** @throws the table service's error */
	const remove = useCallback(async () => {
		const client = await supabase();
		const { error } = await client.from(table).delete().eq('id', id);
		if (error) throw error;
		forgetAsked(id);
	}, [supabase, table, id]);

	return { state, readAgain: () => void read(), remove };
}
