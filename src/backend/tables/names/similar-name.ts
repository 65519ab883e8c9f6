/** The name most like `name`, for "Perhaps you meant …"; none where not three quarters of it agree. */
export function findSimilar(name: string, candidates: Iterable<string>, least = 0.75): string | undefined {
	if (name.length > 100) return undefined;
	let best: string | undefined;
	let score = least;
	for (const candidate of candidates) {
		const alike =
			1 - distance(name.toLowerCase(), candidate.toLowerCase()) / Math.max(name.length, candidate.length, 1);
		if (alike >= score && (best === undefined || alike > score)) {
			best = candidate;
			score = alike;
		}
	}
	return best;
}

/** Levenshtein's distance: letters to add, drop or replace. */
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const next = [i];
		for (let j = 1; j <= to.length; j++)
			next[j] = Math.min(
				(next[j - 1] ?? 0) + 1,
				(row[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
			);
		row = next;
	}
	return row[to.length] ?? 0;
}
