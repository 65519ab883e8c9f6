import { describe, expect, it } from 'vitest';
import { isProblem } from '#src/platform/http/problem.ts';
import { parseQuery, rangeOf } from './query.ts';

/** What a query string is refused with. */
function refusal(search: string): { code: string; status: number; message: string; details: unknown; hint: unknown } {
	try {
		parseQuery(search, false);
	} catch (error) {
		if (!isProblem(error)) throw error;
		const { code, status, message, details } = error;
		return { code, status, message, details: details.details ?? null, hint: details.hint ?? null };
	}
	throw new Error(`${search} was not refused`);
}

const field = (column: string, ...path: { asText: boolean; to: string | number }[]) => ({ column, path });
const compare = (column: string, by: string, value: string, more: object = {}) => ({
	field: field(column),
	negated: false,
	operation: { kind: 'compare', by, quantifier: undefined, value },
	...more,
});

describe('select', () => {
	it.each([
		['*', ['*']],
		['', []],
		['id', [{ field: field('id'), name: 'id', cast: undefined }]],
		['id,*', [{ field: field('id'), name: 'id', cast: undefined }, '*']],
		[
			' id , name ',
			[
				{ field: field('id'), name: 'id', cast: undefined },
				{ field: field('name'), name: 'name', cast: undefined },
			],
		],
		['n:name', [{ field: field('name'), name: 'n', cast: undefined }]],
		['"a,b":"c.d"', [{ field: field('c.d'), name: 'a,b', cast: undefined }]],
		['"say \\"hi\\""', [{ field: field('say "hi"'), name: 'say "hi"', cast: undefined }]],
		['id::text', [{ field: field('id'), name: 'id', cast: 'text' }]],
		['n:id::double precision', [{ field: field('id'), name: 'n', cast: 'double precision' }]],
		[
			'data->a->>b',
			[{ field: field('data', { asText: false, to: 'a' }, { asText: true, to: 'b' }), name: 'b', cast: undefined }],
		],
		['data->0', [{ field: field('data', { asText: false, to: 0 }), name: 'data', cast: undefined }]],
		[
			'data->a->-1',
			[{ field: field('data', { asText: false, to: 'a' }, { asText: false, to: -1 }), name: 'a', cast: undefined }],
		],
		['x:data->>a::int', [{ field: field('data', { asText: true, to: 'a' }), name: 'x', cast: 'int' }]],
		['my-col', [{ field: field('my-col'), name: 'my-col', cast: undefined }]],
		['عنوان', [{ field: field('عنوان'), name: 'عنوان', cast: undefined }]],
	])('%s', (text, items) => {
		expect(parseQuery(`select=${encodeURIComponent(text)}`, false).select).toEqual(items);
	});

	const id = { field: field('id'), name: 'id', cast: undefined };
	const embedded = (target: string, items: unknown[], more: object = {}) => ({
		target,
		hint: undefined,
		name: target,
		inner: false,
		spread: false,
		items,
		...more,
	});
	it.each([
		['orders(id)', [embedded('orders', [id])]],
		[
			'id,o:orders!fk!inner(id,goods(*))',
			[id, embedded('orders', [id, embedded('goods', ['*'])], { hint: 'fk', name: 'o', inner: true })],
		],
		['orders!left(id)', [embedded('orders', [id])]],
		['...orders(id)', [embedded('orders', [id], { spread: true })]],
		['orders( )', [embedded('orders', [])]],
	])('sees the table in %s', (text, items) => {
		expect(parseQuery(`select=${text}`, false).select).toEqual(items);
	});

	it.each([
		['count()', { field: field('*'), name: 'count', aggregate: { by: 'count' } }],
		['n:count()', { field: field('*'), name: 'n', aggregate: { by: 'count' } }],
		['id.sum()', { field: field('id'), name: 'sum', aggregate: { by: 'sum' } }],
		[
			'price::int.avg()::text',
			{ field: field('price'), name: 'avg', cast: 'int', aggregate: { by: 'avg', cast: 'text' } },
		],
		['data->a.max()', { field: field('data', { asText: false, to: 'a' }), name: 'max', aggregate: { by: 'max' } }],
	])('sees the aggregate in %s', (text, item) => {
		expect(parseQuery(`select=${text}`, false).select).toEqual([item]);
	});

	it.each([
		['id,', 'unexpected end of input expecting field name (* or [a..z0..9_$])', 4],
		['id;drop', 'unexpected ";" expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input', 3],
		['id::', 'unexpected ":" expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input', 3],
		['orders(id', 'unexpected end of input expecting ")" or ","', 10],
		['data->', 'unexpected end of input expecting any non reserved character different from: .,>()', 7],
	])('%s is refused', (text, details, column) => {
		expect(refusal(`select=${text}`)).toEqual({
			code: 'PGRST100',
			status: 400,
			message: `"failed to parse select parameter (${text})" (line 1, column ${column})`,
			details,
			hint: null,
		});
	});
});

