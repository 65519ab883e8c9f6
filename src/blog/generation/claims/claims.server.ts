import type { Database } from '#src/platform/database/database.ts';
import { BUILT_IN_TELLINGS, chooseTheme, type Place } from '../choice/choose-theme.ts';
import {
	deleteRow,
	deleteStaleRows,
	insertRow,
	isSlotTaken,
	listArticlesOfDay,
	listTold,
	renewRow,
} from './claimed-rows.server.ts';

/** How often a claim is renewed while its article is written, in milliseconds. */
const RENEWED_EVERY = 4 * 60_000;

/** The right to write one article. `subject` is null for an article on nothing but an administrator's topic. */
export type Claim = { id: string; subject: { place: Place; telling: number } | null };

/** Claims of articles, kept in `internal.articles_written`, so that any number of servers write each of them once. */
export interface Claims {
	/** Frees what was claimed by a writer that has stopped: the slot of the day, and the theme. */
	giveUpStale(): Promise<void>;
	/**
	 * Claims the next theme, for a slot of the day's set or for none. `taken` where the slot is another's, `exhausted`
	 * where every theme was told `tellings` times (`BUILT_IN_TELLINGS` unless said otherwise).
	 */
	next(
		places: readonly Place[],
		day: string,
		slot: number | null,
		tellings?: number,
	): Promise<Claim | 'taken' | 'exhausted'>;
	/** Claims the first of these themes that has a telling left; null where none has. */
	firstOf(places: readonly Place[], day: string): Promise<Claim | null>;
	/** Claims a slot of the day's set for an article that exists already; null where the slot is another's. */
	slot(day: string, slot: number): Promise<Claim | null>;
	/** Claims an article that has a topic and no theme. */
	topic(day: string): Promise<Claim>;
	/** Themes that have a telling left, each with the telling that comes next. */
	left(places: readonly Place[]): Promise<{ place: Place; telling: number }[]>;
	/** Ids of the articles that are the set of that day, as far as they can still be read. */
	ofDay(day: string): Promise<string[]>;
	/** Says that the writer of a claim still works. */
	renew(claim: Claim): Promise<void>;
	/** Releases what was not written. */
	release(claim: Claim): Promise<void>;
	/** Does the work of a claim, which is renewed meanwhile, and released when the work fails. */
	hold<T>(claim: Claim, work: () => Promise<T>): Promise<T>;
}

export function openClaims(database: Database): Claims {
	/** Makes a row, or finds that the slot or the telling is another's. */
	async function insert(day: string, slot: number | null, subject: Claim['subject']): Promise<Claim | null> {
		const { place, telling = null } = subject ?? {};
		const row = { day, slot, family: place?.family ?? null, theme: place?.name ?? null, telling };
		const id = await insertRow(database, row);
		return id === null ? null : { id, subject };
	}

	return {
		giveUpStale: () => deleteStaleRows(database),
		async next(places, day, slot, tellings = BUILT_IN_TELLINGS) {
			for (;;) {
				if (slot !== null && (await isSlotTaken(database, day, slot))) return 'taken';
				const before = await listTold(database);
				const subject = chooseTheme(places, before, `${day} ${before.length}`, tellings);
				if (!subject) return 'exhausted';
				const claim = await insert(day, slot, subject);
				if (claim) return claim;
			}
		},
		async firstOf(places, day) {
			for (const place of places)
				for (let telling = 0; telling < BUILT_IN_TELLINGS; telling++) {
					const claim = await insert(day, null, { place, telling });
					if (claim) return claim;
				}
			return null;
		},
		slot: (day, slot) => insert(day, slot, null),
		topic: async (day) => (await insert(day, null, null)) as Claim,
		async left(places) {
			const before = new Set((await listTold(database)).map(({ theme, telling }) => `${theme} ${telling}`));
			return places.flatMap((place) => {
				const telling = [0, 1].find((one) => !before.has(`${place.name} ${one}`));
				return telling === undefined ? [] : [{ place, telling }];
			});
		},
		ofDay: (day) => listArticlesOfDay(database, day),
		renew: ({ id }) => renewRow(database, id),
		release: ({ id }) => deleteRow(database, id),
		async hold({ id }, work) {
			const renewing = setInterval(() => void renewRow(database, id).catch(() => {}), RENEWED_EVERY);
			try {
				return await work();
			} catch (error) {
				await deleteRow(database, id).catch(() => {});
				throw error;
			} finally {
				clearInterval(renewing);
			}
		},
	};
}
