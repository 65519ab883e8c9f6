import { badRange } from '../problems.ts';

/** `Content-Range`: which rows of how many; `*` for none and for unknown. */
export function contentRange(first: number, last: number, total: number | null | undefined): string {
	return `${first <= last && total !== 0 ? `${first}-${last}` : '*'}/${total ?? '*'}`;
}

/**
 * The status and `Content-Range` of rows that were read.
 * @throws Problem PGRST103 (416) where the offset lies behind the last row
 */
export function rangeAnswer(
	offset: number,
	rows: number,
	total: number | null | undefined,
): { status: number; range: string } {
	if (typeof total === 'number' && offset > total)
		throw badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
	const partial = typeof total === 'number' && rows < total;
	return { status: partial ? 206 : 200, range: contentRange(offset, offset + rows - 1, total) };
}
