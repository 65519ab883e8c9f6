import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARY } from '../testing/library.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const MORE = `
${LIBRARY}
create schema depot;
grant usage on schema depot to anon, authenticated, service_role;
create table depot.crates (id int primary key, label text);
insert into depot.crates values (1, 'glass');
create table depot.labels (id int primary key, crate int references depot.crates (id));
insert into depot.labels values (1, 1);
create function depot.heaviest() returns text language plpgsql stable
	as 'begin return (select label from crates order by id limit 1); end';
grant select, insert on depot.crates, depot.labels to anon;
grant execute on function depot.heaviest to anon;
create function public.asked_with(name text) returns text language sql stable
	as 'select current_setting(''request.headers'')::json ->> name';
create function public.shouted(text) returns text language sql immutable as 'select upper($1)';
create function public.bytes_of(bytea) returns int language sql immutable as 'select length($1)';
create function public.xml_of(xml) returns text language sql immutable as 'select xmlserialize(content $1 as text)';
create function public.both(text) returns text language sql immutable as 'select ''text''';
create function public.both(json) returns text language sql immutable as 'select ''json''';
create function public.both() returns text language sql immutable as 'select ''nothing''';
create function public.either(json) returns text language sql immutable as 'select ''json''';
create function public.either(jsonb) returns text language sql immutable as 'select ''jsonb''';
comment on table public.books is 'What is read';
comment on column public.books.title is 'As on its back';
create table public.later (id int primary key, first int references public.later (id) deferrable initially deferred);
grant select, insert, update, delete on public.later to anon;
grant execute on all functions in schema public to anon, authenticated, service_role;
`;

let off: Shop;
let on: Shop;
beforeAll(async () => {
	off = await openShop({}, MORE);
	on = await openShop(
		{ TABLES_AGGREGATES: 'on', TABLES_EXPLAIN: 'on', TABLES_ROLLBACK: 'on', TABLES_SCHEMAS: 'depot' },
		MORE,
	);
});
afterAll(() => Promise.all([off.close(), on.close()]));

const read = async (path: string, headers: Record<string, string> = {}) => {
	const response = await on.fetch(path, { headers });
	return [response.status, await response.json()];
};

describe('aggregates', () => {
	it.each<[string, unknown]>([
		['/books?select=price.sum()', [{ sum: 65 }]],
		['/books?select=count(),least:price.min(),most:price.max()', [{ count: 4, least: 5, most: 30 }]],
		['/books?select=price.avg()::int', [{ avg: 16 }]],
		['/books?select=price::int.sum()::text&id=lt.3', [{ sum: '40' }]],
		[
			'/books?select=author,count()&order=author',
			[
				{ author: 1, count: 1 },
				{ author: 2, count: 2 },
				{ author: 3, count: 1 },
			],
		],
		['/books?select=author,sum:price.sum()&order=sum.desc&limit=1', [{ author: 2, sum: 35 }]],
		['/books?select=editor.count()', [{ count: 3 }]],
		['/people?select=name,books!author(price.sum())&id=eq.2', [{ name: 'Rumi', books: [{ sum: 35 }] }]],
		['/people?select=name,books!author(editor,count())&id=eq.2', [{ name: 'Rumi', books: [{ editor: 3, count: 2 }] }]],
		[
			'/books?select=...author(name),price.sum()&order=name',
			[
				{ name: 'Attar', sum: 10 },
				{ name: 'Hafez', sum: 20 },
				{ name: 'Rumi', sum: 35 },
			],
		],
		[
			'/books?select=author(name),price.sum()&author.name=eq.Rumi&author=not.is.null',
			[{ author: { name: 'Rumi' }, sum: 35 }],
		],
		[
			'/reviews?select=stars.sum(),...books(...people!author(name))&order=name',
			[
				{ sum: 5, name: 'Attar' },
				{ sum: 4, name: 'Rumi' },
			],
		],
		[
			'/book_tags?select=tag,...books(price.sum())&order=tag',
			[
				{ tag: 1, sum: 40 },
				{ tag: 2, sum: 50 },
			],
		],
		[
			'/book_tags?select=tag,...books(count())&order=tag',
			[
				{ tag: 1, count: 2 },
				{ tag: 2, count: 2 },
			],
		],
		['/rpc/dear_books?lowest=10&select=price.sum()', [{ sum: 60 }]],
	])('%s', async (path, expected) => {
		expect(await read(path)).toEqual([200, expected]);
	});

	it('counts groups', async () => {
		const { data, count } = await on
			.as('anon')
			.from('books')
			.select('author,count()', { count: 'exact' })
			.order('author')
			.limit(2);
		expect([data, count]).toEqual([
			[
				{ author: 1, count: 1 },
				{ author: 2, count: 2 },
			],
			3,
		]);
		expect((await on.as('anon').from('books').select('author,count()', { count: 'exact', head: true })).count).toBe(3);
	});

	it.each([
		'/books?select=price.sum()',
		'/books?select=author,count()',
		'/people?select=books!author(price.max())',
		'/book_tags?select=tag,...books(price.sum())',
	])('%s is refused without the switch', async (path) => {
		const response = await off.fetch(path);
		expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST123' }]);
	});
});

describe('explain', () => {
	it('tells a plan, as text and as JSON', async () => {
		const { data, error } = await on.as('anon').from('books').select('id,author(name)').explain();
		expect(error).toBeNull();
		expect(data).toContain('Seq Scan on books');
		const json = await on.as('anon').from('books').select('id').explain({ format: 'json', analyze: true });
		expect(json.data).toMatchObject([{ Plan: { 'Actual Rows': 1 } }]);
		const response = await on.fetch('/books', {
			headers: { accept: 'application/vnd.pgrst.plan+json; for="text/csv"; options=verbose|nonsense;' },
		});
		expect(response.headers.get('content-type')).toBe(
			'application/vnd.pgrst.plan+json; for="text/csv"; options=verbose; charset=utf-8',
		);
	});

	it('is refused without the switch', async () => {
		expect(await off.as('anon').from('books').select().explain()).toMatchObject({
			status: 406,
			error: { code: 'PGRST107' },
		});
	});
});

describe('rollback', () => {
	it('answers as if it had been done, and leaves no trace', async () => {
		const anon = on.as('anon');
		const made = await anon.from('tags').insert({ id: 9, label: 'gone' }).select().rollback().single();
		expect([made.status, made.data]).toEqual([201, { id: 9, label: 'gone' }]);
		expect((await anon.from('tags').select().eq('id', 9)).data).toEqual([]);
		const response = await on.fetch('/tags?id=eq.3', {
			method: 'DELETE',
			headers: { prefer: 'tx=rollback,return=minimal' },
		});
		expect([response.status, response.headers.get('preference-applied')]).toEqual([204, 'return=minimal, tx=rollback']);
		expect((await anon.from('tags').select('id').eq('id', 3)).data).toEqual([{ id: 3 }]);
		expect(await anon.rpc('rename_good', { wanted: 2, called: 'gone' }).rollback()).toMatchObject({ status: 204 });
		expect((await anon.from('goods').select('name').eq('id', 2).single()).data).toEqual({ name: 'bread' });
	});

	it('finds what would have failed at the end', async () => {
		const answer = await on.as('anon').from('later').insert({ id: 1, first: 7 }).rollback();
		expect([answer.status, answer.error]).toMatchObject([409, { code: '23503' }]);
	});

	it('is passed over without the switch', async () => {
		await off.as('anon').from('tags').insert({ id: 9, label: 'stays' }).rollback();
		expect((await off.as('anon').from('tags').select('label').eq('id', 9)).data).toEqual([{ label: 'stays' }]);
	});
});

describe('further schemas', () => {
	it('are served by their names', async () => {
		const depot = on.as('anon').schema('depot');
		expect((await depot.from('crates').select('label,labels(id)')).data).toEqual([
			{ label: 'glass', labels: [{ id: 1 }] },
		]);
		expect(await depot.from('crates').insert({ id: 2, label: 'tin' })).toMatchObject({ status: 201 });
		expect((await depot.rpc('heaviest')).data).toBe('glass');
		expect((await depot.from('books').select()).error).toMatchObject({ code: 'PGRST205' });
		expect((await on.as('anon').from('crates').select()).error).toMatchObject({ code: 'PGRST205' });
		expect((await on.as('anon').schema('internal').from('secrets').select()).error).toMatchObject({
			code: 'PGRST106',
			hint: 'Only the following schemas are exposed: public, depot',
		});
		expect((await off.as('anon').schema('depot').from('crates').select()).status).toBe(406);
	});
});

describe('functions', () => {
	const post = async (path: string, type: string, body: BodyInit) => {
		const response = await on.fetch(path, { method: 'POST', body, headers: { 'content-type': type } });
		return [response.status, await response.json()];
	};

	it.each<[string, string, string, BodyInit, unknown]>([
		['text', '/rpc/shouted', 'text/plain', 'سلام hello', 'سلام HELLO'],
		['text with its charset', '/rpc/shouted', 'text/plain; charset=utf-8', 'a', 'A'],
		['bytes', '/rpc/bytes_of', 'application/octet-stream', new Uint8Array([0, 255, 1]), 3],
		['XML', '/rpc/xml_of', 'text/xml', '<a>b</a>', '<a>b</a>'],
		['the one of two that fits, text', '/rpc/both', 'text/plain', '{}', 'text'],
		['the one of two that fits, JSON', '/rpc/both', 'application/json', '{"a":1}', 'json'],
		['the one without arguments', '/rpc/both', 'application/json', '{}', 'nothing'],
	])('take an unnamed argument: %s', async (_, path, type, body, expected) => {
		expect(await post(path, type, body)).toEqual([200, expected]);
	});

	it.each<[string, string, string, BodyInit, number, object]>([
		[
			'several unnamed',
			'/rpc/either',
			'application/json',
			'{"a":1}',
			300,
			{
				code: 'PGRST203',
				message:
					'Could not choose the best candidate function between: public.either( => json), public.either( => jsonb)',
			},
		],
		[
			'no function of text',
			'/rpc/echo',
			'text/plain',
			'a',
			404,
			{
				code: 'PGRST202',
				message: 'Could not find the function public.echo in the schema cache',
				details:
					'Searched for the function public.echo with a single unnamed text parameter, but no matches were found in the schema cache.',
				hint: null,
			},
		],
		['bytes that are no XML', '/rpc/xml_of', 'text/xml', '<a', 400, { code: '2200N' }],
		['another content type', '/rpc/echo', 'image/png', 'a', 400, { code: 'PGRST102' }],
	])('refuse: %s', async (_, path, type, body, status, error) => {
		expect(await post(path, type, body)).toMatchObject([status, error]);
	});

	it('see the headers of the request', async () => {
		const client = on.as('anon');
		expect((await client.rpc('asked_with', { name: 'x-shop' }).setHeader('X-Shop', 'corner')).data).toBe('corner');
		expect((await client.rpc('asked_with', { name: 'x-none' }, { get: true })).data).toBeNull();
	});
});

describe('GeoJSON', () => {
	it('is left to PostGIS', async () => {
		expect(await read('/books?select=id', { accept: 'application/geo+json' })).toMatchObject([404, { code: '42883' }]);
		expect(await read('/books?select=n:id', { accept: 'application/geo+json' })).toMatchObject([
			400,
			{ code: 'PGRST127' },
		]);
	});
});

describe('the description of a schema', () => {
	it('is for the secret key alone', async () => {
		for (const as of ['anon', 'ali'])
			expect(await (await on.fetch('/', { as })).json()).toMatchObject({ code: 'PGRST126' });
		const response = await on.fetch('/', { as: 'service' });
		expect([response.status, response.headers.get('content-type')]).toEqual([
			200,
			'application/openapi+json; charset=utf-8',
		]);
		expect(await response.json()).toMatchObject({
			swagger: '2.0',
			host: 'shop.test',
			basePath: '/rest/v1',
			paths: {
				'/books': { get: { summary: 'What is read', tags: ['books'] } },
				'/rpc/dear_books': { get: { parameters: [{ name: 'lowest', required: true, type: 'number' }] } },
			},
			definitions: {
				books: {
					required: ['title', 'author'],
					properties: {
						id: { type: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
						title: { type: 'string', description: 'As on its back' },
						author: { description: "Note:\nThis is a Foreign Key to `people.id`.<fk table='people' column='id'/>" },
						price: { type: 'number', default: '1' },
					},
				},
				goods: { properties: { tags: { type: 'array', items: { type: 'string' } }, about: { format: 'jsonb' } } },
			},
			parameters: { 'rowFilter.books.title': { in: 'query', description: 'As on its back' } },
		});
		const depot = await on.fetch('/', { as: 'service', headers: { 'accept-profile': 'depot' } });
		expect(Object.keys(((await depot.json()) as { paths: object }).paths)).toEqual([
			'/',
			'/crates',
			'/labels',
			'/rpc/heaviest',
		]);
	});
});

it('logs nothing of all this', () => {
	expect([off.logged, on.logged]).toEqual([[], []]);
});
