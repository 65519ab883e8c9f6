import { isLanguage, type Language } from '../../src/language/languages.ts';
import { whyGuessed } from '../../src/listening/classifier/why.server.ts';
import { hearWithReading } from '../../src/listening/hear.server.ts';
import { holdsOf } from '../../src/listening/holds-of.server.ts';
import { isNearCrisis } from '../../src/listening/near-crisis.server.ts';
import type { Match } from '../../src/listening/text/phrases.ts';

/** What is heard in a text and which words carried it, as lines to print; see docs/words.md. */
export function tellHearing(text: string, page: Language, guide = false): string[] {
	const hearing = hearWithReading(text, page, { guide });
	const { heard, reading } = hearing;
	const tell = (name: string, matches: readonly Match<unknown>[], labelOf: (index: number) => string) =>
		matches.map((match, index) => {
			const words = match.at
				.map((at) => reading.tokens[at])
				.map((token) => (token ? text.slice(token.from, token.to) : ''));
			return `  ${name} ${labelOf(index)}: "${words.join(' … ')}" by the phrase "${match.phrase}"`;
		});
	return [
		`language ${reading.language}`,
		...Object.entries(heard).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
		`holds ${[...holdsOf(hearing)].join(', ') || '-'}`,
		`near a crisis ${isNearCrisis(text, page, hearing.rules.heard) ? 'yes' : 'no'}`,
		'carried by',
		...tell('person', reading.people, (index) => reading.people[index]?.label ?? ''),
		...tell('event', reading.events, (index) => {
			const label = reading.events[index]?.label;
			return label ? `${label.event}${label.weak ? ' (only where nothing else is told)' : ''}` : '';
		}),
		...tell('asks', reading.always, (index) => reading.always[index]?.label ?? ''),
		...tell('asks, in a question', reading.inQuestion, (index) => reading.inQuestion[index]?.label ?? ''),
		...whyGuessed(hearing, guide).flatMap(({ task, guesses, carriedBy }) => [
			`  classifier, ${task}: ${guesses.map(({ label, likelihood }) => `${label} ${likelihood.toFixed(2)}`).join(', ')}`,
			...(carriedBy.length > 0 ? [`    by "${carriedBy.join('", "')}"`] : []),
		]),
		...tell('mark', reading.marks, (index) => reading.marks[index]?.label ?? ''),
	];
}

/** Takes `"TEXT" --language fa [--guide]`; null where that is not what was given. */
export function readHearingArguments(
	given: readonly string[],
): { text: string; page: Language; guide: boolean } | null {
	const at = given.indexOf('--language');
	const language = at < 0 ? 'en' : given[at + 1];
	const rest = given.filter((word, index) => word !== '--guide' && (at < 0 || (index !== at && index !== at + 1)));
	const [text, ...more] = rest;
	if (!text || more.length > 0 || !language || !isLanguage(language)) return null;
	return { text, page: language, guide: given.includes('--guide') };
}
