import { type Language, languages } from '../../src/language/languages.ts';
import { surenessNumbers, surenessOf } from '../../src/listening/classifier/sureness.ts';
import type { Sureness } from '../../src/listening/classifier/weights-file.ts';
import type { Heard } from '../../src/listening/heard.ts';
import { findEvidence } from '../../src/listening/hearing/evidence.server.ts';
import { hearByRules } from '../../src/listening/hearing/hear-by-rules.server.ts';
import { holds } from '../../src/listening/presumed.ts';
import type { Presumption } from '../../src/listening/presumption.ts';
import { questionsOf } from '../../src/listening/testing/corpus.ts';
import { isUnread } from './cases.ts';
import { fitJoin } from './fit-join.ts';
import type { Guessed } from './weigh.ts';

/** Presumptions that do not hold may be in so many of these texts, which tell less plainly than most; words use about a third of what holds. */
const MOST_WRONG = 0.045;

/** The presumptions that every text is labelled with; the texts with `-w-` or `-v-` in their ids are labelled with all. */
const always: ReadonlySet<Presumption> = new Set([
	'couple',
	'person_alive',
	'person_dead',
	'has_job',
	'two_options',
	'asked_for_future',
	'wronged',
	'did_wrong',
	'grown_child',
	'has_home',
	'waiting',
]);
const isFullyLabelled = (id: string): boolean => /-[wv]-/u.test(id);
const labelledIn = (id: string) => (one: Presumption) => always.has(one) || isFullyLabelled(id);

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
			return [...holds(heard, findEvidence(hearing))].filter(labelledIn(id)).map((one) => ({
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
	// Only where all of them are labelled can one be found wrong.
	const measured = across.filter(({ id }) => isFullyLabelled(id));
	const texts = guessed.events.filter(({ one }) => isFullyLabelled(one.id)).length;
	const wrongAt = (least: number) =>
		new Set(measured.filter(({ right, sure }) => !right && sure >= least).map(({ id }) => id)).size / texts;
	const keptAt = (least: number) =>
		measured.filter(({ right, sure }) => right && sure >= least).length / measured.filter(({ right }) => right).length;
	const steps = Array.from({ length: 50 }, (_, step) => 0.5 + step * 0.01);
	const least = Number((steps.find((step) => wrongAt(step) <= MOST_WRONG) ?? 0.99).toFixed(2));
	for (const step of [0, 0.5, 0.6, 0.7, 0.8, least])
		console.log(
			`presumptions at ${step}: wrong in ${(100 * wrongAt(step)).toFixed(1)} % of ${texts} texts, ${(100 * keptAt(step)).toFixed(1)} % of the right ones kept`,
		);
	return { join: weighAll(held), least };
}
