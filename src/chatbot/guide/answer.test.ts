import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { readOffer, writeOffer } from '../offer-link.ts';
import type { ChatMessage } from '../request.ts';
import { answerBuiltIn, type GuideAnswer } from './answer.server.ts';
import { guideWords } from './guide-words.server.ts';

/** Holds a conversation; what the guide says goes back to it, as the page sends it. */
function talk(language: Language, texts: readonly string[]): GuideAnswer[] {
	const conversation: ChatMessage[] = [];
	return texts.map((content) => {
		conversation.push({ role: 'user', content });
		const answer = answerBuiltIn(conversation, language);
		const offer = answer.offer && writeOffer(answer.offer.line, language, answer.offer.page);
		conversation.push({ role: 'assistant', content: [answer.text, offer].filter(Boolean).join('\n\n') });
		return answer;
	});
}

const brought: Record<Language, { one: string; other: string; open: string; short: string[] }> = {
	en: {
		one: 'My boss is unkind to me',
		other: 'my mother died in spring',
		open: 'The kettle is green',
		short: ['yes', 'no', 'why?', 'I do not know', 'tell me more', 'in the evening', 'my boss again', 'the funeral'],
	},
	fa: {
		one: 'رئیسم مرا اخراج کرد',
		other: 'مادرم بهار فوت کرد',
		open: 'قوری سبز است',
		short: ['آره', 'نه', 'چرا؟', 'نمی‌دونم', 'بیشتر بگو', 'عصرها', 'باز رئیسم', 'خاکسپاری'],
	},
	ar: {
		one: 'مديري في العمل قاس',
		other: 'توفيت أمي في الربيع',
		open: 'الإبريق أخضر',
		short: ['نعم', 'لا', 'لماذا؟', 'لا أعرف', 'حدثني أكثر', 'في المساء', 'العمل مرة أخرى', 'الجنازة'],
	},
	es: {
		one: 'Mi jefe me despidió',
		other: 'mi madre murió en primavera',
		open: 'La tetera es verde',
		short: ['sí', 'no', '¿por qué?', 'no sé', 'cuéntame más', 'por la tarde', 'otra vez mi jefe', 'el entierro'],
	},
};

/** The least of an answer; Arabic writes articles, pronouns and "and" as part of a word. */
const LEAST = { en: 30, fa: 30, ar: 24, es: 30 };

