import type { PostgrestError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALI, openShop, SARA, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
	shop = await openShop();
});
afterAll(() => shop.close());

type Client = ReturnType<Shop['as']>;
type Answered = { data: unknown; error: PostgrestError | null; count: number | null; status: number };

const goods = () => shop.as('anon').from('goods');
const ids = (answer: { data: { id: number }[] | null; error: unknown }) =>
	answer.error ?? answer.data?.map(({ id }) => id);

describe('select with the real client', () => {
	it('gives rows in order, as PostgreSQL writes JSON', async () => {
		const { data, status, error } = await goods().select('id, name, price, tags, about, size, made_at').order('id');
		expect(error).toBeNull();
		expect(status).toBe(200);
		expect(data?.[0]).toEqual({
			id: 1,
			name: 'apple',
			price: 3,
			tags: ['red', 'green'],
			about: { kind: 'fruit', depth: { a: [1, 2] } },
			size: '[1,5)',
			made_at: '2024-01-01T00:00:00+00:00',
		});
		expect(data).toHaveLength(3);
	});

	it.each<[string, unknown]>([
		['n:name', { n: 'apple' }],
		['price::text', { price: '3.00' }],
		['about->>kind', { kind: 'fruit' }],
		['about->depth->a->0', { a: 1 }],
		['x:about->depth->a->>-1', { x: '2' }],
		['plain->n', { n: 1 }],
		['tags->0', { tags: 'red' }],
		['"odd \\"name"', { 'odd "name': null }],
		['"it\'s":id', { "it's": 1 }],
		['', {}],
	])('select=%s', async (select, row) => {
		const response = await shop.fetch(`/goods?id=eq.1&select=${encodeURIComponent(select)}`);
		expect([response.status, await response.json()]).toEqual([200, [row]]);
	});

	it('joins objects of more than fifty fields', async () => {
		const columns = ['id', 'name', 'price', 'mood', 'tags', 'about', 'plain', 'size', 'words', 'sold', 'made_at'];
		const select = Array.from({ length: 88 }, (_, index) => `n${index}:${columns[index % columns.length]}`).join(',');
		const response = await shop.fetch(`/goods?id=eq.1&select=${select}`);
		const [row] = (await response.json()) as Record<string, unknown>[];
		expect(Object.keys(row ?? {})).toEqual(Array.from({ length: 88 }, (_, index) => `n${index}`));
		expect([row?.n0, row?.n1, row?.n77, row?.n78]).toEqual([1, 'apple', 1, 'apple']);
	});

	it.each<
		[
			string,
			(client: ReturnType<typeof goods>) => PromiseLike<{ data: { id: number }[] | null; error: unknown }>,
			number[],
		]
	>([
		['eq', (g) => g.select('id').eq('name', 'cup, "big"'), [3]],
		['neq', (g) => g.select('id').neq('id', 1), [2, 3]],
		['gt', (g) => g.select('id').gt('price', 3), [3]],
		['gte', (g) => g.select('id').gte('price', 3), [1, 3]],
		['lt', (g) => g.select('id').lt('price', 3), [2]],
		['lte', (g) => g.select('id').lte('price', 3), [1, 2]],
		['like', (g) => g.select('id').like('name', 'a%'), [1]],
		['ilike', (g) => g.select('id').ilike('name', 'APP*'), [1]],
		['likeAnyOf', (g) => g.select('id').likeAnyOf('name', ['a%', 'b%']), [1, 2]],
		['likeAllOf', (g) => g.select('id').likeAllOf('name', ['%a%', '%p%']), [1]],
		['ilikeAnyOf', (g) => g.select('id').ilikeAnyOf('name', ['A%']), [1]],
		['match operator', (g) => g.select('id').filter('name', 'match', '^[ab]'), [1, 2]],
		['imatch operator', (g) => g.select('id').filter('name', 'imatch', '^[AB]'), [1, 2]],
		['match of several', (g) => g.select('id').match({ name: 'apple', price: 3 }), [1]],
		['is null', (g) => g.select('id').is('sold', null), [3]],
		['is true', (g) => g.select('id').is('sold', true), [1]],
		['is not_null', (g) => g.select('id').filter('sold', 'is', 'not_null'), [1, 2]],
		['not is', (g) => g.select('id').not('sold', 'is', null), [1, 2]],
		['isdistinct', (g) => g.select('id').filter('sold', 'isdistinct', 'true'), [2, 3]],
		['in', (g) => g.select('id').in('name', ['apple', 'cup, "big"'.replaceAll('"', '\\"')]), [1, 3]],
		['in nothing', (g) => g.select('id').in('id', []), []],
		['not in', (g) => g.select('id').not('id', 'in', '(1,2)'), [3]],
		['enum', (g) => g.select('id').eq('mood', 'loud'), [2]],
		['contains array', (g) => g.select('id').contains('tags', ['red']), [1]],
		['contains json', (g) => g.select('id').contains('about', { kind: 'food' }), [2]],
		['containedBy', (g) => g.select('id').containedBy('tags', ['brown', 'red']), [2, 3]],
		['overlaps', (g) => g.select('id').overlaps('tags', ['brown', 'green']), [1, 2]],
		['contains range', (g) => g.select('id').contains('size', '[2,3)'), [1]],
		['rangeGt', (g) => g.select('id').rangeGt('size', '[1,5)'), [2]],
		['rangeLt', (g) => g.select('id').rangeLt('size', '[5,9)'), [1]],
		['rangeGte', (g) => g.select('id').rangeGte('size', '[5,9)'), [2]],
		['rangeLte', (g) => g.select('id').rangeLte('size', '[1,5)'), [1]],
		['rangeAdjacent', (g) => g.select('id').rangeAdjacent('size', '[5,9)'), [1]],
		['fts', (g) => g.select('id').textSearch('words', 'red | brown', { config: 'simple' }), [1, 2]],
		['plfts', (g) => g.select('id').textSearch('words', 'red apple', { type: 'plain', config: 'simple' }), [1]],
		['phfts', (g) => g.select('id').textSearch('words', 'brown bread', { type: 'phrase' }), [2]],
		[
			'wfts on text',
			(g) => g.select('id').textSearch('name', 'apple or bread', { type: 'websearch', config: 'english' }),
			[1, 2],
		],
		['or', (g) => g.select('id').or('id.eq.1,and(price.gt.3,name.like.c*)'), [1, 3]],
		['json path', (g) => g.select('id').eq('about->>kind', 'fruit'), [1]],
		['json number', (g) => g.select('id').eq('about->depth->a->0', 1), [1]],
		['array element', (g) => g.select('id').eq('tags->>0', 'brown'), [2]],
	])('%s', async (_, filter, expected) => {
		const found = ids(await filter(goods()));
		expect(Array.isArray(found) ? found.sort() : found).toEqual(expected);
	});

	it('quantifiers and not before trees, as bare queries', async () => {
		const bare = async (query: string) => (await shop.fetch(`/goods?select=id&order=id&${query}`)).json();
		expect(await bare('id=eq(any).{1,3}')).toEqual([{ id: 1 }, { id: 3 }]);
		expect(await bare('id=gt(all).{1,2}')).toEqual([{ id: 3 }]);
		expect(await bare('id=not.eq(any).{1,3}')).toEqual([{ id: 2 }]);
		expect(await bare('not.or=(id.eq.1,id.eq.2)')).toEqual([{ id: 3 }]);
		expect(await bare('and=(name.eq."cup, \\"big\\"")')).toEqual([{ id: 3 }]);
	});

	it('orders', async () => {
		expect(ids(await goods().select('id').order('sold', { ascending: false, nullsFirst: false }).order('id'))).toEqual([
			1, 2, 3,
		]);
		expect(ids(await goods().select('id').order('sold', { nullsFirst: true }).order('id'))).toEqual([3, 2, 1]);
		expect(ids(await goods().select('id').order('about->>kind', { nullsFirst: true }))).toEqual([3, 2, 1]);
		expect(await shop.fetch('/goods?select=n:name&order=n.desc&limit=1').then((r) => r.json())).toEqual([
			{ n: 'cup, "big"' },
		]);
	});

	it('limits, counts and says which rows of how many', async () => {
		const page = await goods().select('id', { count: 'exact' }).order('id').range(1, 1);
		expect([page.status, page.data, page.count]).toEqual([206, [{ id: 2 }], 3]);
		expect((await goods().select('id', { count: 'exact' })).status).toBe(200);
		expect((await goods().select('*', { count: 'estimated', head: true })).count).toBe(3);
		expect((await goods().select('*', { count: 'planned', head: true })).count).toBeGreaterThan(0);
		const head = await goods().select('*', { count: 'exact', head: true }).gt('id', 1).order('id');
		expect([head.data, head.count, head.status]).toEqual([null, 2, 200]);
		expect((await goods().select('id').limit(0)).data).toEqual([]);
	});

	it.each([
		[{ range: '0-1' }, 200, '0-1/*'],
		[{ range: '0-1', prefer: 'count=exact' }, 206, '0-1/3'],
		[{ range: '2-', prefer: 'count=exact' }, 206, '2-2/3'],
		[{ range: '0-9', prefer: 'count=exact' }, 200, '0-2/3'],
	])('Range %o', async (headers, status, contentRange) => {
		const response = await shop.fetch('/goods?order=id', { headers: headers as Record<string, string> });
		expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
	});

	it('an offset behind the end is 416', async () => {
		const { error, status } = await goods().select('id', { count: 'exact' }).range(9, 10);
		expect(status).toBe(416);
		expect(error).toMatchObject({
			code: 'PGRST103',
			message: 'Requested range not satisfiable',
			details: 'An offset of 9 was requested, but there are only 3 rows.',
		});
		expect((await goods().select('id').range(9, 10)).data).toEqual([]);
		expect((await shop.fetch('/goods', { headers: { range: '5-2' } })).status).toBe(416);
	});

	it('single and maybeSingle', async () => {
		expect((await goods().select('name').eq('id', 1).single()).data).toEqual({ name: 'apple' });
		const many = await goods().select('name').single();
		expect([many.status, many.error]).toMatchObject([
			406,
			{
				code: 'PGRST116',
				details: 'The result contains 3 rows',
				hint: null,
				message: 'Cannot coerce the result to a single JSON object',
			},
		]);
		expect((await goods().select('name').eq('id', 99).single()).error).toMatchObject({
			details: 'The result contains 0 rows',
		});
		expect(await goods().select('name').eq('id', 99).maybeSingle()).toMatchObject({ data: null, error: null });
	});

	it('CSV and stripped nulls', async () => {
		expect((await goods().select('id,n:name,sold').order('id').csv()).data).toBe(
			'id,n,sold\n1,apple,t\n2,bread,f\n3,"cup, ""big""",',
		);
		expect((await goods().select('*').eq('id', 3).stripNulls()).data).toEqual([
			{ id: 3, name: 'cup, "big"', price: 10, mood: 'calm', tags: [], made_at: '2024-01-01T00:00:00+00:00' },
		]);
		expect((await goods().select('id,sold').eq('id', 3).stripNulls().single()).data).toEqual({ id: 3 });
	});

	it('reads views', async () => {
		const { data } = await shop.as('anon').from('cheap').select().order('price');
		expect(data?.map(({ name }) => name)).toEqual(['bread', 'apple']);
	});
});

