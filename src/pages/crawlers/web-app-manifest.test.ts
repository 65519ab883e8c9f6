import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { languages } from '#src/language/languages.ts';
import { fixedPaths } from '../serving/fixed-pages.ts';
import { offlineList } from '../serving/offline-list.server.ts';
import { webAppManifest } from './web-app-manifest.server.ts';

it.each(languages)('%s is installed under its own name, with readings that exist', async (language) => {
	const manifest = (await webAppManifest(language)) as {
		name: string;
		start_url: string;
		icons: { src: string }[];
		shortcuts: { name: string; url: string }[];
	};
	expect(manifest.name).toBe(chrome[language].brand);
	expect(manifest.start_url).toBe(`/${language}`);
	for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
	for (const { url } of manifest.shortcuts) expect(fixedPaths).toContain(url);
});

it('what is fetched ahead is scripts, styles, subsets of fonts, and pages that say something offline', () => {
	const paths = [
		'/assets/a.js',
		'/assets/b.css',
		'/assets/vazirmatn-X1.woff2',
		'/assets/vazirmatn-arabic-wght-normal-X.woff2',
	];
	const { files, pages } = offlineList([...paths, '/cards/1.webp'], '');
	expect(files).toEqual(paths.slice(0, 3));
	expect(pages.fa).toContain('/fa/eq-test');
	expect(pages.fa).not.toContain('/fa/admin');
});

it('a release has another version where its files or its sources are others', () => {
	const version = (paths: string[], sources: string) => offlineList(paths, sources).version;
	expect(version(['/assets/a.js'], 'x')).toBe(version(['/assets/a.js'], 'x'));
	expect(version(['/assets/a.js'], 'x')).not.toBe(version(['/assets/a.js'], 'y'));
	expect(version(['/assets/a.js'], 'x')).not.toBe(version(['/assets/b.js'], 'x'));
});
