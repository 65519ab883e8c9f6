import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { rubricPhrase } from '#src/ui/headings/rubric-phrase.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import type { AnyReading } from '../reading.ts';
import type { RandomRequest } from './random-requests.ts';

/** Of each reading in each language. */
const REQUESTS = 300;

type Told = { facts: string; text: string; bare: string; sentences: readonly string[] };

/** The built-in writer's words for one request; `bare` is without what the visitor typed and verses in their own script. */
function tell(reading: AnyReading, payload: { language: Language }): Told {
	const request = reading.check(payload);
	const facts = reading.facts(request);
	const { compose, fields, allowed } = reading.words(request, facts);
	const words = compose();
	if (Object.keys(words).join() !== fields.join()) throw new Error(`${reading.name}: words for other fields`);
	const text = Object.values(words).join('\n\n');
	const { language } = payload;
	const other = language === 'fa' || language === 'ar' ? /[^\p{Script=Arabic}\p{P}\s\u200c]/u : /[^\p{Script=Latin}]/u;
	const foreign = [...stringsOf(payload), ...allowed.quotable].filter((typed) => typed.length > 1 && other.test(typed));
	const own = language === 'fa' || language === 'ar' ? 'نام' : 'name';
	const bare = foreign.reduce((rest, typed) => rest.replaceAll(typed, own), text);
	return { facts: JSON.stringify(facts), text, bare, sentences: sentencesOf(text) };
}

function stringsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Tests that read the built-in words of each reading over many random requests in each language. */
export function checkBuiltInWords(
	readings: readonly AnyReading[],
	randomRequests: Readonly<Record<string, RandomRequest>>,
): void {
	it('are asked for every reading of the catalogue', () => {
		expect(Object.keys(randomRequests).sort()).toEqual(readings.map(({ name }) => name).sort());
	});

	describe.each(readings)('the built-in words of $name', (reading) => {
		describe.each(languages)('in %s', (language) => {
			let payloads: readonly { language: Language }[];
			let told: readonly Told[];
			beforeAll(() => {
				const random = seededRandom(4711);
				const randomRequest = randomRequests[reading.name];
				payloads = Array.from({ length: REQUESTS }, () => randomRequest?.(language, random) ?? { language });
				told = payloads.map((payload) => tell(reading, payload));
			});

			it('are as long as there is something to say, and no longer', () => {
				const counts = told.map(({ text }) => wordCount(text));
				const { least = 120, most = 350 } = reading.builtInWords ?? {};
				expect(counts.filter((count) => count < least || count > most)).toEqual([]);
			});

			it('are clean: own script and digits, no placeholder, no doubled mark or space', () => {
				expect([...new Set(told.flatMap(({ bare }) => faultsOf(bare, language)))]).toEqual([]);
			});

			it('say no sentence twice, and ask something', () => {
				const twice = told.flatMap(({ sentences }) =>
					sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
				);
				expect([...new Set(twice)]).toEqual([]);
				expect(told.filter(({ text }) => !/[?؟]/.test(text)).map(({ text }) => text)).toEqual([]);
			});

			it('begin with a phrase that can stand in red', () => {
				const begun = told.map(({ text }) => ({ text, phrase: rubricPhrase(text, language) }));
				expect(begun.filter(({ phrase }) => /^[\P{L}]*$/u.test(phrase) && phrase)).toEqual([]);
				expect(begun.filter(({ phrase }) => !phrase).length / begun.length).toBeLessThan(0.25);
			});

			it('are the same for the same request', () => {
				for (const [index, payload] of payloads.slice(0, 20).entries())
					expect(tell(reading, structuredClone(payload)).text).toBe(told[index]?.text);
			});

			it('of different facts hardly ever share half of their sentences, and seldom a tenth', () => {
				const sets = told.map(({ sentences }) => new Set(sentences));
				const shares: number[] = [];
				const alike: string[] = [];
				for (const [index, one] of told.entries())
					for (let next = index + 1; next < told.length; next++) {
						const other = told[next];
						if (!other || other.facts === one.facts) continue;
						const set = sets[next] ?? new Set();
						const common = one.sentences.filter((sentence) => set.has(sentence)).length;
						const share = common / Math.min(one.sentences.length, other.sentences.length);
						shares.push(share);
						if (share > 1 / 2)
							alike.push(`${share.toFixed(2)}: ${one.facts.slice(0, 300)} / ${other.facts.slice(0, 300)}`);
					}
				expect(shares.length).toBeGreaterThan(1000);
				// Two questions of one kind to one verse may meet: one pair in two hundred.
				expect(alike.slice(Math.floor(shares.length / 200))).toEqual([]);
				expect(shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)]).toBeLessThan(1 / 10);
			});
		});
	});
}
