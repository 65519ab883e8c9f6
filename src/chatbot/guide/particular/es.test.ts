import { describe, expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';

const asked = (...texts: string[]) =>
	answerBuiltIn(
		texts.map((content) => ({ role: 'user' as const, content })),
		'es',
		'2026-11-29',
	).text;

describe('what comes often in Spanish', () => {
	it.each([
		['¿Da mala suerte leerse las cartas a uno mismo?', 'No da mala suerte'],
		['¿tengo que ser musulmán para consultar a Hafez?', 'ninguna religión'],
		['¿puedo preguntar lo mismo dos veces?', 'nadie lleva la cuenta'],
		['soñé que mi madre se moría, ¿le va a pasar algo?', 'un sueño no avisa ni empuja'],
		['me salió la Muerte y estoy asustada', 'esa carta no anuncia'],
		['se me rompió un espejo', 'Barre los trozos'],
		['mercurio está retrógrado ahora?', 'hoy Mercurio va directo'],
		['cómo se le dice a un niño que su perro ha muerto', 'a su altura'],
		['le pegué a mi hijo', 'no fue culpa tuya'],
		['no puedo dormir', 'médico'],
		['estoy triste', ''],
		['acabo de ser mamá y lloro todo el día', 'matrona'],
		['mi padre bebe', 'no lo causaste'],
		['¿me estará mintiendo?', 'una sospecha'],
		['¿qué sentido tiene la vida?', 'Rumi'],
	])('answers %s', (text, words) => {
		expect(asked(text)).toContain(words);
		expect(asked(text)).not.toMatch(/todavía no sé de qué van|Enhorabuena|ruido de toda la casa/);
	});

	it('does not take other things for it', () => {
		expect(asked('mi profe le pegó a mi hijo')).not.toContain('sal de la habitación');
		expect(asked('mi madre murió ayer y no puedo dormir')).not.toContain('A las tres de la mañana');
		expect(asked('mi sueño de ser cantante no se cumple')).not.toContain('No hay prueba');
		expect(asked('mi bebé bebe poca leche')).not.toContain('no lo causaste');
	});

	it('does not say it again', () => {
		const first = asked('no puedo dormir');
		const again = answerBuiltIn(
			[
				{ role: 'user', content: 'no puedo dormir' },
				{ role: 'assistant', content: first },
				{ role: 'user', content: 'sigo sin dormir, no duermo' },
			],
			'es',
		).text;
		expect(again).not.toContain('A las tres de la mañana');
	});

	it('goes on behind a story with another one, and says what a verse means', () => {
		const behind = (newest: string, first: string, last: string) =>
			answerBuiltIn(
				[
					{ role: 'user', content: first },
					{ role: 'assistant', content: last },
					{ role: 'user', content: newest },
				],
				'es',
			).text;
		const request = 'cuéntame un cuento';
		const story = asked(request);
		expect(behind('otro', request, story)).toMatch(/\(Rumi, Masnavi/);
		expect(behind('otro', request, story)).not.toBe(story);
		const wish = 'recítame un verso de Rumi';
		const verse = asked(wish);
		expect(behind('explícamelo', wish, verse)).not.toMatch(/no lo sé|qué van/);
	});

	it('does not tell the same again to who asks on', () => {
		const first = asked('quién fue Shams?');
		const on = answerBuiltIn(
			[
				{ role: 'user', content: 'quién fue Shams?' },
				{ role: 'assistant', content: first },
				{ role: 'user', content: '¿se querían?' },
			],
			'es',
		).text;
		expect(on).not.toBe(first);
	});
});
