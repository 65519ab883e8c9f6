import { startBareCopy } from '../support/bare.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';

const PATHS = ['/en', '/fa/hafez'];
const CLIENTS = [10, 50];
/** What Chromium sends when a page is opened. */
const headers = {
	accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
	'accept-encoding': 'gzip, deflate, br',
	'accept-language': 'en',
	'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Prerendered pages beside a bare server of Node that returns the same bytes and headers. */
export const pages: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe');
	try {
		for (const path of PATHS) {
			const bare = await startBareCopy(hoopoe.url + path, { headers });
			try {
				const { status, headers: answered, body } = bare.answer;
				if (status !== 200 || answered['content-encoding'] !== 'br')
					throw new Error(`${path} is answered ${status}, not compressed`);
				const client = () => ({ call: { method: 'GET', path, headers } satisfies Call });
				for (const clients of CLIENTS) {
					const rates = await race([underLoad(hoopoe, client), underLoad(bare, client)], clients, seconds);
					const [ours, limit] = [rates.get(hoopoe.name), rates.get(bare.name)];
					if (!ours || !limit) continue;
					const name = `${path}, ${clients} clients`;
					const wanted = { of: 'ratio', least: 0.5 } as const;
					report({
						name,
						value: ours.perSecond,
						unit: '/s',
						limit: { name: bare.name, value: limit.perSecond },
						wanted,
						note: `${body.length} bytes`,
					});
					// The load client may be what holds both back; what a second of processor time yields is not touched by it.
					if (Number.isNaN(ours.cost) || Number.isNaN(limit.cost)) continue;
					const [value, most] = [1000 / ours.cost, 1000 / limit.cost];
					report({
						name: `${name}, per second of processor`,
						value,
						unit: '',
						limit: { name: bare.name, value: most },
						wanted,
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
