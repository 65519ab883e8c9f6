import { addRows } from '../support/backend.ts';
import { startBareCopy } from '../support/bare.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';

const ARTICLES = 1000;
const CLIENTS = [10, 50];
const categories = ['Tarot', 'Dreams', 'Persian Poetry', 'Stories', null];
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'fa' };

const words = {
	en: 'What you look for is on the way you go, not at its end. Read the verse once more, slowly. ',
	fa: 'آنچه می‌جویی در راهی است که می‌روی، نه در پایان آن. بیت را یک بار دیگر آهسته بخوان. ',
	ar: 'ما تبحث عنه في الطريق الذي تسلكه لا في آخره. فليُقرأ البيت مرّة أخرى على مهل. ',
	es: 'Lo que buscas está en el camino por el que vas, no al final. Lee el verso otra vez, despacio. ',
};

/** An article of about 700 words in each language. */
function articleOf(number: number): object {
	const moment = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString();
	const told = Object.entries(words).flatMap(([language, text]) => [
		[`title_${language}`, `${text.slice(0, 40)}${number}`],
		[`excerpt_${language}`, text.repeat(3)],
		[`content_${language}`, `${text.repeat(7)}\n\n`.repeat(6)],
	]);
	return {
		slug: `article-${number}`,
		category: categories[number % categories.length],
		published: true,
		published_at: moment,
		created_at: moment,
		...Object.fromEntries(told),
	};
}

/** Addresses that are asked for once only, so that each is rendered: all articles in all languages, and lists from any place. */
let asked = 0;
const anew = {
	article: () => {
		asked++;
		const language = Object.keys(words)[Math.floor(asked / ARTICLES) % 4];
		return `/${language}/blog/article-${asked % ARTICLES}`;
	},
	list: () => {
		asked++;
		const moment = new Date(Date.UTC(2026, 0, 1) - (asked % (ARTICLES - 100)) * 3_600_000).toISOString();
		return `/fa/blog?before=${moment}_00000000-0000-4000-8000-${String(asked).padStart(12, '0')}`;
	},
};

/**
 * The list and an article among a thousand as visitors get them, which is out of memory, beside a bare server that returns
 * the same bytes; and rendered anew for each request.
 */
export const blog: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe', { DAILY_ARTICLES: 'off' });
	try {
		await addRows(
			hoopoe,
			'blog_articles',
			Array.from({ length: ARTICLES }, (_, number) => articleOf(number)),
		);
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
		for (const [name, next] of Object.entries(anew)) {
			const client = () => ({ next: (): Call => ({ method: 'GET', path: next(), headers }) });
			const rate = (await race([underLoad(hoopoe, client)], 10, seconds)).get(hoopoe.name);
			if (!rate) continue;
			report({
				name: `${name}, rendered anew, per second of processor`,
				value: 1000 / rate.cost,
				unit: '',
				limit: { name: 'wanted', value: 300, fixed: true },
				wanted: { of: 'value', least: 300 },
				note: `${rate.perSecond.toFixed(0)} a second with 10 clients`,
			});
		}
	} finally {
		await hoopoe.stop();
	}
};
