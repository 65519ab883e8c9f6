import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { useAnswer } from '#src/session/use-answer.ts';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { AdminTexts } from '../texts/en.ts';
import { type ArticleRow, type ArticleState, createDraft, publish, readArticles, remove } from './article-rows.ts';

const PAGE = 20;

/** A row of the list, or a deleted one with the function that restores it. */
export type Listed = { row: ArticleRow; undo: (() => Promise<void>) | null };
type Page = { list: Listed[]; more: boolean };

const listed = (row: ArticleRow): Listed => ({ row, undo: null });

/** The articles that a search finds, and what an editor does with them: one thing at a time, told of where it fails. */
export function useArticles(texts: AdminTexts) {
	const t = useTexts(texts);
	const { to, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const navigate = useNavigate();
	const [search, setSearch] = useState('');
	const [state, setState] = useState<ArticleState>('all');
	const [busy, setBusy] = useState<string | null>(null);
	const { answer, again, change } = useAnswer(
		useCallback(
			async (client): Promise<Page> => {
				const { rows, more } = await readArticles(client, { search, state, size: PAGE });
				return { list: rows.map(listed), more };
			},
			[search, state],
		),
	);

	async function act(id: string, work: () => Promise<void>) {
		if (busy) return;
		setBusy(id);
		try {
			await work();
		} catch (error) {
			console.error(error);
			showToast({ title: chrome('toast.error'), text: t('articles.failed'), tone: 'destructive' });
		} finally {
			setBusy(null);
		}
	}
	const set = (id: string, next: (one: Listed) => Listed) =>
		change(({ list, more }) => ({ more, list: list.map((one) => (one.row.id === id ? next(one) : one)) }));

	return {
		answer,
		again,
		busy: busy !== null,
		search,
		setSearch,
		state,
		setState,
		create: () => act('new', async () => navigate(to(`admin/articles/${await createDraft(await supabase())}`))),
		showMore: (last: ArticleRow | undefined) =>
			act('more', async () => {
				const next = await readArticles(await supabase(), { search, state, size: PAGE, after: last });
				change(({ list }) => ({ list: [...list, ...next.rows.map(listed)], more: next.more }));
			}),
		/** Publishes or unpublishes an article. */
		publish: (row: ArticleRow, published: boolean) =>
			act(row.id, async () => {
				const changed = await publish(await supabase(), row, published);
				set(row.id, () => listed(changed));
			}),
		remove: (row: ArticleRow) =>
			act(row.id, async () => {
				const undo = await remove(await supabase(), row.id);
				set(row.id, (one) => ({ ...one, undo }));
			}),
		bringBack: ({ row, undo }: Listed) =>
			act(row.id, async () => {
				await undo?.();
				set(row.id, () => listed(row));
			}),
	};
}
