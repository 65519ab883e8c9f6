import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { hear } from '../hear.server.ts';

it.each<[Language, string, boolean]>([
	['en', 'she used to sing to me every night', false],
	['en', 'he always read me stories', false],
	['en', 'would you read me a poem', true],
	['en', 'tell me a story like the ones she told', true],
	['fa', 'هر شب برام قصه می‌گفت', false],
	['fa', 'برام شعر می‌خوند', false],
	['fa', 'برام یه شعر بخون', true],
	['ar', 'كانت تحكيلي قصص كل ليلة', false],
	['ar', 'كان يقرألي شعر', false],
	['ar', 'احكولي قصة', true],
	['es', 'mi abuelo me contaba cuentos', false],
	['es', 'siempre me leía poemas', false],
	['es', 'cuéntame un cuento', true],
])('in %s “%s” asks for a poem or a story: %s', (language, text, asks) => {
	expect(hear(text, language, { guide: true }).asks === 'recite').toBe(asks);
});
