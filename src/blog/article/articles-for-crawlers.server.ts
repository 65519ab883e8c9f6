import type { Language } from '#src/language/languages.ts';
import type { Queryable } from '#src/platform/database/database.ts';

/** Four addresses an article; a sitemap holds fifty thousand at most (sitemaps.org). */
const MOST = 12_000;

/** A page for the sitemap: its path below the language, the languages that have it, and when it was changed. */
export type CrawledPage = { name: string; languages: readonly Language[]; changed: Date };

/** The newest published articles, each with the languages it is written in. */
export async function articlesForCrawlers(database: Queryable): Promise<CrawledPage[]> {
	const { rows } = await database.query<{ name: string; languages: Language[]; changed: Date }>(
		`select 'blog/' || coalesce(slug, id::text) as name, updated_at as changed,
			array_remove(array[
				case when title_en is not null and content_en is not null then 'en' end,
				case when title_fa is not null and content_fa is not null then 'fa' end,
				case when title_ar is not null and content_ar is not null then 'ar' end,
				case when title_es is not null and content_es is not null then 'es' end], null) as languages
		from public.blog_articles where published
		order by coalesce(published_at, created_at) desc, id desc limit ${MOST}`,
	);
	return rows;
}
