import { readFileSync } from 'node:fs';
import { answerBuiltIn } from '../../src/chatbot/guide/answer.server.ts';
import { languages } from '../../src/language/languages.ts';
import { hear } from '../../src/listening/hear.server.ts';
import { seeScene } from '../../src/listening/scene/see-scene.server.ts';
import type { Benchmark } from '../support/figure.ts';

/** Milliseconds a text takes to be heard, a dream to be seen and a message to be answered, of those in the corpus. */
export const listening: Benchmark = async ({ report }) => {
	for (const language of languages) {
		const textsOf = (name: string) =>
			(JSON.parse(readFileSync(`src/listening/corpus/${language}/${name}.json`, 'utf8')) as { text: string }[]).map(
				({ text }) => text,
			);
		const kinds: [string, string[], (text: string) => unknown, number][] = [
			['a question is heard', textsOf('questions'), (text) => hear(text, language), 3],
			['a dream is seen', textsOf('dreams'), (text) => seeScene(text, language), 3],
			['the guide answers', textsOf('guide'), (content) => answerBuiltIn([{ role: 'user', content }], language), 8],
		];
		for (const [name, texts, work, most] of kinds) {
			for (const text of texts) work(text);
			const times = texts.map((text) => {
				const began = performance.now();
				work(text);
				return performance.now() - began;
			});
			times.sort((one, other) => one - other);
			const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
			report({
				name: `${name}, ${language}, half of ${texts.length} within`,
				value: at(0.5),
				unit: 'ms',
				limit: { name: '99 of 100', value: at(0.99) },
				wanted: { of: 'value', most },
			});
		}
	}
};
