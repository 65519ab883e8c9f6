import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPARISONS, TEXT_SEARCHES } from '../parse/parse-filters.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
	shop = await openShop();
	// Before the first request: names are read anew every few seconds at most.
	await shop.database.script(`
		create table public.essays as
			select n as id, (select string_agg(md5((n * 1000 + k)::text), ' ') from generate_series(1, 760) k) as text
			from generate_series(1, 300) n;
		grant select on public.essays to anon;
	`);
});
afterAll(() => shop.close());

/** A marker in all hostile texts: in the text of a statement it would show that input reached SQL. */
const MARK = 'zq7mark';

const weapons = fc.constantFrom(
	...[
		"'",
		'"',
		'`',
		';',
		'--',
		'/*',
		'*/',
		'\\',
		"\\'",
		'\0',
		'\n',
		'\r\n',
		'$$',
		'$1',
		'::',
		'(',
		')',
		'{',
		'}',
		'[',
		']',
		',',
		'.',
		'..',
	],
	...[
		'->',
		'->>',
		'->0',
		'!',
		'*',
		'%',
		'_',
		'=',
		'&',
		'|',
		':',
		'#',
		'?',
		'+',
		' ',
		'\t',
		"' or '1'='1",
		'"; drop table goods; --',
	],
	...[
		"'); select pg_sleep(9); --",
		'" union select * from auth.users --',
		'not.',
		'eq.',
		'in.(',
		'or(',
		'and=(',
		'is.null',
		'select',
		'__proto__',
	],
	...[
		'constructor',
		'NaN',
		'1e999',
		'-1',
		'99999999999999999999',
		'‮',
		'😀',
		'\ud800',
		'ﷺ',
		'\u0000',
		'هدهد',
		'(((((((((((',
		'"""',
		"e'\\x27",
	],
);
const junk = fc.oneof(weapons, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }));
const hostile = fc
	.tuple(fc.array(junk, { maxLength: 4 }), fc.array(junk, { maxLength: 4 }))
	.map(([before, after]) => `${before.join('')}${MARK}${after.join('')}`);

const column = fc.constantFrom(
	'id',
	'name',
	'price',
	'mood',
	'tags',
	'about',
	'plain',
	'size',
	'words',
	'sold',
	'made_at',
	'about->a',
	'plain->>n',
	'tags->0',
);
const operator = fc.constantFrom(
	...Object.keys(COMPARISONS),
	...Object.keys(TEXT_SEARCHES),
	...[
		'isdistinct',
		'in',
		'is',
		'not.eq',
		'not.in',
		'like(any)',
		'eq(all)',
		'gt(any)',
		'fts(simple)',
		'not.fts(english)',
	],
);

type Asked = { path: string; method?: string; body?: string; headers?: Record<string, string> };
const e = encodeURIComponent;
const safeEncode = (text: string) => e(text.toWellFormed());
const get = (query: string): Asked => ({ path: `/goods?${query}` });
const post = (query: string, body: unknown, prefer = 'return=representation'): Asked => ({
	path: `/goods?${query}`,
	method: 'POST',
	body: typeof body === 'string' ? body : JSON.stringify(body),
	headers: { prefer },
});

