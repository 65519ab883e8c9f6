import { type Kind, keptKinds } from '../../src/catalogue/catalogue.ts';
import { sampleOf } from '../../src/platform/testing/sample-rows.ts';
import { addRows, type Backend, headersOf, type Person, signUp } from '../support/backend.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { type Call, race, underLoad } from '../support/load.ts';

const CLIENTS = [1, 10];
/** A difference this small does not count. */
const LEAST = 0.8;
/** What the overview shows of each kind, and one more; what a page of the list is, and one more. */
const [NEWEST, PAGE] = [4, 31];

const words = 'What you look for is on the way you go, not at its end. Read the verse once more, slowly. '.repeat(12);
const picked = [0, 9, 17].map((id, position) => ({
	card: { id, name: 'card' },
	position,
	revealed: true,
	reversed: false,
}));

/** Rows of some length; other kinds have that of the tests. */
const written: Readonly<Partial<Record<Kind, object>>> = {
	tarot: { cards: picked, interpretation: words },
	dreams: { dream_text: 'A red door in the sea', interpretation: words, symbols: ['door', 'sea', 'red'] },
	hafez: { poem_id: 7, question: 'Shall I go?', interpretation: words },
	tests: { mbti_type: 'INFP', answers: ['I', 'N'], analysis: words },
	'lucky-number': {
		full_name: 'Leila Karimi',
		mother_name: 'Maryam',
		birth_date: '1990-05-15',
		gender: 'female',
		calendar_type: 'gregorian',
		lucky_number: 3,
		wealth_number: 4,
		protection_number: 5,
		love_number: 6,
		lucky_day: 'Friday',
		analysis: words,
	},
};

/** A row of each kind, in the order of its turn. */
const kinds = keptKinds.map(({ kind, table }) => ({ kind, table, row: written[kind] ?? sampleOf(table) }));
/** Rows of somebody who has few, and of somebody who has many: as many of each kind. */
const [FEW, MANY] = [2 * kinds.length, 2_000 * kinds.length];

const START = Date.UTC(2024, 0, 1);
const momentOf = (number: number) => new Date(START + number * 7_000_000).toISOString();

/** A history of ten thousand readings beside one of ten, both on one server, through the table service. */
export const history: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe');
	try {
		const few = await personWith(hoopoe, 'few', FEW);
		const many = await personWith(hoopoe, 'many', MANY);
		const list = (person: Person, more: string) =>
			callOf(
				person,
				`select=kind,id,created_at,asked,text,details&user_id=eq.${person.id}&order=created_at.desc,id.desc&${more}`,
			);
		const cases: { name: string; call: (person: Person) => Call[] }[] = [
			{
				name: 'opening: the newest of each kind',
				call: (person) => kinds.map(({ kind }) => list(person, `kind=eq.${kind}&limit=${NEWEST}`)),
			},
			{ name: `the newest ${FEW} by date`, call: (person) => [list(person, `limit=${FEW}`)] },
		];
		for (const { name, call } of cases)
			for (const clients of CLIENTS) await compare(hoopoe, { name, clients, seconds, report }, call(few), call(many));

		// The middle of the long list beside its beginning: pages are found by key, not counted off.
		const middle = momentOf(MANY / 2);
		const deep = `created_at=lte.${middle}&or=(created_at.lt."${middle}",and(created_at.eq."${middle}",id.lt.ffffffff-ffff-ffff-ffff-ffffffffffff))`;
		await compare(
			hoopoe,
			{ name: 'a page from the middle, beside the first page', clients: 1, seconds, report },
			[list(many, `limit=${PAGE}`)],
			[list(many, `${deep}&limit=${PAGE}`)],
		);
	} finally {
		await hoopoe.stop();
	}
};

const callOf = (person: Person, query: string): Call => ({
	method: 'GET',
	path: `/rest/v1/kept_readings?${query}`,
	headers: headersOf(person),
});

async function personWith(hoopoe: Backend, name: string, count: number): Promise<Person> {
	const person = await signUp(hoopoe, `${name}@example.org`);
	for (const [turn, { table, row }] of kinds.entries()) {
		const rows = Array.from({ length: count / kinds.length }, (_, round) => ({
			...row,
			user_id: person.id,
			created_at: momentOf(round * kinds.length + turn),
		}));
		await addRows(hoopoe, table, rows);
	}
	const response = await fetch(`${hoopoe.url}/rest/v1/kept_readings?select=id`, {
		method: 'HEAD',
		headers: { ...headersOf(person), prefer: 'count=exact' },
	});
	const kept = response.headers.get('content-range')?.split('/')[1];
	if (kept !== String(count)) throw new Error(`${name} should have ${count} readings, and has ${kept}`);
	return person;
}

type Case = { name: string; clients: number; seconds: number; report: Report };

/** The rate of one set of calls beside that of another, which is to be no faster. */
async function compare(
	hoopoe: Backend,
	{ name, clients, seconds, report }: Case,
	limit: Call[],
	ours: Call[],
): Promise<void> {
	const contender = (label: string, calls: readonly Call[]) =>
		underLoad({ ...hoopoe, name: label }, () => {
			let turn = 0;
			return { next: () => calls[turn++ % calls.length] as Call };
		});
	const rates = await race([contender('limit', limit), contender('ours', ours)], clients, seconds);
	const [figure, held] = [rates.get('ours'), rates.get('limit')];
	if (!figure || !held) throw new Error('nothing was measured');
	report({
		name: `${name}, ${clients} client${clients > 1 ? 's' : ''}`,
		value: figure.perSecond,
		unit: '/s',
		limit: { name: name.includes('middle') ? 'first page' : `history of ${FEW}`, value: held.perSecond },
		wanted: { of: 'ratio', least: LEAST },
		note: `${figure.cost.toFixed(2)} and ${held.cost.toFixed(2)} ms of processor a request`,
	});
}
