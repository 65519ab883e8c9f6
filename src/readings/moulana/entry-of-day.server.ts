import { entries } from './entries.server.ts';
import type { MoulanaPath } from './paths.ts';

const DAY_MS = 86_400_000;

/**
 * The entry of a path on a day (`YYYY-MM-DD`): they follow one another in their order, so that two days in a row always
 * differ and none comes again before all have come (docs/methods.md, 1: the day chooses).
 */
export function entryOfDay(path: MoulanaPath, date: string): (typeof entries)[number] {
	const ofPath = entries.filter((entry) => entry.path === path);
	const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
	return ofPath[((day % ofPath.length) + ofPath.length) % ofPath.length] ?? entries[0];
}
