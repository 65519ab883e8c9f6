import type { Database } from '#src/platform/database/database.ts';
import type { Told } from '../choice/choose-theme.ts';

/** A row is free again when its writer has not renewed it for so long. */
const GIVEN_UP_AFTER = '15 minutes';

/** What a row of `internal.articles_written` claims: a slot of a day's set, a telling of a theme, both or neither. */
export type NewRow = {
	day: string;
	slot: number | null;
	family: string | null;
	theme: string | null;
	telling: number | null;
};

/** @returns the id of the new row; null where the slot or the telling is claimed already */
export async function insertRow(database: Database, row: NewRow): Promise<string | null> {
	const { rows } = await database.query<{ id: string }>(
		`insert into internal.articles_written (day, slot, family, theme, telling) values ($1, $2, $3, $4, $5)
		on conflict do nothing returning id`,
		[row.day, row.slot, row.family, row.theme, row.telling],
	);
	return rows[0]?.id ?? null;
}

/** What has been told of themes, oldest first. */
export async function listTold(database: Database): Promise<Told[]> {
	const { rows } = await database.query<Told>(
		'select theme, family, telling from internal.articles_written where theme is not null order by claimed_at, slot',
	);
	return rows;
}

export async function isSlotTaken(database: Database, day: string, slot: number): Promise<boolean> {
	const { rows } = await database.query('select from internal.articles_written where day = $1 and slot = $2', [
		day,
		slot,
	]);
	return rows.length > 0;
}

/** Ids of the articles that are the set of that day, as far as they can still be read. */
export async function listArticlesOfDay(database: Database, day: string): Promise<string[]> {
	const { rows } = await database.query<{ id: string }>(
		`select article.id from internal.articles_written written join public.blog_articles article
			on article.id = written.article_id and article.published
		where written.day = $1 and written.slot is not null order by written.slot`,
		[day],
	);
	return rows.map(({ id }) => id);
}

/** Deletes the rows of writers that have stopped before their article was published. */
export async function deleteStaleRows(database: Database): Promise<void> {
	await database.query(
		`delete from internal.articles_written where article_id is null and claimed_at < now() - $1::interval`,
		[GIVEN_UP_AFTER],
	);
}

export async function renewRow(database: Database, id: string): Promise<void> {
	await database.query('update internal.articles_written set claimed_at = now() where id = $1 and article_id is null', [
		id,
	]);
}

/** Deletes a row without an article. */
export async function deleteRow(database: Database, id: string): Promise<void> {
	await database.query('delete from internal.articles_written where id = $1 and article_id is null', [id]);
}
