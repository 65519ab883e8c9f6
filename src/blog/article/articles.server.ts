import { formatDate } from '#src/language/format-date.ts';
import type { Language } from '#src/language/languages.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { ArticleCardRow } from '#src/platform/public-schema/json-values.ts';
import { categoryName, fallbackCategory } from '../list/categories.ts';
import { type ListAddress, writePlace } from '../list/list-address.ts';
import type { Article, ArticleCard, ArticlePage, Told } from './article.ts';
import { minutesToRead } from './minutes-to-read.ts';

/** Cards on a page of the list. */
export const PAGE = 12;

/**
 * A page of the list in a language, by one call. `untitled` is the title of what has none.
 * @throws the error of the table service
 */
export async function listArticles(
	client: AppClient,
	language: Language,
	{ category, words, before, after }: ListAddress,
	untitled: string,
): Promise<ArticlePage> {
	const { data } = await client
		.rpc('list_articles', {
			language,
			of_category: category,
			words,
			before_at: before?.at ?? null,
			before_id: before?.id ?? null,
			after_at: after?.at ?? null,
			after_id: after?.id ?? null,
			amount: PAGE,
		})
		.throwOnError();
	const { articles, categories } = data;
	const goesOn = articles.length > PAGE;
	const shown = after ? articles.slice(-PAGE) : articles.slice(0, PAGE);
	const placeOf = (row: ArticleCardRow | undefined) => (row ? writePlace({ at: row.shown_at, id: row.id }) : null);
	return {
		articles: shown.map((row) => cardOf(row, language, untitled)),
		categories: categories
			.map((kind) => ({ kind, name: categoryName(kind, language) }))
			.sort((one, other) => one.name.localeCompare(other.name, language)),
		older: goesOn || after ? placeOf(shown.at(-1)) : null,
		newer: before || (after && goesOn) ? placeOf(shown[0]) : null,
	};
}

/**
 * An article in a language by its slug or id, by one call; null where there is none that is published.
 * @throws the error of the table service
 */
export async function findArticle(
	client: AppClient,
	language: Language,
	article: string,
	untitled: string,
): Promise<Article | null> {
	// PostgreSQL keeps no NUL, so no article has one in its name.
	if (article.includes('\0')) return null;
	const { data: row } = await client.rpc('read_article', { language, article }).throwOnError();
	if (!row) return null;
	const content = told(row.content, row.content_in);
	return {
		...cardOf({ ...row, excerpt_in: row.title_in }, language, untitled),
		date: formatDate(row.created_at, language, 'article'),
		moment: row.created_at,
		content,
		languages: row.languages,
		published: row.shown_at,
		changed: row.updated_at,
		minutes: minutesToRead(content?.text ?? ''),
		older: row.older && cardOf(row.older, language, untitled),
		newer: row.newer && cardOf(row.newer, language, untitled),
		related: row.related.map((one) => cardOf(one, language, untitled)),
	};
}

const told = (text: string | null, language: Language | null): Told | null =>
	text && language ? { text, language } : null;

function cardOf(row: ArticleCardRow, language: Language, untitled: string): ArticleCard {
	return {
		id: row.id,
		name: row.slug ?? row.id,
		title: told(row.title, row.title_in) ?? { text: untitled, language },
		excerpt: told(row.excerpt, row.excerpt_in),
		category: categoryName(row.category, language),
		kind: row.category ?? fallbackCategory,
		picture: row.image_url,
		views: row.views,
		date: formatDate(row.shown_at, language, 'card'),
		moment: row.shown_at,
	};
}
