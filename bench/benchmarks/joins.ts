import type { Database, Statement } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres.ts';
import { headersOf, signUp } from '../support/backend.ts';
import { driverAlone } from '../support/driver-alone.ts';
import type { Benchmark } from '../support/figure.ts';
import { embeddedAt, startHoopoe } from '../support/hoopoe.ts';
import { type Call, type Contender, race, underLoad } from '../support/load.ts';

const CLIENTS = [1, 10];
const LEAST = 0.8;

/** A thousand customers with ten orders each, of ten items each: 100,000 rows on the second level. */
const TABLES = `
create table public.bench_customers (id int primary key, name text not null);
create table public.bench_orders (
	id int primary key, customer int not null references public.bench_customers (id), note text not null);
create table public.bench_items (
	id int primary key, ordered int not null references public.bench_orders (id), amount int not null, label text not null);
insert into public.bench_customers select i, 'customer ' || i from generate_series(1, 1000) i;
insert into public.bench_orders select i, 1 + i % 1000, 'left at the door, number ' || i from generate_series(1, 10000) i;
insert into public.bench_items select i, 1 + i % 10000, i % 7, 'something of shelf ' || i from generate_series(1, 100000) i;
create index on public.bench_orders (customer);
create index on public.bench_items (ordered);
grant select on public.bench_customers, public.bench_orders, public.bench_items to authenticated;
analyze;
`;

const cases: readonly { name: string; query: string; byHand: string }[] = [
	{
		name: '20 rows with 10 each with 10 each',
		query: 'bench_customers?select=id,name,bench_orders(id,note,bench_items(id,amount,label))&order=id&limit=20',
		byHand: `select json_agg(c)::text as body from (
			select c.id, c.name, (
				select json_agg(o) from (
					select o.id, o.note, (
						select json_agg(i) from (
							select i.id, i.amount, i.label from public.bench_items i where i.ordered = o.id
						) i
					) as bench_items
					from public.bench_orders o where o.customer = c.id
				) o
			) as bench_orders
			from public.bench_customers c order by c.id limit 20
		) c`,
	},
	{
		name: '1,000 rows of 100,000, each with its two parents',
		query: 'bench_items?select=id,amount,bench_orders(id,note,bench_customers(id,name))&order=id&limit=1000',
		byHand: `select json_agg(i)::text as body from (
			select i.id, i.amount, json_build_object('id', o.id, 'note', o.note, 'bench_customers', json_build_object('id', c.id, 'name', c.name)) as bench_orders
			from (select * from public.bench_items order by id limit 1000) i
			join public.bench_orders o on o.id = i.ordered
			join public.bench_customers c on c.id = o.customer
			order by i.id
		) i`,
	},
	{
		name: '500 rows by what is two levels below',
		query:
			'bench_customers?select=id,name,bench_orders!inner(id,bench_items!inner(id))&bench_orders.bench_items.amount=eq.6&bench_orders.id=gt.5000&order=id&limit=500',
		byHand: `select json_agg(c)::text as body from (
			select c.id, c.name, (
				select json_agg(o) from (
					select o.id, (
						select json_agg(i) from (select i.id from public.bench_items i where i.ordered = o.id and i.amount = 6) i
					) as bench_items
					from public.bench_orders o where o.customer = c.id and o.id > 5000
						and exists (select from public.bench_items i where i.ordered = o.id and i.amount = 6)
				) o
			) as bench_orders
			from public.bench_customers c
			where exists (
				select from public.bench_orders o where o.customer = c.id and o.id > 5000
					and exists (select from public.bench_items i where i.ordered = o.id and i.amount = 6))
			order by c.id limit 500
		) c`,
	},
];

const [OURS, STATEMENT, BY_HAND] = ['Hoopoe', 'the statement of Hoopoe, by the driver alone', 'SQL by hand'];

/** Embedded rows of two levels beside the SQL that somebody would write for it, sent by the driver alone as the same role. */
export const joins: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe(OURS);
	const { address } = embeddedAt(hoopoe.folder);
	const database = openPostgres(address, { connections: 10 });
	const driver = await driverAlone(STATEMENT, address);
	try {
		await database.script(TABLES);
		const person = await signUp(hoopoe, 'reader@example.org');
		for (const { name, query, byHand } of cases) {
			const call: Call = { method: 'GET', path: `/rest/v1/${query}`, headers: headersOf(person) };
			const statements = [{ text: "select set_config('role', 'authenticated', true)" }, { text: byHand }];
			const [, result] = await database.batch(statements);
			await requireSame(hoopoe.url, call, String(result?.rows[0]?.body));
			const contenders = [
				underLoad(hoopoe, () => ({ call })),
				driver.load(() => ({ call, person })),
				handWritten(database, statements),
			];
			for (const clients of CLIENTS) {
				const rates = await race(contenders, clients, seconds);
				const limit = rates.get(BY_HAND);
				for (const [label, wanted] of [
					[STATEMENT, { of: 'ratio', least: LEAST }],
					[OURS, undefined],
				] as const) {
					const figure = rates.get(label);
					if (!figure || !limit) throw new Error('nothing was measured');
					report({
						name: `${name}${label === OURS ? ', served' : ''}, ${clients} client${clients > 1 ? 's' : ''}`,
						value: figure.perSecond,
						unit: '/s',
						limit: { name: BY_HAND, value: limit.perSecond },
						...(wanted && { wanted }),
					});
				}
			}
		}
	} finally {
		await driver.stop();
		await database.close();
		await hoopoe.stop();
	}
};

function handWritten(database: Database, statements: readonly Statement[]): Contender {
	return {
		name: BY_HAND,
		async work(clients, amount) {
			let left = amount;
			const began = performance.now();
			const worker = async () => {
				while (left-- > 0) await database.batch(statements);
			};
			await Promise.all(Array.from({ length: clients }, worker));
			return (performance.now() - began) / 1000;
		},
	};
}

/** What is measured has to be right first: both answer the same. */
async function requireSame(url: string, { path, headers }: Call, byHand: string): Promise<void> {
	const response = await fetch(url + path, { headers });
	const ours: unknown = await response.json();
	if (JSON.stringify(ours) !== JSON.stringify(JSON.parse(byHand)))
		throw new Error(`${path} answers ${response.status}, and not what the SQL by hand does`);
}
