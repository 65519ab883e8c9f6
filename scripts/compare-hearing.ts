// `node scripts/compare-hearing.ts`: rules, an n-gram classifier and both together, side by side on the dev half of the
// corpus (docs/decisions/005-….md). The classifier is trained on the train half and on the phrases of the lexicons.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '../src/language/languages.ts';
import { hear } from '../src/listening/hear.server.ts';
import { events as ar } from '../src/listening/lexicon/ar/events.server.ts';
import { events as en } from '../src/listening/lexicon/en/events.server.ts';
import { events as es } from '../src/listening/lexicon/es/events.server.ts';
import { events as fa } from '../src/listening/lexicon/fa/events.server.ts';
import { classify, train } from './hearing/n-gram-classifier.ts';

const caseOf = z.object({
	text: z.string(),
	events: z.array(z.string()),
	asks: z.string(),
	accept: z.object({ events: z.array(z.string()).optional(), asks: z.array(z.string()).optional() }).optional(),
	split: z.enum(['train', 'dev']),
});
type Case = z.infer<typeof caseOf>;
const lexicons = { en, fa, ar, es };

const load = (language: Language): Case[] =>
	z.array(caseOf).parse(JSON.parse(readFileSync(`src/listening/corpus/${language}/questions.json`, 'utf8')));
const isRightEvent = ({ events, accept }: Case, event: string) =>
	event === 'none'
		? events.length === 0 || (accept?.events?.includes('none') ?? false)
		: [...events, ...(accept?.events ?? [])].includes(event);
const isRightAsk = ({ asks, accept }: Case, ask: string) => [asks, ...(accept?.asks ?? [])].includes(ask);

const rows: string[][] = [];
for (const language of languages) {
	const cases = load(language);
	const [learnt, dev] = [cases.filter(({ split }) => split === 'train'), cases.filter(({ split }) => split === 'dev')];
	const told = learnt.map(({ text, events }) => ({ text, label: events[0] ?? 'none' }));
	const phrases = Object.entries(lexicons[language]).flatMap(([label, list]) =>
		list.map((phrase) => ({ text: phrase.replace(/[?=^*~()|]/gu, ' '), label })),
	);
	const ofTexts = train(told);
	const ofBoth = train([...told, ...told, ...told, ...phrases], 12);
	const ofAsks = train(learnt.map(({ text, asks }) => ({ text, label: asks })));
	const share = (right: (one: Case) => boolean) => `${((100 * dev.filter(right).length) / dev.length).toFixed(1)} %`;
	const rules = (text: string) => hear(text, language).events[0] ?? 'none';
	const fallen = (least: number) => (one: Case) => {
		const heard = rules(one.text);
		if (heard !== 'none') return isRightEvent(one, heard);
		const guess = classify(ofBoth, one.text);
		return isRightEvent(one, guess.likelihood >= least ? guess.label : 'none');
	};
	rows.push([
		language,
		share((one) => isRightEvent(one, rules(one.text))),
		share((one) => isRightEvent(one, classify(ofTexts, one.text).label)),
		share((one) => isRightEvent(one, classify(ofBoth, one.text).label)),
		share(fallen(0.3)),
		share(fallen(0.5)),
		share(fallen(0.7)),
		share((one) => isRightAsk(one, hear(one.text, language).asks)),
		share((one) => isRightAsk(one, classify(ofAsks, one.text).label)),
	]);
}
console.log(
	'language, events: rules, n-grams of texts, n-grams of texts and phrases, rules then n-grams at 0.3, 0.5, 0.7; asks: rules, n-grams',
);
for (const row of rows) console.log(row.join('  '));
