import { Hono } from 'hono';
import { articlesForCrawlers } from '#src/blog/article/articles-for-crawlers.server.ts';
import { answerWithFeed, atomFeed } from '#src/blog/list/feed.server.ts';
import { languages } from '#src/language/languages.ts';
import { robotsTxt, sitemapXml } from '#src/pages/crawlers/for-crawlers.server.ts';
import { webAppManifest } from '#src/pages/crawlers/web-app-manifest.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { AppEnv } from './app-env.ts';
import { keepSitemap } from './kept-sitemap.ts';

/**
 * GET /robots.txt, /sitemap.xml, /feed/{language}.xml and /manifest/{language}.webmanifest: for search engines, feed
 * readers, and browsers that install the site.
 */
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
	const sitemap = keepSitemap(async () => sitemapXml(config.SITE_URL, await articlesForCrawlers(database)));
	app.get('/robots.txt', (c) => c.text(robotsTxt(config.SITE_URL)));
	app.get('/sitemap.xml', async (c) => {
		await limits.take('request', c.get('address'));
		return sitemap(c.req.raw);
	});
	for (const language of languages)
		app.get(`/manifest/${language}.webmanifest`, async (c) =>
			c.body(JSON.stringify(await webAppManifest(language)), 200, {
				'content-type': 'application/manifest+json',
				'cache-control': 'public, max-age=3600',
			}),
		);
	for (const language of languages)
		app.get(`/feed/${language}.xml`, async (c) => {
			await limits.take('request', c.get('address'));
			return answerWithFeed(await atomFeed(database, language, config.SITE_URL), c.req.raw);
		});
	return app;
}
