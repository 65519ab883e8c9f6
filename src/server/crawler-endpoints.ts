import { Hono } from 'hono';
import { articlesForCrawlers } from '#src/blog/articles-for-crawlers.server.ts';
import { answerWithFeed, atomFeed } from '#src/blog/feed.server.ts';
import { languages } from '#src/language/languages.ts';
import { robotsTxt, sitemapXml } from '#src/pages/for-crawlers.server.ts';
import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits.ts';
import type { AppEnv } from './app-env.ts';

/** GET /robots.txt, /sitemap.xml and /feed/{language}.xml: for search engines and feed readers. */
export function crawlerEndpoints({
	config,
	database,
	limits,
}: {
	config: Pick<Config, 'SITE_URL'>;
	database: Database;
	limits: Limits;
}): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.get('/robots.txt', (c) => c.text(robotsTxt(config.SITE_URL)));
	app.get('/sitemap.xml', async (c) => {
		await limits.take('request', c.get('address'));
		const sitemap = sitemapXml(config.SITE_URL, await articlesForCrawlers(database));
		return c.body(sitemap, 200, { 'content-type': 'application/xml; charset=utf-8' });
	});
	for (const language of languages)
		app.get(`/feed/${language}.xml`, async (c) => {
			await limits.take('request', c.get('address'));
			return answerWithFeed(await atomFeed(database, language, config.SITE_URL), c.req.raw);
		});
	return app;
}
