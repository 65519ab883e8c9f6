import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { type Language, languageFacts } from '#src/language/languages.ts';
import type { TextsReader } from '#src/language/use-texts.ts';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import type { BlogTexts } from '../texts/en.ts';
import type { ArticleCard as Card, Told } from './article.ts';
import { viewsOf } from './count-view.ts';
import { Cover } from './cover.tsx';

type ArticleCardProps = {
	article: Card;
	t: TextsReader<BlogTexts>;
	/** It is seen without scrolling. */
	first?: boolean;
	heading?: 'h2' | 'h3';
};

/** A card that links to an article: its cover, category, title, excerpt, date and how often it was opened. */
export function ArticleCard({ article, t, first = false, heading: Heading = 'h2' }: ArticleCardProps) {
	const { language, to } = useLanguage();
	return (
		<KeptPart
			as="article"
			// The picture of one in sight is preloaded by a link in the head, which is no part of the card.
			of={() => (first && article.picture ? null : `card ${language} ${Heading} ${first} ${JSON.stringify(article)}`)}
			className="blog-card"
		>
			<Cover picture={article.picture} kind={article.kind} first={first} />
			<div className="blog-card-words">
				<p className="blog-category">{article.category}</p>
				<Heading>
					<Link viewTransition to={to(`blog/${article.name}`)} prefetch="intent" {...tongueOf(article.title, language)}>
						{article.title.text}
					</Link>
				</Heading>
				{article.excerpt && (
					<p className="blog-excerpt" {...tongueOf(article.excerpt, language)}>
						{article.excerpt.text}
					</p>
				)}
				<p className="blog-facts">
					<time dateTime={article.moment}>{article.date}</time>
					<Views count={viewsOf(article.id, article.views)} t={t} />
				</p>
			</div>
		</KeptPart>
	);
}

/** How often an article was opened. */
export function Views({ count, t }: { count: number; t: TextsReader<BlogTexts> }) {
	return (
		<span className="blog-views">
			<Eye aria-hidden size={16} />
			{t('views', { count })}
		</span>
	);
}

/** `lang` and `dir` of words that are not in the page's language; nothing for those that are. */
export function tongueOf(told: Told, language: Language): { lang?: string; dir?: 'ltr' | 'rtl' } {
	return told.language === language ? {} : { lang: told.language, dir: languageFacts[told.language].direction };
}
