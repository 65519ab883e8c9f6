import type { Language } from '../../src/language/languages.ts';
import { NONE } from '../../src/listening/classifier/candidates.ts';
import { type Counted, featuresOf, recordOf } from '../../src/listening/classifier/features.ts';
import { weighedFeatures } from '../../src/listening/classifier/regression.ts';
import { scoresOf, type Table } from '../../src/listening/classifier/table.ts';
import type { Task, TaskWeights } from '../../src/listening/classifier/weights-file.ts';
import { readTokens } from '../../src/listening/text/read-tokens.ts';
import { type Case, labelsOf } from './cases.ts';
import { countWords, type Example } from './count-words.ts';
import { fieldIndexOf } from './field-words.ts';
import { fitRegression } from './fit-regression.ts';
import { phrasesOf } from './lexicon-phrases.ts';
import { waysOf } from './phrases-as-texts.ts';

/** The first label of a text counts most; the others share the rest. */
const FIRST = 0.7;
/** What a phrase counts beside a text; one that only hints at its label, or that means nothing, less. */
const PHRASE = 0.5;
const WEAK = 0.5;
const NOTHING = 0.3;
/** In how many texts a feature has to be seen. */
const least: Readonly<Record<Counted, number>> = { stems: 1, pairs: 2, letters: 3, places: 2 };
/** The tasks in which a regression makes more first labels right; of asks it makes two in a thousand. */
const regressed: ReadonlySet<Task> = new Set<Task>(['events', 'people', 'guide']);

type Lesson = { readonly features: Case['features']; readonly labels: Example['labels']; readonly counts: number };

function fromTexts(task: Task, cases: readonly Case[]): Lesson[] {
	const place = (label: string) => labelsOf[task].indexOf(label);
	return cases.map(({ features, labels: [first = NONE, ...others] }) => ({
		features,
		counts: 1,
		labels: [
			[place(first), others.length > 0 ? FIRST : 1],
			...others.map((label) => [place(label), (1 - FIRST) / others.length] as const),
		],
	}));
}

function fromPhrases(language: Language, task: Task): Lesson[] {
	return phrasesOf(language, task).flatMap(({ label, phrase }) => {
		const place = labelsOf[task].indexOf(label);
		if (place < 0) return [];
		const ways = waysOf(phrase);
		const share = (phrase.startsWith('?') ? WEAK : 1) * (label === NONE ? NOTHING : 1);
		return ways.map((way) => ({
			features: featuresOf(way, readTokens(way, language), fieldIndexOf(language)),
			labels: [[place, 1] as const],
			counts: (PHRASE * share) / Math.sqrt(ways.length),
		}));
	});
}

/** What is learnt from texts of one task: a table of each kind, by how much its scores differ, and the regression. */
export type Tables = Pick<TaskWeights, 'tables' | 'spreads' | 'regression'>;

/** By how much scores differ among labels, over some texts. */
function spreadOf(table: Table, kind: Counted, cases: readonly Case[]): number {
	let [squares, count] = [0, 0];
	for (const { features } of cases) {
		const scores = scoresOf(table, features[kind]);
		const mean = scores.reduce((one, other) => one + other, 0) / scores.length;
		for (const score of scores) squares += (score - mean) ** 2;
		count += scores.length;
	}
	return Number((Math.sqrt(squares / (count || 1)) || 1).toFixed(5));
}

function tablesOf(task: Task, texts: readonly Case[], phrases: readonly Lesson[]): Tables['tables'] {
	const learnt = [...fromTexts(task, texts), ...phrases];
	const labels = labelsOf[task].length;
	const made = (kind: Counted) =>
		countWords(
			learnt.map(({ features, ...rest }) => ({ ...rest, features: features[kind] })),
			{ labels, least: least[kind] },
		);
	return recordOf(made);
}

function regressionOf(task: Task, texts: readonly Case[]): Tables['regression'] {
	if (!regressed.has(task)) return null;
	const lessons = fromTexts(task, texts).map((one) => ({ ...one, features: weighedFeatures(one.features) }));
	return fitRegression(lessons, labelsOf[task].length);
}

const FOLDS = 5;

/** What one task in one language learns from labelled texts and the phrases of the lexicons. */
export type Learnt = {
	/** From all texts. */
	readonly whole: Tables;
	/** The texts of `across`, each with what the tables say that were learnt without it and four fifths of the others. */
	readonly shown: readonly { readonly one: Case; readonly tables: Tables }[];
};

/** @param across the texts of which is asked what is said of them by tables that do not know them */
export function learn(language: Language, task: Task, texts: readonly Case[], across: readonly Case[]): Learnt {
	const phrases = fromPhrases(language, task);
	const folds = Array.from({ length: FOLDS }, (_, fold): Tables => {
		const unseen = across.filter((_, at) => at % FOLDS === fold);
		const known = [...texts, ...across.filter((_, at) => at % FOLDS !== fold)];
		const tables = tablesOf(task, known, phrases);
		const spreads = recordOf((kind) => spreadOf(tables[kind], kind, unseen));
		return { tables, spreads, regression: regressionOf(task, known) };
	});
	const mean = (kind: Counted) => folds.reduce((sum, { spreads }) => sum + spreads[kind], 0) / FOLDS;
	const all = [...texts, ...across];
	return {
		whole: {
			tables: tablesOf(task, all, phrases),
			spreads: recordOf((kind) => Number(mean(kind).toFixed(5))),
			regression: regressionOf(task, all),
		},
		shown: across.map((one, at) => ({ one, tables: folds[at % FOLDS] as Tables })),
	};
}
