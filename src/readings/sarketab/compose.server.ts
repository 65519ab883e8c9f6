import { type Language, languageFacts } from '#src/language/languages.ts';
import { signs } from '#src/methods/sky/signs.ts';
import { gregorianDate, plainDate, type Weekday } from '#src/readings/person/dates.ts';
import { personTexts } from '#src/readings/person/texts.server.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { SarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';
import { sarketabTexts } from './texts.server.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { SarketabWords } from './words/shape.ts';

const builtIn: Record<Language, SarketabWords> = { en, fa, ar, es };

type Part = 'sign' | 'strongest' | 'lacking' | 'sky' | 'moon';
const untoldPairs: readonly [readonly Part[], ...(readonly Part[])[]] = [
	['sign', 'strongest'],
	['sign', 'lacking'],
	['sign', 'sky'],
	['sign', 'moon'],
	['strongest', 'lacking'],
	['strongest', 'sky'],
	['strongest', 'moon'],
	['lacking', 'sky'],
	['lacking', 'moon'],
	['sky', 'moon'],
];

/**
 * The built-in writer's sarketab: the sum and its sign, where that pulls against the sun's, the elements of the letters,
 * the day with its moon, a counter-view, a word in the visitor's own register, a question and an act.
 */
export function compose(request: SarketabRequest, facts: SarketabFacts): string {
	const { language, religion } = request;
	const words = builtIn[language];
	const { pick } = seededChoices(
		['sarketab', language, request.name, request.motherName, facts.birth.iso, religion].join('|'),
	);
	const oneOf = <T>(items: readonly T[]) => pick(items as readonly [T, ...T[]]);
	const number = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false });
	const { taleh, elements, strongest, missing, birth, sunSign, moon } = facts;
	const { months } = personTexts[language];
	const { signs: signNames, elements: elementNames } = sarketabTexts[language];
	const sign = words.signs[taleh.sign.id];
	const counted = (count: number) => number.format(count);

	const sun = signs.find(({ id }) => id === sunSign) ?? taleh.sign;

	const sum = oneOf(words.sum)(
		counted(taleh.name),
		counted(taleh.mother),
		counted(taleh.sum),
		counted(taleh.remainder),
	);
	const tension =
		sunSign === taleh.sign.id
			? oneOf(words.unison)(signNames[sunSign], sign.pull)
			: oneOf(words.tension)(signNames[taleh.sign.id], sign.pull, signNames[sunSign], words.signs[sunSign].pull);
	const letters = oneOf(words.letters)(
		counted(facts.name.letters.length),
		counted(taleh.name),
		counted(elements.fire),
		counted(elements.earth),
		counted(elements.air),
		counted(elements.water),
	);
	const mother = oneOf(words.mother)(
		counted(facts.motherName.letters.length),
		counted(taleh.mother),
		elementNames[facts.motherStrongest],
	);
	const lacking = missing.length > 0 ? words.elements[oneOf(missing)].missing : pick(words.balanced);
	const date = oneOf(words.date)(
		plainDate(birth.solar, 'solar', language, months),
		gregorianDate(birth.iso, language),
		plainDate(birth.lunar, 'lunar', language, months),
		words.weekdays[birth.weekday as Weekday],
	);
	/** Not everything is told to everybody: two of these are left out. */
	const untold = pick(untoldPairs);
	const tell = (part: Part, sentence: string) => (untold.includes(part) ? [] : [sentence]);
	const sky = oneOf([pick(words.seasons[birth.season]), words.phases[moon.phase]]);

	const question = words.signs[oneOf([taleh.sign.id, sunSign, moon.sign])].question;
	const act = pick(words.elements[oneOf([strongest, taleh.sign.element, sun.element])].acts);

	return [
		[`${sum}: ${sign.clause}.`, ...tell('sign', pick(sign.more)), tension],
		[letters, ...tell('strongest', pick(words.elements[strongest].strongest)), ...tell('lacking', lacking), mother],
		[`${date}.`, ...tell('sky', sky), ...tell('moon', words.signs[moon.sign].moon), words.counters[taleh.sign.ruler]],
		[pick(words.blessings[religion]), question, act],
	]
		.map((sentences) => sentences.join(' '))
		.join('\n\n');
}
