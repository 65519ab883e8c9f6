import type { PostgrestError } from '@supabase/supabase-js';
import { type Language, languages } from '#src/language/languages.ts';
import { lengthOf } from '#src/language/text-length.ts';
import type { AppClient, Row } from '#src/platform/public-schema/app-client.ts';

/** An article as the editor has it: every column that can be written, empty where the row holds nothing. */
export type ArticleForm = {
	slug: string;
	category: string;
	image_url: string;
	published: boolean;
} & Record<TextColumn, string>;

const parts = ['title', 'excerpt', 'content'] as const;
export type TextPart = (typeof parts)[number];
export type TextColumn = `${TextPart}_${Language}`;

/** Most characters of each part, as the table has it. */
export const mostOf = {
	title: 300,
	excerpt: 1000,
	content: 60_000,
	slug: 120,
	category: 100,
	image_url: 2000,
} as const;

export type Kept = { form: ArticleForm; publishedAt: string | null; changedAt: string };

export const textColumns: readonly TextColumn[] = languages.flatMap((language) =>
	parts.map((part): TextColumn => `${part}_${language}`),
);

// Written out, so that supabase-js knows the row it gets.
const TITLES = 'title_en,title_fa,title_ar,title_es';
const EXCERPTS = 'excerpt_en,excerpt_fa,excerpt_ar,excerpt_es';
const CONTENTS = 'content_en,content_fa,content_ar,content_es';
const COLUMNS = `slug,category,image_url,published,published_at,updated_at,${TITLES},${EXCERPTS},${CONTENTS}` as const;

/**
 * An article by its id, null where there is none.
 * @throws the table service's error
 */
export async function readForm(supabase: AppClient, id: string): Promise<Kept | null> {
	const { data, error } = await supabase.from('blog_articles').select(COLUMNS).eq('id', id).maybeSingle();
	if (error) throw error;
	return data && keptOf(data);
}

function keptOf({
	published,
	published_at,
	updated_at,
	...texts
}: Pick<Row<'blog_articles'>, keyof ArticleForm | 'published_at' | 'updated_at'>): Kept {
	const filled = Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text ?? '']));
	return {
		form: { ...(filled as Omit<ArticleForm, 'published'>), published },
		publishedAt: published_at,
		changedAt: updated_at,
	};
}

/** What is wrong with a form, by column: the key of its message. */
export type FormFaults = Partial<Record<keyof ArticleForm, 'tooLong' | 'slugWrong' | 'slugTaken'>>;

/** The table's own limits, checked before the request. */
export function findFaults(form: ArticleForm): FormFaults {
	const faults: FormFaults = {};
	for (const column of textColumns)
		if (lengthOf(form[column]) > mostOf[column.split('_')[0] as TextPart]) faults[column] = 'tooLong';
	for (const column of ['category', 'image_url'] as const)
		if (lengthOf(form[column]) > mostOf[column]) faults[column] = 'tooLong';
	const slug = form.slug.trim();
	if (slug && (slug.length > mostOf.slug || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))) faults.slug = 'slugWrong';
	return faults;
}

/**
 * Saves a form, unless the article was changed since `kept` was read; `null` saves it in any case.
 * @returns the article as it is kept now, `conflict`, or `slugTaken`
 * @throws the table service's error
 */
export async function writeForm(
	supabase: AppClient,
	id: string,
	form: ArticleForm,
	kept: Pick<Kept, 'publishedAt'> & { changedAt: string | null },
): Promise<Kept | 'conflict' | 'slugTaken'> {
	const texts = Object.fromEntries(
		[...textColumns, 'slug' as const, 'category' as const, 'image_url' as const].map((column) => [
			column,
			form[column].trim() || null,
		]),
	);
	const published_at = form.published ? (kept.publishedAt ?? new Date().toISOString()) : kept.publishedAt;
	let query = supabase
		.from('blog_articles')
		.update({ ...texts, published: form.published, published_at })
		.eq('id', id);
	if (kept.changedAt !== null) query = query.eq('updated_at', kept.changedAt);
	const { data, error } = await query.select(COLUMNS).maybeSingle();
	if (error) {
		if (isTaken(error)) return 'slugTaken';
		throw error;
	}
	return data ? keptOf(data) : 'conflict';
}

const isTaken = ({ code, message }: PostgrestError) => code === '23505' && message.includes('slug');
