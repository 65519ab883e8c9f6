import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { createPages } from '#src/pages/serving/serve-pages.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import { authSwitchesOf } from '#src/platform/settings/auth-switches.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { texts } from '../texts.server.ts';

const PUBLISHABLE_KEY = 'sb_publishable_of_the_blog_test';
const built = new URL('../../../build/server/index.js', import.meta.url);

/** Needs the built pages; `npm test` builds them first. */
describe.runIf(existsSync(built))('the pages of the blog', () => {
	let database: Database;
	let build: ServerBuild;
	let testApp: TestApp;
	beforeAll(async () => {
		build = (await import(built.href)) as ServerBuild;
		database = await openTestDatabase();
		testApp = await openPages(database);
	});
	afterAll(() => database.close());

	/** The whole app with its pages on a database. */
	const openPages = (on: Database) =>
		openTestApp(
			database,
			{ PUBLISHABLE_KEY },
			{
				database: on,
				pages: (fetchServices) =>
					createPages({
						build,
						clientFolder: null,
						fetchServices,
						config: {
							siteUrl: 'http://localhost:3000',
							publishableKey: PUBLISHABLE_KEY,
							contactPhone: null,
							aiEnabled: false,
							imageModel: false,
							auth: authSwitchesOf(readConfig({})),
							version: '1',
							development: false,
						},
					}),
			},
		);
	const open = async (path: string, from = testApp) => {
		const answer = await from.app.request(path, { headers: { accept: 'text/html' } });
		const html = await answer.text();
		const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
		return {
			status: answer.status,
			leadsTo: answer.headers.get('location'),
			retryAfter: answer.headers.get('retry-after'),
			html,
			text,
		};
	};

	it.each(languages)('say in %s that articles are coming, where there are none', async (language) => {
		const { status, text } = await open(`/${language}/blog`);
		expect(status).toBe(200);
		expect(text).toContain(texts[language].empty);
		expect(text).not.toContain(texts[language].generate);
	});

	it('redirect from a missing article to the list', async () => {
		for (const name of ['nothing', crypto.randomUUID(), '%00', '%D9%85%D8%A7%D9%87'])
			expect(await open(`/es/blog/${name}`)).toMatchObject({ status: 302, leadsTo: '/es/blog' });
		expect((await open('/xx/blog')).status).toBe(404);
	});

	it('escape the contents of an article, in the page and in its JSON-LD', async () => {
		const evil = '</script><script>alert(1)</script><b>&amp;';
		await database.query(
			`insert into public.blog_articles (slug, title_en, excerpt_en, content_en, category, image_url, published)
			values ('evil', $1, $1, $2, $1, 'http://[', true)`,
			[evil, `${evil}\n${evil}`],
		);
		for (const path of ['/en/blog/evil', '/fa/blog/evil']) {
			const { status, html } = await open(path);
			expect(status).toBe(200);
			expect(html).not.toContain('<script>alert');
			expect(html).not.toContain('<b>');
			const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
			expect(JSON.parse(data)).toMatchObject({ headline: evil, articleSection: evil, inLanguage: 'en' });
		}
		expect((await open('/en/blog?q=alert')).html).not.toContain('<script>alert');
	});

	it('log what cannot be loaded: the list stays empty, an article redirects to it', async () => {
		const away = () => Promise.reject(Object.assign(new Error('unexpected'), { name: 'DatabaseUnavailable' }));
		const broken = await openPages({ ...database, batch: away, query: away });
		const list = await open('/ar/blog', broken);
		expect(list.status).toBe(503);
		expect(Number(list.retryAfter)).toBeGreaterThan(0);
		expect(list.text).toContain(texts.ar.empty);
		expect(await open('/ar/blog/evil', broken)).toMatchObject({ status: 302, leadsTo: '/ar/blog' });
		expect(broken.logged().match(/a page failed/g)).toHaveLength(2);
	});
});
