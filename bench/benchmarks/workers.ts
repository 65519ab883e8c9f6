import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Backend, headersOf, PASSWORD, type Person, publicHeaders, signUpAll } from '../support/backend.ts';
import type { Benchmark, Run } from '../support/figure.ts';
import { rowOf, TABLE } from '../support/hafez-rows.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { underLeanLoad } from '../support/lean-client.ts';
import { type Call, raceForTime, underLoad } from '../support/load.ts';
import { residentMegabytes, settled, workersOf } from '../support/processes.ts';
import { holdEachTo } from '../support/processor-share.ts';

const CLIENTS = [10, 50];
/** How many times the rate of one process so many processes should reach on as many processors. */
const LEAST_OF_EACH = 0.85;

const page = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const json = { 'content-type': 'application/json' };

/**
 * `share` is the part of a processor that each process gets where the ratio is wanted: so little that clients and database,
 * which take as much again or more, find room on what is left. `isLean` where an ordinary client costs more than the server.
 */
type Kind = { name: string; share: number; isLean?: boolean; call: (person: Person) => Call };

const kinds: readonly Kind[] = [
	{
		name: 'a page that is kept',
		share: 0.25,
		isLean: true,
		call: () => ({ method: 'GET', path: '/en', headers: page }),
	},
	{
		name: 'a reading',
		share: 0.25,
		call: (person) => ({
			method: 'POST',
			path: '/functions/v1/dream-interpretation',
			headers: { ...headersOf(person), ...json },
			body: JSON.stringify({ dream: 'I dreamt of a snake and of water, and then I flew home', language: 'en' }),
		}),
	},
	{
		name: 'password sign-in',
		share: 0.25,
		call: ({ email }) => ({
			method: 'POST',
			path: '/auth/v1/token?grant_type=password',
			headers: publicHeaders,
			body: JSON.stringify({ email, password: PASSWORD }),
		}),
	},
	{
		name: 'read of 10 own rows',
		share: 0.25,
		call: (person) => ({
			method: 'GET',
			path: `/rest/v1/${TABLE}?select=*&order=created_at.desc&limit=10`,
			headers: headersOf(person),
		}),
	},
	{
		name: 'insert of one row',
		share: 0.25,
		call: (person) => ({
			method: 'POST',
			path: `/rest/v1/${TABLE}`,
			headers: { ...headersOf(person), ...json, prefer: 'return=minimal' },
			body: JSON.stringify(rowOf(person.id, 1)),
		}),
	},
];

type Server = { backend: Backend; people: Person[]; serving: readonly number[] };

async function start(processes: number): Promise<Server> {
	const name = `${processes} worker process${processes > 1 ? 'es' : ''}`;
	const backend = await startHoopoe(name, { WEB_CONCURRENCY: String(processes), QUOTA_ROWS: '0' });
	// The other workers begin when the first one serves; one process has none.
	while (processes > 1 && workersOf(backend.pid).length < processes) await pause(100);
	await settled(backend.pid);
	const people = await signUpAll(backend, 'person', Math.max(...CLIENTS));
	return { backend, people, serving: processes > 1 ? workersOf(backend.pid) : [backend.pid] };
}

/** Races the servers in one kind of request; `share` is what each process that serves is held to. */
async function raceIn(
	{ name, call, isLean = false }: Kind,
	servers: readonly Server[],
	{ seconds, report }: Run,
	share?: number,
): Promise<void> {
	const count = servers[0]?.serving.length ?? 0;
	for (const clients of CLIENTS) {
		const rates = await raceForTime(
			servers.map(({ backend: { name: server, url, pid }, people }) => {
				const of = (index: number) => call(people[index] as Person);
				return isLean
					? underLeanLoad({ name: server, url, pid }, of)
					: underLoad({ name: server, url, pid }, (index) => ({ call: of(index) }));
			}),
			clients,
			seconds,
		);
		const [several, one] = servers.map(({ backend }) => rates.get(backend.name));
		if (!several || !one) continue;
		report({
			name: `${name}, ${clients} clients, ${count} workers${share ? `, ${share * 100} % of a processor each` : ''}`,
			value: several.perSecond,
			unit: '/s',
			limit: { name: 'one process', value: one.perSecond },
			...(share && { wanted: { of: 'ratio', least: LEAST_OF_EACH * count } }),
			note: `${several.cost.toFixed(2)} and ${one.cost.toFixed(2)} ms of processor a request, the database left out`,
		});
	}
}

/**
 * Two worker processes beside one, each with an embedded database of its own. First as they are: the clients and the database
 * take processor time of the same machine, so that the ratio on two processors is less than what two machines' clients would
 * see. Then with each process that serves held to a share of a processor, which leaves enough for clients and database: that
 * ratio shows what a second process brings where it gets a processor of its own.
 */
export const workers: Benchmark = async (run) => {
	const { report } = run;
	const count = Math.min(2, availableParallelism());
	const servers: Server[] = [];
	try {
		for (const processes of [count, 1]) servers.push(await start(processes));
		const serving = servers.flatMap((server) => server.serving);
		for (const kind of kinds) await raceIn(kind, servers, run);
		for (const kind of kinds) {
			const lift = holdEachTo(kind.share, serving);
			if (!lift) {
				console.log('workers: the system does not let processes be held to a share of a processor');
				break;
			}
			await raceIn(kind, servers, run, kind.share);
			lift();
		}
		const [several, one] = servers.map(({ backend }) => residentMegabytes(backend.pid));
		report({
			name: `memory of all processes afterwards, ${count} workers`,
			value: several ?? Number.NaN,
			unit: 'MB',
			limit: { name: 'one process', value: one ?? Number.NaN },
		});
	} finally {
		for (const { backend } of servers) await backend.stop();
	}
};
