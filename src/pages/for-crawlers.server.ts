import { indexedPages } from './fixed-pages.ts';

/** What crawlers may read: everything but what is somebody's own. */
export function robotsTxt(siteUrl: string): string {
	return [
		'User-agent: *',
		'Disallow: /*/auth',
		'Disallow: /*/history',
		'Disallow: /*/profile',
		'Disallow: /auth/v1',
		'Disallow: /rest/v1',
		'',
		`Sitemap: ${siteUrl}/sitemap.xml`,
		'',
	].join('\n');
}

/** The sitemap (sitemaps.org 0.9): each page in each language, with its sisters in the other languages. */
export function sitemapXml(siteUrl: string): string {
	const entries = indexedPages.flatMap(({ paths }) =>
		paths.map(({ path }) => {
			const sisters = paths.map(
				(sister) => `<xhtml:link rel="alternate" hreflang="${sister.language}" href="${siteUrl}${sister.path}"/>`,
			);
			return `<url><loc>${siteUrl}${path}</loc>${sisters.join('')}</url>`;
		}),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
