import { useCallback } from 'react';
import type { KeptTable } from '#src/catalogue/catalogue.ts';
import { forgetAsked } from '#src/session/last-asked.ts';
import { useAuth } from '#src/session/session.tsx';
import { type Answer, useAnswer } from '#src/session/use-answer.ts';

/** What every kept row has. */
export type KeptRow = { id: string; created_at: string };

/** The states of a row: loading; missing, or another visitor's; loaded; failed. */
export type KeptState<Row> = { step: 'loading' | 'missing' | 'failed' } | { step: 'there'; row: Row };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads one row by its id, as the visitor who is signed in, and deletes it. Failures are logged. */
export function useKeptRow<Row extends KeptRow>(table: KeptTable, id: string) {
	const { supabase } = useAuth();
	const { answer, again } = useAnswer(
		useCallback(
			async (client, signal): Promise<Row | null> => {
				if (!UUID.test(id)) return null;
				const { data, error } = await client.from(table).select('*').eq('id', id).abortSignal(signal).maybeSingle();
				if (error) throw error;
				// Which table it is only the caller knows, and its contract what the rows are (`KeptIn` in use-flow.ts).
				return data as unknown as Row | null;
			},
			[table, id],
		),
		'nothing',
	);

	/** @throws the table service's error */
	const remove = useCallback(async () => {
		const client = await supabase();
		const { error } = await client.from(table).delete().eq('id', id);
		if (error) throw error;
		forgetAsked(id);
	}, [supabase, table, id]);

	return { state: stateOf(answer), readAgain: again, remove };
}

function stateOf<Row>(answer: Answer<Row | null>): KeptState<Row> {
	if (answer.state !== 'read') return { step: answer.state === 'failed' ? 'failed' : 'loading' };
	return answer.value ? { step: 'there', row: answer.value } : { step: 'missing' };
}
