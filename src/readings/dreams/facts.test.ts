import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { symbolIds, tierOf } from '#src/listening/symbols.ts';
import { isProblem } from '#src/platform/http/problem.ts';
import { dreams } from './dreams.server.ts';
import { dreamFacts } from './facts.server.ts';
import { messages } from './messages.ts';

const dream = 'My mother and a lion were in our house; I was afraid of the lion, and it rained.';

describe('the facts of a dream', () => {
	it('let the strange lead and the backdrop follow', () => {
		const { symbols, leads } = dreamFacts({ dream, language: 'en' });
		expect(symbols.map(({ id }) => id)).toEqual(['mother', 'lion', 'house', 'rain']);
		expect(leads).toEqual(['lion', 'rain', 'mother']);
	});

	it('take the visitor’s list for theirs, in the order of the text, what was added last', () => {
		const { symbols } = dreamFacts({ dream, language: 'en', symbols: ['key', 'rain', 'lion'] });
		expect(symbols).toEqual([
			{
				id: 'lion',
				tier: 2,
				where: [
					[16, 20],
					[60, 64],
				],
			},
			{ id: 'rain', tier: 2, where: [[73, 79]] },
			{ id: 'key', tier: 2, where: [] },
		]);
		expect(dreamFacts({ dream, language: 'en', symbols: [] }).leads).toEqual([]);
	});

	it('take for there what was told as absent, if the visitor says so', () => {
		const told = { dream: 'There was no blood, and I stood before a mirror.', language: 'en' as const };
		expect(dreamFacts(told).scene.absent).toEqual(['blood']);
		const { scene, symbols } = dreamFacts({ ...told, symbols: ['mirror', 'blood'] });
		expect(scene.absent).toEqual([]);
		expect(symbols.map(({ id }) => id)).toEqual(['mirror', 'blood']);
	});

	it('put the chosen feeling before those that were heard, and believe what is said of recurrence', () => {
		expect(dreamFacts({ dream, language: 'en', feeling: 'joy' }).feelings).toEqual(['joy', 'fear']);
		expect(dreamFacts({ dream, language: 'en' }).recurring).toBe(false);
		expect(dreamFacts({ dream, language: 'en', recurring: true }).recurring).toBe(true);
	});

	it('rest on 161 symbols in three tiers', () => {
		const count = (tier: number) => symbolIds.filter((id) => tierOf(id) === tier).length;
		expect([symbolIds.length, count(1), count(2), count(3)]).toEqual([161, 50, 81, 30]);
	});
});

describe('a payload', () => {
	const refusal = (payload: unknown) => {
		try {
			return dreams.check(payload);
		} catch (error) {
			if (isProblem(error)) return [error.code, error.message, error.details.field];
			throw error;
		}
	};

	it.each<[string, Record<string, unknown>, keyof (typeof messages)['en'], string]>([
		['of nine letters', { dream: '  123456789  ' }, 'dream_too_short', 'dream'],
		['of 2001 letters', { dream: 'x'.repeat(2001) }, 'dream_too_long', 'dream'],
		['that is no text', { dream: 7 }, 'dream_invalid', 'dream'],
		['with a symbol that nobody knows', { symbols: ['unicorn'] }, 'dream_invalid', 'symbols'],
		['with a feeling that nobody has', { feeling: 'bored' }, 'dream_invalid', 'feeling'],
	])('%s is refused in the language of the payload', (_what, change, key, field) => {
		for (const language of languages)
			expect(refusal({ dream: 'A snake in the grass', language, ...change })).toEqual([
				key,
				messages[language][key],
				field,
			]);
	});

	it.each(['1234567890', 'x'.repeat(2000), '🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙'])('of ten to 2000 letters is taken: %#', (text) => {
		expect(refusal({ dream: ` ${text} `, language: 'es' })).toMatchObject({ dream: text, language: 'es' });
	});

	it('of an unknown language counts as Persian, and a symbol sent twice counts once', () => {
		expect(refusal({ dream: 'A snake in the grass', language: 'de', symbols: ['snake', 'snake'] })).toMatchObject({
			language: 'fa',
			symbols: ['snake'],
		});
	});
});
