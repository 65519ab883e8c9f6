import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Line } from '#src/listening/presumption.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { answerBuiltIn } from './answer.server.ts';
import { guideAnswers } from './guide-answers.server.ts';
import { guideSpeech } from './guide-speech.server.ts';

const sayOf = (line: Line) => (typeof line === 'string' ? line : line.say);
/** All lines within a piece of the guide's words. */
const linesIn = (words: unknown): string[] =>
	typeof words === 'string' ? [words] : words && typeof words === 'object' ? Object.values(words).flatMap(linesIn) : [];

describe.each(languages)('what the guide answers to what is asked of a matter, in %s', (language) => {
	const cells = Object.entries(guideAnswers[language]).flatMap(([matter, asks]) =>
		Object.entries(asks).map(([ask, lines]) => ({
			name: `${matter} ${ask}`,
			lines: (lines as readonly Line[]).map(sayOf),
		})),
	);

	it('is two thoughts at least, clean, short, and no question', () => {
		for (const { name, lines } of cells) {
			expect(lines.length, name).toBeGreaterThanOrEqual(2);
			for (const line of lines) {
				expect(faultsOf(line, language), `${name}: ${line}`).toEqual([]);
				expect(wordCount(line), `${name}: ${line}`).toBeLessThanOrEqual(45);
				expect(line, name).not.toMatch(/[?؟]$/);
			}
		}
	});

	it('says no sentence twice, nor one that stands around it', () => {
		const seen = new Set(linesIn(guideSpeech[language]).flatMap(sentencesOf));
		const again = cells
			.flatMap(({ lines }) => lines.flatMap(sentencesOf))
			.filter((sentence) => seen.size === seen.add(sentence).size);
		expect(again).toEqual([]);
	});
});

const asked = (text: string) => answerBuiltIn([{ role: 'user', content: text }], 'en').text;

it('fits what was asked and of what', () => {
	const { quarrel, dismissal } = guideAnswers.en;
	expect(quarrel.why.some((line) => asked('why do we always fight').includes(sayOf(line)))).toBe(true);
	expect(dismissal.how.some((line) => asked('I was laid off yesterday. What now?').includes(sayOf(line)))).toBe(true);
});

it('speaks of two options only where two were named', () => {
	const { home } = guideAnswers.en;
	const speaksOfTwo = (text: string) => home.which.some((line) => asked(text).includes(sayOf(line)));
	expect(speaksOfTwo('the flat in town or the house outside?')).toBe(true);
	expect(speaksOfTwo('which house shall I buy?')).toBe(false);
});

it('goes on to the general answer when its own have been given', () => {
	const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
	const answers = Array.from({ length: 4 }, () => {
		conversation.push({ role: 'user', content: 'why do we always fight?' });
		const { text } = answerBuiltIn(conversation, 'en');
		conversation.push({ role: 'assistant', content: text });
		return text;
	});
	expect(new Set(answers).size).toBe(4);
});
