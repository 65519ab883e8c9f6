import { setTimeout as pause } from 'node:timers/promises';
import { addRows, PUBLISHABLE_KEY } from '../support/backend.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';
import { residentMegabytes } from '../support/processes.ts';

const ARTICLES = 300;
const HOSTILE = 20;
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

/** Pages a second while twenty clients send the worst that an anonymous client may ask, and what memory that takes. */
export const hostileRequests: Benchmark = async ({ seconds: asked, report }) => {
	const seconds = Math.max(asked, LEAST_SECONDS);
	const hoopoe = await startHoopoe('Hoopoe', { RATE_LIMITS: 'on' });
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

		const rates = { calm: 0, hostile: 0 };
		const statuses: Record<string, number> = {};
		let most = before;
		// In turns, so that what else the machine does falls on both alike.
		for (let round = 0; round < 3; round++) {
			rates.calm += (await race([pages], 10, seconds)).get('pages')?.perSecond ?? 0;
			let over = false;
			const sending = Array.from({ length: HOSTILE }, async (_, client) => {
				for (let turn = client; !over; turn++) {
					const status = await send(hoopoe.url + hostile[turn % hostile.length]);
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
			name: `a page, 10 clients, while ${HOSTILE} send hostile requests`,
			value: rates.hostile / 3,
			unit: '/s',
			limit: { name: 'without them', value: rates.calm / 3 },
			wanted: { of: 'ratio', least: 0.8 },
			note: `hostile requests by status: ${JSON.stringify(statuses)}`,
		});
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
async function send(url: string): Promise<string> {
	const response = await fetch(url, { headers: { apikey: PUBLISHABLE_KEY } });
	await response.arrayBuffer();
	await pause(Number(response.headers.get('retry-after') ?? 0) * 1000);
	return String(response.status);
}
