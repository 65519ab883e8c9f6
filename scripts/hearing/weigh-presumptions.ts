import { type Language, languages } from '../../src/language/languages.ts';
import { isDoubtful, surenessNumbers, surenessOf } from '../../src/listening/classifier/sureness.ts';
import type { Sureness } from '../../src/listening/classifier/weights-file.ts';
import type { Heard } from '../../src/listening/heard.ts';
import { findEvidence } from '../../src/listening/hearing/evidence.server.ts';
import { hearByRules } from '../../src/listening/hearing/hear-by-rules.server.ts';
import { holds } from '../../src/listening/presumed.ts';
import { questionsOf } from '../../src/listening/testing/corpus.ts';
import { isUnread } from './cases.ts';
import { fitJoin } from './fit-join.ts';
import type { Guessed } from './weigh.ts';

/** Presumptions that do not hold may be in so many of the texts; of those that hold, words use about a third. */
const MOST_WRONG = 0.025;

type Guesses = { readonly events: Guessed; readonly people: Guessed; readonly asks: Guessed };
type Held = { readonly id: string; readonly numbers: readonly number[]; readonly right: boolean };

function heldIn(language: Language, guessesOf: (id: string) => Guesses | null): Held[] {
	return questionsOf(language, 'dev')
		.filter(({ id }) => isUnread(id))
		.flatMap(({ id, text, presumesFalse }) => {
			const hearing = hearByRules(text, language);
			const guesses = guessesOf(id);
			if (!guesses) return [];
			const own = { events: guesses.events.both, people: guesses.people.both, asks: guesses.asks.both };
			const heard: Heard = hearing.heard;
			return [...holds(heard, findEvidence(hearing))].filter(isDoubtful).map((one) => ({
				id,
				numbers: surenessNumbers(one, heard, own),
				right: !presumesFalse.includes(one),
			}));
		});
}

/** Learns which presumptions of the rules hold, and prints how many of them are kept and in how many texts one is wrong. */
export function weighPresumptions(guessed: Readonly<Record<keyof Guesses, readonly Guessed[]>>): Sureness {
	const find = (task: keyof Guesses, id: string) => guessed[task].find(({ one }) => one.id === id);
	const held = languages.flatMap((language) =>
		heldIn(language, (id) => {
			const [events, people, asks] = [find('events', id), find('people', id), find('asks', id)];
			return events && people && asks ? { events, people, asks } : null;
		}),
	);
	const weighAll = (cases: readonly Held[]) =>
		fitJoin(
			cases.map(({ numbers, right }) => ({
				candidates: [numbers, numbers.map(() => 0)],
				right: [right ? 0 : 1],
			})),
		).join;
	const across = held.map((one, at) => ({ ...one, fold: at % 5, sure: 0 }));
	for (let fold = 0; fold < 5; fold++) {
		const join = weighAll(across.filter((one) => one.fold !== fold));
		for (const one of across) if (one.fold === fold) one.sure = surenessOf(one.numbers, join);
	}
	const texts = guessed.events.length;
	const wrongAt = (least: number) =>
		new Set(across.filter(({ right, sure }) => !right && sure >= least).map(({ id }) => id)).size / texts;
	const keptAt = (least: number) =>
		across.filter(({ right, sure }) => right && sure >= least).length / across.filter(({ right }) => right).length;
	const steps = Array.from({ length: 50 }, (_, step) => 0.5 + step * 0.01);
	const least = Number((steps.find((step) => wrongAt(step) <= MOST_WRONG) ?? 0.99).toFixed(2));
	for (const step of [0, 0.7, 0.8, 0.9, least])
		console.log(
			`presumptions at ${step}: wrong in ${(100 * wrongAt(step)).toFixed(1)} % of ${texts} texts, ${(100 * keptAt(step)).toFixed(1)} % of the right ones kept`,
		);
	return { join: weighAll(held), least };
}
