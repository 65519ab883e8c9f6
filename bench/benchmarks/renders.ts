import { addArticles, categories, pageHeaders, publishedAt } from '../support/articles.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';

const ARTICLES = 4000;
const CLIENTS = 10;
const LANGUAGES = ['en', 'fa'] as const;
/** Lists begin at one of so many of the newest articles. */
const PLACES = 500;
const found = { en: 'what you', fa: 'آنچه' };

/** A place in the list that no address has named before: of the ids that follow a moment, one after the other. */
let asked = 0;
function newPlace(): string {
	asked++;
	return `${publishedAt(asked % PLACES)}_00000000-0000-4000-8000-${String(asked).padStart(12, '0')}`;
}

/** Addresses that are asked for once only, or after they were forgotten, so that each page is rendered. */
const pages: Readonly<Record<string, (language: 'en' | 'fa') => string>> = {
	list: (language) => `/${language}/blog?before=${newPlace()}`,
	search: (language) => `/${language}/blog?q=${encodeURIComponent(found[language])}&before=${newPlace()}`,
	category: (language) =>
		`/${language}/blog?category=${encodeURIComponent(categories[asked % 4] ?? '')}&before=${newPlace()}`,
	article: (language) => `/${language}/blog/article-${asked++ % ARTICLES}`,
};

/** Pages of the blog rendered anew for each request, per second of the server's processor time, the database's left out. */
export const renders: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe');
	try {
		await addArticles(hoopoe, ARTICLES);
		for (const [name, next] of Object.entries(pages))
			for (const language of LANGUAGES) {
				const call = (): Call => ({ method: 'GET', path: next(language), headers: pageHeaders });
				const rate = (await race([underLoad(hoopoe, () => ({ next: call }))], CLIENTS, seconds)).get(hoopoe.name);
				if (!rate) continue;
				report({
					name: `${name}, ${language}, per second of processor`,
					value: 1000 / rate.cost,
					unit: '',
					limit: { name: 'wanted', value: 300, fixed: true },
					wanted: { of: 'value', least: 300 },
					note: `${rate.cost.toFixed(2)} ms each; ${rate.perSecond.toFixed(0)} a second with ${CLIENTS} clients`,
				});
			}
	} finally {
		await hoopoe.stop();
	}
};
