import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { hear } from '../hear.server.ts';

it.each<[Language, string]>([
	['en', 'she used to hit me when I was little'],
	['en', 'When I was seven my dad beat me with his belt'],
	['en', 'I was beaten as a child and nobody knew'],
	['en', 'my mother used to hit me when I was little and I cannot forgive her'],
	['fa', 'بچه که بودم کتکم می‌زد'],
	['fa', 'بابام از بچگی منو می‌زد'],
	['ar', 'كانت تضربني وأنا صغيرة'],
	['ar', 'أبي كان قاسي معي بطفولتي'],
	['es', 'mi padre me pegaba de niño'],
	['es', 'cuando era pequeña me encerraban'],
])('in %s “%s” tells what was done to a child: no guilt, no quarrel, and no cry for help', (language, text) => {
	const { news, weight, events } = hear(text, language);
	expect([news, weight]).toEqual(['harmed', 'heavy']);
	for (const event of ['guilt', 'shame', 'quarrel', 'anger', 'betrayal']) expect(events).not.toContain(event);
	expect(findCrisis(text, language)).toBeNull();
});

it.each<[Language, string]>([
	['en', 'my son was hit by a car'],
	['en', 'he hit me up on Instagram'],
	['en', 'my dad taught me to hit the ball when I was a kid'],
	['fa', 'بچه که بودم بابام سنتور می‌زد'],
	['fa', 'بچه‌م منو زد'],
	['ar', 'وأنا صغيرة كنت أحب الرسم'],
	['es', 'de niña me gustaba cantar'],
])('in %s “%s” does not', (language, text) => {
	expect(hear(text, language).news).not.toBe('harmed');
});
