import { describe, expect, it } from 'vitest';
import { languageFacts, languages } from '#src/language/languages.ts';
import { type Heard, nothingHeard } from '#src/listening/heard.ts';
import { matters } from '#src/listening/matter.ts';
import { holds } from '#src/listening/presumed.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { findImages } from '../couplet/find-images.server.ts';
import { planReading } from '../plan-reading.server.ts';
import { type HafezRequest, verseText } from '../request.ts';
import { words as ar } from './ar.server.ts';
import { words as en } from './en.server.ts';
import { words as es } from './es.server.ts';
import { words as fa } from './fa.server.ts';
import { images, type Turn } from './shape.ts';

const all = { en, fa, ar, es };
const plan = (request: HafezRequest, heard: Heard) => planReading(request, { heard, holding: holds(heard) });
const partsOf = ({ turn, counter, question, act }: Turn) => [turn, counter, question, act];

describe.each(languages)('the words for Hafez in %s', (language) => {
	const words = all[language];
	const turns = [
		...[...poems.map(({ id }) => words.poems[id].turns), words.unknown.turns].flatMap((of) =>
			matters.flatMap((matter) => of[matter].map((turn) => ({ matter, ...turn }))),
		),
		...(['lostChild', 'shame'] as const).flatMap((matter) => words.apart[matter].map((turn) => ({ matter, ...turn }))),
	];
	const said = [
		...turns.flatMap(partsOf),
		...poems.flatMap(({ id }) => {
			const { openings, quietOpenings, heritage } = words.poems[id];
			return [...openings, ...quietOpenings, ...heritage];
		}),
		...words.receptions.map(({ say }) => say),
		...Object.values(words.echoes).flatMap((lines) => lines.map(({ say }) => say)),
		...Object.values(words.asks).flatMap((lines) => lines.map(({ say }) => say)),
		...words.notUnderstood,
		...words.unknown.admissions,
		...images.flatMap((image) => words.unknown.images[image]),
		...Object.values(words.unknown.acts).flat(),
	];

	it('have for each poem and matter a turn that presumes nothing more', () => {
		for (const { id } of poems)
			for (const matter of matters)
				expect(
					words.poems[id].turns[matter].some(({ when = [] }) => when.length === 0),
					`${id} ${matter}`,
				).toBe(true);
		for (const matter of matters)
			expect(words.unknown.turns[matter].some(({ when = [] }) => when.length === 0)).toBe(true);
	});

	it('say each sentence once in the whole oracle', () => {
		const seen = new Map<string, number>();
		for (const sentence of said.flatMap(sentencesOf)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
		// Two or three words ("It will keep.") may come back.
		expect([...seen].filter(([sentence, times]) => times > 1 && wordCount(sentence) > 4)).toEqual([]);
	});

	it('ask one question at the end, and are clean', () => {
		const wrong: string[] = [];
		const filler = languageFacts[language].direction === 'rtl' ? 'آب' : 'it';
		for (const { matter, question, act } of turns) {
			if (!/[?؟]["”»’]?$/.test(question)) wrong.push(`${matter}: no question: ${question}`);
			if (/[?؟]/.test(act.replace(/«[^»]*»|“[^”]*”/g, ''))) wrong.push(`${matter}: an act that asks: ${act}`);
		}
		for (const text of said)
			for (const fault of faultsOf(text.replace(/\{\w+\}/g, filler), language)) wrong.push(`${fault}: ${text}`);
		expect(wrong).toEqual([]);
	});

	it('receive each heavy event', () => {
		for (const event of ['death', 'illness', 'betrayal', 'separation', 'dismissal', 'eviction', 'guilt'] as const) {
			const fitting = words.receptions.filter(
				({ events, people, when = [] }) => events.includes(event) && !people && !when.length,
			);
			expect(fitting.length, event).toBeGreaterThan(0);
		}
		for (const { say } of words.receptions) expect(sentencesOf(say).length, say).toBeLessThanOrEqual(2);
	});

	it('have a place for the asker’s own words', () => {
		for (const lines of Object.values(words.echoes))
			for (const { say } of lines) expect(say.split('{echo}')).toHaveLength(2);
		for (const line of [...words.unknown.admissions, ...Object.values(words.unknown.acts).flat()])
			expect(line.split('{word}')).toHaveLength(2);
	});

	it('make readings of 90 to 270 words in every combination, with nothing said twice', () => {
		const wrong: string[] = [];
		for (const poem of poems)
			for (const [question, heard] of samples) {
				const { paragraphs } = plan({ poem: verseText(poem), question, language }, heard);
				const reading = paragraphs.join(' ');
				const count = wordCount(reading);
				if (paragraphs.length !== 3 || count < 90 || count > 270) wrong.push(`${poem.id} ${question}: ${count} words`);
				const sentences = sentencesOf(reading);
				if (new Set(sentences).size !== sentences.length) wrong.push(`${poem.id} ${question}: a sentence twice`);
				if (/[{}]/.test(reading)) wrong.push(`${poem.id} ${question}: a place that was not filled`);
			}
		expect(wrong).toEqual([]);
	});

	it('share at most a quarter of their sentences between two questions to one verse', () => {
		let shared = 0;
		let total = 0;
		for (const poem of poems) {
			const given = samples.map(([question, heard]) =>
				plan({ poem: verseText(poem), question, language }, heard).paragraphs.flatMap(sentencesOf),
			);
			for (const [index, one] of given.entries())
				for (const other of given.slice(index + 1)) {
					shared += one.filter((sentence) => other.includes(sentence)).length;
					total += Math.min(one.length, other.length);
				}
		}
		expect(shared / total).toBeLessThan(0.25);
	});

	it('read a couplet that is none of the twelve from its own words', () => {
		const { paragraphs } = plan(
			{ poem: 'در این شب سیاهم گم گشت راه مقصود\nاز گوشه‌ای برون آی ای کوکب هدایت', question: 'x', language },
			nothingHeard,
		);
		expect(paragraphs[0]).toContain('شب');
		expect(paragraphs).toHaveLength(3);
	});
});

const heardOf = (more: Partial<Heard>): Heard => ({ ...nothingHeard, ...more });
const samples: readonly [string, Heard][] = [
	[
		'my father died',
		heardOf({ events: ['death'], people: ['father'], weight: 'heavy', tense: 'past', echo: 'father' }),
	],
	['will she write', heardOf({ events: ['awaiting'], people: ['beloved'], asks: 'will', tense: 'ahead', echo: 'she' })],
	['should I go', heardOf({ events: ['migration'], asks: 'should', tense: 'ahead', echo: 'go' })],
	['this or that', heardOf({ asks: 'which', tense: 'ahead' })],
	['does he love me', heardOf({ events: ['in_love'], people: ['beloved'], asks: 'feelings_of' })],
	['I was fired', heardOf({ events: ['dismissal'], asks: 'how', weight: 'heavy', tense: 'past' })],
	['good news', heardOf({ events: ['success'], asks: 'joy', weight: 'light', echo: 'news' })],
	['forgive me', heardOf({ events: ['guilt'], people: ['god'], asks: 'forgiven', weight: 'heavy' })],
	['what is it', heardOf({})],
	['why so tired', heardOf({ events: ['tiredness'], asks: 'why', echo: 'tired' })],
	['I miscarried', heardOf({ events: ['illness', 'pregnancy'], weight: 'heavy', tense: 'past', news: 'lostChild' })],
	['they laughed at me', heardOf({ events: ['shame'], tense: 'past' })],
];

describe('what a couplet shows', () => {
	it.each([
		['الا یا ایها الساقی ادر کأسا و ناولها', ['wine']],
		['دوش وقت سحر از غصه نجاتم دادند', ['night', 'dawn', 'separation']],
		['مزرع سبز فلک دیدم و داس مه نو', ['fate', 'moon']],
		['حدیث از مطرب و می گو و راز دهر کمتر جو', ['wine', 'secret']],
		['دل می‌رود ز دستم صاحب‌دلان خدا را', ['heart', 'prayer']],
		['ز دست کوته خود زیر بارم', []],
	])('%s', (line, expected) => {
		expect(findImages(line).map(({ image }) => image)).toEqual(expected);
	});
});

describe('a planned reading', () => {
	const planned = (question: string, heard: Partial<Heard>, poem: (typeof poems)[number] = poems[6]) =>
		plan({ poem: verseText(poem), question, language: 'en' }, heardOf(heard));

	it('is the same for the same request, and another for another question, poem or matter', () => {
		const reading = planned('Will she write?', { events: ['awaiting'] });
		expect(planned('Will she write?', { events: ['awaiting'] })).toEqual(reading);
		expect(planned('Will she write?', { events: ['in_love'] })).not.toEqual(reading);
		expect(planned('Will she write?', { events: ['awaiting'] }, poems[5])).not.toEqual(reading);
	});

	it('has words of its own for a lost child, and for shame without guilt', () => {
		const turnsOf = (list: readonly Turn[]) => list.map(({ turn }) => turn);
		const isOf = (list: readonly Turn[], { paragraphs }: { paragraphs: readonly string[] }) =>
			turnsOf(list).some((turn) => paragraphs[1]?.includes(turn));
		const { lostChild, shame } = en.apart;
		expect(isOf(lostChild, planned('I miscarried', { events: ['illness'], weight: 'heavy', news: 'lostChild' }))).toBe(
			true,
		);
		expect(isOf(shame, planned('They laughed at me', { events: ['shame'] }))).toBe(true);
		expect(isOf(shame, planned('Am I forgiven?', { events: ['shame'], asks: 'forgiven' }))).toBe(false);
		expect(isOf(shame, planned('I stole it', { events: ['shame', 'guilt'] }))).toBe(false);
	});

	it('says only what holds', () => {
		for (const [question, heard] of samples)
			for (const poem of poems) {
				const { presumed } = plan({ poem: verseText(poem), question, language: 'en' }, heard);
				if (!heard.people.includes('partner')) expect(presumed).not.toContain('couple');
				if (heard.asks !== 'which') expect(presumed).not.toContain('two_options');
			}
	});

	it('receives heavy news before any verse', () => {
		const { paragraphs } = planned('My father died.', { events: ['death'], people: ['father'], weight: 'heavy' });
		const receptions = en.receptions.filter(({ events }) => events.includes('death'));
		expect(receptions.some(({ say }) => paragraphs[0]?.startsWith(say))).toBe(true);
	});

	it('says plainly that it did not understand', () => {
		const { paragraphs } = planned('What is it?', {});
		expect(en.notUnderstood.some((line) => paragraphs[1]?.startsWith(line))).toBe(true);
	});
});

describe.each(languages)('what is only feared in %s', (language) => {
	it.each(['betrayal', 'dismissal', 'eviction'] as const)('is not told as done: %s', (event) => {
		const heard: Heard = { ...nothingHeard, events: [event], asks: 'will', tense: 'ahead', weight: 'heavy' };
		const words = all[language];
		const lines = (told: string) =>
			words.receptions.filter(({ events }) => events.some((one) => one === told)).map(({ say }) => say);
		const done = lines(event).filter((line) => !lines('fear').includes(line));
		for (const [index, { verse }] of poems.entries()) {
			const request = { question: `${index}?`, language, poem: verse.join('\n') };
			const text = plan(request, heard).paragraphs.join(' ');
			expect(done.filter((line) => text.includes(line))).toEqual([]);
		}
	});
});
