import { expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import arabic from '#src/listening/corpus/ar/dreams.json' with { type: 'json' };
import english from '#src/listening/corpus/en/dreams.json' with { type: 'json' };
import spanish from '#src/listening/corpus/es/dreams.json' with { type: 'json' };
import persian from '#src/listening/corpus/fa/dreams.json' with { type: 'json' };
import type { SymbolId } from '#src/listening/symbols.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { repetitionOf } from '#src/words/testing/repetition.ts';
import { compose } from '../compose.server.ts';
import { dreamFacts } from '../facts.server.ts';
import { DREAM_LENGTH } from '../request.ts';

const corpora = { en: english, fa: persian, ar: arabic, es: spanish };

/** Groups of twenty dreams, so that no lucky twenty decides. */
const GROUPS = 15;

/** What people dream of most; twenty who dream of these have much the same dreams. */
const common: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'teeth',
	'snake',
	'dead-alive',
	'falling',
	'flying',
	'chased',
	'water',
	'sea',
	'house',
	'baby',
	'pregnancy',
	'failing-exam',
	'naked',
	'late',
	'fire',
	'ex',
	'wedding',
	'car',
	'dog',
	'mother',
	'father',
]); // prettier-ignore

function readingsOf(language: Language) {
	return corpora[language]
		.filter(({ text }) => text.length >= DREAM_LENGTH.least)
		.map(({ text, split }) => {
			const request = { dream: text, language };
			const facts = dreamFacts(request);
			return { split, facts, text: compose(request, facts) };
		});
}

/** The share of sentences that another of twenty readings has too, the mean of many twenties. */
function repetitionAmong(readings: readonly { text: string }[], seed: number): number {
	const groups = Array.from({ length: GROUPS }, (_, group) => {
		const random = seededRandom(seed + group);
		const left = [...readings];
		const drawn = Array.from({ length: 20 }, () => left.splice(Math.floor(random() * left.length), 1));
		return repetitionOf(drawn.flat().map(({ text }) => text)).anywhere;
	});
	return groups.reduce((sum, share) => sum + share, 0) / GROUPS;
}

it.each(languages)('says little twice to twenty dreamers in %s, and to twenty of the commonest dreams', (language) => {
	const readings = readingsOf(language);
	expect(
		repetitionAmong(
			readings.filter(({ split }) => split === 'dev'),
			3000,
		),
	).toBeLessThan(0.13); // prettier-ignore
	const alike = readings.filter(({ facts }) => facts.leads.some((id) => common.has(id)));
	expect(repetitionAmong(alike, 5000)).toBeLessThan(0.2);
});
