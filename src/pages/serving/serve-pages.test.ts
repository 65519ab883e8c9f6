import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { authSwitchesOf } from '#src/platform/settings/auth-switches.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { createPages } from './serve-pages.server.ts';

const built = new URL('../../../build/server/index.js', import.meta.url);

/** Needs the built pages; `npm test` builds them first. */
describe.runIf(existsSync(built))('the pages', async () => {
	const build = (await import(built.href)) as ServerBuild;
	const config = {
		siteUrl: 'https://hoopoe.example',
		publishableKey: 'sb_publishable_test',
		contactPhone: null,
		aiEnabled: false,
		imageModel: false,
		auth: authSwitchesOf(readConfig({})),
		version: '1',
		development: false,
	};
	const open = (changed: ServerBuild = build) =>
		createPages({
			build: changed,
			clientFolder: new URL('../../../build/client', import.meta.url).pathname,
			config,
			fetchServices: fetch,
			clock: { now: () => performance.now() + later },
		});
	/** Milliseconds by which the clock of the pages is ahead. */
	let later = 0;
	const visit = { count: async () => {}, report: () => {} };
	const get = (path: string, headers: Record<string, string> = {}) =>
		open().serve(new Request(`https://hoopoe.example${path}`, { headers: { accept: 'text/html', ...headers } }), visit);

	it('carry a policy that names each inline script by its hash and allows no other', async () => {
		const answer = await get('/en');
		const policy = answer.headers.get('content-security-policy') ?? '';
		const html = await answer.text();
		const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].filter(
			([tag]) => !tag.includes('application/json'),
		);
		expect(policy.match(/'sha256-/g)?.length).toBe(
			new Set(inline.map((match) => html.slice(match.index, html.indexOf('</script>', match.index)))).size,
		);
		expect(policy).not.toMatch(/script-src[^;]*unsafe/);
		expect(html).not.toMatch(/<[^>]+\son(?:click|load|error)=/i);
	});

	it('are compressed once, set no cookies, and answer 304 to conditional requests', async () => {
		const pages = open();
		const ask = (headers: Record<string, string>) =>
			pages.serve(new Request('https://hoopoe.example/fa', { headers }), visit);
		const brotli = await ask({ 'accept-encoding': 'gzip, br' });
		expect(brotli.headers.get('content-encoding')).toBe('br');
		expect(brotli.headers.get('set-cookie')).toBeNull();
		expect(brotli.headers.get('cache-control')).toContain('public');
		const gzip = await ask({ 'accept-encoding': 'gzip' });
		expect(gzip.headers.get('content-encoding')).toBe('gzip');
		const known = await ask({ 'if-none-match': brotli.headers.get('etag') ?? '' });
		expect([known.status, await known.text()]).toEqual([304, '']);
	});

	it('lead from / to /en, and away from a slash at the end, on this site only', async () => {
		expect((await get('/')).headers.get('location')).toBe('/en');
		expect((await get('/en/?a=1')).headers.get('location')).toBe('/en?a=1');
		expect((await get('//evil.example/')).headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
	});

	it('that may be some moments old are rendered once for all who come in that time', async () => {
		const { 'blog/list/blog-route': list, ...others } = build.routes;
		let loaded = 0;
		const { headers } = list?.module ?? {};
		const counting = (status: number) => ({
			...list,
			module: {
				...list?.module,
				headers,
				loader: () => {
					loaded++;
					return Response.json(null, { status });
				},
				default: () => `loaded ${loaded}`,
			},
		});
		const opened = (status: number) =>
			open({ ...build, routes: { ...others, 'blog/list/blog-route': counting(status) as never } });
		const ask = (pages: ReturnType<typeof open>, path: string) =>
			pages.serve(new Request(`https://hoopoe.example${path}`, { headers: { 'accept-encoding': 'br' } }), visit);

		const pages = opened(200);
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(pages, '/fa/blog')));
		answers.push(await ask(pages, '/fa/blog'));
		expect(loaded).toBe(1);
		expect(new Set(answers.map(({ headers: told }) => told.get('etag'))).size).toBe(1);
		expect(answers[0]?.headers.get('content-encoding')).toBe('br');
		expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, must-revalidate');
		await ask(pages, '/fa/blog?q=moon');
		await ask(pages, '/es/blog');
		expect(loaded).toBe(3);
		later = 1900;
		await ask(pages, '/es/blog');
		expect(loaded).toBe(3);
		later = 2100;
		await ask(pages, '/fa/blog');
		expect(loaded).toBe(4);

		const failing = opened(503);
		const failed = await ask(failing, '/fa/blog');
		expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
		await ask(failing, '/fa/blog');
		expect(loaded).toBe(6);
	});

	it('answer an error nobody expected with the generic page, and report it once', async () => {
		const { 'pages/about/about-route': about, ...others } = build.routes;
		const broken = {
			...about,
			module: {
				...about?.module,
				loader: () => {
					throw new Error('unexpected');
				},
			},
		};
		const reported: unknown[] = [];
		const pages = open({ ...build, routes: { ...others, 'pages/about/about-route': broken as never } });
		const answer = await pages.serve(new Request('https://hoopoe.example/es/about'), {
			...visit,
			report: (error) => reported.push(error),
		});
		expect(answer.status).toBe(500);
		const html = await answer.text();
		expect(html).toContain('Unexpected Application Error!');
		expect(html).not.toContain('unexpected');
		expect(reported).toHaveLength(1);
		expect(reported[0]).toMatchObject({ message: 'unexpected' });
	});
});