/** Every place of a request that can contain text of a client. */
const places: Record<string, (text: string, column: string, operator: string) => Asked> = {
	'a table': (text) => ({ path: `/${safeEncode(text)}` }),
	'a table to write': (text) => ({ path: `/${safeEncode(text)}`, method: 'POST', body: '{}' }),
	'a function': (text) => ({ path: `/rpc/${safeEncode(text)}`, method: 'POST', body: '{}' }),
	'the path': (text) => ({ path: `/goods/${safeEncode(text)}` }),
	select: (text) => get(`select=${safeEncode(text)}`),
	'a name in select': (text) => get(`select=${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}":id`)}`),
	'a column in select': (text) => get(`select=${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}"`)}`),
	'a cast': (text) => get(`select=id::${safeEncode(text)}`),
	'a JSON key in select': (text) => get(`select=${safeEncode(`about->"${text.replaceAll(/["\\]/g, '\\$&')}"->>x`)}`),
	'an embedded table': (text) => get(`select=${safeEncode(`${text}(*)`)}`),
	'a name of what is embedded': (text) =>
		get(`select=id,${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}":orders(id)`)}`),
	'a hint': (text) => get(`select=id,orders!${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}"`)}(id)`),
	'a column of what is embedded': (text) =>
		get(`select=id,...orders(${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}":id`)},id)`),
	'a filter of what is embedded': (text) => get(`select=id,orders(id)&${safeEncode(`orders.${text}`)}=eq.1`),
	'a value of what is embedded': (text) => get(`select=id,orders!inner(id)&orders.note=eq.${safeEncode(text)}`),
	'an order by what is embedded': (text) =>
		get(`select=id,orders(id)&order=${safeEncode(`orders(${text})`)}&orders.order=${safeEncode(text)}`),
	'an aggregate': (text) => get(`select=${safeEncode(`${text}.sum()`)}`),
	'CSV names': (text) => ({
		...get(`select=${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}":id`)}`),
		headers: { accept: 'text/csv' },
	}),
	'a column to filter': (text) => get(`${safeEncode(text)}=eq.1`),
	'a JSON key to filter': (text) => get(`${safeEncode(`about->>"${text.replaceAll(/["\\]/g, '\\$&')}"`)}=eq.1`),
	'an operator': (text, name) => get(`${e(name)}=${safeEncode(`${text}.1`)}`),
	'a value': (text, name, by) => get(`${e(name)}=${safeEncode(`${by}.${text}`)}`),
	'a list': (text, name) => get(`${e(name)}=${safeEncode(`in.(${text},"${text.replaceAll(/["\\]/g, '\\$&')}")`)}`),
	'a language': (text) => get(`words=${safeEncode(`fts(${text}).a`)}`),
	'a tree': (text) => get(`or=${safeEncode(`(${text})`)}`),
	'a value in a tree': (text, name, by) =>
		get(`or=${safeEncode(`(${name}.${by}."${text.replaceAll(/["\\]/g, '\\$&')}",and(id.eq.1))`)}`),
	'a bare value in a tree': (text, name, by) => get(`and=${safeEncode(`(${name}.${by}.${text})`)}`),
	order: (text) => get(`order=${safeEncode(text)}`),
	'a column in order': (text) => get(`order=${safeEncode(`"${text.replaceAll(/["\\]/g, '\\$&')}".desc`)}`),
	'a JSON key in order': (text) => get(`order=${safeEncode(`about->"${text.replaceAll(/["\\]/g, '\\$&')}".desc`)}`),
	limit: (text) => get(`limit=${safeEncode(text)}&offset=${safeEncode(text)}`),
	'a parameter': (text) => get(safeEncode(text)),
	'the raw query': (text) => get(text.toWellFormed().replaceAll(/[^ -~]/g, '')),
	'a key of a body': (text) => post('', { [text]: 1 }),
	'a key of defaults': (text) => post('columns=name', [{ name: text, [text]: 1 }], 'missing=default'),
	'a value of a body': (text, name) => post('', { name: text, [name]: text }),
	'a JSON value': (text) => post('select=about', { name: text, about: { [text]: [text] } }),
	'a whole body': (text) => post('', text),
	'a body of CSV': (text) => ({
		...post('', `name,${text}\n${text},1`),
		headers: { 'content-type': 'text/csv', prefer: 'return=minimal' },
	}),
	'a form': (text) => ({
		...post('', `${safeEncode(text)}=${safeEncode(text)}`),
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	}),
	columns: (text) => post(`columns=${safeEncode(text)}`, {}),
	on_conflict: (text) => post(`on_conflict=${safeEncode(text)}`, { name: text }, 'resolution=merge-duplicates'),
	'an upsert': (text) => post('on_conflict=name', [{ name: text }, { name: text }], 'resolution=merge-duplicates'),
	'a change': (text, name) => ({ path: `/goods?id=eq.1`, method: 'PATCH', body: JSON.stringify({ [name]: text }) }),
	'a filter of a change': (text, name, by) => ({
		path: `/goods?${e(name)}=${safeEncode(`${by}.${text}`)}`,
		method: 'PATCH',
		body: '{"sold":true}',
	}),
	'a filter of a deletion': (text, name, by) => ({
		path: `/pairs?note=${safeEncode(`${by}.${text}`)}&${e(name)}=eq.1`,
		method: 'DELETE',
	}),
	'an argument': (text) => ({
		path: '/rpc/shout',
		method: 'POST',
		body: JSON.stringify({ code: 'P0001', message: text }),
	}),
	'the name of an argument': (text) => ({
		path: '/rpc/add_up',
		method: 'POST',
		body: JSON.stringify({ a: 1, [text]: 1 }),
	}),
	'an argument of GET': (text) => ({ path: `/rpc/add_up?a=${safeEncode(text)}` }),
	'the name of an argument of GET': (text) => ({ path: `/rpc/add_up?a=1&${safeEncode(text)}=1` }),
	'a list of GET': (text) => ({ path: `/rpc/sum_of?numbers=${safeEncode(text)}&numbers=${safeEncode(text)}` }),
	'unnamed JSON': (text) => ({ path: '/rpc/echo', method: 'POST', body: JSON.stringify(text) }),
	'a filter of a function': (text, name, by) => ({
		path: `/rpc/all_goods?${e(name)}=${safeEncode(`${by}.${text}`)}`,
		method: 'POST',
		body: '{}',
	}),
	Prefer: (text) => ({ path: '/goods', headers: { prefer: `handling=strict, ${text}` } }),
	Accept: (text) => ({ path: '/goods', headers: { accept: text } }),
	'Accept-Profile': (text) => ({ path: '/goods', headers: { 'accept-profile': text } }),
	'Content-Type': (text) => ({ ...post('', '{}'), headers: { 'content-type': text } }),
	Range: (text) => ({ path: '/goods', headers: { range: text } }),
	'a method': (text) => ({ path: '/goods', method: text.replaceAll(/[^a-z0-9]/gi, '') }),
};

