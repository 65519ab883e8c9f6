import type { AdminFigures } from '#src/platform/public-schema/json-values.ts';

/** All days from the first to the last, both among them. */
export function daysOf({ first, last }: Pick<AdminFigures, 'first' | 'last'>): string[] {
	const days: string[] = [];
	for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
		days.push(new Date(at).toISOString().slice(0, 10));
	return days;
}

/** Readings of each kind, the most first: their sum, and how many on each of the days. */
export function readingsByKind(
	{ readings }: Pick<AdminFigures, 'readings'>,
	days: readonly string[],
): { kind: string; total: number; byDay: number[] }[] {
	const kinds = [...new Set(readings.map(({ kind }) => kind))];
	return kinds
		.map((kind) => {
			const byDay = days.map((day) => readings.find((row) => row.kind === kind && row.day === day)?.readings ?? 0);
			return { kind, byDay, total: byDay.reduce((sum, count) => sum + count, 0) };
		})
		.toSorted((one, other) => other.total - one.total || one.kind.localeCompare(other.kind));
}

/**
 * Texts by outcome, the most first; tokens in all; and which share of the texts that a model was asked for was written
 * by the built-in writer in its stead, null where no model was asked.
 */
export function textsByOutcome({ texts }: Pick<AdminFigures, 'texts'>): {
	outcomes: { outcome: string; texts: number }[];
	input: number;
	output: number;
	fellBack: number | null;
} {
	const sums = new Map<string, number>();
	let [input, output] = [0, 0];
	for (const row of texts) {
		sums.set(row.outcome, (sums.get(row.outcome) ?? 0) + row.texts);
		input += row.input_tokens;
		output += row.output_tokens;
	}
	const outcomes = [...sums]
		.map(([outcome, count]) => ({ outcome, texts: count }))
		.filter((row) => row.texts > 0)
		.toSorted((one, other) => other.texts - one.texts);
	const asked = outcomes.filter(({ outcome }) => outcome !== 'built-in');
	const all = asked.reduce((sum, row) => sum + row.texts, 0);
	return { outcomes, input, output, fellBack: all === 0 ? null : 1 - (sums.get('model') ?? 0) / all };
}