describe('filters', () => {
	it.each([
		['id=eq.1', compare('id', 'eq', '1')],
		['id=not.neq.1', compare('id', 'neq', '1', { negated: true })],
		[
			'name=like(any).{a*,b*}',
			{
				field: field('name'),
				negated: false,
				operation: { kind: 'compare', by: 'like', quantifier: 'any', value: '{a*,b*}' },
			},
		],
		[
			'id=eq(all).{1}',
			{ field: field('id'), negated: false, operation: { kind: 'compare', by: 'eq', quantifier: 'all', value: '{1}' } },
		],
		['name=eq.a.b,c)', compare('name', 'eq', 'a.b,c)')],
		['name=eq.', compare('name', 'eq', '')],
		['tags=cs.{a,b}', compare('tags', 'cs', '{a,b}')],
		['id=in.(1,2)', { field: field('id'), negated: false, operation: { kind: 'in', values: ['1', '2'] } }],
		['id=in.()', { field: field('id'), negated: false, operation: { kind: 'in', values: [''] } }],
		[
			'name=in.("a,b",c d,"e\\"f")',
			{ field: field('name'), negated: false, operation: { kind: 'in', values: ['a,b', 'c d', 'e"f'] } },
		],
		['sold=is.NULL', { field: field('sold'), negated: false, operation: { kind: 'is', value: 'null' } }],
		['sold=not.is.not_null', { field: field('sold'), negated: true, operation: { kind: 'is', value: 'not_null' } }],
		['sold=isdistinct.1', { field: field('sold'), negated: false, operation: { kind: 'distinct', value: '1' } }],
		[
			'words=fts(simple).a',
			{
				field: field('words'),
				negated: false,
				operation: { kind: 'search', by: 'fts', language: 'simple', value: 'a' },
			},
		],
		[
			'words=wfts.a b',
			{
				field: field('words'),
				negated: false,
				operation: { kind: 'search', by: 'wfts', language: undefined, value: 'a b' },
			},
		],
		[
			'data->a->>b=eq.1',
			{
				field: field('data', { asText: false, to: 'a' }, { asText: true, to: 'b' }),
				negated: false,
				operation: { kind: 'compare', by: 'eq', quantifier: undefined, value: '1' },
			},
		],
	])('%s', (search, condition) => {
		expect(parseQuery(search, false).conditions).toEqual([condition]);
	});

	it.each([
		[
			'id=noop.1',
			'"failed to parse filter (noop.1)" (line 1, column 1)',
			'unexpected "n" expecting "not" or operator (eq, gt, ...)',
		],
		[
			'id=1',
			'"failed to parse filter (1)" (line 1, column 1)',
			'unexpected "1" expecting "not" or operator (eq, gt, ...)',
		],
		[
			'id=not.x',
			'"failed to parse filter (not.x)" (line 1, column 5)',
			'unexpected "x" expecting operator (eq, gt, ...)',
		],
		[
			'id=is.maybe',
			'"failed to parse filter (is.maybe)" (line 1, column 4)',
			'unexpected "m" expecting isVal: (null, not_null, true, false, unknown)',
		],
		['id=in.1', '"failed to parse filter (in.1)" (line 1, column 4)', 'unexpected "1" expecting "("'],
		[
			'id=cs(any).1',
			'"failed to parse filter (cs(any).1)" (line 1, column 1)',
			'unexpected "c" expecting "not" or operator (eq, gt, ...)',
		],
		['id;x=eq.1', '"failed to parse tree path (id;x)" (line 1, column 3)', 'unexpected ";" expecting end of input'],
	])('%s is refused', (search, message, details) => {
		expect(refusal(search)).toMatchObject({ code: 'PGRST100', status: 400, message, details });
	});
});

