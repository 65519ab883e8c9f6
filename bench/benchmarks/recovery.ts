import { randomUUID } from 'node:crypto';
import { outages, watchOutage } from '../../src/testing/outages.ts';
import { addRows, PUBLISHABLE_KEY, signUp } from '../support/backend.ts';
import type { Benchmark } from '../support/figure.ts';
import { embeddedAt, startHoopoe } from '../support/hoopoe.ts';

const CLIENTS = [1, 3, 20, 100];
const PAUSE_MS = 15_000;

/** What people see while the database is restarted, killed, filled or paused, with ever more of them. */
export const recovery: Benchmark = async ({ report }) => {
	const hoopoe = await startHoopoe('Hoopoe', { REQUEST_TIMEOUT: '10', QUOTA_ROWS: '0' });
	try {
		const { id, token } = await signUp(hoopoe, 'person@example.org');
		const article = randomUUID();
		await addRows(hoopoe, 'blog_articles', [
			{ id: article, slug: 'a', title_en: 'A', content_en: 'B', published: true },
		]);
		const target = {
			request: (path: string, init: RequestInit) => fetch(hoopoe.url + path, init),
			key: PUBLISHABLE_KEY,
			person: { id, token },
			article,
		};
		for (const outage of outages(PAUSE_MS))
			for (const clients of CLIENTS) {
				const seen = await watchOutage(target, embeddedAt(hoopoe.folder), outage, {
					clients,
					beforeMs: 1000,
					afterMs: 2000,
				});
				const name = `${outage.name}, ${clients} client${clients > 1 ? 's' : ''}`;
				const note = `${JSON.stringify(seen.statuses)}, slowest ${seen.slowest} ms, ready again after ${seen.readyAgain} ms`;
				const most = (what: string, value: number, unit: string, limit: number, more = {}) =>
					report({
						name: `${name}: ${what}`,
						value,
						unit,
						limit: { name: 'wanted', value: limit, fixed: true },
						wanted: { of: 'value', most: limit },
						...more,
					});
				most('first served after', seen.firstServed, 'ms', 1000, { note });
				most('slowest answer', seen.slowest, 'ms', 2000);
				const other = Object.entries(seen.statuses).filter(([status]) => !/^(20\d|503)$/.test(status));
				const wrong =
					seen.lost + seen.doubled + Number(!seen.readyFollowed) + other.reduce((sum, [, count]) => sum + count, 0);
				most('lost, doubled, or neither served nor 503', wrong, '', 0);
			}
	} finally {
		await hoopoe.stop();
	}
};
