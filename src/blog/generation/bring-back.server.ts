import { type Language, languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { returnNote, withReturnNote } from '../lore/day-note.server.ts';
import type { Claim } from './claims/claims.server.ts';

type OldArticle = { id: string; slug: string | null; published_at: string | null } & Record<
	`content_${Language}`,
	string | null
>;

const contents = languages.map((language) => `content_${language}` as const);

const oldestSql = `
	select id, slug, published_at::text, ${contents.join(', ')} from public.blog_articles article
	where published and coalesce(published_at, created_at) < $1::date
		and exists (select from internal.articles_written where article_id = article.id and theme is not null)
	order by coalesce(published_at, created_at), id
	limit 1`;

/** Both or neither: the article comes to the top of the list, and the claim is settled with it. */
const bringBackSql = `
	with mine as (select id from internal.articles_written where id = $1 and article_id is null for update),
	back as (
		update public.blog_articles set published_at = $4, ${contents.map((name, index) => `${name} = $${index + 5}`).join(', ')}
		where id = $2 and published and published_at is not distinct from $3::timestamptz and exists (select from mine)
		returning id
	),
	settled as (update internal.articles_written set article_id = $2 where id = $1 and exists (select from back))
	select id from back`;

/**
 * Brings the oldest article of our own themes back to the top of the list, with a fresh note of the day
 * (`yyyy-mm-dd`) before its last paragraph; what an editor has made of it stays. Answers its id, null where there is none
 * from before that day. Another writer may bring the same one back meanwhile: then it is the next.
 */
export async function bringBack(
	database: Database,
	claim: Claim,
	{ day, order, at }: { day: string; order: number; at: Date },
): Promise<string | null> {
	const notes = returnNote(day, order);
	for (;;) {
		const [old] = (await database.query<OldArticle>(oldestSql, [day])).rows;
		if (!old) return null;
		const texts = languages.map((language) => {
			const content = old[`content_${language}`];
			return content && withReturnNote(content, notes[language], language);
		});
		const { rows } = await database.query(bringBackSql, [
			claim.id,
			old.id,
			old.published_at,
			at.toISOString(),
			...texts,
		]);
		if (rows.length > 0) return old.id;
		if (!(await isOpen(database, claim))) return null;
	}
}

async function isOpen(database: Database, { id }: Claim): Promise<boolean> {
	const { rows } = await database.query('select from internal.articles_written where id = $1 and article_id is null', [
		id,
	]);
	return rows.length > 0;
}
