import { Rss, Search } from 'lucide-react';
import { lazy, type MouseEvent, type SubmitEvent, Suspense } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import type { ArticlePage } from '../article/article.ts';
import { ArticleCard } from '../article/article-card.tsx';
import type { BlogTexts } from '../texts/en.ts';
import { GenerateArticles } from './generate-articles.tsx';
import { listQuery } from './list-address.ts';
import { useMore } from './use-more.ts';
import '../blog.css';

// Nothing that the first look at the list needs; it comes after the client of our services, at the first touch.
const NewArticles = lazy(() => import('./new-articles.tsx'));

/** Cards that are in sight before anybody scrolls, on a phone at least. */
const IN_SIGHT = 1;

type BlogScreenProps = {
	page: ArticlePage;
	/** What narrows the list. */
	category: string | null;
	words: string | null;
	texts: BlogTexts;
};

/** The list of articles: what narrows it, the cards, and the way to older ones. */
export function BlogScreen({ page, category, words, texts }: BlogScreenProps) {
	const t = useTexts(texts);
	const { language, to } = useLanguage();
	const { revalidate } = useRevalidator();
	const { loading } = useAuth();
	const { articles, older, waiting, fetchPage, forget } = useMore(page);
	const address = (place: { before?: string; after?: string } = {}) =>
		to('blog') + listQuery({ category, words, ...place });

	function fetchAnew() {
		forget();
		revalidate();
	}

	/** With scripts older articles are appended to the list; without, the link opens their page. */
	function showMore(event: MouseEvent<HTMLAnchorElement>) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || !older) return;
		event.preventDefault();
		if (!waiting && navigator.onLine) fetchPage(address({ before: older }));
	}

	return (
		<>
			<PageHeading title={t('title')} subtitle={t('subtitle')}>
				<GenerateArticles t={t} onGenerated={fetchAnew} />
			</PageHeading>
			<div className="page-part blog">
				{(page.categories.length > 0 || words) && (
					<div className="blog-tools no-print">
						<Categories categories={page.categories} chosen={category} words={words} t={t} />
						<SearchForm category={category} words={words} t={t} />
					</div>
				)}
				{words && (
					<p className="blog-found" role="status">
						{t('found', { words })}
					</p>
				)}
				{!loading && !page.newer && !words && (
					<Suspense fallback={null}>
						<NewArticles articles={articles} category={category} t={t} onShow={fetchAnew} />
					</Suspense>
				)}
				{articles.length > 0 ? (
					<ul className="blog-cards">
						{articles.map((article, place) => (
							<li key={article.id} data-article={article.id}>
								<ArticleCard article={article} t={t} first={place < IN_SIGHT} />
							</li>
						))}
					</ul>
				) : (
					<div className="blog-empty">
						<p>{t(words ? 'nothingFound' : category ? 'nothingInCategory' : 'empty')}</p>
						{(words || category) && <ButtonLink to={to('blog')}>{t('showAll')}</ButtonLink>}
					</div>
				)}
				{(page.newer || older) && (
					<nav aria-label={t('pages')} className="blog-pages no-print">
						{page.newer && (
							<ButtonLink to={address({ after: page.newer })} rel="prev">
								{t('newer')}
							</ButtonLink>
						)}
						{older && (
							<ButtonLink
								to={address({ before: older })}
								rel="next"
								prefetch="none"
								onClick={showMore}
								aria-disabled={waiting || undefined}
							>
								{t('more')}
							</ButtonLink>
						)}
					</nav>
				)}
				<p className="blog-feed no-print">
					<a href={`/feed/${language}.xml`} type="application/atom+xml">
						<Rss aria-hidden size={16} />
						{t('feed')}
					</a>
				</p>
			</div>
		</>
	);
}

type Narrowed = Pick<BlogScreenProps, 'category' | 'words'> & { t: ReturnType<typeof useTexts<BlogTexts>> };

/** The categories as links; the one that is chosen is marked. */
function Categories({
	categories,
	chosen,
	words,
	t,
}: Omit<Narrowed, 'category'> & { categories: ArticlePage['categories']; chosen: string | null }) {
	const { to, language } = useLanguage();
	const link = (kind: string | null, name: string) => (
		<li key={kind ?? ''}>
			<Link
				viewTransition
				to={to('blog') + listQuery({ category: kind, words })}
				aria-current={kind === chosen ? 'true' : undefined}
				className="blog-chip"
				preventScrollReset
			>
				{name}
			</Link>
		</li>
	);
	return (
		<nav aria-label={t('categories')}>
			<KeptPart
				as="ul"
				of={() => (words ? null : `categories ${language} ${JSON.stringify([chosen, categories])}`)}
				className="blog-chips"
			>
				{link(null, t('all'))}
				{categories.map(({ kind, name }) => link(kind, name))}
			</KeptPart>
		</nav>
	);
}

/** Looks for words in the titles; an ordinary form, which the script only spares a new document. */
function SearchForm({ category, words, t }: Narrowed) {
	const { to } = useLanguage();
	const navigate = useNavigate();
	function search(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim();
		void navigate(to('blog') + listQuery({ category, words: wanted }), {
			preventScrollReset: true,
			viewTransition: true,
		});
	}
	return (
		<search>
			<form action={to('blog')} className="blog-search" onSubmit={search}>
				{category && <input type="hidden" name="category" value={category} />}
				<input
					type="search"
					name="q"
					maxLength={100}
					defaultValue={words ?? ''}
					aria-label={t('search')}
					placeholder={t('search')}
					className="field-control"
				/>
				<Button type="submit" aria-label={t('find')}>
					<Search aria-hidden size={18} />
				</Button>
			</form>
		</search>
	);
}
