import { useEffect, useMemo, useState } from 'react';
import type { TextsReader } from '#src/language/use-texts.ts';
import { joinLive } from '#src/session/join-live.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { ArticleCard } from '../article/article.ts';
import type { BlogTexts } from '../texts/en.ts';
import { fallbackCategory } from './categories.ts';

type NewArticlesProps = {
	/** What the list shows. */
	articles: readonly ArticleCard[];
	category: string | null;
	t: TextsReader<BlogTexts>;
	/** Fetches the list anew. */
	onShow: () => void;
};

/** Parts of an article that tell whether it belongs above the list. */
const columns = ['id', 'category', 'published', 'published_at', 'created_at'];

/**
 * A line that says how many articles were published since the list was fetched; the list does not change until it is
 * pressed.
 */
export default function NewArticles({ articles, category, t, onShow }: NewArticlesProps) {
	const { supabase } = useAuth();
	const [published, setPublished] = useState<ReadonlyMap<string, Row>>(new Map());
	useEffect(() => {
		let leave: (() => void) | undefined;
		let gone = false;
		const changes = (['INSERT', 'UPDATE'] as const).map((event) => ({
			table: 'blog_articles' as const,
			event,
			filter: 'published=eq.true',
			select: columns,
		}));
		supabase()
			.then((client) => {
				if (gone) return;
				leave = joinLive(client, { changes }, (row) => {
					if (isArticle(row)) setPublished((last) => new Map(last).set(row.id, row));
				});
			})
			.catch((error: unknown) => console.warn(error));
		return () => {
			gone = true;
			leave?.();
		};
	}, [supabase]);

	const count = useMemo(() => {
		const shown = new Set(articles.map(({ id }) => id));
		const newest = Math.max(0, ...articles.map(({ moment }) => Date.parse(moment)));
		return [...published.values()].filter(
			(row) =>
				!shown.has(row.id) &&
				Date.parse(row.published_at ?? row.created_at) > newest &&
				(!category || (row.category ?? fallbackCategory) === category),
		).length;
	}, [articles, published, category]);

	return (
		<p role="status" className="blog-new no-print">
			{count > 0 && (
				<Button look="gold" onClick={onShow}>
					{t('newArticles', { count })}
				</Button>
			)}
		</p>
	);
}

type Row = { id: string; category: string | null; published_at: string | null; created_at: string };

const isArticle = (row: Readonly<Record<string, unknown>> | null): row is Row => typeof row?.id === 'string';
