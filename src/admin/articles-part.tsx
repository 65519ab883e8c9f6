import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SearchField } from '#src/account/history/search-field.tsx';
import { SelectBox } from '#src/account/select-box.tsx';
import { categoryName } from '#src/blog/categories.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { Answered } from './answered.tsx';
import {
	type ArticleRow,
	type ArticleState,
	createDraft,
	publish,
	readArticles,
	remove,
	states,
	titleOf,
} from './article-rows.ts';
import type { AdminTexts } from './texts/en.ts';
import { useAnswer } from './use-answer.ts';

const PAGE = 20;

/** A row of the list, or what is left of one that was deleted: the way to bring it back. */
type Listed = { row: ArticleRow; undo: (() => Promise<void>) | null };
type Page = { list: Listed[]; more: boolean };

const listed = (row: ArticleRow): Listed => ({ row, undo: null });

/** All articles, with search, and what an editor does with one of them. */
export function ArticlesPart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language, to, t: chrome } = useLanguage();
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

	/** Does one thing at a time, and says so where it fails. */
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

	const showMore = (last: ArticleRow | undefined) =>
		act('more', async () => {
			const next = await readArticles(await supabase(), { search, state, size: PAGE, after: last });
			change(({ list }) => ({ list: [...list, ...next.rows.map(listed)], more: next.more }));
		});
	const title = (row: ArticleRow) => titleOf(row, language) ?? t('articles.untitled');

	return (
		<section aria-labelledby="admin-articles">
			<div className="admin-head">
				<h2 id="admin-articles">{t('articles.title')}</h2>
				<Button
					look="gold"
					disabled={busy !== null}
					onClick={() =>
						act('new', async () => {
							await navigate(to(`admin/articles/${await createDraft(await supabase())}`));
						})
					}
				>
					{t('articles.create')}
				</Button>
			</div>
			<div className="admin-finders">
				<SearchField label={t('articles.search')} value={search} onSearch={setSearch} />
				<SelectBox
					label={t('articles.state')}
					name="state"
					value={state}
					onChange={(value) => setState(value as ArticleState)}
					options={states.map((value) => ({ value, label: t(`articles.${value}`) }))}
				/>
			</div>
			<Answered answer={answer} again={again} texts={texts}>
				{({ list, more }) => (
					<>
						{list.length === 0 && <p role="status">{t('articles.none')}</p>}
						<ul className="admin-list" aria-live="polite">
							{list.map(({ row, undo }) =>
								undo ? (
									<li key={row.id} className="admin-row admin-row-removed">
										<p dir="auto">{t('articles.removed', { title: title(row) })}</p>
										<Button
											disabled={busy !== null}
											onClick={() => act(row.id, async () => undo().then(() => set(row.id, () => listed(row))))}
										>
											{t('articles.undo')}
										</Button>
									</li>
								) : (
									<li key={row.id} className="admin-row" data-published={row.published || undefined}>
										<div>
											<p className="admin-row-title" dir="auto">
												<Link viewTransition to={to(`admin/articles/${row.id}`)}>
													{title(row)}
												</Link>
											</p>
											<p className="admin-row-line">
												<span className="admin-state">
													{row.published ? t('articles.published') : t('articles.draft')}
												</span>
												<span>{categoryName(row.category, language)}</span>
												<span>{formatDate(row.published_at ?? row.created_at, language, 'card')}</span>
												<span>{t('articles.views', { count: row.views })}</span>
											</p>
										</div>
										<div className="admin-acts">
											<ButtonLink
												look="quiet"
												to={to(`admin/articles/${row.id}`)}
												aria-label={`${t('articles.edit')}: ${title(row)}`}
											>
												{t('articles.edit')}
											</ButtonLink>
											<Button
												look="quiet"
												disabled={busy !== null}
												aria-label={`${row.published ? t('articles.unpublish') : t('articles.publish')}: ${title(row)}`}
												onClick={() =>
													act(row.id, async () => {
														const changed = await publish(await supabase(), row, !row.published);
														set(row.id, () => listed(changed));
													})
												}
											>
												{row.published ? t('articles.unpublish') : t('articles.publish')}
											</Button>
											<Button
												look="quiet"
												className="admin-remove"
												disabled={busy !== null}
												aria-label={`${t('articles.remove')}: ${title(row)}`}
												onClick={() =>
													act(row.id, async () => {
														const bringBack = await remove(await supabase(), row.id);
														set(row.id, (one) => ({ ...one, undo: bringBack }));
													})
												}
											>
												{t('articles.remove')}
											</Button>
										</div>
									</li>
								),
							)}
						</ul>
						{more && (
							<Button disabled={busy !== null} onClick={() => showMore(list.at(-1)?.row)}>
								{t('more')}
							</Button>
						)}
					</>
				)}
			</Answered>
		</section>
	);
}
