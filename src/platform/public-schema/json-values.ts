/** What JSON can hold. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** One value of a test's result: its name, what is shown of it, and where it stands, from 0 to 1. */
export type Figure = { label: string; value: string; share: number };

/** A result of a test as data (`0026_result_figures.sql`): in a few words where it has such, and its values. */
export type ResultFigures = { heading: string | null; values: readonly Figure[] };

type LanguageCode = 'en' | 'fa' | 'ar' | 'es';

/** An article in a list: its words in one language, and which language each is really in (`0018_blog.sql`). */
export type ArticleCardRow = {
	id: string;
	slug: string | null;
	title: string | null;
	title_in: LanguageCode | null;
	excerpt: string | null;
	excerpt_in: LanguageCode | null;
	category: string | null;
	image_url: string | null;
	views: number;
	shown_at: string;
};

/** An article to be read, with its neighbours (`0018_blog.sql`). */
export type ArticleRow = Omit<ArticleCardRow, 'excerpt_in'> & {
	content: string | null;
	content_in: LanguageCode | null;
	languages: LanguageCode[];
	created_at: string;
	updated_at: string;
	older: ArticleCardRow | null;
	newer: ArticleCardRow | null;
	related: ArticleCardRow[];
};

/** Counts for administrators (`0020_admin.sql`). Days are `YYYY-MM-DD` (UTC). */
export type AdminFigures = {
	first: string;
	last: string;
	readings: readonly { day: string; kind: string; readings: number }[];
	texts: readonly { day: string; outcome: string; texts: number; input_tokens: number; output_tokens: number }[];
	people: { total: number; new: number };
	articles: { published: number; drafts: number; views: number };
};

/** A couplet's two hemistichs. */
export type VerseLines = readonly [string, string];

/** What an edition of the Divan is called, where its text is from, and under which licence (`0038_divan.sql`). */
export type EditionRow = { edition: string; source: string; licence: string };

/** A couplet under its numbers, with its edition: copied beside a kept reading. */
export type KeptCouplet = EditionRow & { ghazal: number; couplet: number; verse: VerseLines };

/** A whole ghazal. `drawn` is the couplet by which it was found, from 1; `shahed` the next ghazal's first couplet. */
export type GhazalRow = EditionRow & {
	ghazal: number;
	drawn: number | null;
	previous: number | null;
	next: number | null;
	couplets: readonly VerseLines[];
	shahed: { ghazal: number; verse: VerseLines } | null;
};

/** A page of what a search in the Divan found, and how much it found in all. */
export type DivanHits = EditionRow & {
	ghazals: number;
	total: number;
	couplets: readonly { ghazal: number; couplet: number; verse: VerseLines }[];
};

/**
 * What the JSON columns (`table.column`) and the functions that return JSON hold. PostgreSQL knows them as `jsonb` only;
 * what is not named here is `Json` in `database-types.ts`.
 */
export type JsonValues = {
	'tarot_readings.cards': readonly unknown[];
	'hafez_readings.couplet': KeptCouplet;
	'mbti_results.answers': readonly (string | number)[];
	'mbti_results.figures': ResultFigures;
	'profiles.personal': Readonly<Record<string, unknown>>;
	/** What `details` is depends on the kind of the reading. */
	'kept_readings.details': unknown;
	admin_figures: AdminFigures;
	/** Rows by table, and the person's pictures. */
	export_my_data: { [table: string]: Record<string, unknown>[] };
	list_articles: { articles: ArticleCardRow[]; categories: string[] };
	/** Tables with rows of people, and the columns of their primary keys (`0024_bounded_searches.sql`). */
	list_my_tables: { name: string; key: string[] }[];
	read_article: ArticleRow | null;
	read_ghazal: GhazalRow | null;
	search_divan: DivanHits | null;
	/** What was asked in the months of a year, counted from 1, and what came back more than once (`0022_dream_symbols.sql`). */
	year_of_readings: {
		months: { month: number; kind: string; count: number }[];
		cards: { id: number; count: number }[];
		/** `newest` is the id of the newest reading of that poem. */
		poems: { poem: number; count: number; newest: string }[];
		/** Symbols of dreams by their ids. */
		symbols: { id: string; count: number }[];
	};
};

export type JsonOf<Name extends string> = Name extends keyof JsonValues ? JsonValues[Name] : Json;