describe('and, or', () => {
	it('nests, quotes and negates', () => {
		const search = 'or=(id.eq.1, and(name.eq."a,b",tags.cs.{x,y}), not.or(a.is.null,b->>c.not.in.(1,"2,3")))';
		expect(parseQuery(search, false).conditions).toEqual([
			{
				join: 'or',
				negated: false,
				terms: [
					compare('id', 'eq', '1'),
					{ join: 'and', negated: false, terms: [compare('name', 'eq', 'a,b'), compare('tags', 'cs', '{x,y}')] },
					{
						join: 'or',
						negated: true,
						terms: [
							{ field: field('a'), negated: false, operation: { kind: 'is', value: 'null' } },
							{
								field: field('b', { asText: true, to: 'c' }),
								negated: true,
								operation: { kind: 'in', values: ['1', '2,3'] },
							},
						],
					},
				],
			},
		]);
	});

	it('not.and negates the whole', () => {
		expect(parseQuery('not.and=(id.eq.1)', false).conditions).toEqual([
			{ join: 'and', negated: true, terms: [compare('id', 'eq', '1')] },
		]);
	});

	it.each(['or=()', 'or=(id.eq.1', 'or=id.eq.1', 'or=(id)', 'or=(id.eq.1))', 'and=(xor(id.eq.1))'])(
		'%s is refused',
		(search) => {
			expect(refusal(search)).toMatchObject({ code: 'PGRST100', status: 400 });
		},
	);
});

