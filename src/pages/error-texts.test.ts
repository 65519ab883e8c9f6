import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { errorTexts } from './error-texts.ts';

it.each(languages)('the service worker says offline what the pages say, in %s', (language) => {
	const worker = readFileSync('public/offline-worker.js', 'utf8');
	const { again, offline } = errorTexts[language];
	for (const sentence of [again, ...Object.values(offline)]) expect(worker).toContain(`'${sentence}'`);
});
