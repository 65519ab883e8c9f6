import type { Language } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { guideSpeech } from '../guide/guide-speech.server.ts';

/** An article that can be read, as the guide names it: its line, and its address below the language. */
export type ThemeArticle = { line: string; address: string };

/** The newest published article on a theme of the magazine, in the language; null where none was written. */
export async function findThemeArticle(
	database: Database,
	theme: string,
	language: Language,
): Promise<ThemeArticle | null> {
	const { rows } = await database.query<{ slug: string; title: string }>(
		`select a.slug, case $2 when 'fa' then a.title_fa when 'ar' then a.title_ar when 'es' then a.title_es
			else a.title_en end as title
		from internal.articles_written w join public.blog_articles a on a.id = w.article_id
		where w.theme = $1 and a.published and a.slug is not null
		order by a.created_at desc limit 1`,
		[theme, language],
	);
	const [row] = rows;
	if (!row?.title) return null;
	return { line: guideSpeech[language].article.replace('{title}', row.title), address: `blog/${row.slug}` };
}
