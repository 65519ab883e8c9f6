import { expect, test } from 'vitest';
import { indexedPages } from '../serving/fixed-pages.ts';
import { robotsTxt, sitemapXml } from './for-crawlers.server.ts';

const site = 'https://hoopoe.example';
const entriesOf = (xml: string) => xml.match(/<url>.*?<\/url>/g) ?? [];

test('robots.txt excludes personal pages and services, and names the sitemap', () => {
	const lines = robotsTxt(site).split('\n');
	for (const path of ['/*/auth', '/*/history', '/*/profile', '/*/admin', '/auth/v1', '/rest/v1'])
		expect(lines).toContain(`Disallow: ${path}`);
	expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the sitemap has each fixed page in each language, with its alternates', () => {
	const entries = entriesOf(sitemapXml(site));
	expect(entries).toHaveLength(indexedPages.flatMap(({ paths }) => paths).length);
	for (const entry of entries) expect(entry.match(/hreflang=/g)).toHaveLength(4);
	expect(entries.find((entry) => entry.includes(`<loc>${site}/fa/hafez</loc>`))).toContain(
		`<xhtml:link rel="alternate" hreflang="en" href="${site}/en/hafez"/>`,
	);
});

test('an article is listed in the languages that it has, with its last change', () => {
	const article = { name: 'blog/the-moon', languages: ['en', 'fa'], changed: new Date('2026-03-01T10:00:00Z') };
	const entries = entriesOf(sitemapXml(site, [article])).filter((entry) => entry.includes('the-moon'));
	expect(entries).toHaveLength(2);
	for (const entry of entries) {
		expect(entry).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>');
		expect(entry.match(/hreflang="\w+"/g)).toEqual(['hreflang="en"', 'hreflang="fa"']);
	}
});