describe.each(languages)('a conversation in %s', (language) => {
	const { one, other, open, short } = brought[language];
	const words = guideWords[language];

	it.each([
		['of one thing', (index: number) => (index === 0 ? one : (short[index % 5] ?? one))],
		['of nothing known', () => open],
		['of the same again and again', () => one],
	])('%s does not repeat a sentence in thirty turns', (_what, say) => {
		const answers = talk(
			language,
			Array.from({ length: 30 }, (_, index) => say(index)),
		);
		const told = answers.flatMap(({ text, offer }) => [...sentencesOf(text), ...(offer ? [offer.line] : [])]);
		const seen = new Set<string>();
		expect(told.filter((sentence) => seen.size === seen.add(sentence).size)).toEqual([]);
	});

	it('whatever is said keeps to one question, its length and its language', () => {
		for (let seed = 1; seed <= 12; seed++) {
			const random = seededRandom(seed);
			const any = [one, other, open, ...short];
			const texts = Array.from({ length: 30 }, () => any[Math.floor(random() * any.length)] ?? one);
			const answers = talk(language, texts);
			const told = answers.flatMap(({ text }) => sentencesOf(text));
			expect(new Set(told).size, 'no sentence twice').toBe(told.length);
			for (const { text, kind, offer } of answers) {
				expect(faultsOf(text, language), text).toEqual([]);
				if (kind !== 'topic' && kind !== 'lore') continue;
				expect(text.match(/[?؟]/g), text).toHaveLength(1);
				expect(wordCount(text), text).toBeGreaterThanOrEqual(LEAST[language]);
				expect(wordCount(text), text).toBeLessThanOrEqual(120);
				if (offer) expect(readOffer(writeOffer(offer.line, language, offer.page))).toMatchObject({ page: offer.page });
			}
		}
	});

	it('is the same for the same messages, and another for others', () => {
		expect(talk(language, [one, other])).toEqual(talk(language, [one, other]));
		const firsts = Array.from({ length: 20 }, (_, index) => talk(language, [`${open} ${index}`])[0]?.text);
		expect(new Set(firsts).size).toBeGreaterThan(8);
	});

	it('remembers what was brought, and tells when asked', () => {
		const [, , asked] = talk(language, [one, other, memory[language]]);
		expect(asked?.kind).toBe('memory');
		expect(asked?.text).toContain(words.names.work);
		expect(asked?.text).toContain(words.names.grief);
		const [nothing] = talk(language, [memory[language]]);
		expect(words.nothingYet.map(({ say, ask }) => `${say} ${ask}`)).toContain(nothing?.text);
	});

	it('says so when something comes back', () => {
		const [, , , back] = talk(language, [one, other, short[0] ?? '', one]);
		expect(back).toMatchObject({ kind: 'topic', topic: 'work' });
		expect(words.back.map((sentence) => sentence.replace('{topic}', words.names.work))).toContainEqual(
			sentencesOf(back?.text ?? '')[0],
		);
	});

	it('goes on with what was spoken of after a short reply', () => {
		for (const reply of short.slice(0, 6)) {
			const [first, next] = talk(language, [other, reply]);
			expect(first).toMatchObject({ kind: 'topic', topic: 'grief' });
			expect(next, reply).toMatchObject({ kind: 'topic', topic: 'grief' });
		}
	});

	it('names a reading at the third or fourth answer, and its page at once where one is asked for', () => {
		const offers = talk(language, [one, one, one, one, one, one, one]).map(({ offer }) => offer !== null);
		expect(offers).toEqual([false, false, true, false, false, true, false]);
		expect(talk(language, [open, open, open, open]).map(({ offer }) => offer !== null)).toEqual([
			false,
			false,
			false,
			true,
		]);
		expect(talk(language, [dream[language]])[0]).toMatchObject({ topic: 'dream', offer: { page: 'dreams' } });
	});

	it('still answers when it has said all it knows', () => {
		const answers = talk(
			language,
			Array.from({ length: 80 }, () => open),
		);
		expect(answers.every(({ text }) => wordCount(text) > 15)).toBe(true);
	});

	it('refuses again and again what it cannot do, and never instead of it', () => {
		const answers = talk(
			language,
			Array.from({ length: 5 }, () => lottery[language]),
		);
		expect(answers.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'lottery'));
	});

	it('stays plain in the turns after a cry for help', () => {
		const conversation: ChatMessage[] = [
			{ role: 'user', content: 'I want to kill myself' },
			{ role: 'assistant', content: 'It is good that you said it.' },
			{ role: 'user', content: one },
		];
		const answer = answerBuiltIn(conversation, language);
		expect(answer).toMatchObject({ kind: 'after_cry', offer: null, topic: null });
		expect(words.afterCry).toContain(answer.text);
	});
});

const memory = {
	en: 'Do you remember what I told you?',
	fa: 'یادته چی گفتم؟',
	ar: 'هل تتذكر ما قلته؟',
	es: '¿Te acuerdas de lo que te dije?',
};
const dream = {
	en: 'I dreamt of water',
	fa: 'خواب دیدم در آبم',
	ar: 'حلمت بالماء',
	es: 'Soñé con agua',
};
const lottery = {
	en: 'the winning lottery numbers please',
	fa: 'شمارهٔ برندهٔ بخت‌آزمایی',
	ar: 'أرقام اليانصيب',
	es: 'los números de la lotería',
};
