import type { Role, RuledColumn, Rules } from './rules.ts';
import { visibleColumns } from './rules.ts';

export type ChangeEvent = 'INSERT' | 'UPDATE' | 'DELETE';

/** A change of a row, as triggers report it. Rows are JSON text. */
export type Change = {
	readonly relation: number;
	readonly event: ChangeEvent;
	/** When it was made, as PostgreSQL writes it. */
	readonly at: string;
	/** The row as it is; null after a deletion. */
	readonly row: string | null;
	/** The row as it was: whole after a deletion, and by its key alone after an update, or whole (REPLICA IDENTITY FULL). */
	readonly before: string | null;
};

/** Reads a change from the bus: a text that begins with `C`, in three lines. */
export function readChange(text: string): Change {
	const first = text.indexOf('\n');
	const second = text.indexOf('\n', first + 1);
	const heading = JSON.parse(text.slice(1, first)) as Pick<Change, 'relation' | 'event' | 'at'>;
	return { ...heading, row: text.slice(first + 1, second) || null, before: text.slice(second + 1) || null };
}

/** The row that policies and filters are evaluated on. */
export const checkedRow = ({ event, row, before }: Change): string => (event === 'DELETE' ? before : row) ?? '{}';

/** Rows longer than this are sent without their long values (Realtime's `max_record_bytes`). */
const LONGEST_ROW = 1_048_576;
const LONGEST_KEPT = 64;
const TOO_LARGE = '"Error 413: Payload Too Large"';

/**
 * A change as a role receives it, as JSON text for clients. With row-level security a deletion shows the primary key
 * only.
 * @param select columns that are wanted; all that are visible otherwise
 */
export function writeChange(change: Change, rules: Rules, role: Role, select: readonly string[] | null): string {
	const visible = visibleColumns(rules, role).filter(({ name }) => !select || select.includes(name));
	const isLong = (change.row?.length ?? 0) + (change.before?.length ?? 0) > LONGEST_ROW;
	const part = (text: string | null, columns: readonly RuledColumn[]) =>
		text === null ? '{}' : !isLong && columns.length === rules.columns.length ? text : cut(text, columns, isLong);
	const columns = visible.map(({ name, type }) => ({ name, type }));
	const keys = visible.filter(({ isKey }) => isKey);
	const parts = [
		`"schema":${JSON.stringify(rules.schema)},"table":${JSON.stringify(rules.name)}`,
		`"commit_timestamp":${JSON.stringify(change.at)},"type":"${change.event}","columns":${JSON.stringify(columns)}`,
	];
	if (change.event !== 'DELETE') parts.push(`"record":${part(change.row, visible)}`);
	// The row before an update may have been hidden by a policy.
	const shown = rules.hasRowSecurity ? keys : visible;
	if (change.event !== 'INSERT') parts.push(`"old_record":${part(change.before, shown)}`);
	parts.push(`"errors":${isLong ? `[${TOO_LARGE}]` : 'null'}`);
	return `{${parts.join(',')}}`;
}

function cut(text: string, columns: readonly RuledColumn[], isLong: boolean): string {
	const row = JSON.parse(text) as Record<string, unknown>;
	const kept: Record<string, unknown> = Object.create(null);
	for (const { name } of columns) {
		if (!Object.hasOwn(row, name)) continue;
		if (!isLong || JSON.stringify(row[name]).length <= LONGEST_KEPT) kept[name] = row[name];
	}
	return JSON.stringify(kept);
}
