import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { answerBuiltIn } from '../answer.server.ts';
import { guideSpeech } from '../guide-speech.server.ts';
import { particulars } from '../particular/particulars.server.ts';

describe.each(Object.entries(particulars))('what the guide says to just this, in %s', (language, list) => {
	const sayings = list.flatMap(({ say }) => say);

	it('is clean, short, and asks one question at most', () => {
		for (const { say, ask } of sayings) {
			expect([...faultsOf(say, language as Language), ...faultsOf(ask ?? '', language as Language)], say).toEqual([]);
			expect(wordCount(`${say} ${ask ?? ''}`), say).toBeLessThanOrEqual(100);
			if (ask) expect(ask.match(/[?؟]/g), ask).toHaveLength(1);
		}
	});

	it('says no sentence twice', () => {
		const seen = new Set<string>();
		// Two ways of asking may share a saying.
		const all = [...new Set(sayings)].flatMap(({ say, ask }) => [...sentencesOf(say), ...sentencesOf(ask ?? '')]);
		expect(all.filter((sentence) => seen.size === seen.add(sentence).size)).toEqual([]);
	});
});

it.each<[Language, string]>([
	['en', 'is mercury retrograde right now?'],
	['fa', 'الان عطارد در رجعته؟'],
	['ar', 'هل عطارد متراجع الآن؟'],
	['es', '¿mercurio está retrógrado ahora?'],
])('says in %s whether Mercury goes backwards today', (language, content) => {
	const { backwards, forwards } = guideSpeech[language].mercury;
	const on = (day: string) => answerBuiltIn([{ role: 'user', content }], language, day).text;
	expect(on('2026-11-29')).toContain(forwards);
	expect(on('2026-03-10')).toContain(backwards);
});

it.each<[Language, string]>([
	['en', 'is it bad luck to read your own cards'],
	['fa', 'برای فال گرفتن باید مسلمون باشم؟'],
	['ar', 'كم غزلا كتب حافظ'],
	['es', 'no puedo dormir'],
])('says nothing of it twice in %s', (language, content) => {
	const asked = { role: 'user', content } as const;
	const first = answerBuiltIn([asked], language).text;
	const again = answerBuiltIn([asked, { role: 'assistant', content: first }, asked], language).text;
	expect(again).not.toContain(first);
});
