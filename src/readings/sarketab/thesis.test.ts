import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { compose } from './compose.server.ts';
import { elementOrder, sarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';
import { randomRequest } from './testing/random-request.ts';
import { chooseThesis, rankFacts } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';

const builtIn = { en, fa, ar, es };
const factsOf = (change: Partial<SarketabRequest>) =>
	sarketabFacts({
		name: 'علی',
		motherName: 'مرضیه',
		birthDate: '1369/02/25',
		religion: 'islam',
		calendarType: 'solar',
		language: 'fa',
		...change,
	});

describe('the thesis of a sarketab', () => {
	it.each<[string, Partial<SarketabRequest>, string | null, string, string]>([
		['letters of one element against a sign of another', { name: 'فاطمه' }, 'one_element', 'most_fire', 'taurus'],
		['two halves against each other', { name: 'Ab' }, 'halves', 'most_fire', 'most_earth'],
		['a sign against the sun across the circle', { name: 'رضا', motherName: 'فاطمه' }, 'opposite', 'scorpio', 'taurus'],
		[
			'a sum and a sun that agree, against the moon',
			{ name: 'رضا', motherName: 'فاطمه', birthDate: '1369/08/15' },
			'unison',
			'scorpio',
			'cancer',
		],
		['otherwise a sign against a sign', { name: 'محمد رستگار', motherName: 'سعاد' }, null, 'cancer', 'taurus'],
	])('is %s', (_what, change, because, one, other) => {
		const { sides, because: found } = chooseThesis(factsOf(change));
		expect([found, ...sides.map(({ pole }) => pole)]).toEqual([because, one, other]);
	});

	it('puts the rarest first', () => {
		for (const { rarity, kind } of rankFacts(factsOf({ name: 'سارا', motherName: 'مریم' })))
			expect([rarity, kind]).toEqual([expect.any(Number), expect.any(String)]);
		expect(rankFacts(factsOf({ name: 'سارا', motherName: 'مریم' }))[0]?.kind).toBe('nothing_left');
		expect(rankFacts(factsOf({ name: 'علی', motherName: 'علی' }))[0]?.kind).toBe('equal_names');
	});

	it('says nothing that the figures deny, over 2,000 random requests', () => {
		const random = seededRandom(1501);
		for (let count = 0; count < 2000; count++) {
			const request = randomRequest(languages[count % languages.length] ?? 'en', random);
			const facts = sarketabFacts(request);
			const { elements, leading } = facts;
			const { sides } = chooseThesis(facts);
			expect(sides[0].pole).not.toBe(sides[1].pole);
			for (const { pole } of sides) {
				const [kind, element] = pole.split('_');
				if (kind === 'most') expect(leading).toContain(element);
				if (kind === 'none') expect(facts.missing).toContain(element);
			}
			const most = Math.max(...Object.values(elements));
			expect(leading).toEqual(elementOrder.filter((element) => elements[element] === most));
			const text = compose(request, facts);
			const words = builtIn[request.language];
			const ledBy = elementOrder.filter((element) => words.leads[element].some((line) => text.includes(line)));
			const tied = words.ties.some((line) =>
				text.includes(line(words.list(leading.map((one) => words.elements[one])))),
			);
			expect(ledBy.length > 0 && tied).toBe(false);
			if (ledBy.length > 0) expect(ledBy).toEqual(leading);
			if (tied) expect(leading.length).toBeGreaterThan(1);
			const number = new Intl.NumberFormat({ en: 'en', es: 'es', fa: 'fa', ar: 'ar-EG' }[request.language], {
				useGrouping: false,
			});
			for (const count of [facts.taleh.sum, facts.taleh.name, facts.taleh.mother])
				expect(text).toContain(number.format(count));
		}
	});
});
