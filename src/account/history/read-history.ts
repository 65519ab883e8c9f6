import { type Kind, keptKinds } from '#src/catalogue/catalogue.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { JsonValues } from '#src/platform/public-schema/json-values.ts';
import { searchPattern } from './search-pattern.ts';

export type { Kind };
/** The parts of History, in the order they are shown (specification, 2.8; lucky numbers are kept as well). */
export const kinds: readonly Kind[] = keptKinds.map(({ kind }) => kind);

/** One reading or result as the list shows it: a row of the view `kept_readings`. */
export type HistoryEntry = {
	kind: Kind;
	id: string;
	/** RFC 3339, to the microsecond: with `id` the place in the list. */
	created_at: string;
	/** The question, the dream, the name that was counted, or the kind of test; null where nothing was asked. */
	asked: string | null;
	/** What was answered. */
	text: string;
	/** Of a spread its cards, of a dream the ids of its symbols, of a verse the number of the poem, of a name its numbers, of a test the answers. */
	details: unknown;
};

/** Which part of History is wanted. Moments are RFC 3339; `until` is not in it. */
export type HistoryFilter = {
	kind?: Kind | undefined;
	search?: string | undefined;
	span?: { from: string; until: string } | undefined;
};

const COLUMNS = 'kind,id,created_at,asked,text,details';

/** PostgREST takes anything between double quotes as it is, but for these two signs. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * One page of what somebody has kept, newest first: the entries after `after`, or the newest. It requests one more than
 * `size`, to find out whether there are more.
 * @throws the table service's error
 */
export async function readHistory(
	supabase: AppClient,
	userId: string,
	{ kind, search, span }: HistoryFilter,
	{ size, after, signal }: { size: number; after?: HistoryEntry | undefined; signal?: AbortSignal | undefined },
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
	let query = supabase.from('kept_readings').select(COLUMNS).eq('user_id', userId);
	if (kind) query = query.eq('kind', kind);
	if (span) query = query.gte('created_at', span.from).lt('created_at', span.until);
	if (search?.trim()) {
		const pattern = quoted(searchPattern(search));
		query = query.or(`asked.ilike.${pattern},text.ilike.${pattern}`);
	}
	if (after) {
		const at = quoted(after.created_at);
		// The first condition is what the index is entered by; the second finds the place among those of one moment.
		query = query
			.lte('created_at', after.created_at)
			.or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${after.id})`);
	}
	query = query
		.order('created_at', { ascending: false })
		.order('id', { ascending: false })
		.limit(size + 1);
	// PostgreSQL calls every column of a view nullable; `internal.keep_in_history` fills these.
	const { data, error } = await (signal ? query.abortSignal(signal) : query).overrideTypes<
		Pick<HistoryEntry, 'kind' | 'id' | 'created_at' | 'text'>[]
	>();
	if (error) throw error;
	return { entries: data.slice(0, size), more: data.length > size };
}

/** What was asked in the months of a year, months from 1, and what came back more than once. */
export type YearOfReadings = JsonValues['year_of_readings'];

/**
 * A year at a glance. `starts` are the moments at which its months begin, and last the one at which it ends.
 * @throws the table service's error
 */
export async function readYear(supabase: AppClient, starts: readonly Date[]): Promise<YearOfReadings> {
	const { data, error } = await supabase.rpc('year_of_readings', {
		starts: starts.map((start) => start.toISOString()),
	});
	if (error) throw error;
	return data;
}
