import type { Language } from '#src/language/languages.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { anyOf } from '#src/words/testing/random.ts';
import { type HafezRequest, verseText } from '../request.ts';

/** What people ask, and how they go on; joined they make questions of many kinds. */
const spoken = {
	en: {
		openings: [
			'Will the work I have begun come to a good end?',
			'Does the one I love think of me?',
			'Should I accept the offer and move to another city?',
			'My mother and I have not spoken for a year.',
			'I sleep badly and worry about everything.',
			'I am waiting for an answer that does not come.',
			'Is this the right time to travel?',
			'I cannot decide between two roads.',
		],
		endings: [
			'What should I look at first?',
			'How long will it last?',
			'Whom can I ask for advice?',
			'What am I not seeing?',
			'Is patience the answer?',
			'Where do I begin?',
		],
	},
	fa: {
		openings: [
			'کاری که شروع کرده‌ام به نتیجه می‌رسد؟',
			'کسی که دوستش دارم به من فکر می‌کند؟',
			'پیشنهاد را قبول کنم و به شهر دیگری بروم؟',
			'یک سال است که با مادرم حرف نزده‌ام.',
			'شب‌ها بد می‌خوابم و نگران همه‌چیزم.',
			'منتظر جوابی هستم که نمی‌آید.',
			'حالا وقت سفر است؟',
			'بین دو راه مانده‌ام و نمی‌توانم تصمیم بگیرم.',
		],
		endings: [
			'اول به چه نگاه کنم؟',
			'تا کی طول می‌کشد؟',
			'با که مشورت کنم؟',
			'چه چیزی را نمی‌بینم؟',
			'چاره صبر است؟',
			'از کجا شروع کنم؟',
		],
	},
	ar: {
		openings: [
			'هل يصل العمل الذي بدأته إلى خير؟',
			'هل يفكّر فيّ من أحبّ؟',
			'هل أقبل العرض وأنتقل إلى مدينة أخرى؟',
			'لم نتحدّث أنا وأمي منذ سنة.',
			'نومي قليل وقلقي كثير.',
			'أنتظر جوابًا لا يأتي.',
			'هل هذا وقت السفر؟',
			'أقف بين طريقين ولا أستطيع أن أقرّر.',
		],
		endings: [
			'إلى ماذا أنظر أولًا؟',
			'كم يطول هذا؟',
			'من أستشير؟',
			'ما الذي لا أراه؟',
			'هل الصبر هو الجواب؟',
			'من أين أبدأ؟',
		],
	},
	es: {
		openings: [
			'¿Llegará a buen fin el trabajo que he empezado?',
			'¿Piensa en mí la persona a la que quiero?',
			'¿Acepto la oferta y me mudo a otra ciudad?',
			'Hace un año que no hablo con mi madre.',
			'Duermo mal y me preocupo por todo.',
			'Espero una respuesta que no llega.',
			'¿Es buen momento para viajar?',
			'No consigo decidir entre dos caminos.',
		],
		endings: [
			'¿En qué me fijo primero?',
			'¿Cuánto va a durar?',
			'¿A quién pido consejo?',
			'¿Qué es lo que no veo?',
			'¿La respuesta es la paciencia?',
			'¿Por dónde empiezo?',
		],
	},
} as const;

/** A draw as somebody may make it: any poem, any matter. */
export function randomRequest(language: Language, random: () => number): HafezRequest {
	const { openings, endings } = spoken[language];
	return {
		poem: verseText(anyOf(poems, random)),
		question: `${anyOf(openings, random)} ${anyOf(endings, random)}`,
		language,
	};
}
