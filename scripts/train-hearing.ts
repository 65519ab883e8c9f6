// Trains the classifier beside the rules (docs/decisions/005-….md): npm run train:hearing
// Learns what words tell from the texts of the splits `train` and `dev`, the phrases and the fields of the lexicons; how much that
// counts beside the rules from the texts of `dev` that nobody read for the lexicons, each fifth of them by what the other four
// and `train` teach. Writes src/listening/classifier/weights/*.bin and prints how often the first label is right there. Texts of
// the split `test` teach nothing.
import { writeFileSync } from 'node:fs';
import { type Language, languages } from '../src/language/languages.ts';
import { NONE } from '../src/listening/classifier/candidates.ts';
import { encodeWeights, type Task, type TaskWeights, tasks } from '../src/listening/classifier/weights-file.ts';
import { casesOf, isUnread, labelsOf } from './hearing/cases.ts';
import { fieldIndexOf } from './hearing/field-words.ts';
import { fitJoin } from './hearing/fit-join.ts';
import { learn } from './hearing/learn.ts';
import {
	firstOfRules,
	type Guessed,
	guessAcross,
	joined,
	leastHeavyOf,
	leastOf,
	type Shown,
	show,
} from './hearing/weigh.ts';
import { weighPresumptions } from './hearing/weigh-presumptions.ts';

const percent = (right: readonly boolean[]) =>
	`${((100 * right.filter(Boolean).length) / (right.length || 1)).toFixed(1)} %`.padStart(7);

type Leasts = { readonly least: ReadonlyMap<Language, number>; readonly leastHeavy: number };

function report(task: Task, guessed: readonly Guessed[], { least, leastHeavy }: Leasts): void {
	for (const language of [...languages, null]) {
		const own = guessed.filter(({ one }) => language === null || one.language === language);
		const rules = percent(own.map(({ one }) => one.right.has(firstOfRules(one))));
		const alone = percent(own.map(({ one, alone: [best] }) => one.right.has(best?.label ?? '')));
		const both = percent(
			own.map((text) => text.one.right.has(joined(text, least.get(text.one.language) ?? 1, leastHeavy))),
		);
		console.log(
			`${task.padEnd(7)} ${(language ?? 'all').padEnd(4)} rules ${rules}  classifier ${alone}  both ${both}  of ${own.length}`,
		);
	}
	console.log(
		`${task.padEnd(7)} a guess counts from ${[...least].map(([language, one]) => `${language} ${one.toFixed(2)}`).join(', ')}; a heavy one from ${leastHeavy.toFixed(2)}`,
	);
}

/** So large a share of what people ask tells of no event; the corpus has more such texts, to learn them by. */
const USUAL_NONE = 0.08;

/** The bias of "no event" for texts as they come, where fitting has found it for those of the corpus. */
function withUsualNone(task: Task, biases: readonly number[], shown: readonly Shown[]): number[] {
	if (task !== 'events') return [...biases];
	const share = shown.filter(({ one: { labels } }) => labels[0] === NONE).length / shown.length;
	const shift = Math.log((USUAL_NONE * (1 - share)) / (share * (1 - USUAL_NONE)));
	return biases.map((bias, at) => (labelsOf[task][at] === NONE ? Number((bias + shift).toFixed(4)) : bias));
}

/** Learns a task in all languages. */
function learnTask(task: Task): { guessed: Guessed[]; weights: Map<Language, TaskWeights> } {
	const learnt = languages.map((language) => {
		const dev = casesOf(language, task, 'dev');
		const others = [...casesOf(language, task, 'train'), ...dev.filter(({ id }) => !isUnread(id))];
		const { whole, shown } = learn(
			language,
			task,
			others,
			dev.filter(({ id }) => isUnread(id)),
		);
		return { language, tables: whole, shown: shown.map(({ one, tables }) => show(task, one, tables)) };
	});
	const shown = learnt.flatMap((one) => one.shown);
	const guessed = guessAcross(task, shown);
	const leastHeavy = leastHeavyOf(guessed);
	const least = new Map(languages.map((language) => [language, leastOf(guessed, language, leastHeavy)]));
	report(task, guessed, { least, leastHeavy });
	const { join, biases } = fitJoin(shown.map(({ both }) => both));
	const common = { join, biases: withUsualNone(task, biases, shown), leastHeavy, labels: labelsOf[task] };
	const weights = new Map(
		learnt.map(({ language, tables }) => [language, { ...tables, ...common, least: least.get(language) ?? 1 }]),
	);
	return { guessed, weights };
}

const started = performance.now();
const [events, people, asks, guide] = [learnTask('events'), learnTask('people'), learnTask('asks'), learnTask('guide')];
const presumed = weighPresumptions({ events: events.guessed, people: people.guessed, asks: asks.guessed });
for (const language of languages) {
	const of = ({ weights }: { weights: Map<Language, TaskWeights> }): TaskWeights => {
		const found = weights.get(language);
		if (!found) throw new Error(`nothing was learnt in ${language}`);
		return found;
	};
	const file = encodeWeights({
		fields: fieldIndexOf(language),
		events: of(events),
		people: of(people),
		asks: of(asks),
		guide: of(guide),
		presumed,
	});
	writeFileSync(`src/listening/classifier/weights/${language}.bin`, file);
	console.log(`${language}: ${(file.length / 1e6).toFixed(2)} MB`);
}
console.log(`${tasks.length} tasks in ${((performance.now() - started) / 1000).toFixed(0)} s`);
