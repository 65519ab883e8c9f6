import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { lexicon as ar } from './ar.ts';
import { findAnothersDanger } from './danger-of-another.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import { findCrisis } from './find-crisis.ts';

const lexicons = { en, fa, ar, es };

/** Sentences of people who fear for somebody, and sentences that sound alike; 90 of each in a language. */
const casesOf = (language: string) =>
	JSON.parse(readFileSync(new URL(`./another/cases/${language}.json`, import.meta.url), 'utf8')) as {
		danger: string[];
		ordinary: string[];
	};

describe.each(languages)('somebody else who may harm themselves, in %s', (language) => {
	const { danger, ordinary } = casesOf(language);

	it('is heard nineteen times of twenty', () => {
		const missed = danger.filter((text) => !findCrisis(text, language));
		expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(danger.length / 20);
	});

	it('is not heard in what sounds alike', () => {
		expect(ordinary.filter((text) => findAnothersDanger(text).told)).toEqual([]);
	});
});

test.each([
	['en', 'I’m afraid he’ll do something to himself'],
	['en', 'my mum keeps saying she wishes she was dead'],
	['en', 'He said we’d be better off without him'],
	['en', 'I found razor blades in my daughter’s room'],
	['fa', 'می‌ترسم بلایی سر خودش بیاره'],
	['fa', 'نکنه یه کاری دست خودش بده'],
	['fa', 'دخترم دستش رو با تیغ خط‌خطی می‌کنه'],
	['fa', 'خواهرم دیشب یه مشت قرص خورد'],
	['ar', 'أخشى أن تؤذي أختي نفسها'],
	['ar', 'خايفة ابني يعمل بحاله شي'],
	['ar', 'صديقتي قالت إنها تريد أن تموت'],
	['ar', 'خايف يسوي بنفسه شي'],
	['es', 'tengo miedo de que se haga daño'],
	['es', 'temo que mi hijo se haga algo'],
	['es', 'mi marido habla de suicidarse'],
	['es', 'dice que estaríamos mejor sin él'],
] as const)('%s: «%s» is answered with what can be done for them', (language, text) => {
	expect(findCrisis(text, language)).toMatchObject({
		ofAnother: true,
		message: lexicons[language].messageForAnother,
	});
});

describe('who writes', () => {
	it('is spoken to, where they cry for help themselves as well', () => {
		const crisis = findCrisis('I’m scared my son will hurt himself. I want to die too.', 'en');
		expect(crisis).toMatchObject({ ofAnother: false, message: en.message });
	});

	it('is mourned with, not warned, where somebody has died by suicide', () => {
		expect(findAnothersDanger('دوستم خودکشی کرد و من آخرین پیامشو نخونده بودم').told).toBe(false);
		expect(findCrisis('I lost my brother to suicide in March', 'en')).toBeNull();
	});

	it('is answered in the language of the page', () => {
		expect(findCrisis('می‌ترسم بلایی سر خودش بیاره', 'es')?.message).toBe(es.messageForAnother);
	});
});

describe('a dream', () => {
	it.each([
		['en', 'It was my dream to be a mother. Now my daughter says she wants to die.'],
		['es', 'No tengo sueño ni hambre. Mi hijo dice que no quiere vivir.'],
	])('%s: is not every word of sleep: %s', (language, text) => {
		expect(findCrisis(text, language)?.ofAnother).toBe(true);
	});

	it('is a scene, whatever somebody does in it', () => {
		expect(findCrisis('I dreamt of my sister. She cut her arms with a blade.', 'en')).toBeNull();
		expect(
			findCrisis(
				'My friend keeps cutting her arms. I am afraid she will do something to herself.',
				'en',
				undefined,
				true,
			),
		).toBeNull();
	});
});

test('a danger is heard at the end of a long sentence, too', () => {
	const long = `${'we walked and talked and walked and '.repeat(60)} I am afraid he will do something to himself`;
	expect(findAnothersDanger(long)).toMatchObject({ told: true, rest: '' });
});
