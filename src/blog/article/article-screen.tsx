import { ArrowLeft, ArrowRight, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { SectionHeading } from '#src/ui/headings/section-heading.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { listQuery } from '../list/list-address.ts';
import type { BlogTexts } from '../texts/en.ts';
import type { Article, ArticleCard as Card } from './article.ts';
import { ArticleCard, tongueOf, Views } from './article-card.tsx';
import { countView, countViewScript, viewsOf } from './count-view.ts';
import { Cover } from './cover.tsx';
import { ShareArticle } from './share-article.tsx';
import '../blog.css';

type ArticleScreenProps = { article: Article; address: string; texts: BlogTexts };

/** An article: its cover, category and title, its text, its neighbours, and related articles. */
export function ArticleScreen({ article, address, texts }: ArticleScreenProps) {
	const t = useTexts(texts);
	const { language, direction, to } = useLanguage();
	const views = useViews(article);
	const { publishableKey } = usePublicConfig();
	const Back = direction === 'rtl' ? ArrowRight : ArrowLeft;
	const { title, content } = article;
	return (
		<>
			<article className="article">
				<Link viewTransition to={to('blog')} className="article-back no-print">
					<Back aria-hidden size={17} />
					{t('back')}
				</Link>
				<Cover picture={article.picture} kind={article.kind} first />
				<header>
					<p className="blog-category">
						<Link viewTransition to={to('blog') + listQuery({ category: article.kind })}>
							{article.category}
						</Link>
					</p>
					<h1 tabIndex={-1} {...tongueOf(title, language)}>
						{title.text}
					</h1>
					<p className="blog-facts">
						<time dateTime={article.moment}>{article.date}</time>
						<Views count={views} t={t} />
						<span className="blog-views">
							<Clock aria-hidden size={16} />
							{t('minutes', { count: article.minutes })}
						</span>
					</p>
				</header>
				{content && content.language !== language && <p className="article-notice">{t('inEnglish')}</p>}
				{content ? (
					<div {...tongueOf(content, language)}>
						<Prose text={content.text} language={content.language} className="article-text" />
					</div>
				) : (
					<p className="article-notice">{t('noText')}</p>
				)}
				<ShareArticle address={address} title={title.text} t={t} />
				<script>{countViewScript(article.id, publishableKey)}</script>
			</article>
			{(article.older || article.newer) && (
				<nav aria-label={t('neighbours')} className="article-neighbours no-print">
					<Neighbour article={article.older} rel="prev" label={t('olderOne')} />
					<Neighbour article={article.newer} rel="next" label={t('newerOne')} />
				</nav>
			)}
			{article.related.length > 0 && (
				<section className="page-part blog no-print" aria-labelledby="related">
					<SectionHeading id="related">{t('related')}</SectionHeading>
					<ul className="blog-cards">
						{article.related.map((one) => (
							<li key={one.id}>
								<ArticleCard article={one} t={t} heading="h3" />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

/** The article beside this one in the list; an empty place where there is none. */
function Neighbour({ article, rel, label }: { article: Card | null; rel: string; label: string }) {
	const { language, to } = useLanguage();
	if (!article) return <span />;
	return (
		<Link viewTransition to={to(`blog/${article.name}`)} rel={rel} prefetch="intent">
			<span className="article-neighbour-label">{label}</span>
			<span {...tongueOf(article.title, language)}>{article.title.text}</span>
		</Link>
	);
}

/** How often the article was opened, this time included. */
function useViews({ id, views }: Article): number {
	const { publishableKey } = usePublicConfig();
	const [counted, setCounted] = useState<number | null>(null);
	useEffect(() => {
		const leave = new AbortController();
		void countView(id, publishableKey, leave.signal).then((count) => {
			if (!leave.signal.aborted) setCounted(count);
		});
		return () => leave.abort();
	}, [id, publishableKey]);
	return viewsOf(id, Math.max(counted ?? 0, views));
}