describe('order', () => {
	it.each([
		['id', [{ field: field('id'), direction: undefined, nulls: undefined }]],
		['id.desc', [{ field: field('id'), direction: 'desc', nulls: undefined }]],
		['id.nullsfirst', [{ field: field('id'), direction: undefined, nulls: 'first' }]],
		[
			'a.asc.nullslast, data->b->>c.desc',
			[
				{ field: field('a'), direction: 'asc', nulls: 'last' },
				{
					field: field('data', { asText: false, to: 'b' }, { asText: true, to: 'c' }),
					direction: 'desc',
					nulls: undefined,
				},
			],
		],
	])('%s', (text, order) => {
		expect(parseQuery(`order=${text}`, false).order).toEqual(order);
	});

	it.each([
		['id.up', 'unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
		['id.asc.last', 'unexpected "l" expecting "nullsfirst" or "nullslast"'],
		['id.asc;', 'unexpected ";" expecting delimiter (.), "," or end of input'],
		['', 'unexpected end of input expecting field name (* or [a..z0..9_$])'],
	])('%s is refused', (text, details) => {
		expect(refusal(`order=${text}`)).toMatchObject({ code: 'PGRST100', status: 400, details });
	});
});

describe('what belongs to embedded tables', () => {
	it('is kept by their names', () => {
		const search =
			'select=*,o:orders(*,goods(*))&o.note=eq.a&o.goods.or=(id.eq.1)&o.goods.not.and=(id.eq.2)&o.order=id&o.goods.limit=3&o.offset=2&order=o(id).desc';
		const query = parseQuery(search, false);
		const [orders] = [...query.embedded.values()];
		const [goods] = [...(orders?.embedded.values() ?? [])];
		expect(query).toMatchObject({ conditions: [], order: [{ relation: 'o', field: field('id'), direction: 'desc' }] });
		expect(orders).toMatchObject({
			conditions: [compare('note', 'eq', 'a')],
			order: [{ field: field('id') }],
			limit: undefined,
			offset: 2,
		});
		expect(goods).toMatchObject({
			conditions: [
				{ join: 'or', negated: false, terms: [compare('id', 'eq', '1')] },
				{ join: 'and', negated: true, terms: [compare('id', 'eq', '2')] },
			],
			limit: 3,
		});
	});

	it.each([
		['name=eq.a&order=name', false],
		['name=like.b*', true],
		['select=*,orders(*)&orders.note=fts.a', true],
		['order=about->>kind,about->a->b.desc&about->>a=eq.1', false],
		[`order=${Array.from({ length: 4 }, (_, n) => `about->>${n}`).join()}`, false],
		[`order=${Array.from({ length: 5 }, (_, n) => `about->>${n}`).join()}`, true],
		[`or=(${Array.from({ length: 3 }, (_, n) => `about->a->b->c->>${n}.gt.1`).join()})`, true],
		['select=*,orders(*)&orders.order=a->b->c->d->e->f->g&and=(x->a->b->c->d->e.gt.1)', true],
	])('%s searches: %s', (search, searches) => {
		expect(parseQuery(search, false).searches).toBe(searches);
	});
});

describe('names of other tables', () => {
	it.each(['orders.id=eq.1', 'orders.order=id', 'orders.limit=1', 'orders.or=(id.eq.1)', 'orders.not.or=(id.eq.1)'])(
		'%s is refused, because the table was not asked for',
		(search) => {
			expect(refusal(search)).toEqual({
				code: 'PGRST108',
				status: 400,
				message: "'orders' is not an embedded resource in this request",
				details: null,
				hint: "Verify that 'orders' is included in the 'select' query parameter.",
			});
		},
	);
});

describe('limits', () => {
	it.each([
		['a long query string', `id=eq.${'1'.repeat(17_000)}`],
		['many filters', 'id=eq.1&'.repeat(101)],
		['many filters in one tree', `or=(${Array(101).fill('id.eq.1').join(',')})`],
		['deep trees', `or=${'(or'.repeat(11)}(id.eq.1)${')'.repeat(11)}`],
		['deep selects', `select=${'a('.repeat(11)}*${')'.repeat(11)}`],
		['many columns', `select=${Array(201).fill('id').join(',')}`],
		['many embedded tables', `select=${Array(21).fill('a(*)').join(',')}`],
		['many orders', `order=${Array(51).fill('id').join(',')}`],
		['long JSON paths', `select=a${'->b'.repeat(21)}`],
	])('refuses %s', (_, search) => {
		expect(refusal(search)).toMatchObject({ code: 'PGRST100', status: 400 });
	});

	it.each([
		['limit=3&offset=2', null, { limit: 3, offset: 2 }],
		['limit=x', null, { limit: undefined, offset: 0 }],
		['', '0-9', { limit: 10, offset: 0 }],
		['', '5-', { limit: undefined, offset: 5 }],
		['limit=3&offset=2', '3-9', { limit: 2, offset: 3 }],
		['limit=0', '3-9', { limit: 0, offset: 0 }],
		['', 'bytes=0-9', { limit: undefined, offset: 0 }],
	])('%s with Range %s', (search, header, range) => {
		expect(rangeOf(parseQuery(search, false), header, undefined)).toEqual(range);
	});

	it.each([
		['', null, { limit: 7, offset: 0 }],
		['limit=3', null, { limit: 3, offset: 0 }],
		['limit=30&offset=2', null, { limit: 7, offset: 2 }],
		['', '5-', { limit: 7, offset: 5 }],
		['', '5-99', { limit: 7, offset: 5 }],
		['limit=0', null, { limit: 0, offset: 0 }],
	])('%s with Range %s where seven rows are the most', (search, header, range) => {
		expect(rangeOf(parseQuery(search, false), header, 7)).toEqual(range);
	});

	it('refuses ranges that hold nothing', () => {
		expect(refusal('limit=-1')).toMatchObject({
			code: 'PGRST103',
			status: 416,
			details: 'Limit should be greater than or equal to zero.',
		});
		expect(() => rangeOf(parseQuery('', false), '9-0', undefined)).toThrow('Requested range not satisfiable');
	});
});

describe('arguments of functions', () => {
	it('are the parameters that are no filters', () => {
		const query = parseQuery('a=1&b=eq.2&c=hello.world&select=id&columns=x', true);
		expect(query.arguments).toEqual([
			['a', '1'],
			['c', 'hello.world'],
		]);
		expect(query.conditions).toEqual([compare('b', 'eq', '2')]);
	});
});
