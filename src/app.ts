import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ApiKeys } from '#src/backend/auth/api-keys.ts';
import { createAuth } from '#src/backend/auth/auth.ts';
import type { AuthContext } from '#src/backend/auth/auth-parts.ts';
import { findOtherWay } from '#src/backend/auth/base-path.ts';
import type { Keys } from '#src/backend/auth/keys.ts';
import type { Passwords } from '#src/backend/auth/passwords.ts';
import { createResolveCaller } from '#src/backend/auth/resolve-caller.ts';
import { answerError } from '#src/backend/auth/wire-errors.ts';
import { createFunctions } from '#src/backend/functions/functions.ts';
import { limitBody } from '#src/backend/limit-body.ts';
import { createByteStore } from '#src/backend/storage/byte-store.ts';
import { createKeepObject } from '#src/backend/storage/keep-object.ts';
import { createStorage } from '#src/backend/storage/storage.ts';
import { storageErrorOf } from '#src/backend/storage/wire-errors.ts';
import { createTables } from '#src/backend/tables/tables.ts';
import { articlesForCrawlers } from '#src/blog/articles-for-crawlers.server.ts';
import { answerWithFeed, atomFeed } from '#src/blog/feed.server.ts';
import { createArticleDesk } from '#src/blog/generation/article-desk.server.ts';
import { articleFunctions } from '#src/blog/generation/article-functions.server.ts';
import { createMakeCover } from '#src/blog/generation/make-cover.server.ts';
import { createSpiritualChat } from '#src/chatbot/spiritual-chat.server.ts';
import { languages } from '#src/language/languages.ts';
import type { Mail } from '#src/mail/mail.ts';
import type { Sms } from '#src/mail/sms.ts';
import { robotsTxt, sitemapXml } from '#src/pages/for-crawlers.server.ts';
import type { Pages } from '#src/pages/serve-pages.server.ts';
import { addressOf, isOnThisMachine } from '#src/platform/address.ts';
import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import { type DiskRoom, unlimitedRoom } from '#src/platform/disk-room.ts';
import type { Limits } from '#src/platform/limits.ts';
import type { Log } from '#src/platform/log.ts';
import type { Metrics } from '#src/platform/metrics.ts';
import { picturesIn } from '#src/platform/pictures.ts';
import { isProblem, Problem } from '#src/platform/problem.ts';
import { secretsIn } from '#src/platform/secrets.ts';
import type { Tally } from '#src/platform/tally.ts';
import { analyses } from '#src/psychology/catalogue.server.ts';
import { answerOnce } from '#src/readings/answer-once.ts';
import { readings } from '#src/readings/catalogue.server.ts';
import { countGiven } from '#src/readings/count-given.ts';
import { giveReading } from '#src/readings/give-reading.ts';
import { createCardImage } from '#src/readings/tarot/card-image.server.ts';
import { createImageModel } from '#src/words/image-model.server.ts';
import type { Writer } from '#src/words/writer.server.ts';

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; address: string; late?: AbortSignal } };
export type App = Hono<Env>;

/** All that the program needs from outside; tests hand in their own. */
export type Parts = {
	config: Config;
	database: Database;
	keys: Keys;
	apiKeys: ApiKeys;
	passwords: Passwords;
	mail: Mail;
	sms: Sms | null;
	writer: Writer;
	limits: Limits;
	log: Log;
	metrics: Metrics;
	tally: Tally;
	clock: () => Date;
	/** Whether the disk has room for anything new; without it there always is. */
	room?: DiskRoom;
	/** The pages; left out in tests of the services. */
	pages?: (serviceFetch: typeof fetch) => Pages;
};

/** What clients on other origins may send, and read of an answer (CORS); answers of services are nobody's to keep. */
const preflight = cors({
	origin: '*',
	allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
	allowHeaders: [
		'accept',
		'accept-profile',
		'apikey',
		'authorization',
		'cache-control',
		'content-encoding',
		'content-profile',
		'content-type',
		'if-none-match',
		'if-range',
		'prefer',
		'range',
		'range-unit',
		'x-client-info',
		'x-jwt-aud',
		'x-metadata',
		'x-region',
		'x-retry-count',
		'x-supabase-api-version',
		'x-upsert',
		'x-use-cookie',
	],
	maxAge: 3600,
});
const exposed = [
	'accept-ranges',
	'content-disposition',
	'content-range',
	'etag',
	'link',
	'location',
	'preference-applied',
	'retry-after',
	'x-request-id',
	'x-sb-error-code',
	'x-supabase-api-version',
	'x-total-count',
];
const serviceHeaders: readonly (readonly [string, string])[] = [
	['access-control-allow-origin', '*'],
	['access-control-expose-headers', exposed.join(',')],
	['cache-control', 'no-store'],
	['x-content-type-options', 'nosniff'],
];

