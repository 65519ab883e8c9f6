import { searchPattern } from '#src/account/history/search-pattern.ts';
import type { Language } from '#src/language/languages.ts';
import type { AppClient, Row } from '#src/platform/public-schema/app-client.ts';

/** An article as the list of the administration shows it. */
export type ArticleRow = Pick<
	Row<'blog_articles'>,
	'id' | 'slug' | `title_${Language}` | 'category' | 'published' | 'published_at' | 'created_at' | 'views'
>;

/** Which articles are wanted: all, what is published, or what is not. */
export const states = ['all', 'published', 'drafts'] as const;
export type ArticleState = (typeof states)[number];

const COLUMNS = 'id,slug,title_en,title_fa,title_ar,title_es,category,published,published_at,created_at,views';

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** The title in a language, else in English, else in any other; null where there is none. */
export function titleOf(row: ArticleRow, language: Language): string | null {
	const titles = [row[`title_${language}`], row.title_en, row.title_fa, row.title_ar, row.title_es];
	return titles.find((title) => title?.trim()) ?? null;
}

/**
 * One page of all articles, newest first: those after `after`, or the newest.
 * @throws the table service's error
 */
export async function readArticles(
	supabase: AppClient,
	{ search, state, size, after }: { search: string; state: ArticleState; size: number; after?: ArticleRow | undefined },
): Promise<{ rows: ArticleRow[]; more: boolean }> {
	let query = supabase.from('blog_articles').select(COLUMNS);
	if (state !== 'all') query = query.eq('published', state === 'published');
	if (search.trim()) {
		const pattern = quoted(searchPattern(search));
		const titles = ['title_en', 'title_fa', 'title_ar', 'title_es'];
		query = query.or(titles.map((title) => `${title}.ilike.${pattern}`).join(','));
	}
	if (after) {
		const at = quoted(after.created_at);
		query = query.or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${after.id})`);
	}
	const { data, error } = await query
		.order('created_at', { ascending: false })
		.order('id', { ascending: false })
		.limit(size + 1);
	if (error) throw error;
	return { rows: data.slice(0, size), more: data.length > size };
}

/**
 * Publishes or unpublishes an article; one that was published before keeps its date.
 * @throws the table service's error
 */
export async function publish(supabase: AppClient, row: ArticleRow, published: boolean): Promise<ArticleRow> {
	const published_at = published ? (row.published_at ?? new Date().toISOString()) : row.published_at;
	const { data, error } = await supabase
		.from('blog_articles')
		.update({ published, published_at })
		.eq('id', row.id)
		.select(COLUMNS)
		.single();
	if (error) throw error;
	return data;
}

/**
 * Deletes an article, and returns a function that restores it.
 * @throws the table service's error
 */
export async function remove(supabase: AppClient, id: string): Promise<() => Promise<void>> {
	const { data, error } = await supabase.from('blog_articles').delete().eq('id', id).select('*').single();
	if (error) throw error;
	return async () => {
		const { error: refused } = await supabase.from('blog_articles').insert(data);
		if (refused) throw refused;
	};
}

/**
 * Makes an empty draft, and returns its id.
 * @throws the table service's error
 */
export async function createDraft(supabase: AppClient): Promise<string> {
	const { data, error } = await supabase.from('blog_articles').insert({ published: false }).select('id').single();
	if (error) throw error;
	return data.id;
}
