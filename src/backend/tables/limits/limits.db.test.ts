import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
/** PostgreSQL inside WebAssembly has no timers. */
let hasTimers = true;
beforeAll(async () => {
	shop = await openShop({
		MAX_ROWS: '5',
		ANSWER_LIMIT: '2000',
		STATEMENT_TIMEOUT_ANON: '1',
		DATABASE_CONNECTIONS: '10',
	});
	const { rows } = await shop.database.query<{ version: string }>('select version()');
	hasTimers = !/emscripten|pglite/i.test(rows[0]?.version ?? '');
	await shop.database.script(`
		create table public.many (n int primary key, text text not null default '');
		insert into public.many (n) select generate_series(1, 12);
		grant select, insert, update, delete on public.many to anon, authenticated, service_role;
		create view public.readonly as select n from public.many union all select n from public.many;
		grant all on public.readonly to anon;
		create function public.slow_numbers(seconds double precision) returns setof public.many language plpgsql stable
			as $$ begin perform pg_sleep(seconds); return query select * from public.many; end $$;
		grant execute on function public.slow_numbers to anon;
	`);
});
afterAll(() => shop.close());

type Said = { status: number; range: string | null; body: unknown };
async function ask(path: string, init: Parameters<Shop['fetch']>[1] = {}): Promise<Said> {
	const response = await shop.fetch(path, init);
	const text = await response.text();
	return {
		status: response.status,
		range: response.headers.get('content-range'),
		body: text === '' ? null : response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
	};
}
const numbers = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => ({ n: first + index }));
const prefer = (value: string) => ({ headers: { prefer: value } });

describe('rows, at most MAX_ROWS', () => {
	it.each<[string, Parameters<Shop['fetch']>[1], Said]>([
		['', {}, { status: 200, range: '0-4/*', body: numbers(1, 5) }],
		['&limit=3', {}, { status: 200, range: '0-2/*', body: numbers(1, 3) }],
		['&limit=9', {}, { status: 200, range: '0-4/*', body: numbers(1, 5) }],
		['&offset=9', {}, { status: 200, range: '9-11/*', body: numbers(10, 12) }],
		['', { headers: { range: '2-99' } }, { status: 200, range: '2-6/*', body: numbers(3, 7) }],
		['', prefer('count=exact'), { status: 206, range: '0-4/12', body: numbers(1, 5) }],
		['&n=lte.4', prefer('count=exact'), { status: 200, range: '0-3/4', body: numbers(1, 4) }],
		['&n=lte.5', prefer('count=exact'), { status: 200, range: '0-4/5', body: numbers(1, 5) }],
		['&offset=10', prefer('count=exact'), { status: 206, range: '10-11/12', body: numbers(11, 12) }],
		['&n=lte.5', prefer('count=estimated'), { status: 200, range: '0-4/5', body: numbers(1, 5) }],
		['', { method: 'HEAD', ...prefer('count=exact') }, { status: 206, range: '0-4/12', body: null }],
		['', { as: 'ali' }, { status: 200, range: '0-4/*', body: numbers(1, 5) }],
		['', { as: 'service' }, { status: 200, range: '0-11/*', body: numbers(1, 12) }],
		['', { as: 'service', ...prefer('count=exact') }, { status: 200, range: '0-11/12', body: numbers(1, 12) }],
		['&limit=9', { as: 'service' }, { status: 200, range: '0-8/*', body: numbers(1, 9) }],
	])('many?%s with %o', async (query, init, said) => {
		expect(await ask(`/many?select=n&order=n${query}`, init)).toEqual(said);
	});

	it('estimates what goes further than that', async () => {
		await shop.database.script('analyze public.many');
		const { status, range } = await ask('/many?select=n', prefer('count=estimated'));
		expect([status, range]).toEqual([206, '0-4/12']);
	});

	it('holds for functions that return rows or values, and not for what is written', async () => {
		const post = { method: 'POST', body: '{"up_to":9}' };
		expect(await ask('/rpc/counted?select=n', post)).toEqual({ status: 200, range: '0-4/*', body: numbers(1, 5) });
		expect(await ask('/rpc/counted?select=n&up_to=9', prefer('count=exact'))).toMatchObject({
			status: 206,
			range: '0-4/9',
		});
		expect((await ask('/rpc/counted?select=n', { ...post, as: 'service' })).body).toEqual(numbers(1, 9));
		const changed = await ask('/many?select=n&n=lte.9', {
			method: 'PATCH',
			body: '{"text":"x"}',
			...prefer('return=representation'),
		});
		expect(changed.body).toHaveLength(9);
	});
});

