import type { Language } from '../../src/language/languages.ts';
import { NONE, type RulesSay } from '../../src/listening/classifier/candidates.ts';
import { type FeaturesByKind, featuresOf } from '../../src/listening/classifier/features.ts';
import { rulesSay } from '../../src/listening/classifier/rules-say.ts';
import type { Task } from '../../src/listening/classifier/weights-file.ts';
import { events, guideAsks, persons, questionAsks } from '../../src/listening/heard.ts';
import { type Hearing, hearByRules } from '../../src/listening/hearing/hear-by-rules.server.ts';
import { type LabelledQuestion, messagesOf, questionsOf, type Split } from '../../src/listening/testing/corpus.ts';
import { fieldIndexOf } from './field-words.ts';

/** A labelled text of one task: its features, what the rules say of it, its labels in order and all that count as right. */
export type Case = {
	readonly id: string;
	readonly language: Language;
	readonly features: FeaturesByKind;
	readonly rules: RulesSay;
	readonly labels: readonly string[];
	readonly right: ReadonlySet<string>;
};

/** The labels of each task; `none` where no event or person may be told. */
export const labelsOf: Readonly<Record<Task, readonly string[]>> = {
	events: [NONE, ...events],
	people: [NONE, ...persons],
	asks: questionAsks,
	guide: [...questionAsks, ...guideAsks],
};

/** Texts that were written after the lexicons: what the rules say of those of the dev half is what they say of any text. */
export const isUnread = (id: string): boolean => /-[nmwxv]-/u.test(id);

type Read = { readonly hearing: Hearing; readonly features: Case['features'] };
const read = new Map<string, Read>();

/** What the rules hear in a text and its features; every task asks for both. */
function readOnce(text: string, language: Language, guide: boolean): Read {
	const key = `${language} ${guide} ${text}`;
	const known = read.get(key);
	if (known) return known;
	const hearing = hearByRules(text, language, { guide });
	const made = { hearing, features: featuresOf(text, hearing.reading.tokens, fieldIndexOf(hearing.reading.language)) };
	read.set(key, made);
	return made;
}

/** The guide is asked what Hafez is asked as well; of so many such questions it learns one. */
const EACH_QUESTION = 3;

/** "A word for today" is another request to the guide than to Hafez; a message that tells of something asks both alike. */
const isPersonal = ({ events, people }: LabelledQuestion) => events.length + people.length > 0;

/** All labelled texts of a task in one language, of one split. */
export function casesOf(language: Language, task: Task, half: Split): Case[] {
	const guide = task === 'guide';
	const made = (id: string, text: string, labels: readonly string[], accepted: readonly string[] = []): Case => {
		const { hearing, features } = readOnce(text, language, guide);
		const named = labels.length > 0 ? labels : [NONE];
		return {
			id,
			language,
			features,
			rules: rulesSay(task, hearing),
			labels: named,
			right: new Set([...named, ...accepted]),
		};
	};
	if (guide)
		return [
			...messagesOf(language, half),
			...questionsOf(language, half)
				.filter(isPersonal)
				.filter((_, at) => at % EACH_QUESTION === 0),
		].map(({ id, text, asks, accept }) => made(id, text, [asks], accept?.asks));
	return questionsOf(language, half).map(({ id, text, accept, ...gold }) => {
		if (task === 'asks') return made(id, text, [gold.asks], accept?.asks);
		return made(id, text, gold[task], accept?.[task]);
	});
}
