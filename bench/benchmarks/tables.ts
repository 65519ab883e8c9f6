import { type Backend, headersOf, type Person } from '../support/backend.ts';
import { driverAlone } from '../support/driver-alone.ts';
import { type Postgres, startDurablePostgres } from '../support/durable-postgres.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { type People, populate, rowOf, TABLE } from '../support/hafez-rows.ts';
import { embeddedAt, startHoopoe } from '../support/hoopoe.ts';
import { underLeanLoad } from '../support/lean-client.ts';
import { startLite } from '../support/lite.ts';
import { type Call, type Contender, type Rate, race } from '../support/load.ts';

const CLIENTS = [1, 10];

const read: (person: Person) => Call = (person) => ({
	method: 'GET',
	path: `/rest/v1/${TABLE}?select=*&order=created_at.desc&limit=10`,
	headers: headersOf(person),
});

const insert: (person: Person) => Call = (person) => ({
	method: 'POST',
	path: `/rest/v1/${TABLE}`,
	headers: { ...headersOf(person), 'content-type': 'application/json', prefer: 'return=minimal' },
	body: JSON.stringify(rowOf(person.id, 1)),
});

const user: (person: Person) => Call = (person) => ({
	method: 'GET',
	path: '/auth/v1/user',
	headers: headersOf(person),
});

const cases: { name: string; call: (person: Person) => Call; who: keyof People }[] = [
	{ name: 'read of 10 own rows', call: read, who: 'readers' },
	{ name: 'insert of one row', call: insert, who: 'writers' },
	{ name: 'GET /user', call: user, who: 'readers' },
];

const names = {
	embedded: 'Hoopoe, embedded',
	sqlite: 'lite on SQLite',
	pglite: 'lite on PGlite',
	driver: 'the driver alone on the embedded PostgreSQL',
	bare: 'the driver behind a bare HTTP server',
	server: 'Hoopoe on PostgreSQL',
	liteServer: 'lite on PostgreSQL',
} as const;

/**
 * Reads, inserts and GET /user beside `@supabase/lite`: same table, policies, rows and requests, each with its own tokens. The
 * clients share the processors with the servers, so they are lean.
 */
export const tables: Benchmark = async ({ seconds, report }) => {
	const postgres = await startDurablePostgres();
	if (!postgres) console.log('!! SKIPPED: comparison on PostgreSQL, no server was found and none could be installed');
	const { embedded, backends } = await startAll(postgres);
	const driver = await driverAlone(names.driver, embeddedAt(embedded.folder).address);
	try {
		const contenders = [];
		for (const backend of backends) {
			const people = await populate(backend);
			await checkRead(backend, people);
			contenders.push({ backend, people });
		}
		await postgres?.analyze();
		const ours = contenders[0]?.people as People;
		const bare = await driver.behindHttp(
			names.bare,
			cases
				.filter(({ call }) => call !== user)
				.flatMap(({ call, who }) => ours[who].map((person) => ({ call: call(person), person }))),
		);
		for (const { name, call, who } of cases)
			for (const clients of CLIENTS) {
				const contending: Contender[] = contenders.map(({ backend, people }) =>
					underLeanLoad(backend, (index) => call(people[who][index % people[who].length] as Person)),
				);
				const personAt = (index: number) => ours[who][index % ours[who].length] as Person;
				if (call !== user)
					contending.push(
						driver.load((index) => ({ call: call(personAt(index)), person: personAt(index) })),
						bare.load((index) => call(personAt(index))),
					);
				const rates = await race(contending, clients, seconds);
				reportCase(report, `${name}, ${clients} client${clients > 1 ? 's' : ''}`, rates);
			}
		await bare.stop();
	} finally {
		await driver.stop();
		for (const backend of backends) await backend.stop();
		await postgres?.stop();
	}
};

async function startAll(
	postgres: Postgres | null,
): Promise<{ embedded: Awaited<ReturnType<typeof startHoopoe>>; backends: Backend[] }> {
	// One writer may insert more rows in a long run than a person may keep.
	const embedded = await startHoopoe(names.embedded, { QUOTA_ROWS: '0' });
	const backends: Backend[] = [
		embedded,
		await startLite(names.sqlite, 'sqlite-postgres'),
		await startLite(names.pglite, 'pglite'),
	];
	if (postgres)
		backends.push(
			await startHoopoe(names.server, { DATABASE_URL: await postgres.makeDatabase('ours'), QUOTA_ROWS: '0' }),
			await startLite(names.liteServer, 'postgres', await postgres.makeDatabase('lite')),
		);
	return { embedded, backends };
}

/** What is measured has to be right first: ten rows, all the reader's own. */
async function checkRead(backend: Backend, { readers: [reader] }: People): Promise<void> {
	if (!reader) throw new Error('there is no reader');
	const response = await fetch(`${backend.url}/rest/v1/${TABLE}?select=*`, { headers: headersOf(reader) });
	const rows = (await response.json()) as { user_id: string }[];
	if (rows.length !== 10 || rows.some((row) => row.user_id !== reader.id))
		throw new Error(`${backend.name} shows a reader ${rows.length} rows, not their own ten`);
}

function reportCase(report: Report, name: string, rates: Map<string, Rate>): void {
	const show = (ours: string, theirs: string, least: number) => {
		const [figure, limit] = [rates.get(ours), rates.get(theirs)];
		if (!figure || !limit) return;
		const place = ours === names.server ? ' (PostgreSQL)' : '';
		const note = Number.isNaN(figure.cost)
			? {}
			: { note: `${figure.cost.toFixed(2)} and ${limit.cost.toFixed(2)} ms of processor a request` };
		report({
			name: name + place,
			value: figure.perSecond,
			unit: '/s',
			limit: { name: theirs, value: limit.perSecond },
			wanted: { of: 'ratio', least },
			...note,
		});
	};
	show(names.embedded, names.driver, 0.7);
	show(names.embedded, names.bare, 0.7);
	show(names.embedded, names.sqlite, 2);
	show(names.embedded, names.pglite, 5);
	show(names.server, names.liteServer, 3);
}
