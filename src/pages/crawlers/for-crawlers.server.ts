import { indexedPages } from '../serving/fixed-pages.ts';

/** robots.txt: everything except personal pages. */
export function robotsTxt(siteUrl: string): string {
	return [
		'User-agent: *',
		'Disallow: /*/auth',
		'Disallow: /*/history',
		'Disallow: /*/profile',
		'Disallow: /*/admin',
		'Disallow: /auth/v1',
		'Disallow: /rest/v1',
		'',
		`Sitemap: ${siteUrl}/sitemap.xml`,
		'',
	].join('\n');
}

/** A page from the database: its path below the language, its languages, its last change. */
type MovingPage = { name: string; languages: readonly string[]; changed: Date };

/** The sitemap (sitemaps.org 0.9): each page in each language, with its alternates in the other languages. */
export function sitemapXml(siteUrl: string, moving: readonly MovingPage[] = []): string {
	const movingPages = moving.map(({ name, languages, changed }) => ({
		paths: languages.map((language) => ({ language, path: `/${language}/${name}` })),
		changed: `<lastmod>${changed.toISOString()}</lastmod>`,
	}));
	const fixedPages = indexedPages.map(({ paths }) => ({ paths, changed: '' }));
	const entries = [...fixedPages, ...movingPages].flatMap(({ paths, changed }) =>
		paths.map(({ path }) => {
			const alternates = paths.map(
				(alternate) =>
					`<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${siteUrl}${alternate.path}"/>`,
			);
			return `<url><loc>${siteUrl}${path}</loc>${changed}${alternates.join('')}</url>`;
		}),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
