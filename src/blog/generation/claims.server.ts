import type { Database } from '#src/platform/database/database.ts';
import { BUILT_IN_TELLINGS, chooseTheme, type Place, type Told } from './choose-theme.ts';

/** Whoever has not been heard of for so long while writing has died; somebody else may tell it. */
const GIVEN_UP_AFTER = '15 minutes';
/** How often a writer has to be heard of, in milliseconds. */
export const HEARD_OF_EVERY = 4 * 60_000;

/** The right to write one article. `subject` is null for an article on nothing but an administrator's topic. */
export type Claim = { id: string; subject: { place: Place; telling: number } | null };

/** What has been told, oldest first; the rows are those of `internal.articles_written`. */
export function openClaims(database: Database) {
	/** Makes a row, or finds that the slot or the telling is another's. */
	async function insert(day: string, slot: number | null, subject: Claim['subject']): Promise<Claim | null> {
		const { rows } = await database.query<{ id: string }>(
			`insert into internal.articles_written (day, slot, family, theme, telling) values ($1, $2, $3, $4, $5)
			on conflict do nothing returning id`,
			[day, slot, subject?.place.family ?? null, subject?.place.name ?? null, subject?.telling ?? null],
		);
		return rows[0] ? { id: rows[0].id, subject } : null;
	}

	async function told(): Promise<Told[]> {
		const { rows } = await database.query<Told>(
			'select theme, family, telling from internal.articles_written where theme is not null order by claimed_at, slot',
		);
		return rows;
	}

	async function isTaken(day: string, slot: number): Promise<boolean> {
		const { rows } = await database.query('select from internal.articles_written where day = $1 and slot = $2', [
			day,
			slot,
		]);
		return rows.length > 0;
	}

	return {
		/** Frees what was claimed by somebody who died over it: the slot of the day, and the theme. */
		async giveUpStale(): Promise<void> {
			await database.query(
				`delete from internal.articles_written where article_id is null and claimed_at < now() - $1::interval`,
				[GIVEN_UP_AFTER],
			);
		},

		/**
		 * Claims the next theme, for a slot of the day's set or for none. `taken` where the slot is another's, `exhausted`
		 * where every theme was told `tellings` times.
		 */
		async next(
			places: readonly Place[],
			day: string,
			slot: number | null,
			tellings: number = BUILT_IN_TELLINGS,
		): Promise<Claim | 'taken' | 'exhausted'> {
			for (;;) {
				if (slot !== null && (await isTaken(day, slot))) return 'taken';
				const before = await told();
				const subject = chooseTheme(places, before, `${day} ${before.length}`, tellings);
				if (!subject) return 'exhausted';
				const claim = await insert(day, slot, subject);
				if (claim) return claim;
			}
		},

		/** Claims the first of these themes that has a telling left; null where none has. */
		async firstOf(places: readonly Place[], day: string): Promise<Claim | null> {
			for (const place of places)
				for (let telling = 0; telling < BUILT_IN_TELLINGS; telling++) {
					const claim = await insert(day, null, { place, telling });
					if (claim) return claim;
				}
			return null;
		},

		/** Claims a place of the day's set for an article that is there already; null where the place is another's. */
		slot: (day: string, slot: number): Promise<Claim | null> => insert(day, slot, null),

		/** Themes that have a telling left, each with the telling that comes next. */
		async left(places: readonly Place[]): Promise<{ place: Place; telling: number }[]> {
			const before = new Set((await told()).map(({ theme, telling }) => `${theme} ${telling}`));
			return places.flatMap((place) => {
				const telling = [0, 1].find((one) => !before.has(`${place.name} ${one}`));
				return telling === undefined ? [] : [{ place, telling }];
			});
		},

		/** Ids of the articles that are the set of that day, as far as they can still be read. */
		async ofDay(day: string): Promise<string[]> {
			const { rows } = await database.query<{ id: string }>(
				`select article.id from internal.articles_written written join public.blog_articles article
					on article.id = written.article_id and article.published
				where written.day = $1 and written.slot is not null order by written.slot`,
				[day],
			);
			return rows.map(({ id }) => id);
		},

		/** Claims an article that has a topic and no theme. */
		async topic(day: string): Promise<Claim> {
			return (await insert(day, null, null)) as Claim;
		},

		/** Says that its writer is alive. */
		async stillWriting({ id }: Claim): Promise<void> {
			await database.query(
				'update internal.articles_written set claimed_at = now() where id = $1 and article_id is null',
				[id],
			);
		},

		/** Lets go of what was not written. */
		async release({ id }: Claim): Promise<void> {
			await database.query('delete from internal.articles_written where id = $1 and article_id is null', [id]);
		},
	};
}
