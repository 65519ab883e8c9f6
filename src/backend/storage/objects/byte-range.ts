import type { ByteRange } from '../bytes/byte-place.ts';

/**
 * What a `Range` header asks for of `size` bytes (RFC 9110, 14.1.2): one range, `unsatisfiable`, or null for the whole:
 * other units, several ranges and what is no range at all count as absent (14.2).
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
	const match = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '');
	if (!match || (match[1] === '' && match[2] === '')) return null;
	const [first, last] = [match[1] ?? '', match[2] ?? ''];
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
	}
	const from = Number(first);
	if (last !== '' && Number(last) < from) return null;
	if (from >= size) return 'unsatisfiable';
	return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
