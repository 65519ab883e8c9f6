import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addRows, PUBLISHABLE_KEY } from '../support/backend.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';
import { residentMegabytes } from '../support/processes.ts';

const ARTICLES = 300;
const HOSTILE = 20;
const ROUNDS = 2;
/** What one address may leave unread at once. */
const UNREAD = 120;
/** Shorter, and the first burst, before limits are used up, is all there is. */
const LEAST_SECONDS = 8;
const LOOKAHEAD = '(?=.*a)(?=.*b)(?=.*c)(?=.*d)x';

/** Requests of an anonymous client that once stopped the whole site, or took all its memory. */
const hostile: readonly string[] = [
	`/rest/v1/blog_articles?select=id&or=(${Array.from({ length: 100 }, () => `content_en.imatch."${LOOKAHEAD}"`).join(',')})`,
	`/rest/v1/blog_articles?select=id&or=(${Array.from({ length: 9 }, () => `content_en.imatch."(.*a){8}[bc]+${'.'.repeat(8)}$"`).join(',')})`,
	`/rest/v1/blog_articles?select=id&content_en=imatch.${encodeURIComponent('(a*)*(b*)*(c*)*[xyz]{8}$')}`,
	`/rest/v1/blog_articles?select=id&or=(${Array.from({ length: 10 }, () => 'content_en.fts.(word|other)').join(',')})`,
	`/rest/v1/rpc/list_articles?language=en&words=${'x'.repeat(8000)}`,
	`/rest/v1/blog_articles?select=${Array.from({ length: 200 }, (_, index) => `a${index}:content_en`).join(',')}`,
	`/rest/v1/blog_articles?select=${['en', 'fa', 'ar', 'es'].flatMap((language) => Array.from({ length: 8 }, (_, index) => `${language}${index}:content_${language}`)).join(',')}`,
];

const columns = (amount: number) => Array.from({ length: amount }, (_, index) => `c${index}:content_en`).join(',');

/** Requests that are within all limits, and costly for the connections, the processor or the memory. */
const costly: readonly string[] = [
	`/rest/v1/blog_articles?select=id&limit=1&order=${Array.from({ length: 50 }, (_, index) => `content_en->>${index}.desc`).join(',')}`,
	`/rest/v1/blog_articles?select=id&or=(${Array.from({ length: 100 }, (_, index) => `content_en->a->b->c->d->>e${index}.gt.1`).join(',')})`,
	`/rest/v1/blog_articles?select=id&limit=1&content_en=gt.zzz&content_fa=neq.a&content_ar=neq.b`,
	`/rest/v1/blog_articles?select=id&limit=1&or=(${Array.from({ length: 99 }, (_, index) => `content_en.gt.zzz${index}`).join(',')})`,
];

/** An answer just under ANSWER_LIMIT_ANON. */
const large = `/rest/v1/blog_articles?select=${columns(8)}&limit=80`;

/** What each of the hostile clients does, again and again; it returns what came of it. */
const attacks: Readonly<Record<string, (url: string, client: number, turn: number) => Promise<string>>> = {
	'hostile requests': (url, _client, turn) => send(url + hostile[turn % hostile.length]),
	'costly requests, each from an address of its own': (url, client, turn) =>
		send(url + costly[turn % costly.length], addressOf(client)),
	'large answers, each for an address of its own': (url, client) => send(url + large, addressOf(client)),
	'large answers and do not read them': (url) => leaveUnread(url, large),
};

const addressOf = (client: number) => `203.0.113.${client}`;

/** Pages a second while twenty clients send the worst that an anonymous client may ask, and what memory that takes. */
export const hostileRequests: Benchmark = async ({ seconds: asked, report }) => {
	const seconds = Math.max(asked, LEAST_SECONDS);
	const hoopoe = await startHoopoe('Hoopoe', { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
	try {
		const text = 'The word that was said in the garden came back as another word. '.repeat(100);
		const articles = Array.from({ length: ARTICLES }, (_, index) => ({
			slug: `article-${index}`,
			published: true,
			...Object.fromEntries(
				['en', 'fa', 'ar', 'es'].flatMap((language) => [
					[`title_${language}`, `Article ${index}`],
					[`content_${language}`, text],
				]),
			),
		}));
		await addRows(hoopoe, 'blog_articles', articles);
		const page: Call = { method: 'GET', path: '/en', headers: {} };
		const pages = underLoad({ ...hoopoe, name: 'pages' }, () => ({ call: page }));
		const before = residentMegabytes(hoopoe.pid);
		let most = before;

		for (const [name, attack] of Object.entries(attacks)) {
			const rates = { calm: 0, hostile: 0 };
			const statuses: Record<string, number> = {};
			// In turns, so that what else the machine does falls on both alike.
			for (let round = 0; round < ROUNDS; round++) {
				rates.calm += (await race([pages], 10, seconds)).get('pages')?.perSecond ?? 0;
				let over = false;
				const sending = Array.from({ length: HOSTILE }, async (_, client) => {
					for (let turn = client; !over; turn++) {
						const status = await attack(hoopoe.url, client, turn);
						statuses[status] = (statuses[status] ?? 0) + 1;
					}
				});
				const watching = (async () => {
					while (!over) {
						most = Math.max(most, residentMegabytes(hoopoe.pid));
						await pause(100);
					}
				})();
				rates.hostile += (await race([pages], 10, seconds)).get('pages')?.perSecond ?? 0;
				over = true;
				await Promise.all([...sending, watching]);
			}
			report({
				name: `a page, 10 clients, while ${HOSTILE} send ${name}`,
				value: rates.hostile / ROUNDS,
				unit: '/s',
				limit: { name: 'without them', value: rates.calm / ROUNDS },
				wanted: { of: 'ratio', least: 0.8 },
				note: `their requests by status: ${JSON.stringify(statuses)}`,
			});
		}
		report({
			name: 'memory of all processes meanwhile, at most',
			value: most,
			unit: 'MB',
			limit: { name: 'before', value: before },
			wanted: { of: 'value', most: 450 },
		});
	} finally {
		await hoopoe.stop();
	}
};

/** A refused client comes back when it was told to. */
async function send(url: string, address?: string): Promise<string> {
	const headers = { apikey: PUBLISHABLE_KEY, ...(address && { 'x-forwarded-for': address }) };
	const response = await fetch(url, { headers });
	await response.arrayBuffer();
	await pause(Number(response.headers.get('retry-after') ?? 0) * 1000);
	return String(response.status);
}

/** Asks on as many connections as one address may have, takes the first bytes of each answer, and leaves after some seconds. */
async function leaveUnread(url: string, path: string): Promise<string> {
	const { hostname, port, host } = new URL(url);
	const sockets = Array.from({ length: UNREAD / HOSTILE }, () => {
		const socket = connect(Number(port), hostname);
		socket.on('error', () => {});
		socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\napikey: ${PUBLISHABLE_KEY}\r\n\r\n`);
		socket.once('data', () => socket.pause());
		return socket;
	});
	await pause(3000);
	for (const socket of sockets) socket.destroy();
	return 'unread';
}
