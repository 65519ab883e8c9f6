// Trains the classifier beside the rules (docs/decisions/005-….md): npm run train:hearing
// Learns what words tell from the `train` half of the corpus and from the phrases of the lexicons; how much that counts beside
// the rules from the texts of the `dev` half that nobody read for the lexicons. Writes src/listening/classifier/weights/*.bin
// and prints how often the first label is right there, each fifth of the texts by the weights that the other four show.
import { writeFileSync } from 'node:fs';
import { type Language, languages } from '../src/language/languages.ts';
import { encodeWeights, type Task, type TaskWeights, tasks } from '../src/listening/classifier/weights-file.ts';
import { casesOf, isUnread, labelsOf } from './hearing/cases.ts';
import { fitJoin } from './hearing/fit-join.ts';
import { learn, type Tables } from './hearing/learn.ts';
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

/** Learns a task in all languages. */
function learnTask(task: Task): { guessed: Guessed[]; weights: Map<Language, TaskWeights> } {
	const learnt: { language: Language; tables: Tables; shown: Shown[] }[] = languages.map((language) => {
		const unread = casesOf(language, task, 'dev').filter(({ id }) => isUnread(id));
		const tables = learn(language, task, casesOf(language, task, 'train'), unread);
		return { language, tables, shown: unread.map((one) => show(task, one, tables)) };
	});
	const shown = learnt.flatMap((one) => one.shown);
	const guessed = guessAcross(task, shown);
	const leastHeavy = leastHeavyOf(guessed);
	const least = new Map(languages.map((language) => [language, leastOf(guessed, language, leastHeavy)]));
	report(task, guessed, { least, leastHeavy });
	const common = { ...fitJoin(shown.map(({ both }) => both)), leastHeavy, labels: labelsOf[task] };
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
