import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database, { SITE_URL: 'https://hoopoe.example' });
});
afterAll(() => database.close());

type Element = { $?: Record<string, string>; _?: string };
type Entry = Record<string, (Element | string)[]>;
const textOf = (element: Element | string | undefined) => (typeof element === 'string' ? element : (element?._ ?? ''));
const attributeOf = (element: Element | string | undefined, name: string) =>
	typeof element === 'string' ? undefined : element?.$?.[name];

/** A document read by a parser that refuses what is not well formed. */
const parsed = async (answer: Response) =>
	(await parseXml2JsFromString(await answer.text())) as Record<string, Record<string, (Element & Entry)[]> & Element>;
const get = (path: string, headers: Record<string, string> = {}) => testApp.app.request(path, { headers });

const moon = '0b7a4c5e-0000-4000-8000-000000000001';
async function write() {
	await database.query('delete from public.blog_articles');
	await database.query(
		`insert into public.blog_articles
			(id, slug, title_en, title_fa, excerpt_en, excerpt_fa, content_en, content_fa, category, image_url, published,
				published_at, updated_at)
		values
			($1, 'the-moon', 'The “Moon” & <water>', 'ماه', 'A dog howls.', 'سگی زوزه می‌کشد.', 'x', 'x', 'Tarot',
				'/storage/v1/object/public/covers/moon.svg', true, '2026-03-20T12:00:00Z', '2026-03-21T12:00:00.500Z'),
			(default, null, $2, null, null, null, 'x', null, null, 'http://[.png', true, '2026-03-19T12:00:00Z', '2026-03-19T12:00:00Z'),
			(default, 'a-draft', 'A draft', null, null, null, 'x', null, null, null, false, null, default)`,
		[moon, `What may not stand in XML: ${String.fromCharCode(1)}]]>`],
	);
}

it('is served without articles, too', async () => {
	const { feed } = await parsed(await get('/feed/es.xml'));
	expect(feed?.entry).toBeUndefined();
	expect(textOf(feed?.title?.[0])).toBe('Hoopoe · Blog');
});

it.each(languages)('of %s is Atom as RFC 4287 wants it', async (language) => {
	await write();
	const answer = await get(`/feed/${language}.xml`);
	expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
	const { feed } = await parsed(answer);
	expect(feed?.$).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language });
	for (const once of ['id', 'title', 'updated', 'author']) expect(feed?.[once]?.length, once).toBe(1);
	expect(feed?.link?.map((link) => attributeOf(link, 'rel'))).toEqual(['self', 'alternate']);
	const entries = feed?.entry ?? [];
	expect(entries).toHaveLength(2);
	expect(new Set(entries.map((entry) => textOf(entry.id?.[0]))).size).toBe(2);
	for (const entry of entries) {
		for (const once of ['id', 'title', 'updated', 'published', 'category']) expect(entry[once]?.length, once).toBe(1);
		for (const moment of [entry.updated, entry.published])
			expect(textOf(moment?.[0])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		for (const link of entry.link ?? []) expect(attributeOf(link, 'href')).toMatch(/^https:\/\/hoopoe\.example\//);
	}
	const [first, second] = entries;
	expect(textOf(first?.id?.[0])).toBe(`urn:uuid:${moon}`);
	expect(attributeOf(first?.link?.[0], 'href')).toBe(`https://hoopoe.example/${language}/blog/the-moon`);
	expect(attributeOf(first?.link?.[1], 'href')).toBe('https://hoopoe.example/storage/v1/object/public/covers/moon.png');
	expect(textOf(first?.title?.[0])).toBe(language === 'fa' ? 'ماه' : 'The “Moon” & <water>');
	expect(textOf(first?.summary?.[0])).toBe(language === 'fa' ? 'سگی زوزه می‌کشد.' : 'A dog howls.');
	const tongue = attributeOf(first?.title?.[0], 'xml:lang');
	expect(tongue).toBe(language === 'fa' || language === 'en' ? undefined : 'en');
	expect(textOf(second?.title?.[0])).toBe('What may not stand in XML: ]]>');
});

it('is answered 304 by ETag or date until an article changes', async () => {
	await write();
	const first = await get('/feed/fa.xml');
	expect(first.headers.get('cache-control')).toBe('public, max-age=300');
	const [etag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
	expect(modified).toBe('Sat, 21 Mar 2026 12:00:00 GMT');
	const again = async (headers: Record<string, string>) => {
		const answer = await get('/feed/fa.xml', headers);
		return [answer.status, (await answer.text()).length > 0];
	};
	expect(await again({ 'if-none-match': etag })).toEqual([304, false]);
	expect(await again({ 'if-modified-since': modified })).toEqual([304, false]);
	expect(await again({ 'if-modified-since': 'Sat, 21 Mar 2026 11:59:59 GMT' })).toEqual([200, true]);
	expect(await again({ 'if-none-match': '"another"', 'if-modified-since': modified })).toEqual([200, true]);
	await database.query("update public.blog_articles set title_fa = 'ماه نو' where id = $1", [moon]);
	expect(await again({ 'if-none-match': etag })).toEqual([200, true]);
	expect(await again({ 'if-modified-since': modified })).toEqual([200, true]);
});

it('is matched by the sitemap: each article in its languages, with its last change', async () => {
	await write();
	const answer = await get('/sitemap.xml');
	const { urlset } = await parsed(answer);
	const pages = (urlset?.url ?? []).map((url) => ({
		address: textOf(url.loc?.[0]),
		changed: textOf(url.lastmod?.[0]),
		sisters: Object.values(url)
			.flat()
			.map((element) => attributeOf(element as Element, 'hreflang'))
			.filter(Boolean),
	}));
	expect(pages.filter(({ address }) => address.endsWith('/blog/the-moon'))).toEqual(
		['en', 'fa'].map((language) => ({
			address: `https://hoopoe.example/${language}/blog/the-moon`,
			changed: '2026-03-21T12:00:00.500Z',
			sisters: ['en', 'fa'],
		})),
	);
	expect(pages.filter(({ address }) => address.endsWith('/blog'))).toHaveLength(4);
	expect(pages.filter(({ address }) => address.includes('/blog/'))).toHaveLength(3);
});

it('is not there for a language we do not have', async () => {
	expect((await get('/feed/de.xml')).status).toBe(404);
});
