import type { Kind } from '#src/catalogue/catalogue.ts';

/** What a signed-in visitor asked for last, as this browser remembers it. */
export type LastAsked = {
	/** Who asked: it is shown to nobody else. */
	user: string;
	/** The reading's page in History is `history/{kind}/{id}`. */
	kind: Kind;
	id: string;
	/** When, in milliseconds since 1970. */
	at: number;
	/** What the question was heard to be about, by the reading's own names; the question itself is not kept here. */
	matter?: string | undefined;
};

const KEY = 'hoopoe.asked';
const DAY_MS = 86_400_000;
/** How long it is shown. */
const REMEMBERED_MS = 7 * DAY_MS;

/** Remembers a reading in this browser, in the place of the one before. */
export function rememberAsked(asked: LastAsked): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(asked));
	} catch {
		// Storage may be forbidden or full; then nothing is remembered.
	}
}

/** What that visitor asked for last, of the last seven days; what is older, or somebody else's, is forgotten. */
export function findLastAsked(user: string, now = Date.now()): LastAsked | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		if (isLastAsked(kept) && kept.user === user && kept.at <= now && now - kept.at < REMEMBERED_MS) return kept;
	} catch {
		// Storage may be forbidden, or hold what is none of ours.
	}
	forgetAsked();
	return null;
}

/** Forgets what was asked for last; with an id, only if it was that reading. */
export function forgetAsked(id?: string): void {
	try {
		if (!id || localStorage.getItem(KEY)?.includes(id)) localStorage.removeItem(KEY);
	} catch {
		// Storage may be forbidden; then there is nothing to forget.
	}
}

function isLastAsked(kept: unknown): kept is LastAsked {
	if (typeof kept !== 'object' || kept === null) return false;
	const { user, kind, id, at, matter } = kept as Partial<Record<keyof LastAsked, unknown>>;
	return (
		[user, kind, id].every((part) => typeof part === 'string') &&
		typeof at === 'number' &&
		(matter === undefined || typeof matter === 'string')
	);
}

/** How many midnights lie between two moments, by the clock of this device. */
export function daysBetween(then: number, now: number): number {
	const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
	return Math.round((midnight(now) - midnight(then)) / DAY_MS);
}