/** What HTTP lets a header hold. */
function printable(headers: Record<string, string> = {}): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^ -~]/g, '')]));
}

async function ask(asked: Asked): Promise<Response> {
	return shop.fetch(asked.path, {
		method: asked.method ?? 'GET',
		...(asked.body !== undefined && { body: asked.body }),
		headers: printable(asked.headers),
	});
}

describe('hostile text', () => {
	it.each(Object.entries(places))(
		'in %s neither breaks anything nor reaches the text of a statement',
		async (_, place) => {
			await fc.assert(
				fc.asyncProperty(hostile, column, operator, async (text, name, by) => {
					shop.statements.length = 0;
					const response = await ask(place(text, name, by));
					const body = await response.text();
					expect(response.status, body).toBeLessThan(500);
					if (response.headers.get('content-type')?.startsWith('application/json') && body !== '') JSON.parse(body);
					for (const statement of shop.statements) expect(statement.text).not.toContain(MARK);
				}),
				{ numRuns: 40 },
			);
		},
		60_000,
	);

	it('leaves tables and rights unchanged', async () => {
		const { rows } = await shop.database.query(
			"select count(*) filter (where relname = 'goods') as goods, count(*) filter (where relname ~ 'zq7mark') as marked from pg_class",
		);
		expect(rows).toEqual([{ goods: 1, marked: 0 }]);
		expect(shop.logged).toEqual([]);
	});
});

describe('any column with any operator and any value', () => {
	const value = fc.oneof(
		fc.constantFrom(
			'',
			'null',
			'true',
			'1',
			'-1',
			'1.5',
			'NaN',
			'infinity',
			'{}',
			'{1,2}',
			'{"a":1}',
			'[1,2)',
			'(1,2)',
			'()',
			'a & b',
			'now',
			'{{1},{2}}',
			'[]',
		),
		fc.string({ maxLength: 10 }),
		fc.json({ maxDepth: 2 }),
	);

	it('is answered, with rows or an error', async () => {
		await fc.assert(
			fc.asyncProperty(
				column,
				operator,
				value,
				fc.constantFrom('GET', 'HEAD', 'PATCH'),
				async (name, by, text, method) => {
					const response = await ask({
						path: `/goods?select=id,x:about->>kind&${e(name)}=${safeEncode(`${by}.${text}`)}&order=${e(name)}`,
						method,
						...(method === 'PATCH' && { body: '{}' }),
						headers: { prefer: 'count=exact,return=representation' },
					});
					expect(response.status, await response.text()).toBeLessThan(500);
				},
			),
			{ numRuns: 600 },
		);
		expect(shop.logged).toEqual([]);
	}, 60_000);
});

/** Each of them is tried at each place of a text. */
const LOOKAHEADS = '(?=a*b)(?=b*c)(?=c*d)(?=d*e)';

