import { languageFacts } from '#src/language/languages.ts';
import type { Article } from './article.ts';

/**
 * What search engines read of an article (schema.org, Article), as JSON that may stand inside a script element.
 * `address` and `picture` are whole addresses.
 */
export function articleData(
	article: Article,
	{ siteUrl, address, picture }: { siteUrl: string; address: string; picture: string | null },
): string {
	const written = article.content?.language ?? article.title.language;
	const publisher = { '@type': 'Organization', name: languageFacts[written].brand, url: siteUrl };
	return JSON.stringify({
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: article.title.text,
		description: article.excerpt?.text,
		image: picture ? [picture] : undefined,
		datePublished: article.published,
		dateModified: article.changed,
		inLanguage: written,
		articleSection: article.category,
		timeRequired: `PT${article.minutes}M`,
		author: publisher,
		publisher: { ...publisher, logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` } },
		mainEntityOfPage: address,
		isAccessibleForFree: true,
	}).replaceAll('<', '\\u003c');
}
