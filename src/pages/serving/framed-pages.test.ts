import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { authSwitchesOf } from '#src/platform/settings/auth-switches.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { needsScriptsSoon } from './fixed-pages.ts';
import { loadScriptsLater } from './later-scripts.server.ts';
import { createPages } from './serve-pages.server.ts';

const built = new URL('../../../build/server/index.js', import.meta.url);

const card = (number: number, picture: string | null) => ({
	id: `00000000-0000-4000-8000-00000000000${number}`,
	slug: `article-${number}`,
	title: `Title <${number}> & "more"`,
	title_in: 'en',
	excerpt: null,
	excerpt_in: null,
	category: number % 2 ? 'Tarot' : null,
	image_url: picture,
	views: number,
	shown_at: '2026-01-01T00:00:00+00:00',
});

/** The articles of a database of three. */
const answers: Readonly<Record<string, (asked: { article?: string }) => unknown>> = {
	list_articles: () => ({
		articles: [card(1, '/covers/1.webp'), card(2, null), card(3, '/covers/3.webp')],
		categories: ['Tarot', 'Mysticism'],
	}),
	read_article: ({ article }) => {
		const number = Number(/\d$/.exec(article ?? '')?.[0] ?? 1);
		return {
			...card(number, number === 2 ? '/covers/2.webp' : null),
			created_at: '2026-01-01T00:00:00+00:00',
			updated_at: '2026-01-02T00:00:00+00:00',
			content: `What you look for </main> is on the way.\n\n</body> Read ${number} once more.`,
			content_in: 'en',
			languages: ['en', 'fa'],
			older: card(3, null),
			newer: null,
			related: [card(2, '/covers/2.webp')],
		};
	},
};

const fetchServices = (async (address: string, { body }: { body: string }) =>
	Response.json(answers[new URL(address).pathname.split('/').at(-1) ?? '']?.(JSON.parse(body)))) as typeof fetch;

/** Needs the built pages; `npm test` builds them first. */
describe.runIf(existsSync(built))('a page put together of its frame and its own part', async () => {
	const build = (await import(built.href)) as ServerBuild;
	const open = (development: boolean) =>
		createPages({
			build,
			clientFolder: null,
			config: {
				siteUrl: 'https://hoopoe.example',
				publishableKey: 'sb_publishable_test',
				contactPhone: null,
				aiEnabled: false,
				imageModel: false,
				auth: authSwitchesOf(readConfig({})),
				version: '1',
				development,
			},
			fetchServices,
		});
	const [kept, whole] = [open(false), open(true)];
	const errors: unknown[] = [];
	const visit = { count: async () => {}, report: (error: unknown) => errors.push(error) };
	const read = async (pages: typeof kept, path: string) => {
		const answer = await pages.serve(new Request(`https://hoopoe.example${path}`), visit);
		expect(answer.status).toBe(200);
		// What is told of the configuration is not the same while one writes the program.
		return (await answer.text()).replace(/id="page-data">.*?<\/script>/is, '');
	};

	it.each(languages)('is the one that is rendered whole (%s)', async (language) => {
		const paths = [
			'blog',
			'blog?q=the+moon',
			'blog?q=a+%3Cb%3E+%22word%22&category=Tarot',
			'blog/article-1',
			'blog/article-2',
			'blog/article-3',
			'blog/article%203',
			'auth?next=%2Fen%2Fprofile',
			'auth?next=%2Fen%2Fhistory',
			'history/dreams/00000000-0000-4000-8000-000000000001',
			'history/dreams/00000000-0000-4000-8000-000000000002',
		];
		for (const path of paths) {
			const address = `/${language}/${path}`;
			const expected = loadScriptsLater(await read(whole, address), {
				soon: needsScriptsSoon(address.split('?')[0] ?? ''),
			});
			expect(await read(kept, address), address).toBe(expected);
		}
		expect(errors).toEqual([]);
	});
});