describe('limits of requests', () => {
	it.each<[string, Asked]>([
		['a value nested very deep', get(`about=cs.${'['.repeat(8000)}`)],
		['a body nested very deep', post('', `{"name":"x","about":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
		[
			'a value too long for its index',
			post('', { name: Array.from({ length: 9000 }, () => Math.random().toString(36).slice(2, 8)).join('') }),
		],
		['too many rows', post('', `[${'{"name":"x"},'.repeat(10_001)}{"name":"x"}]`)],
		['a long query', get(`name=eq.${'x'.repeat(20_000)}`)],
		['a pattern of many wildcards', get(`name=like.${'*a'.repeat(4000)}`)],
		['an argument nested very deep', { path: `/rpc/add_up?a=${'['.repeat(8000)}` }],
		['a text search of many parentheses', get(`words=fts.${'('.repeat(8000)}a`)],
		['a text search of many negations', get(`words=fts.${'!'.repeat(8000)}a`)],
		['a regular expression of nested counts', get(`name=match.${e('(a{255}){255}')}`)],
		['a regular expression of many constraints', get(`name=imatch.${e('(^|$)*'.repeat(20))}`)],
		['a regular expression that looks back', get(`name=match.${e('(a*)*\\1')}`)],
		['a regular expression that is too big', get(`name=match.${'(a)'.repeat(100)}`)],
		['many regular expressions', get(`or=(${Array(100).fill(`name.imatch."${LOOKAHEADS}"`).join()})`)],
		[
			'regular expressions that are too much together',
			get(`name=match.${e(LOOKAHEADS)}&name=imatch.${e(LOOKAHEADS)}&name=match.^a`),
		],
		['many elements of a pattern', get(`name=like(any).{${Array(11).fill('a*').join()}}`)],
		['many patterns in filters that are negated', get(`not.and=(${Array(11).fill('name.not.ilike.*a').join()})`)],
		[
			'many wildcards in many patterns',
			get(
				Array(10)
					.fill(`name=like.${'*a'.repeat(11)}`)
					.join('&'),
			),
		],
		['many text searches', get(`and=(${Array(11).fill('name.fts.a').join()})`)],
		[
			'text searches that are too long together',
			get(
				Array(9)
					.fill(`name=plfts.${'a '.repeat(120)}`)
					.join('&'),
			),
		],
		['many patterns for a function', { path: `/rpc/all_goods?${Array(11).fill('name=like.a').join('&')}` }],
		['many patterns for a change', { path: `/goods?${Array(11).fill('name=like.a').join('&')}`, method: 'DELETE' }],
		['one column many times', get(`select=${Array.from({ length: 9 }, (_, index) => `a${index}:name`).join()}`)],
		[
			'the insides of one column many times',
			get(`select=${Array.from({ length: 9 }, (_, index) => `about->k${index}`).join()}`),
		],
		['everything many times', get('select=*,*,*,*,*,*,*,*,id')],
	])('%s is a clear 400', async (_, asked) => {
		const response = await ask(asked);
		expect([response.status, Object.keys((await response.json()) as object).sort()]).toEqual([
			400,
			['code', 'details', 'hint', 'message'],
		]);
	});
});

const essays = (query: string): Asked => ({ path: `/essays?${query}` });

/** What each of these took before there were limits is beside it: with 300 long articles, on two cores. */
describe('costly requests', () => {
	it.each<[string, Asked]>([
		['eight regular expressions (52 s a hundred)', essays(`or=(${Array(8).fill('text.imatch."(a*b)*c"').join()})`)],
		['one regular expression (90 s)', essays(`text=imatch.${e(LOOKAHEADS)}`)],
		['ten text searches (86 s a hundred)', essays(`or=(${Array(10).fill('text.fts(english).a|b').join()})`)],
		[
			'ten patterns',
			essays(
				Array(10)
					.fill(`text=ilike.*${'a*'.repeat(9)}`)
					.join('&'),
			),
		],
		[
			'a column eight times (227 MB two hundred times)',
			essays(`select=${Array.from({ length: 8 }, (_, index) => `a${index}:text`).join()}`),
		],
		['a column that is sorted by its insides', essays('order=text.desc,text->a->b->>c')],
	])('%s ends soon, with few bytes', async (_, asked) => {
		const began = performance.now();
		const response = await ask(asked);
		const { byteLength } = await response.arrayBuffer();
		expect([200, 400, 413, 504]).toContain(response.status);
		expect(byteLength).toBeLessThan(11_000_000);
		expect(performance.now() - began).toBeLessThan(4_000);
		expect(shop.logged).toEqual([]);
	});
});
