import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/testing/chromium.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';

const PATHS = ['', '/explore', '/tarot', '/hafez', '/eq-test', '/blog'];
const LANGUAGES = ['en', 'fa'];
const RUNS = 5;
const LARGEST_PAINT_MS = 2000;

type Visit = { scores: Record<string, number>; milliseconds: Record<string, number> };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
	'first-contentful-paint': 'FCP',
	'largest-contentful-paint': 'LCP',
	'total-blocking-time': 'TBT',
	'speed-index': 'SI',
} as const;

/** Lighthouse with its own settings for phones: slow 4G and a slow processor, simulated; the median of five visits. */
export const lighthouseScores: Benchmark = async ({ report }) => {
	const chromePath = findChromium();
	if (!chromePath) {
		console.log('!! SKIPPED: no Chromium was found, and none could be installed');
		return;
	}
	const hoopoe = await startHoopoe('Hoopoe', { DAILY_ARTICLES: 'on' });
	const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
	try {
		for (const language of LANGUAGES)
			for (const path of [...PATHS, await findArticle(hoopoe.url, language)]) {
				const address = `/${language}${path}`;
				const visits: Visit[] = [];
				for (let run = 0; run < RUNS; run++) visits.push(await visit(hoopoe.url + address, chrome.port));
				const middle = visits.toSorted((one, other) => score(one) - score(other))[Math.floor(RUNS / 2)];
				if (!middle) continue;
				const note = Object.entries(middle.milliseconds)
					.map(([name, value]) => `${name} ${Math.round(value)}`)
					.join(', ');
				for (const category of categories)
					report({
						name: `${address}: ${category}`,
						value: middle.scores[category] ?? 0,
						unit: '',
						limit: { name: 'the most', value: 100, fixed: true },
						wanted: { of: 'value', least: category === 'performance' ? 97 : 100 },
						...(category === 'performance' && { note }),
					});
				report({
					name: `${address}: largest contentful paint`,
					value: middle.milliseconds.LCP ?? 0,
					unit: 'ms',
					limit: { name: 'wanted', value: LARGEST_PAINT_MS, fixed: true },
					wanted: { of: 'ratio', most: 1 },
				});
			}
	} finally {
		chrome.kill();
		await hoopoe.stop();
	}
};

const score = ({ scores }: Visit): number => scores.performance ?? 0;

async function visit(url: string, port: number): Promise<Visit> {
	const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
	if (!run) throw new Error(`Lighthouse said nothing of ${url}`);
	const { lhr } = run;
	return {
		scores: Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
		milliseconds: Object.fromEntries(
			Object.entries(timings).map(([audit, name]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
		),
	};
}

/** The path of an article, below its language: the first that the blog lists, once the server has written its set. */
async function findArticle(url: string, language: string): Promise<string> {
	for (let attempt = 0; attempt < 30; attempt++) {
		const list = await (await fetch(`${url}/${language}/blog`)).text();
		const found = new RegExp(`href="/${language}(/blog/[^"?]+)"`).exec(list)?.[1];
		if (found) return found;
		await new Promise((done) => setTimeout(done, 1000));
	}
	throw new Error('No article was found in the blog');
}
