import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { itemsIn } from './items.server.ts';
import { domains } from './score.ts';

const english = itemsIn('en');

describe.each(languages)('the statements in %s', (language) => {
	const items = itemsIn(language);

	it('are a hundred and twenty, four for each facet, none of them twice', () => {
		expect(items).toHaveLength(120);
		for (const domain of domains)
			for (const facet of [1, 2, 3, 4, 5, 6])
				expect(items.filter((item) => item.domain === domain && item.facet === facet)).toHaveLength(4);
		expect(new Set(items.map(({ text }) => text)).size).toBe(120);
	});

	it('count for the same in the same place as in English, so that answers survive a change of language', () => {
		const keysOf = (of: typeof items) => of.map(({ domain, facet, keyed }) => `${domain}${facet} ${keyed}`);
		expect(keysOf(items)).toEqual(keysOf(english));
	});

	it('are written in their own letters', () => {
		const own = language === 'fa' || language === 'ar' ? /^[^A-Za-z]+$/ : /^[^\u0600-\u06ff]+$/;
		for (const { text } of items) expect(text).toMatch(own);
	});
});
