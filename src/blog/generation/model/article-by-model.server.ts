import { type Language, languages } from '#src/language/languages.ts';
import { latinDigits } from '#src/language/latin-digits.ts';
import { fence } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { Commission, Writer, WrittenBy } from '#src/words/writer.server.ts';
import type { Theme } from '../../lore/theme.ts';
import { type ArticleText, type ArticleTexts, tellingOf } from '../../lore/write-article.server.ts';
import { articleWords, isFitArticle } from './fit-article.server.ts';

const TRIES = 2;
/** Times the deadlines of a reading: an article is four times as long, and nobody waits for it. */
const PATIENCE = 6;
const MAX_TOKENS = 4000;
/** So many titles of the blog the model is told not to use again. */
const TITLES_TOLD = 60;

/** What a model is asked to write about: a theme of ours, or a topic, or a topic that a theme fits. */
export type Subject = { topic: string | null; category: string; theme: Theme | null };

/**
 * An article by the model in all four languages, or null: where one of them fails twice, the whole is left to the
 * built-in writer. English is asked first, so that an endpoint that is down is asked twice and not eight times.
 * @param titles those of the blog by language, which must not come again
 */
export async function articleByModel(
	writer: Writer,
	subject: Subject,
	titles: Readonly<Record<Language, readonly string[]>>,
	signal?: AbortSignal,
): Promise<{ texts: ArticleTexts; writer: WrittenBy } | null> {
	if (!writer.model) return null;
	const one = async (language: Language) => {
		for (let attempt = 0; attempt < TRIES; attempt++) {
			const written = await write(writer, commissionOf(subject, language, titles[language]), signal);
			if (written) return written;
		}
		return null;
	};
	const [first, ...rest] = languages;
	const english = await one(first);
	if (!english) return null;
	const others = await Promise.all(rest.map(one));
	if (others.includes(null)) return null;
	const texts = Object.fromEntries(languages.map((language, index) => [language, [english, ...others][index]]));
	return { texts: texts as Record<Language, ArticleText>, writer: { model: writer.model } };
}

/** One text by the model, null where the built-in writer would have to answer for it. */
async function write(
	writer: Writer,
	commission: Commission,
	signal: AbortSignal | undefined,
): Promise<ArticleText | null> {
	const writing = writer.write(commission, { mayAskModel: true, signal });
	for (;;) {
		const step = await writing.next();
		if (!step.done) continue;
		if (step.value.writer === 'built-in') return null;
		const { title = '', excerpt = '', content = '' } = step.value.words;
		return { title, excerpt, content: asParagraphs(content) };
	}
}

const asParagraphs = (content: string) =>
	content
		.split(/\n+/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.join('\n\n');

function commissionOf({ topic, category, theme }: Subject, language: Language, titles: readonly string[]): Commission {
	const words = theme?.words[language];
	const material = words ? [...tellingOf(words, 0), words.openings[1], words.practices[1]].join('\n\n') : '';
	const numbers = latinDigits(`${material} ${topic ?? ''}`).match(/\d+/g) ?? [];
	return {
		fields: ['title', 'excerpt', 'content'],
		// Never shown: where the model fails at one text, the whole article is by the built-in writer.
		compose: () => ({ title: '', excerpt: '', content: '' }),
		prompt: () => ({
			system: `${voicePrompt(language)}
You write an article for the magazine of the house, to be read by people who have asked nothing: 600 to 750 words in six to eight paragraphs. It begins with something seen, tells the thing itself with true and modest details, lets a doubt or a critic speak, gives one experiment of some minutes that anyone can make, and ends with an open question. Where the facts hold material, its facts are the ones you may use, in an order and in sentences of your own. Where you are not sure of a fact, leave it out. Do not use a title that is listed.`,
			user: `${JSON.stringify({ category, material: material || null, titlesThatExist: titles.slice(0, TITLES_TOLD) })}${topic ? `\n\nThe article is about:\n${fence('topic', topic, 200)}` : ''}`,
			maxTokens: MAX_TOKENS,
			patience: PATIENCE,
			fields: {
				title: 'The title, three to nine words, without a full stop.',
				excerpt: 'One or two sentences that make somebody want to read it, below 300 characters.',
				content: 'The article: 600 to 750 words, paragraphs apart by an empty line.',
			},
		}),
		allowed: {
			language,
			quotable: [material, topic ?? ''].filter(Boolean),
			numbers: numbers.map(Number),
			headings: ['title'],
		},
		leastWords: articleWords.least,
		isFit: ({ title = '', excerpt = '', content = '' }) =>
			isFitArticle({ title, excerpt, content: asParagraphs(content) }, language, { titles, material }),
	};
}
