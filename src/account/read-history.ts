import type { SupabaseClient } from '@supabase/supabase-js';

/** The parts of History, in the order they are shown (first seed, section 2). */
export const historySections = ['tarot', 'dreams', 'hafez', 'tests'] as const;

export type HistorySection = (typeof historySections)[number];

/** One reading or result as History shows it. */
export type HistoryEntry = {
	key: string;
	createdAt: string;
	/** The question, the dream, or the type a test gave. */
	asked: string | null;
	/** What was answered. */
	text: string;
};

export type History = Record<HistorySection, HistoryEntry[]>;

type Row = Record<string, unknown>;

const sources: Record<HistorySection, { table: string; asked: string | null; text: string }> = {
	tarot: { table: 'tarot_readings', asked: null, text: 'interpretation' },
	dreams: { table: 'dream_interpretations', asked: 'dream_text', text: 'interpretation' },
	hafez: { table: 'hafez_readings', asked: 'question', text: 'interpretation' },
	tests: { table: 'mbti_results', asked: 'mbti_type', text: 'analysis' },
};

const words = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads all that a visitor has kept, newest first. A part that cannot be read is logged, and empty. */
export async function readHistory(supabase: SupabaseClient, userId: string): Promise<History> {
	const parts = await Promise.all(
		historySections.map(async (section) => {
			const { table, asked, text } = sources[section];
			const { data, error } = await supabase
				.from(table)
				.select('*')
				.eq('user_id', userId)
				.order('created_at', { ascending: false });
			if (error) {
				console.error(error);
			}
			const rows: Row[] = data ?? [];
			const entries = rows.map((row, index) => ({
				key: words(row.id) || `${words(row.created_at)} ${index}`,
				createdAt: words(row.created_at),
				asked: asked && words(row[asked]) ? words(row[asked]) : null,
				text: words(row[text]),
			}));
			return [section, entries] as const;
		}),
	);
	return Object.fromEntries(parts) as History;
}