const STORAGE = '/storage/v1';
const SERVICES = ['/auth/v1', '/rest/v1', '/functions/v1', STORAGE];
const isService = (path: string) => SERVICES.some((service) => path.startsWith(`${service}/`) || path === service);

/** Every door of the house. */
export function createApp(parts: Parts): App {
	const { config, database, limits, log, metrics, room = unlimitedRoom } = parts;
	const app: App = new Hono();

	// A second way to the auth service (AUTH_BASE_PATH): from here on it is the usual one.
	const otherWay = findOtherWay(config.AUTH_BASE_PATH);
	if (otherWay)
		app.use(async (c, next) => {
			const url = new URL(c.req.url);
			const path = otherWay(url.pathname);
			if (path === null) return next();
			url.pathname = path;
			const { method, headers, body, signal } = c.req.raw;
			const init = { method, headers, body, signal, duplex: 'half' } as RequestInit;
			return app.fetch(new Request(url, init), c.env);
		});

	// Around every door: a name for the request, its address, its line in the log.
	app.use(async (c, next) => {
		const began = performance.now();
		const { pathname } = new URL(c.req.url);
		const requestId = randomUUID();
		c.set('requestId', requestId);
		c.set('address', addressOf(c.req.raw, c.env?.incoming, config.TRUSTED_PROXIES));
		await next();
		addHeader(c, 'x-request-id', requestId);
		if (isService(pathname))
			for (const [name, value] of serviceHeaders) {
				// Files say themselves how long they may be kept.
				if (name === 'cache-control' && pathname.startsWith(STORAGE) && c.res.headers.has(name)) continue;
				addHeader(c, name, value);
			}
		const milliseconds = performance.now() - began;
		const door = doorOf(pathname);
		metrics.request(door, c.req.method, c.res.status, milliseconds);
		// A path that leads nowhere may hold anything, and names of files are people's own; they are not written down.
		const path = door === 'storage' || (door === 'page' && c.res.status >= 400) ? undefined : pathname;
		log.info(
			{ requestId, door, method: c.req.method, path, status: c.res.status, ms: Math.round(milliseconds * 10) / 10 },
			'request',
		);
	});

	app.onError((error, c) => {
		const { pathname } = new URL(c.req.url);
		const problem = toProblem(error);
		if (problem.status === 500) metrics.fault();
		if (pathname.startsWith('/auth/v1')) return answerError(log)(error, c as unknown as AuthContext);
		if (problem.status === 500) log.error({ requestId: c.get('requestId'), err: error }, 'unhandled error');
		if (pathname.startsWith(STORAGE)) return storageErrorOf(error);
		const headers: Record<string, string> = { 'x-sb-error-code': problem.code };
		if (problem.details.retryAfter) headers['retry-after'] = String(problem.details.retryAfter);
		if (isService(pathname) || !c.req.header('accept')?.includes('text/html'))
			return Response.json(
				{ code: problem.code, message: problem.message, details: null, hint: null },
				{ status: problem.status, headers },
			);
		return new Response(`Unexpected Application Error!\n\n${problem.message}\n`, {
			status: problem.status,
			headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
		});
	});

	// The machine's own doors.
	app.get('/health', (c) => c.json({ status: 'ok' }));
	app.get('/ready', async (c) => {
		await database.query('select 1');
		return c.json({ status: 'ready', database: database.kind });
	});
	app.get('/metrics', async (c) => {
		const allowed = config.METRICS_TOKEN
			? c.req.header('authorization') === `Bearer ${config.METRICS_TOKEN}`
			: isOnThisMachine(c.get('address'));
		if (!allowed) throw new Problem('forbidden', 403, 'Metrics are for the operator');
		return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
	});
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

	// The services that clients speak to.
	const resolveKnown = createResolveCaller({ keys: parts.keys, apiKeys: parts.apiKeys });
	const resolveCaller = async (request: Request) => {
		const caller = await resolveKnown(request);
		if (caller.userId) await limits.take('request', caller.userId);
		return caller;
	};
	const limit = limitBody(config.BODY_LIMIT);
	for (const service of SERVICES)
		app.use(`${service}/*`, async (c, next) => {
			if (c.req.method === 'OPTIONS') return preflight(c, next);
			await limits.take('request', c.get('address'));
			// Files have a limit of their own.
			return service === STORAGE ? next() : limit(c, next);
		});
	for (const service of ['/auth/v1', '/rest/v1'])
		app.use(`${service}/*`, (c, next) => {
			const late = new AbortController();
			c.set('late', late.signal);
			return withinTime(config.REQUEST_TIMEOUT * 1000, next(), () => late.abort());
		});

	const { keys, apiKeys, passwords, clock, mail, sms } = parts;
	app.route(
		'/auth/v1',
		createAuth({ database, config, keys, apiKeys, passwords, log, clock, limits, mail, sms, room }),
	);
	// The same documents where RFC 8414 (3.1) looks for them: the issuer's path behind the well-known name.
	for (const name of ['openid-configuration', 'oauth-authorization-server'])
		app.get(`/.well-known/${name}/auth/v1`, () => app.request(`/auth/v1/.well-known/${name}`));
	app.route('/rest/v1', createTables({ database, resolveCaller, log, schema: 'public', room }));
	const pictures = picturesIn(database);
	const cardImage = { pictures, draw: createImageModel(config), limits, log, room, siteUrl: config.SITE_URL };
	const keep = createKeepObject({ database, storage: createByteStore({ database, config }) });
	const makeCover = createMakeCover({ keep, draw: cardImage.draw, log });
	const { writer, tally } = parts;
	const desk = createArticleDesk({ database, writer, makeCover, clock, log, room, count: config.DAILY_ARTICLES_COUNT });
	const articles = articleFunctions({ desk, database, limits });
	const functions = {
		...Object.fromEntries(
			[...readings, ...analyses].map((reading) => [
				reading.name,
				countGiven(giveReading(reading, { writer, limits }), () => tally.gave(reading.name)),
			]),
		),
		'spiritual-chat': countGiven(createSpiritualChat({ writer, limits }), () => tally.gave('spiritual-chat')),
		'generate-tarot-image': answerOnce(createCardImage(cardImage)),
		'generate-daily-articles': answerOnce(articles['generate-daily-articles']),
		'generate-article': answerOnce(articles['generate-article']),
	};
	app.route('/functions/v1', createFunctions({ functions, resolveCaller, limits, log }));
	const keepSecret = secretsIn(database);
	app.route(STORAGE, createStorage({ database, config, resolveCaller, keepSecret, log, clock, room }));
	for (const service of SERVICES)
		app.all(`${service}/*`, () => {
			throw new Problem('not_found', 404, 'There is no such door');
		});

	// Pictures that were made once and never change.
	app.get('/pictures/*', async (c) => {
		const picture = await pictures.find(c.req.path.slice('/pictures/'.length));
		if (!picture) throw new Problem('not_found', 404, 'There is no such picture');
		return c.body(picture.bytes, 200, {
			'content-type': picture.type,
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		});
	});

	// The pages, last: they have an answer for every path.
	if (parts.pages) {
		const pages = parts.pages((async (input, init) => app.request(input as string, init)) as typeof fetch);
		app.use('*', (_c, next) => withinTime(config.REQUEST_TIMEOUT * 1000, next()));
		app.all('*', (c) =>
			pages.serve(c.req.raw, {
				count: () => limits.take('request', c.get('address')),
				report(error) {
					metrics.fault();
					log.error({ requestId: c.get('requestId'), err: error }, 'a page failed');
				},
			}),
		);
	}
	return app;
}

