import { expect, it } from 'vitest';
import { loadScriptsLater } from './later-scripts.server.ts';

const page = [
	'<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/style.css"/>',
	'<link rel="modulepreload" href="/assets/home.js"/></head><body><h1>Home</h1>',
	'<script>window.context = {}</script>',
	'<script type="module" async="">import "/assets/entry.js";</script>',
	'<script>window.context.close()</script></body></html>',
].join('');

it('leaves nothing in the page that a browser would fetch as a script by itself', () => {
	const later = loadScriptsLater(page, { soon: false });
	expect(later).not.toContain('modulepreload" href');
	expect(later).not.toContain('type="module" async');
	expect(later).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
	expect(later).toContain('data-modules="/assets/entry.js /assets/home.js"');
	expect(later).toContain('id="later-scripts"');
	expect(later).toContain('>import "/assets/entry.js";</script>');
});

it('keeps the other scripts in their places', () => {
	const later = loadScriptsLater(page, { soon: false });
	expect(later.indexOf('window.context = {}')).toBeLessThan(later.indexOf('later-scripts'));
	expect(later.indexOf('window.context.close()')).toBeGreaterThan(later.indexOf('later-scripts'));
});

it('returns a page without scripts as it is', () => {
	expect(loadScriptsLater('<p>nothing here</p>', { soon: true })).toBe('<p>nothing here</p>');
});

it('marks a page whose scripts are awaited before it is touched', () => {
	expect(loadScriptsLater(page, { soon: true })).toContain('id="later-scripts" data-soon=""');
	expect(loadScriptsLater(page, { soon: false })).not.toContain('data-soon=""');
});
