import { Link } from 'react-router';
import { SearchField } from '#src/account/history/search-field.tsx';
import { SelectBox } from '#src/account/profile/select-box.tsx';
import { categoryName } from '#src/blog/list/categories.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { Answered } from '../answered.tsx';
import type { AdminTexts } from '../texts/en.ts';
import { type ArticleRow, type ArticleState, states, titleOf } from './article-rows.ts';
import { type Listed, useArticles } from './use-articles.ts';

type Articles = ReturnType<typeof useArticles>;

/** All articles, with search, and what an editor does with one of them. */
export function ArticlesPart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const articles = useArticles(texts);
	const { busy, search, setSearch, state, setState } = articles;
	return (
		<section aria-labelledby="admin-articles">
			<div className="admin-head">
				<h2 id="admin-articles">{t('articles.title')}</h2>
				<Button look="gold" disabled={busy} onClick={articles.create}>
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
			<Answered answer={articles.answer} again={articles.again} texts={texts}>
				{({ list, more }) => (
					<>
						{list.length === 0 && <p role="status">{t('articles.none')}</p>}
						<ul className="admin-list" aria-live="polite">
							{list.map((one) =>
								one.undo ? (
									<RemovedRow key={one.row.id} removed={one} articles={articles} texts={texts} />
								) : (
									<ArticleLine key={one.row.id} row={one.row} articles={articles} texts={texts} />
								),
							)}
						</ul>
						{more && (
							<Button disabled={busy} onClick={() => articles.showMore(list.at(-1)?.row)}>
								{t('more')}
							</Button>
						)}
					</>
				)}
			</Answered>
		</section>
	);
}

type RowProps = { articles: Articles; texts: AdminTexts };

/** The row of a deleted article, with undo. */
function RemovedRow({ removed, articles, texts }: RowProps & { removed: Listed }) {
	const t = useTexts(texts);
	const { language } = useLanguage();
	const title = titleOf(removed.row, language) ?? t('articles.untitled');
	return (
		<li className="admin-row admin-row-removed">
			<p dir="auto">{t('articles.removed', { title })}</p>
			<Button disabled={articles.busy} onClick={() => articles.bringBack(removed)}>
				{t('articles.undo')}
			</Button>
		</li>
	);
}

function ArticleLine({ row, articles, texts }: RowProps & { row: ArticleRow }) {
	const t = useTexts(texts);
	const { language, to } = useLanguage();
	const { busy } = articles;
	const title = titleOf(row, language) ?? t('articles.untitled');
	const page = to(`admin/articles/${row.id}`);
	const turn = row.published ? t('articles.unpublish') : t('articles.publish');
	return (
		<li className="admin-row" data-published={row.published || undefined}>
			<div>
				<p className="admin-row-title" dir="auto">
					<Link viewTransition to={page}>
						{title}
					</Link>
				</p>
				<p className="admin-row-line">
					<span className="admin-state">{row.published ? t('articles.published') : t('articles.draft')}</span>
					<span>{categoryName(row.category, language)}</span>
					<span>{formatDate(row.published_at ?? row.created_at, language, 'card')}</span>
					<span>{t('articles.views', { count: row.views })}</span>
				</p>
			</div>
			<div className="admin-acts">
				<ButtonLink look="quiet" to={page} aria-label={`${t('articles.edit')}: ${title}`}>
					{t('articles.edit')}
				</ButtonLink>
				<Button
					look="quiet"
					disabled={busy}
					aria-label={`${turn}: ${title}`}
					onClick={() => articles.publish(row, !row.published)}
				>
					{turn}
				</Button>
				<Button
					look="quiet"
					className="admin-remove"
					disabled={busy}
					aria-label={`${t('articles.remove')}: ${title}`}
					onClick={() => articles.remove(row)}
				>
					{t('articles.remove')}
				</Button>
			</div>
		</li>
	);
}
