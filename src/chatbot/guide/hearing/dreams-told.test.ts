import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { texts as ar } from '../../texts/ar.ts';
import { texts as en } from '../../texts/en.ts';
import { texts as es } from '../../texts/es.ts';
import { texts as fa } from '../../texts/fa.ts';
import { answerBuiltIn } from '../answer.server.ts';
import { dreamsTold } from './dreams-told.server.ts';

const texts = { en, fa, ar, es };

/** A dream that does not say it is one; how one goes on after it was announced; a journey that somebody really made. */
const told: Record<Language, { flight: string; after: string; awake: string }> = {
	en: {
		flight:
			'I was flying over the sea at night, and a snake waited at the door of my grandmother’s house. I was afraid.',
		after: 'My dead grandmother opened the door and my husband was waiting behind it',
		awake: 'I was flying to London and my husband left me at the airport',
	},
	fa: {
		flight: 'شب بالای دریا پرواز می‌کردم و ماری دم در خانهٔ مادربزرگم منتظر بود. ترسیده بودم.',
		after: 'مادربزرگ مرحومم در را باز کرد و شوهرم پشتش منتظر بود',
		awake: 'با هواپیما به لندن پرواز کردم و شوهرم توی فرودگاه ترکم کرد',
	},
	ar: {
		flight: 'كنت أطير فوق البحر ليلًا وكانت أفعى تنتظر عند باب بيت جدّتي، وكنت خائفًا.',
		after: 'جدتي المتوفاة فتحت الباب وكان زوجي ينتظر خلفه',
		awake: 'سافرت بالطائرة إلى لندن وتركني زوجي في المطار',
	},
	es: {
		flight: 'Volaba de noche sobre el mar y una serpiente esperaba en la puerta de la casa de mi abuela. Tenía miedo.',
		after: 'Mi abuela muerta abría la puerta y mi marido esperaba detrás',
		awake: 'Volaba a Londres y mi marido me dejó en el aeropuerto',
	},
};

const answerOf = (language: Language, ...messages: string[]) =>
	answerBuiltIn(
		messages.flatMap((content, place) => [
			...(place > 0 ? [{ role: 'assistant' as const, content: '…' }] : []),
			{ role: 'user' as const, content },
		]),
		language,
	);

describe.each(languages)('a dream told to the guide in %s', (language) => {
	const { flight, after, awake } = told[language];

	it('is known by what only happens in dreams', () => {
		const { kind, topic, heard, offer } = answerOf(language, flight);
		expect({ kind, topic, events: heard.events, page: offer?.page }).toEqual({
			kind: 'sign',
			topic: 'dream',
			events: [],
			page: 'dreams',
		});
	});

	it('is known where it was announced, and what happens in it did not happen', () => {
		const announced = texts[language].starterDream;
		expect(dreamsTold([announced, after], language)).toEqual([true, true]);
		expect(answerOf(language, announced).topic).toBe('dream');
		expect(answerOf(language, announced, after)).toMatchObject({ topic: 'dream', heard: { events: [] } });
	});

	it('is none where somebody was awake', () => {
		expect(dreamsTold([awake, after], language)).toEqual([false, false]);
		expect(answerOf(language, awake).heard.events).not.toEqual([]);
	});
});
