import type { Language } from '#src/language/languages.ts';

/** Words of an article, and the language they are in: the reader's, or English where the reader's is missing. */
export type Told = { text: string; language: Language };

/** What a card of the blog shows. Dates are written out in the reader's language on the server. */
export type ArticleCard = {
	id: string;
	/** The last part of the article's address: its slug, else its id. */
	name: string;
	title: Told;
	excerpt: Told | null;
	/** The category's name in the reader's language. */
	category: string;
	/** The category as the tables keep it. */
	kind: string;
	picture: string | null;
	views: number;
	/** The day it is dated, as people write it, and as machines do (RFC 3339). */
	date: string;
	moment: string;
};

/** An article to be read. */
export type Article = ArticleCard & {
	content: Told | null;
	/** The languages that have a title and a text of their own. */
	languages: readonly Language[];
	/** When it was published, and when its writers last changed it (RFC 3339). */
	published: string;
	changed: string;
	/** Minutes it takes to read, one at least. */
	minutes: number;
	older: ArticleCard | null;
	newer: ArticleCard | null;
	related: readonly ArticleCard[];
};

/** A page of the list. */
export type ArticlePage = {
	articles: readonly ArticleCard[];
	categories: readonly { kind: string; name: string }[];
	/** Places in the list where its older and its newer neighbour page begin, as the address names them; null at an end. */
	older: string | null;
	newer: string | null;
};
