import { Link } from 'react-router';
import { categoryName } from '#src/blog/list/categories.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAnswer } from '#src/session/use-answer.ts';
import { Answered } from '../answered.tsx';
import { type ArticleRow, titleOf } from '../articles/article-rows.ts';
import type { AdminTexts } from '../texts/en.ts';

/** As many as the specification wants (2.10). */
const SHOWN = 5;

const readRecent = async (client: AppClient, signal: AbortSignal): Promise<ArticleRow[]> => {
	const { data, error } = await client
		.from('blog_articles')
		.select('*')
		.order('created_at', { ascending: false })
		.limit(SHOWN)
		.abortSignal(signal);
	if (error) throw error;
	return data;
};

/** The newest articles, drafts among them, each leading to its page. */
export function RecentArticles({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language, to } = useLanguage();
	const { answer, again } = useAnswer(readRecent);
	return (
		<section aria-labelledby="admin-recent" className="admin-recent">
			<h2 id="admin-recent">{t('recent.title')}</h2>
			<Answered answer={answer} again={again} texts={texts}>
				{(rows) =>
					rows.length === 0 ? (
						<p>{t('recent.none')}</p>
					) : (
						<ul className="admin-list">
							{rows.map((row) => (
								<li key={row.id} className="admin-row">
									<div>
										<p className="admin-row-title" dir="auto">
											{row.published ? (
												<Link viewTransition to={to(`blog/${row.id}`)}>
													{titleOf(row, language) ?? t('articles.untitled')}
												</Link>
											) : (
												<Link viewTransition to={to(`admin/articles/${row.id}`)}>
													{titleOf(row, language) ?? t('articles.untitled')}
												</Link>
											)}
										</p>
										<p className="admin-row-line">
											<span>{categoryName(row.category, language)}</span>
											<span>{formatDate(row.created_at, language, 'card')}</span>
											<span>{row.published ? t('articles.views', { count: row.views }) : t('articles.draft')}</span>
										</p>
									</div>
								</li>
							))}
						</ul>
					)
				}
			</Answered>
		</section>
	);
}
