import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { texts as ar } from '../../texts/ar.ts';
import { texts as en } from '../../texts/en.ts';
import { texts as es } from '../../texts/es.ts';
import { texts as fa } from '../../texts/fa.ts';
import { answerBuiltIn } from '../answer.server.ts';

const asks = { en, fa, ar, es };

/** A reading as its kept page copies it: what was drawn, the prose, the question it ends on. */
const readings: Record<Language, { text: string; thesis: string; asked: string; card: RegExp }> = {
	en: {
		text: 'The Hermit (past)\n\nThe old man has been standing on his peak long enough to know every light in the valley by name. Whoever goes up there wants to see, and then has to come down again.\n\nTake one thing from the peak with you. Which light in the valley would you walk to tonight, if nobody counted the steps?',
		thesis: 'The old man has been standing on his peak long enough',
		asked: 'Which light in the valley would you walk to tonight',
		card: /lantern|solitude|alone|light/i,
	},
	fa: {
		text: 'زاهد (گذشته)\n\nپیرمرد آن‌قدر روی قله ایستاده که هر چراغ دره را به نام می‌شناسد و هنوز پایین نیامده است. هر که بالا می‌رود می‌خواهد ببیند و بعد باید برگردد.\n\nیک چیز از قله با خودت بیاور و پیش خودت نگه دار. اگر کسی قدم‌ها را نمی‌شمرد امشب به سوی کدام چراغ دره می‌رفتی؟',
		thesis: 'پیرمرد آن‌قدر روی قله ایستاده',
		asked: 'امشب به سوی کدام چراغ دره می‌رفتی؟',
		card: /چراغ|فانوس|خلوت|تنها/,
	},
	ar: {
		text: 'الناسك (الماضي)\n\nوقف الشيخ على قمّته حتّى صار يعرف كلّ ضوء في الوادي باسمه، ولم ينزل إليه بعد. من يصعد إلى هناك يريد أن يرى، ثمّ لا بدّ أن يعود.\n\nخذوا معكم شيئًا واحدًا من القمّة واحتفظوا به عندكم. إلى أيّ ضوء في الوادي كنتم تمشون الليلة لو لم يعدّ أحد الخطوات؟',
		thesis: 'وقف الشيخ على قمّته حتّى صار يعرف كلّ ضوء',
		asked: 'إلى أيّ ضوء في الوادي كنتم تمشون الليلة',
		card: /مصباح|فانوس|خلوة|وحد|عزلة|ضوء/,
	},
	es: {
		text: 'El Ermitaño (pasado)\n\nEl viejo lleva en su cumbre el tiempo suficiente para conocer por su nombre cada luz del valle. Quien sube allí quiere ver, y después tiene que bajar.\n\nTráete una sola cosa de la cumbre y guárdala contigo. ¿Hacia qué luz del valle caminarías esta noche si nadie contara los pasos?',
		thesis: 'El viejo lleva en su cumbre el tiempo suficiente',
		asked: '¿Hacia qué luz del valle caminarías esta noche',
		card: /linterna|farol|lámpara|soledad|luz/i,
	},
};

describe.each(languages)('a kept reading is explained in %s', (language) => {
	const { text, thesis, asked, card } = readings[language];
	const ask = [{ role: 'user' as const, content: asks[language].starterReading }];

	it('by the sentence that carries it, its card, and its question', () => {
		const answer = answerBuiltIn(ask, language, '2026-11-23', text);
		expect(answer.kind).toBe('reading');
		expect(answer.text).toContain(thesis);
		expect(answer.text).toContain(asked);
		expect(answer.text.replace(thesis, '').replace(asked, '')).toMatch(card);
		expect(answer.text).not.toContain('{text}');
	});

	it('and is asked for where there is none', () => {
		const answer = answerBuiltIn(ask, language, '2026-11-23');
		expect(answer.kind).toBe('recite');
		expect(answer.text).not.toContain(thesis);
	});
});
