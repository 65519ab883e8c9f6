import { addArticles, pageHeaders as headers } from '../support/articles.ts';
import { startBareCopy } from '../support/bare.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';

const ARTICLES = 1000;
const CLIENTS = [10, 50];

/**
 * The list and an article among a thousand as visitors get them, which is out of memory, beside a bare server that returns
 * the same bytes.
 */
export const blog: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe', { DAILY_ARTICLES: 'off' });
	try {
		await addArticles(hoopoe, ARTICLES);
		for (const [name, path] of [
			['list', '/fa/blog'],
			['article', '/fa/blog/article-500'],
		] as const) {
			const bare = await startBareCopy(hoopoe.url + path, { headers });
			try {
				if (bare.answer.status !== 200) throw new Error(`${path} is answered ${bare.answer.status}`);
				const client = () => ({ call: { method: 'GET', path, headers } satisfies Call });
				for (const clients of CLIENTS) {
					const rates = await race([underLoad(hoopoe, client), underLoad(bare, client)], clients, seconds);
					const [ours, limit] = [rates.get(hoopoe.name), rates.get(bare.name)];
					if (!ours || !limit) continue;
					report({
						name: `${name}, ${clients} clients`,
						value: ours.perSecond,
						unit: '/s',
						limit: { name: bare.name, value: limit.perSecond },
						wanted: { of: 'ratio', least: 0.5 },
						note: `${bare.answer.body.length} bytes, ${ours.cost.toFixed(2)} and ${limit.cost.toFixed(2)} ms of processor a request`,
					});
				}
			} finally {
				await bare.stop();
			}
		}
	} finally {
		await hoopoe.stop();
	}
};
