import * as z from 'zod/mini';
import { isLanguage, type Language } from '#src/language/languages.ts';
import { boundedText, lengthOf } from '#src/language/text-length.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { defaultCategory } from '../list/categories.ts';

/** Bounds of what an administrator may ask for, in characters after trimming, inclusive. */
export const topicBounds = { least: 5, most: 200 } as const;
export const categoryMost = 100;

/** What the form of the administration and the function say of a request that cannot be used. */
export const topicMessages = {
	en: {
		topic_too_short: 'Topic must be at least 5 characters',
		topic_too_long: 'Topic must be less than 200 characters',
		category_too_long: 'Category must be less than 100 characters',
		topic_invalid: 'Please enter valid topic and category',
	},
	fa: {
		topic_too_short: 'موضوع باید دست‌کم ۵ نویسه باشد',
		topic_too_long: 'موضوع باید کمتر از ۲۰۰ نویسه باشد',
		category_too_long: 'دسته باید کمتر از ۱۰۰ نویسه باشد',
		topic_invalid: 'لطفاً موضوع و دستهٔ درستی وارد کن',
	},
	ar: {
		topic_too_short: 'يجب ألّا يقلّ الموضوع عن ٥ أحرف',
		topic_too_long: 'يجب أن يقلّ الموضوع عن ٢٠٠ حرف',
		category_too_long: 'يجب أن تقلّ الفئة عن ١٠٠ حرف',
		topic_invalid: 'اكتبوا موضوعًا وفئة صحيحين',
	},
	es: {
		topic_too_short: 'El tema debe tener al menos 5 caracteres',
		topic_too_long: 'El tema debe tener menos de 200 caracteres',
		category_too_long: 'La categoría debe tener menos de 100 caracteres',
		topic_invalid: 'Escribe un tema y una categoría válidos',
	},
} as const satisfies Record<Language, Record<string, string>>;

/** What is said where nothing was written, because without a model there is no theme for the topic. */
export const themeMessages = {
	en: {
		no_theme:
			'The house knows nothing of this topic, so nothing was written. Choose a theme it can tell, or another topic.',
		nothing_left: 'Everything the house can tell without a model has been told twice.',
	},
	fa: {
		no_theme:
			'این موضوع در دانستهٔ ما نیست و چیزی نوشته نشد. یکی از آنچه می‌توانیم بگوییم را برگزین، یا موضوعی دیگر بنویس.',
		nothing_left: 'هر چه بی‌مدل می‌توانستیم بگوییم دو بار گفته شده است.',
	},
	ar: {
		no_theme: 'لا نعرف شيئًا عن هذا الموضوع، فلم نكتب شيئًا. اختاروا ممّا يمكننا أن نحكيه، أو موضوعًا آخر.',
		nothing_left: 'كلّ ما يمكننا أن نحكيه بلا نموذج حكيناه مرّتين.',
	},
	es: {
		no_theme:
			'De este tema la casa no sabe nada, así que no se ha escrito nada. Elige uno de los que sabe contar, u otro tema.',
		nothing_left: 'Todo lo que la casa sabe contar sin un modelo ya se ha contado dos veces.',
	},
} as const satisfies Record<Language, Record<string, string>>;

/** A theme that can still be told: its title there is a topic that finds it. */
export type ThemeChoice = { theme: string; category: string; title: string };

type MessageKey = keyof (typeof topicMessages)['en'];

const topic = boundedText(topicBounds, {
	invalid: 'topic_invalid',
	tooShort: 'topic_too_short',
	tooLong: 'topic_too_long',
});
const category = z._default(
	z.nullable(
		z.string().check(
			z.trim(),
			z.refine((text) => lengthOf(text) <= categoryMost, 'category_too_long'),
		),
	),
	null,
);
const schema = z.object({ topic, category });

export type TopicRequest = { topic: string; category: string; language: Language };

/**
 * The payload of `generate-article`: `topic` and `category`, and the language of its messages (English where it is left
 * out).
 * @throws Problem 400 with the first message, and `details.field`
 */
export function checkTopicRequest(payload: unknown): TopicRequest {
	const parsed = schema.safeParse(payload);
	const asked = (payload as { language?: unknown } | null)?.language;
	const language = isLanguage(asked) ? asked : 'en';
	if (parsed.success) return { topic: parsed.data.topic, category: parsed.data.category || defaultCategory, language };
	const messages = topicMessages[language];
	const issue = parsed.error.issues[0];
	const key = Object.hasOwn(messages, issue?.message ?? '') ? (issue?.message as MessageKey) : 'topic_invalid';
	throw new Problem(key, 400, messages[key], { field: issue?.path[0] ?? 'topic' });
}
