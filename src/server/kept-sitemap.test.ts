import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keepSitemap } from './kept-sitemap.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/sitemap.xml', { headers });

it('many who ask get one sitemap, compressed where they take it, and nothing where they have it', async () => {
	let made = 0;
	const sitemap = keepSitemap(async () => `<urlset>${++made}</urlset>`);
	const answers = await Promise.all([sitemap(ask()), sitemap(ask({ 'accept-encoding': 'br, gzip' })), sitemap(ask())]);
	expect(await answers[0]?.text()).toBe('<urlset>1</urlset>');
	expect(answers[1]?.headers.get('content-encoding')).toBe('gzip');
	expect(gunzipSync(Buffer.from((await answers[1]?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(
		'<urlset>1</urlset>',
	);
	const again = await sitemap(ask({ 'if-none-match': answers[0]?.headers.get('etag') ?? '' }));
	expect(again.status).toBe(304);
	expect(made).toBe(1);
});

it('one that could not be made is tried again', async () => {
	let fails = true;
	const sitemap = keepSitemap(async () => {
		if (fails) throw new Error('no database');
		return '<urlset/>';
	});
	await expect(sitemap(ask())).rejects.toThrow('no database');
	fails = false;
	expect(await (await sitemap(ask())).text()).toBe('<urlset/>');
});