/**
 * Adds a header to an answer that is made. On a real connection it goes there directly: touching the headers of a
 * Response that Hono keeps light costs a tenth of a small request.
 */
function addHeader(c: Context<Env>, name: string, value: string): void {
	const connection = c.env?.outgoing;
	if (connection && 'setHeader' in connection && !connection.headersSent) connection.setHeader(name, value);
	else c.res.headers.set(name, value);
}

function doorOf(path: string): string {
	const service = SERVICES.find((candidate) => path.startsWith(candidate));
	if (service) return service.slice(1, -3);
	if (path.startsWith('/assets/') || path.startsWith('/pictures/')) return 'asset';
	if (/^\/feed\/[a-z]{2}\.xml$/.test(path)) return 'feed';
	return ['/health', '/ready', '/metrics', '/robots.txt', '/sitemap.xml'].includes(path) ? path.slice(1) : 'page';
}

function toProblem(error: unknown): Problem {
	if (isProblem(error)) return error;
	if (error instanceof Error && error.name === 'DatabaseUnavailable')
		return new Problem('unavailable', 503, 'The service is not available now. Please try again soon.', {
			retryAfter: 5,
		});
	return new Problem('unexpected_failure', 500, 'Unexpected failure, please check server logs for more information');
}

/**
 * @param giveUp tells the work that nobody waits for it any more
 * @throws Problem `request_timeout` 504 where the work takes longer
 */
async function withinTime(milliseconds: number, work: Promise<void>, giveUp?: () => void): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new Problem('request_timeout', 504, 'Processing this request timed out, please retry after a moment.'));
			// Only when that is answered: what the work throws then must not take its place.
			if (giveUp) setImmediate(giveUp);
		}, milliseconds);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