describe('bytes, at most ANSWER_LIMIT', () => {
	const tooLarge = {
		status: 413,
		body: {
			code: 'answer_too_large',
			message: 'The answer would have more than 2000 bytes',
			details: null,
			hint: 'Select fewer columns or fewer rows, or read the rows in pages with limit and offset.',
		},
	};
	const long = 'é'.repeat(450);
	beforeAll(() => shop.database.query('insert into public.goods (name, "odd ""name") values ($1, $2)', ['long', long]));

	const thrice = ['a', 'b', 'c'].map((name) => `${name}:"odd \\"name"`).join();
	const select = `/goods?name=eq.long&select=${encodeURIComponent(thrice)}`;
	const returning = { headers: { prefer: 'return=representation' } };
	it.each<[string, string, Parameters<Shop['fetch']>[1]]>([
		['rows', select, {}],
		['CSV', select, { headers: { accept: 'text/csv' } }],
		['one row', select, { headers: { accept: 'application/vnd.pgrst.object+json' } }],
		['a value', '/rpc/echo', { method: 'POST', body: JSON.stringify(['x'.repeat(2000)]) }],
		['what was written', '/many', { method: 'POST', body: `{"n":99,"text":"${'x'.repeat(2000)}"}`, ...returning }],
	])('refuses more: %s', async (_, path, init) => {
		// What may have many rows is followed row by row; the secret key has no MAX_ROWS.
		for (const as of ['anon', 'service']) expect(await ask(path, { ...init, as })).toMatchObject(tooLarge);
		expect((await ask('/many?n=eq.99')).body).toEqual([]);
	});

	it('answers what is as large as that, as PostgreSQL writes an array', async () => {
		const answer = await shop.fetch('/rpc/echo', { method: 'POST', body: JSON.stringify('x'.repeat(1998)) });
		expect([answer.status, (await answer.text()).length]).toEqual([200, 2000]);
		const rows = await shop.fetch('/goods?select=id,sold&id=in.(1,3)&order=id');
		expect(await rows.text()).toBe('[{"id":1,"sold":true}, \n {"id":3,"sold":null}]');
	});

	it.each([
		['/goods?id=eq.3&select=id,sold', 'application/vnd.pgrst.array+json;nulls=stripped', '[{"id":3}]'],
		['/goods?id=eq.3&select=i:id,sold', 'application/vnd.pgrst.object+json;nulls=stripped', '{"i":3}'],
		['/goods?id=lt.0', 'application/json', '[]'],
		['/rpc/names?limit=2', 'application/json', '["apple", \n "bread"]'],
		['/goods?id=in.(1,2)&select=id,name&order=id', 'text/csv', 'id,name\n1,apple\n2,bread'],
	])('%s as %s', async (path, accept, text) => {
		expect(await (await shop.fetch(path, { headers: { accept } })).text()).toBe(text);
	});
});

describe('time', () => {
	it('ends a statement that takes too long with 504, which is not logged as a fault', async ({ skip }) => {
		if (!hasTimers) skip();
		const hurried = await openShop({ DATABASE_CONNECTIONS: '10' }, '', { STATEMENT_TIMEOUT_ANON: 0.2 });
		onTestFinished(hurried.close);
		const rest = (seconds: number, as: string) =>
			hurried.fetch('/rpc/rest', { method: 'POST', body: JSON.stringify({ seconds }), as });
		const ended = await rest(30, 'anon');
		expect(ended.status).toBe(504);
		expect(await ended.json()).toMatchObject({
			code: '57014',
			message: 'canceling statement due to statement timeout',
		});
		expect(hurried.logged).toEqual([]);
		expect((await rest(0.3, 'ali')).status).toBe(204);
		// The setting is gone with its transaction.
		await hurried.database.query('select pg_sleep(0.3)');
	});
});

describe('lanes', () => {
	it('run one search of an address at a time, and let other requests pass', async ({ skip }) => {
		if (!hasTimers) skip();
		const ended: string[] = [];
		const run = async (name: string, path: string, address: string) => {
			const { status } = await shop.fetch(path, { headers: { 'x-address': address } });
			ended.push(name);
			expect(status).toBe(200);
		};
		const slow = '/rpc/slow_numbers?seconds=0.4&text=like.*';
		await Promise.all([
			run('first', slow, '203.0.113.1'),
			run('second', slow, '203.0.113.1'),
			run('first of a network', slow, '2001:db8::1'),
			run('second of it', slow, '2001:db8::2'),
			run('a read', '/many', '203.0.113.1'),
		]);
		expect(ended[0]).toBe('a read');
		expect(ended.slice(1, 3).sort()).toEqual(['first', 'first of a network']);
	});

	it('refuse at once what exceeds them, with Retry-After', async ({ skip }) => {
		if (!hasTimers) skip();
		const calls = Array.from({ length: 20 }, () =>
			shop.fetch('/rpc/rest', { method: 'POST', body: '{"seconds":0.1}' }),
		);
		const answers = await Promise.all(calls);
		const refused = answers.filter(({ status }) => status === 503);
		expect(refused).toHaveLength(8);
		expect(refused[0]?.headers.get('retry-after')).toBe('1');
		expect(await refused[0]?.json()).toMatchObject({ code: 'over_capacity', details: null });
		expect(shop.logged).toEqual([]);
	});
});

it.each([
	['POST', '{"n":1}'],
	['PATCH', '{"n":1}'],
	['DELETE', undefined],
])('%s on a view that cannot be written is 405', async (method, body) => {
	const answer = await ask('/readonly', { method, ...(body && { body }) });
	expect(answer).toMatchObject({ status: 405, body: { code: '55000' } });
	expect(shop.logged).toEqual([]);
});

describe('costly work', () => {
	it('of one address is refused when its share is used up, and of no other', async () => {
		const limited = await openShop({ RATE_LIMITS: 'on' });
		const from = (address: string) => ({ headers: { 'x-address': address } });
		await limited.fetch('/rpc/rest', {
			method: 'POST',
			headers: { ...from('10.0.0.1').headers, 'content-type': 'application/json' },
			body: '{"seconds": 1.3}',
		});
		const refused = await limited.fetch('/goods', from('10.0.0.1'));
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
		expect((await limited.fetch('/goods', from('10.0.0.2'))).status).toBe(200);
		await expect
			.poll(async () => (await limited.fetch('/goods', from('10.0.0.1'))).status, { timeout: 5000 })
			.toBe(200);
		await limited.close();
	});
});
