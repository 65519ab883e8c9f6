/** One measured number beside the limit it is held against, which was measured in the same run unless `limit.fixed`. */
export type Figure = {
	/** What was measured: `read of 10 rows, 10 clients`. */
	name: string;
	value: number;
	unit: string;
	limit: { name: string; value: number; fixed?: boolean };
	/** What is wanted of the ratio of value and limit, or of the value itself; nothing where it is only shown. */
	wanted?: { of: 'ratio' | 'value'; least?: number; most?: number };
	/** More that explains the number. */
	note?: string;
};

/** Prints a figure at once and keeps it for the table. */
export type Report = (figure: Figure) => void;

/** What a benchmark gets: seconds for each case, and where to put its figures. */
export type Run = { seconds: number; report: Report };

export type Benchmark = (run: Run) => Promise<void>;

export const ratioOf = ({ value, limit }: Figure): number => value / limit.value;

/** Whether a figure is as wanted; null where nothing is. */
export function isHeld(figure: Figure): boolean | null {
	if (!figure.wanted) return null;
	const { of, least = -Infinity, most = Infinity } = figure.wanted;
	const judged = of === 'ratio' ? ratioOf(figure) : figure.value;
	return judged >= least && judged <= most;
}

/** A number with three digits that count. */
export function short(value: number): string {
	if (!Number.isFinite(value)) return '-';
	if (Math.abs(value) >= 100) return String(Math.round(value));
	return String(Number(value.toPrecision(3)));
}

export function describe(figure: Figure): string {
	const { name, value, unit, limit, note } = figure;
	return `${name}: ${short(value)} ${unit}; ${limit.name}: ${short(limit.value)} ${unit}; ratio ${short(ratioOf(figure))}${note ? ` (${note})` : ''}`;
}

/** The closing table. */
export function tableOf(figures: readonly (Figure & { benchmark: string })[]): string {
	const rows = figures.map((figure) => [
		figure.benchmark,
		figure.name,
		`${short(figure.value)} ${figure.unit}`,
		`${short(figure.limit.value)} ${figure.limit.name}`,
		short(ratioOf(figure)),
		wish(figure),
		{ true: 'yes', false: 'NO', null: '' }[String(isHeld(figure)) as 'true' | 'false' | 'null'],
	]);
	const lines = [['benchmark', 'case', 'figure', 'limit', 'ratio', 'wanted', 'held'], ...rows];
	const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
	return lines
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

function wish({ wanted, unit }: Figure): string {
	if (!wanted) return '';
	const suffix = wanted.of === 'ratio' ? '' : ` ${unit}`;
	return [
		wanted.least === undefined ? '' : `≥ ${short(wanted.least)}${suffix}`,
		wanted.most === undefined ? '' : `≤ ${short(wanted.most)}${suffix}`,
	]
		.join(' ')
		.trim();
}
