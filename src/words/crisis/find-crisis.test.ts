import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { lexicon as ar } from './ar.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import { findCrisis } from './find-crisis.ts';
import { helpLines } from './help-lines.ts';
import { plainCrisis } from './plain-crisis.ts';

const lexicons = { en, fa, ar, es };

describe.each(Object.entries(lexicons))('a cry for help in %s', (language, { examples, counterExamples }) => {
	it('is heard', () => {
		expect(examples.length).toBeGreaterThanOrEqual(24);
		expect(examples.filter((text) => !findCrisis(text, language))).toEqual([]);
	});

	it('is not heard where there is none', () => {
		expect(counterExamples.length).toBeGreaterThanOrEqual(24);
		expect(counterExamples.filter((text) => findCrisis(text, language))).toEqual([]);
	});

	it('is heard on a page of any other language, and answered in that one', () => {
		for (const page of Object.keys(lexicons) as (keyof typeof lexicons)[])
			expect(findCrisis(examples[0] ?? '', page)?.message).toBe(lexicons[page].message);
	});
});

describe('the help lines', () => {
	it('begin with the visitor’s country, then with those of the language; all are there', () => {
		const lines = (language: string, country?: string) =>
			findCrisis('I want to kill myself', language, country)?.lines ?? [];
		expect(lines('fa')[0]?.number).toBe('1480');
		expect(lines('es', 'AR')[0]?.number).toBe('135');
		expect(lines('es')[0]?.country).toBe('ES');
		for (const language of ['en', 'fa', 'ar', 'es']) expect(lines(language)).toHaveLength(helpLines.length);
	});
});

describe('ordinary questions of four languages', () => {
	it.each([
		['en', 'Will I find a job before the summer is over?'],
		['en', 'I dreamt that I died and felt light afterwards.'],
		['en', 'My grandmother died in spring. How do I let her go?'],
		['fa', 'خواب دیدم که مرده‌ام و همه گریه می‌کردند.'],
		['fa', 'دلم برایش تنگ شده؛ برمی‌گردد؟'],
		['fa', 'از خستگی دارم می‌میرم، این کار را عوض کنم؟'],
		['ar', 'حلمت أنني متّ ثم استيقظت مطمئنًا.'],
		['ar', 'هل أسافر هذا العام أم أنتظر؟'],
		['es', 'Soñé que me moría y me despertaba tranquila.'],
		['es', 'Me muero de ganas de verle, ¿le escribo?'],
	])('%s: %s', (language, text) => {
		expect(findCrisis(text, language)).toBeNull();
	});
});

it.each(languages)('is told with every help line in plain text in %s', (language) => {
	const crisis = findCrisis('I want to kill myself', language);
	if (!crisis) throw new Error('not heard');
	const told = plainCrisis(crisis, language);
	expect(told.startsWith(`${crisis.message}\n\n`)).toBe(true);
	const lines = told.slice(crisis.message.length + 2).split('\n');
	expect(lines).toHaveLength(helpLines.length);
	for (const { name, number } of helpLines)
		expect(lines.some((line) => line.includes(name) && line.includes(number))).toBe(true);
	for (const line of lines) expect(line).toMatch(/^\p{L}[^:]+: .+/u);
});