describe('refusals of reads', () => {
	it.each<[string, string, HeadersInit | undefined, number, object]>([
		[
			'unknown table',
			'/good',
			undefined,
			404,
			{
				code: 'PGRST205',
				message: "Could not find the table 'public.good' in the schema cache",
				details: null,
				hint: "Perhaps you meant the table 'public.goods'",
			},
		],
		[
			'unknown column',
			'/goods?select=naem',
			undefined,
			400,
			{ code: '42703', message: 'column goods.naem does not exist' },
		],
		['unknown column in a filter', '/goods?naem=eq.1', undefined, 400, { code: '42703' }],
		['unknown column in order', '/goods?order=naem', undefined, 400, { code: '42703' }],
		[
			'what nothing relates',
			'/goods?select=*,letterbox(*)',
			undefined,
			400,
			{
				code: 'PGRST200',
				details:
					"Searched for a foreign key relationship between 'goods' and 'letterbox' in the schema 'public', but no matches were found.",
				hint: null,
			},
		],
		['order by what is not embedded', '/goods?order=orders(id)', undefined, 400, { code: 'PGRST108' }],
		[
			'aggregate',
			'/goods?select=price.sum()',
			undefined,
			400,
			{ code: 'PGRST123', message: 'Use of aggregate functions is not allowed' },
		],
		['unknown cast', '/goods?select=id::regclass', undefined, 400, { code: '42704' }],
		[
			'bad value',
			'/goods?id=eq.x',
			undefined,
			400,
			{ code: '22P02', message: 'invalid input syntax for type integer: "x"' },
		],
		['missing operator', '/goods?id=like.1', undefined, 404, { code: '42883' }],
		['bad regular expression', '/goods?name=match.(', undefined, 400, { code: '2201B' }],
		['unknown text search', '/goods?words=fts(klingon).a', undefined, 400, { code: '42704' }],
		[
			'other schema',
			'/goods',
			{ 'accept-profile': 'auth' },
			406,
			{ code: 'PGRST106', message: 'Invalid schema: auth', hint: 'Only the following schemas are exposed: public' },
		],
		[
			'other form',
			'/goods',
			{ accept: 'text/html' },
			406,
			{ code: 'PGRST107', message: 'None of these media types are available: text/html' },
		],
		[
			'strict preferences',
			'/goods',
			{ prefer: 'handling=strict, foo=bar' },
			400,
			{ code: 'PGRST122', details: 'Invalid preferences: foo=bar' },
		],
		['system table', '/pg_class', undefined, 404, { code: 'PGRST205' }],
		['root', '/', undefined, 404, { code: 'PGRST126' }],
		['deeper path', '/goods/1/2', undefined, 404, { code: 'PGRST125' }],
		['no right', '/orders', undefined, 401, { code: '42501', message: 'permission denied for table orders' }],
	])('%s', async (_, path, headers, status, body) => {
		const response = await shop.fetch(path, headers ? { headers } : {});
		expect([response.status, await response.json()]).toMatchObject([status, body]);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
	});

	it('refused: 401 for anonymous callers, 403 for the signed-in', async () => {
		expect((await shop.fetch('/orders')).headers.get('www-authenticate')).toBe('Bearer');
		expect((await shop.fetch('/letterbox', { as: 'ali' })).status).toBe(403);
		expect((await shop.fetch('/letterbox', { as: 'ali', method: 'HEAD' })).status).toBe(403);
	});

	it('a bad token is answered before any other error', async () => {
		const response = await shop.fetch('/nothing?select=(', { as: 'expired' });
		expect([response.status, await response.json()]).toEqual([
			401,
			{ code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
		]);
		expect(response.headers.get('www-authenticate')).toBe(
			'Bearer error="invalid_token", error_description="JWT expired"',
		);
	});

	it('other methods are 405, OPTIONS says which there are', async () => {
		expect([
			(await shop.fetch('/goods', { method: 'PUT' })).status,
			(await shop.fetch('/rpc/names', { method: 'PATCH' })).status,
		]).toEqual([405, 405]);
		expect((await shop.fetch('/goods', { method: 'OPTIONS' })).headers.get('allow')).toBe(
			'OPTIONS,GET,HEAD,POST,PATCH,DELETE',
		);
	});
});

describe('row-level security', () => {
	const owners = async (client: Client) =>
		(await client.from('orders').select('owner')).data?.map(({ owner }) => owner);

	it('shows people their own rows', async () => {
		expect(await owners(shop.as('ali'))).toEqual([ALI, ALI]);
		expect(await owners(shop.as('sara'))).toEqual([SARA]);
		expect(await owners(shop.as('service'))).toHaveLength(3);
	});

	it('refuses rows for other users', async () => {
		const { error, status } = await shop.as('ali').from('orders').insert({ owner: SARA, good: 1 });
		expect([status, error?.code]).toEqual([403, '42501']);
		expect((await shop.as('ali').from('orders').delete({ count: 'exact' }).eq('owner', SARA)).count).toBe(0);
		expect((await shop.as('ali').from('orders').update({ note: 'x' }).eq('owner', SARA).select()).data).toEqual([]);
	});

	it('the role ends with the request, also after an error', async () => {
		await shop.as('ali').from('orders').select('nothing');
		await shop.as('ali').from('orders').insert({ good: 'x' });
		const { rows } = await shop.database.query(
			"select current_user <> 'authenticated' as free, current_setting('request.jwt.claims', true) as claims",
		);
		expect(rows[0]).toMatchObject({ free: true });
		expect(rows[0]?.claims ?? '').toBe('');
	});
});

describe('insert', () => {
	beforeEach(async () => {
		await shop.database.script(
			"delete from goods where id > 3; truncate pairs, letterbox; insert into pairs values (1, 1, 'one'), (1, 2, 'two')",
		);
	});
	const insert = (values: object | object[], options?: object) => goods().insert(values as never, options);

	it('answers nothing, or the rows', async () => {
		expect(await insert({ name: 'd' })).toMatchObject({ status: 201, data: null, error: null });
		const { data, status } = await insert([
			{ name: 'e', price: 4 },
			{ name: 'f', price: 5 },
		])
			.select('name,price')
			.order('name', { ascending: false });
		expect([status, data]).toEqual([
			201,
			[
				{ name: 'f', price: 5 },
				{ name: 'e', price: 4 },
			],
		]);
		expect((await insert({ name: 'g' }, { count: 'exact' })).count).toBe(1);
		expect((await insert({ name: 'h' }).select('n:name').single()).data).toEqual({ n: 'h' });
	});

	it('nulls or defaults for missing keys', async () => {
		const missing = await insert([{ name: 'd' }, { name: 'e', price: 2 }]);
		expect(missing.error).toMatchObject({ code: '23502' });
		const { data } = await insert([{ name: 'd' }, { name: 'e', price: 2, sold: null }], {
			defaultToNull: false,
		}).select('name,price,mood');
		expect(data).toEqual([
			{ name: 'd', price: 1.5, mood: 'calm' },
			{ name: 'e', price: 2, mood: 'calm' },
		]);
	});

	it('empty objects take all defaults', async () => {
		expect((await shop.as('ali').from('orders').insert({}).select()).error).toMatchObject({ code: '23502' });
		expect((await goods().insert([]).select()).data).toEqual([]);
	});

	it('headers-only tells where the row is', async () => {
		const post = (path: string, rows: unknown) =>
			shop.fetch(path, { method: 'POST', body: JSON.stringify(rows), headers: { prefer: 'return=headers-only' } });
		const one = await post('/pairs', { a: 7, b: 8 });
		expect([one.status, one.headers.get('location'), one.headers.get('preference-applied')]).toEqual([
			201,
			'/pairs?a=eq.7&b=eq.8',
			'return=headers-only',
		]);
		expect(await one.text()).toBe('');
		expect(
			(
				await post('/pairs', [
					{ a: 7, b: 9 },
					{ a: 7, b: 10 },
				])
			).headers.get('location'),
		).toBeNull();
	});

	it('writes where it may not read, when nothing is to be read back', async () => {
		expect((await shop.as('anon').from('letterbox').insert({ id: 1, text: 'hi' })).status).toBe(201);
		expect((await shop.as('anon').from('letterbox').insert({ id: 2, text: 'hi' }).select()).status).toBe(401);
	});

	it('CSV and forms', async () => {
		const post = (type: string, body: string) =>
			shop.fetch('/goods?select=name,price,tags', {
				method: 'POST',
				body,
				headers: { 'content-type': type, prefer: 'return=representation' },
			});
		expect(await (await post('text/csv', 'name,price,tags\nd,4,"{a,b}"\n"e, f",5,{}\n')).json()).toEqual([
			{ name: 'd', price: 4, tags: ['a', 'b'] },
			{ name: 'e, f', price: 5, tags: [] },
		]);
		expect(await (await post('application/x-www-form-urlencoded', 'name=g&price=6')).json()).toEqual([
			{ name: 'g', price: 6, tags: [] },
		]);
		expect([(await post('text/plain', 'x')).status, (await post('application/json', '{')).status]).toEqual([400, 400]);
	});

	it('keeps every digit', async () => {
		const response = await shop.fetch('/goods?select=about', {
			method: 'POST',
			body: '{"name":"d","about":{"n":12345678901234567890.12}}',
			headers: { prefer: 'return=representation' },
		});
		expect(await response.text()).toContain('12345678901234567890.12');
	});

	it.each<[string, object, number, object]>([
		[
			'a second of a unique name',
			{ name: 'apple' },
			409,
			{ code: '23505', details: 'Key (name)=(apple) already exists.' },
		],
		['a missing name', { price: 1 }, 400, { code: '23502' }],
		['a broken rule', { name: 'd', price: -1 }, 400, { code: '23514' }],
		[
			'an unknown column',
			{ name: 'd', colour: 1 },
			400,
			{
				code: 'PGRST204',
				message: "Could not find the 'colour' column of 'goods' in the schema cache",
				details: null,
				hint: null,
			},
		],
		['a bad number', { name: 'd', price: 'x' }, 400, { code: '22P02' }],
		['a bad enum', { name: 'd', mood: 'x' }, 400, { code: '22P02' }],
		['a NUL', { name: 'a\0b' }, 400, { code: '22P05' }],
	])('%s', async (_, values, status, error) => {
		expect(await insert(values)).toMatchObject({ status, error });
	});

	it('a missing row of another table is 409', async () => {
		expect(await shop.as('ali').from('orders').insert({ good: 99 })).toMatchObject({
			status: 409,
			error: { code: '23503' },
		});
	});

	it('columns= decides what is written', async () => {
		const response = await shop.fetch('/goods?columns=name&select=name,price', {
			method: 'POST',
			body: JSON.stringify([{ name: 'd', price: 99, evil: 1 }]),
			headers: { prefer: 'return=representation' },
		});
		expect(await response.json()).toEqual([{ name: 'd', price: 1.5 }]);
		expect((await shop.fetch('/goods', { method: 'POST', body: '[{"name":"d"},{"price":1}]' })).status).toBe(400);
	});

	describe('upsert', () => {
		const pairs = () => shop.as('anon').from('pairs');

		it('merges on the primary key', async () => {
			const updated = await pairs().upsert({ a: 1, b: 1, note: 'new' }).select();
			expect([updated.status, updated.data]).toEqual([200, [{ a: 1, b: 1, note: 'new' }]]);
			const both = await pairs()
				.upsert([
					{ a: 1, b: 1, note: 'x' },
					{ a: 9, b: 9, note: 'y' },
				])
				.select();
			expect([both.status, both.data?.length]).toEqual([201, 2]);
		});

		it('ignores on the primary key', async () => {
			const { status, data } = await pairs()
				.upsert(
					[
						{ a: 1, b: 1, note: 'x' },
						{ a: 3, b: 3, note: 'y' },
					],
					{ ignoreDuplicates: true },
				)
				.select();
			expect([status, data]).toEqual([201, [{ a: 3, b: 3, note: 'y' }]]);
		});

		it('merges on another key', async () => {
			const { status, data } = await goods()
				.upsert({ name: 'apple', price: 3 }, { onConflict: 'name' })
				.select('id,price');
			expect([status, data]).toEqual([200, [{ id: 1, price: 3 }]]);
			expect((await goods().upsert({ name: 'apple' }, { onConflict: 'price' })).error).toMatchObject({ code: '42P10' });
			expect((await goods().upsert({ name: 'apple' }, { onConflict: 'colour' })).error).toMatchObject({
				code: '42703',
			});
		});

		it('one row given twice is the caller’s error', async () => {
			expect(
				await pairs().upsert([
					{ a: 1, b: 1, note: 'x' },
					{ a: 1, b: 1, note: 'y' },
				]),
			).toMatchObject({ status: 400, error: { code: '21000' } });
		});

		it('says that it was applied', async () => {
			const response = await shop.fetch('/pairs', {
				method: 'POST',
				body: '{"a":1,"b":1}',
				headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
			});
			expect(response.headers.get('preference-applied')).toBe('resolution=merge-duplicates, return=minimal');
		});
	});
});

describe('update and delete', () => {
	beforeEach(async () => {
		await shop.database.script(
			"truncate pairs; insert into pairs values (1, 1, 'one'), (1, 2, 'two'), (2, 1, 'three')",
		);
	});
	const pairs = () => shop.as('anon').from('pairs');

	it('answers 204, or the rows', async () => {
		expect(await pairs().update({ note: 'x' }).eq('a', 1)).toMatchObject({ status: 204, data: null });
		const shown = await pairs().update({ note: 'y' }).eq('a', 1).select('b').order('b', { ascending: false });
		expect([shown.status, shown.data]).toEqual([200, [{ b: 2 }, { b: 1 }]]);
		expect((await pairs().update({ note: 'y' }, { count: 'exact' }).eq('a', 1)).count).toBe(2);
		expect(await pairs().update({ note: 'y' }).eq('a', 9).select()).toMatchObject({ status: 200, data: [] });
		expect(await pairs().delete().eq('a', 9)).toMatchObject({ status: 204 });
		expect(await pairs().delete({ count: 'exact' }).eq('a', 1).select()).toMatchObject({ status: 200, count: 2 });
	});

	it('an empty change changes nothing', async () => {
		expect(await pairs().update({}).eq('a', 1)).toMatchObject({ status: 204 });
		expect(await pairs().update({}).eq('a', 1).select()).toMatchObject({ status: 200, data: [] });
		expect(await pairs().update({}).select('*')).toMatchObject({ status: 200, data: [] });
	});

	it('missing=default sets defaults', async () => {
		const response = await shop.fetch('/pairs?a=eq.2&columns=note', {
			method: 'PATCH',
			body: '{}',
			headers: { prefer: 'return=representation,missing=default' },
		});
		expect([await response.json(), response.headers.get('preference-applied')]).toEqual([
			[{ a: 2, b: 1, note: 'none' }],
			'missing=default, return=representation',
		]);
	});

	it('single undoes a change of several rows', async () => {
		const { status, error } = await pairs().update({ note: 'gone' }).eq('a', 1).select().single();
		expect([status, error]).toMatchObject([406, { code: 'PGRST116', details: 'The result contains 2 rows' }]);
		expect((await pairs().select('note').eq('a', 1).order('b')).data).toEqual([{ note: 'one' }, { note: 'two' }]);
		expect((await pairs().delete().eq('a', 1).eq('b', 1).select().single()).data).toEqual({ a: 1, b: 1, note: 'one' });
	});

	it('max-affected undoes a change of more rows', async () => {
		const change = (method: string, prefer: string) =>
			shop.fetch('/pairs?a=eq.1', { method, headers: { prefer }, ...(method === 'PATCH' && { body: '{"note":"x"}' }) });
		const strict = await change('DELETE', 'handling=strict, max-affected=1');
		expect([strict.status, await strict.json()]).toEqual([
			400,
			{
				code: 'PGRST124',
				message: 'Query result exceeds max-affected preference constraint',
				details: 'The query affects 2 rows',
				hint: null,
			},
		]);
		expect((await change('PATCH', 'handling=strict, max-affected=1')).status).toBe(400);
		expect((await pairs().select('note').eq('a', 1).order('b')).data).toEqual([{ note: 'one' }, { note: 'two' }]);
		const allowed = await change('PATCH', 'handling=strict, max-affected=2');
		expect([allowed.status, allowed.headers.get('preference-applied')]).toEqual([
			204,
			'handling=strict, max-affected=2',
		]);
		expect((await change('DELETE', 'handling=lenient, max-affected=1')).status).toBe(204);
	});

	it('a limit holds, by key or by place', async () => {
		expect((await pairs().delete().eq('a', 1).order('b', { ascending: false }).limit(1).select()).data).toEqual([
			{ a: 1, b: 2, note: 'two' },
		]);
		expect((await shop.as('anon').from('keyless').update({ n: 9 }).order('n').limit(2).select()).data).toEqual([
			{ n: 9 },
			{ n: 9 },
		]);
		expect((await shop.fetch('/cheap?limit=1', { method: 'DELETE' })).status).toBe(400);
	});

	it('tx=rollback is not allowed and changes nothing', async () => {
		const response = await shop.fetch('/pairs?a=eq.2', { method: 'DELETE', headers: { prefer: 'tx=rollback' } });
		expect([response.status, response.headers.get('preference-applied')]).toEqual([204, null]);
		expect((await pairs().select().eq('a', 2)).data).toEqual([]);
	});
});

describe('rpc', () => {
	const anon = () => shop.as('anon');

	it.each<[string, string, object, object, unknown]>([
		['scalar', 'add_up', { a: 1, b: 2 }, {}, 3],
		['scalar with default', 'add_up', { a: 1 }, {}, 11],
		['scalar by GET', 'add_up', { a: 1, b: 2 }, { get: true }, 3],
		['set of scalars', 'names', {}, {}, ['apple', 'bread', 'cup, "big"']],
		[
			'table',
			'counted',
			{ up_to: 2 },
			{},
			[
				{ n: 1, doubled: 2 },
				{ n: 2, doubled: 4 },
			],
		],
		['table by GET', 'counted', { up_to: 1 }, { get: true }, [{ n: 1, doubled: 2 }]],
		['variadic', 'sum_of', { numbers: [1, 2, 3] }, {}, 6],
		['variadic by GET', 'sum_of', { numbers: [1, 2, 3] }, { get: true }, 6],
		['unnamed JSON', 'echo', { any: [1, { x: null }] }, {}, { any: [1, { x: null }] }],
		['void', 'say_nothing', {}, {}, null],
	])('%s', async (_, name, args, options, data) => {
		expect(await anon().rpc(name, args, options)).toMatchObject({
			data,
			error: null,
			status: data === null ? 204 : 200,
		});
	});

	it('filters, orders, limits and counts what it returns', async () => {
		const all = () => anon().rpc('all_goods', {}, { count: 'exact' });
		expect(await all().select('id').gt('id', 1).order('id', { ascending: false }).limit(1)).toMatchObject({
			data: [{ id: 3 }],
			count: 2,
			status: 206,
		});
		expect((await all().select('id,n:name').eq('about->>kind', 'fruit').single()).data).toEqual({ id: 1, n: 'apple' });
		expect((await all().select().single()).error).toMatchObject({
			code: 'PGRST116',
			details: 'The result contains 3 rows',
		});
		expect(await anon().rpc('all_goods', {}, { head: true, count: 'exact' })).toMatchObject({ data: null, count: 3 });
		expect((await anon().rpc('one_good', { wanted: 2 }).select('name')).data).toEqual({ name: 'bread' });
		expect((await anon().rpc('names').limit(1)).data).toEqual(['apple']);
		expect(
			await shop.fetch('/rpc/all_goods?select=id&order=id', { headers: { accept: 'text/csv' } }).then((r) => r.text()),
		).toBe('id\n1\n2\n3');
	});

	it('writes by POST only', async () => {
		expect(await anon().rpc('rename_good', { wanted: 2, called: 'loaf' }, { get: true })).toMatchObject({
			status: 405,
			error: { code: '25006' },
		});
		expect((await anon().rpc('rename_good', { wanted: 2, called: 'loaf' })).status).toBe(204);
		expect((await goods().select('name').eq('id', 2).single()).data).toEqual({ name: 'loaf' });
		await anon().rpc('rename_good', { wanted: 2, called: 'bread' });
	});

	it('knows who calls, and how', async () => {
		expect((await shop.as('sara').rpc('whoami')).data).toEqual({
			role: 'authenticated',
			uid: SARA,
			method: 'POST',
			path: '/rpc/whoami',
		});
		expect((await anon().rpc('whoami', {}, { get: true })).data).toMatchObject({
			role: 'anon',
			uid: null,
			method: 'GET',
		});
	});

	it('takes a hundred arguments at most', async () => {
		const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, 1]));
		expect(await anon().rpc('add_up', many)).toMatchObject({ status: 400, error: { code: 'PGRST102' } });
	});

	it('takes forms and empty bodies', async () => {
		const form = await shop.fetch('/rpc/add_up', {
			method: 'POST',
			body: 'a=1&b=5',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		});
		expect(await form.json()).toBe(6);
		expect(await (await shop.fetch('/rpc/names', { method: 'POST', body: '' })).json()).toHaveLength(3);
	});

	it('may set status and headers', async () => {
		const response = await shop.fetch('/rpc/dress_up', { method: 'POST', body: '{}' });
		expect([response.status, response.headers.get('x-made'), await response.json()]).toEqual([202, 'yes', 'done']);
	});

	it.each<[string, string, object, number, object]>([
		[
			'unknown function',
			'add_upp',
			{},
			404,
			{
				code: 'PGRST202',
				message: 'Could not find the function public.add_upp without parameters in the schema cache',
				hint: 'Perhaps you meant to call the function public.add_up',
			},
		],
		[
			'other arguments',
			'add_up',
			{ a: 1, c: 2 },
			404,
			{
				code: 'PGRST202',
				message: 'Could not find the function public.add_up(a, c) in the schema cache',
				details:
					'Searched for the function public.add_up with parameters a, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
				hint: 'Perhaps you meant to call the function public.add_up(a, b)',
			},
		],
		['missing argument', 'add_up', {}, 404, { code: 'PGRST202' }],
		[
			'two that fit',
			'twin',
			{ a: 1 },
			300,
			{
				code: 'PGRST203',
				message:
					'Could not choose the best candidate function between: public.twin(a => integer), public.twin(a => text)',
			},
		],
		['no right', 'secret_call', {}, 401, { code: '42501', message: 'permission denied for function secret_call' }],
		['bad value', 'add_up', { a: 'x' }, 400, { code: '22P02' }],
		[
			'raised P0001',
			'shout',
			{ code: 'P0001', message: 'no' },
			400,
			{ code: 'P0001', message: 'no', details: 'why', hint: 'how' },
		],
		['raised PT409', 'shout', { code: 'PT409', message: 'no' }, 409, { code: 'PT409', details: 'why', hint: 'how' }],
		['raised PGRST', 'teapot', {}, 418, { code: 'TEA', message: 'I am a teapot', details: 'short', hint: 'stout' }],
	])('%s', async (_, name, args, status, error) => {
		const answer = (await shop.as('anon').rpc(name, args)) as Answered;
		expect(answer).toMatchObject({ status, error });
	});

	it('columns of what is not a row are unknown', async () => {
		expect((await anon().rpc('add_up', { a: 1 }).select('x')).error).toMatchObject({ code: '42703' });
		expect((await shop.fetch('/rpc/add_up?x=eq.1', { method: 'POST', body: '{"a":1}' })).status).toBe(400);
	});

	it('max-affected wants a set', async () => {
		const call = (name: string, body: string, most: number) =>
			shop.fetch(`/rpc/${name}`, {
				method: 'POST',
				body,
				headers: { prefer: `handling=strict, max-affected=${most}` },
			});
		expect((await (await call('add_up', '{"a":1}', 1)).json()).code).toBe('PGRST128');
		expect((await (await call('all_goods', '{}', 1)).json()).code).toBe('PGRST124');
		expect((await call('all_goods', '{}', 3)).status).toBe(200);
	});
});

describe('the catalogue', () => {
	it('finds what was made after it was read', async () => {
		expect((await shop.fetch('/newcomer')).status).toBe(404);
		await shop.database.script('create table public.newcomer (id int); grant select on public.newcomer to anon');
		await expect.poll(async () => (await shop.fetch('/newcomer')).status, { timeout: 6000, interval: 500 }).toBe(200);
	});

	it('is read rarely, however many unknown names are asked for', async () => {
		const before = shop.statements.length;
		await Promise.all(Array.from({ length: 50 }, (_, index) => shop.fetch(`/unknown_${index}`)));
		expect(shop.statements.length - before).toBeLessThanOrEqual(2);
	});
});

it('logs nothing of all this', () => {
	expect(shop.logged).toEqual([]);
});
