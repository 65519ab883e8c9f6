import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARY } from '../testing/library.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
	shop = await openShop({}, LIBRARY);
});
afterAll(() => shop.close());

const from = (table: string, as = 'anon') => shop.as(as).from(table);
const rows = async (path: string, as = 'anon') => {
	const response = await shop.fetch(path, { as });
	return [response.status, await response.json()];
};

describe('each kind of relationship', () => {
	it.each<[string, string, string, unknown]>([
		['many-to-one', 'books', 'id,people!author(name)&id=eq.1', { id: 1, people: { name: 'Attar' } }],
		['many-to-one by constraint', 'books', 'people!books_editor_fkey(name)&id=eq.1', { people: { name: 'Rumi' } }],
		['the constraint as target', 'books', 'books_author_fkey(id)&id=eq.1', { books_author_fkey: { id: 1 } }],
		['the column as target', 'books', 'editor(name)&id=eq.1', { editor: { name: 'Rumi' } }],
		['a column with an alias', 'books', 'by:author(name),title&id=eq.1', { by: { name: 'Attar' }, title: 'Birds' }],
		['nothing there', 'books', 'editor(*)&id=eq.3', { editor: null }],
		[
			'one-to-many',
			'people',
			'books!author(title)&id=eq.2&books.order=id',
			{ books: [{ title: 'Masnavi' }, { title: 'Shams' }] },
		],
		['none of them', 'people', 'name,books!author(title)&id=eq.4', { name: 'Nobody', books: [] }],
		['one-to-one', 'people', 'name,mottos(motto)&id=eq.1', { name: 'Attar', mottos: { motto: 'seven valleys' } }],
		[
			'one-to-one, from the other side',
			'mottos',
			'motto,people(name)&person=eq.1',
			{ motto: 'seven valleys', people: { name: 'Attar' } },
		],
		['many-to-many', 'books', 'tags(label)&id=eq.2&tags.order=id', { tags: [{ label: 'long' }, { label: 'love' }] }],
		[
			'many-to-many by junction',
			'tags',
			'books!book_tags(id)&id=eq.2&books.order=id',
			{ books: [{ id: 2 }, { id: 3 }] },
		],
		[
			'a junction as such',
			'books',
			'book_tags(note,tags(label))&id=eq.1',
			{ book_tags: [{ note: 'a', tags: { label: 'long' } }] },
		],
		['of several columns', 'shelves', 'id,rooms(*)&id=eq.7', { id: 7, rooms: { house: 1, number: 2 } }],
		['of several columns, back', 'rooms', 'shelves(id)&number=eq.2', { shelves: [{ id: 7 }] }],
		[
			'to itself, the many',
			'people',
			'people(name)&id=eq.1&people.order=id',
			{ people: [{ name: 'Rumi' }, { name: 'Hafez' }] },
		],
		['to itself, the one', 'people', 'boss(name)&id=eq.2', { boss: { name: 'Attar' } }],
		[
			'to itself, with a hint',
			'people',
			'pupils:people!boss(id)&id=eq.1&pupils.order=id',
			{ pupils: [{ id: 2 }, { id: 3 }] },
		],
		[
			'several levels',
			'people',
			'name,books!author(title,book_tags(tags(label)))&id=eq.1',
			{ name: 'Attar', books: [{ title: 'Birds', book_tags: [{ tags: { label: 'long' } }] }] },
		],
		['one table twice', 'books', 'a:people!author(id),e:people!editor(id)&id=eq.1', { a: { id: 1 }, e: { id: 2 } }],
		[
			'everything',
			'books',
			'*,people!author(*)&id=eq.3',
			{ id: 3, title: 'Divan', author: 3, editor: null, price: 20, people: { id: 3, name: 'Hafez', boss: 1 } },
		],
		['casts and JSON within', 'books', 'x:people!author(n:id::text)&id=eq.1', { x: { n: '1' } }],
		['only embedded', 'books', 'author(name)&id=eq.1', { author: { name: 'Attar' } }],
		['only deeper', 'books', 'author(mottos(motto))&id=eq.1', { author: { mottos: { motto: 'seven valleys' } } }],
		['nothing of it', 'books', 'title,author()&id=eq.1', { title: 'Birds' }],
	])('%s', async (_, table, query, row) => {
		expect(await rows(`/${table}?select=${query}`)).toEqual([200, [row]]);
	});

	it.each<[string, string, string, unknown]>([
		['view to table', 'book_list', 'title,people!writer(name)&id=eq.1', { title: 'Birds', people: { name: 'Attar' } }],
		['view to its many', 'book_list', 'reviews(words)&id=eq.1', { reviews: [{ words: 'flew' }] }],
		['table to view', 'reviews', 'stars,book_list(title)&id=eq.1', { stars: 5, book_list: { title: 'Birds' } }],
		['view to view', 'book_list', 'writers!writer(name)&id=eq.1', { writers: { name: 'ATTAR' } }],
		['view on a view', 'book_list_names', 'key,reviews(stars)&key=eq.2', { key: 2, reviews: [{ stars: 4 }] }],
	])('%s', async (_, table, query, row) => {
		expect(await rows(`/${table}?select=${query}`)).toEqual([200, [row]]);
	});

	it.each<[string, string, unknown]>([
		['one', 'best_review(words)&id=eq.1', { best_review: { words: 'flew' } }],
		['no one', 'best_review(words)&id=eq.4', { best_review: null }],
		['many', 'cheaper(title)&id=eq.3', { cheaper: [{ title: 'Birds' }, { title: 'Shams' }] }],
		[
			'many, of whom each again',
			'cheaper(id,cheaper(id))&id=eq.3&cheaper.id=eq.1',
			{ cheaper: [{ id: 1, cheaper: [{ id: 4 }] }] },
		],
		['many, counted', 'cheaper(count)&id=eq.3', { cheaper: [{ count: 2 }] }],
	])('a function of the row: %s', async (_, query, row) => {
		expect(await rows(`/books?select=${query}&order=id&limit=5`)).toEqual([200, [row]]);
	});
});

describe('spread', () => {
	it.each<[string, string, string, unknown]>([
		['one row', 'books', 'title,...author(name,n:id)&id=eq.1', { title: 'Birds', name: 'Attar', n: 1 }],
		['all of it', 'mottos', '...people(*)&person=eq.2', { id: 2, name: 'Rumi', boss: 1 }],
		['no row', 'books', 'id,...editor(name)&id=eq.3', { id: 3, name: null }],
		[
			'what is embedded in it',
			'books',
			'id,...author(mottos(motto))&id=eq.1',
			{ id: 1, mottos: { motto: 'seven valleys' } },
		],
		[
			'spread in spread',
			'reviews',
			'stars,...books(title,...people!author(name))&id=eq.1',
			{ stars: 5, title: 'Birds', name: 'Attar' },
		],
		[
			'many rows',
			'people',
			'name,...books!author(title,id)&id=eq.2&books.order=id.desc',
			{ name: 'Rumi', title: ['Shams', 'Masnavi'], id: [4, 2] },
		],
		['of many rows none', 'people', 'name,...books!author(title)&id=eq.4', { name: 'Nobody', title: [] }],
		[
			'inside an embedded one',
			'people',
			'id,books!author(id,...editor(name))&id=eq.1',
			{ id: 1, books: [{ id: 1, name: 'Rumi' }] },
		],
	])('%s', async (_, table, query, row) => {
		expect(await rows(`/${table}?select=${query}`)).toEqual([200, [row]]);
	});
});

describe('filters, order and bounds of what is embedded', () => {
	const titles = (answer: { data: { title: string }[] | null; error: unknown }) =>
		answer.error ?? answer.data?.map(({ title }) => title);

	it('filters choose what is embedded, and with !inner the rows', async () => {
		const all = await from('books').select('title,reviews(stars)').eq('reviews.stars', 5).order('id');
		expect(all.data).toEqual([
			{ title: 'Birds', reviews: [{ stars: 5 }] },
			{ title: 'Masnavi', reviews: [] },
			{ title: 'Divan', reviews: [] },
			{ title: 'Shams', reviews: [] },
		]);
		const inner = await from('books').select('title,reviews!inner(stars)', { count: 'exact' }).eq('reviews.stars', 5);
		expect(inner).toMatchObject({ data: [{ title: 'Birds', reviews: [{ stars: 5 }] }], count: 1 });
		const head = await from('books').select('title,reviews!inner(stars)', { count: 'exact', head: true }).limit(1);
		expect(head.count).toBe(2);
	});

	it('!inner reaches through levels', async () => {
		const { data } = await from('people')
			.select('name,books!author!inner(title,tags!inner(label))')
			.eq('books.tags.label', 'love')
			.order('id');
		expect(data).toEqual([
			{ name: 'Rumi', books: [{ title: 'Masnavi', tags: [{ label: 'love' }] }] },
			{ name: 'Hafez', books: [{ title: 'Divan', tags: [{ label: 'love' }] }] },
		]);
	});

	it.each<[string, string, string[]]>([
		['is null', 'select=title,reviews()&reviews=is.null&order=id', ['Divan', 'Shams']],
		['not is null', 'select=title,reviews()&reviews=not.is.null&order=id', ['Birds', 'Masnavi']],
		['is not_null', 'select=title,reviews()&reviews=is.not_null&order=id', ['Birds', 'Masnavi']],
		[
			'or across',
			'select=title,reviews(),tags()&reviews.stars=eq.5&tags.label=eq.love&or=(reviews.not.is.null,tags.not.is.null)&order=id',
			['Birds', 'Masnavi', 'Divan'],
		],
		['and own fields', 'select=title,t:tags()&or=(t.is.null,price.lt.15)&order=id', ['Birds', 'Shams']],
		['or within', 'select=title,reviews!inner()&reviews.or=(stars.eq.4,words.eq.flew)&order=id', ['Birds', 'Masnavi']],
		['!inner without fields', 'select=title,author!inner()&author.name=eq.Rumi&order=id', ['Masnavi', 'Shams']],
		['order by the one', 'select=title,author(name)&order=author(name),id', ['Birds', 'Divan', 'Masnavi', 'Shams']],
		[
			'order by the one, back',
			'select=title,people!author(name)&order=people(name).desc,id.desc',
			['Shams', 'Masnavi', 'Divan', 'Birds'],
		],
		[
			'order by the one, nulls',
			'select=title,editor(name)&order=editor(name).nullsfirst,title',
			['Divan', 'Masnavi', 'Shams', 'Birds'],
		],
		['order and limit', 'select=title,author(name)&order=author(name).desc,id&limit=2&offset=1', ['Shams', 'Divan']],
	])('%s', async (_, query, expected) => {
		const [status, body] = await rows(`/books?${query}`);
		expect([status, (body as { title: string }[]).map(({ title }) => title)]).toEqual([200, expected]);
	});

	it('order, limit and offset', async () => {
		const { data } = await from('people')
			.select('id,books!author(id)')
			.order('price', { referencedTable: 'books', ascending: false })
			.limit(1, { referencedTable: 'books' })
			.order('id', { ascending: false });
		expect(data).toEqual([
			{ id: 4, books: [] },
			{ id: 3, books: [{ id: 3 }] },
			{ id: 2, books: [{ id: 2 }] },
			{ id: 1, books: [{ id: 1 }] },
		]);
		expect(await rows('/people?select=books!author(id)&id=eq.2&books.order=id&books.offset=1')).toEqual([
			200,
			[{ books: [{ id: 4 }] }],
		]);
		const ranged = await from('people')
			.select('books!author(id)')
			.eq('id', 2)
			.order('id', { referencedTable: 'books' })
			.range(0, 0, { referencedTable: 'books' });
		expect(ranged.data).toEqual([{ books: [{ id: 2 }] }]);
	});

	it('counts', async () => {
		const { data } = await from('people').select('name,books!author(count)').order('id');
		expect(data?.map((row) => row.books)).toEqual([[{ count: 1 }], [{ count: 2 }], [{ count: 1 }], [{ count: 0 }]]);
		const filtered = await from('people').select('books!author(count)').gt('books.price', 9).eq('id', 2);
		expect(filtered.data).toEqual([{ books: [{ count: 1 }] }]);
		expect((await from('books').select('count')).data).toEqual([{ count: 4 }]);
		expect((await from('books').select('title,count')).error).toMatchObject({ code: 'PGRST123' });
		expect((await from('books').select('reviews(stars.sum())')).error).toMatchObject({ code: 'PGRST123' });
	});

	it('single rows, CSV and stripped nulls', async () => {
		expect((await from('books').select('title,author(name)').eq('id', 1).single()).data).toEqual({
			title: 'Birds',
			author: { name: 'Attar' },
		});
		expect(
			titles(await from('books').select('title,author(name)').eq('author.name', 'x').order('id').limit(1)),
		).toEqual(['Birds']);
		const csv = await shop.fetch('/books?select=id,...author(name)&id=eq.1', { headers: { accept: 'text/csv' } });
		expect(await csv.text()).toBe('id,name\n1,Attar');
		const stripped = await shop.fetch('/books?select=id,editor(id)&id=eq.3', {
			headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
		});
		expect(await stripped.json()).toEqual([{ id: 3 }]);
	});
});

describe('row-level security and rights', () => {
	it('shows to each user their own rows', async () => {
		const query = '/books?select=id,reviews(words)&order=id&reviews.order=id';
		expect((await rows(query, 'ali'))[1]).toEqual([
			{ id: 1, reviews: [{ words: 'flew' }] },
			{ id: 2, reviews: [{ words: null }] },
			{ id: 3, reviews: [] },
			{ id: 4, reviews: [] },
		]);
		expect((await rows('/books?select=id,reviews!inner(words)', 'sara'))[1]).toEqual([
			{ id: 1, reviews: [{ words: 'fell' }] },
			{ id: 3, reviews: [{ words: 'slept' }] },
		]);
		expect((await rows('/books?select=id&reviews=is.null', 'sara'))[0]).toBe(400);
	});

	it('wants the right to read what is embedded', async () => {
		const { error, status } = await from('orders', 'ali').select('id,goods(name)').limit(1);
		expect([status, error]).toEqual([200, null]);
		await shop.database.script(
			'revoke select on public.tags from authenticated; grant select (id) on public.tags to authenticated',
		);
		expect((await from('books', 'ali').select('id,tags(label)')).error).toMatchObject({ code: '42501' });
		expect((await from('books', 'ali').select('id,tags(id)').eq('id', 1)).data).toEqual([{ id: 1, tags: [{ id: 1 }] }]);
		expect((await from('tags', 'ali').select('id,books(id)').eq('id', 1)).data).toEqual([
			{ id: 1, books: [{ id: 1 }, { id: 2 }] },
		]);
		await shop.database.script('grant select on public.tags to authenticated');
	});
});

describe('functions of a row', () => {
	it.each<[string, unknown]>([
		['select=title_length&id=eq.1', [{ title_length: 5 }]],
		['select=n:title_length::text&id=eq.1', [{ n: '5' }]],
		['select=title&title_length=gt.5', [{ title: 'Masnavi' }]],
		['select=title&order=title_length.desc&limit=1', [{ title: 'Masnavi' }]],
		[
			'select=title,title_length,author(name)&id=eq.1',
			[{ title: 'Birds', title_length: 5, author: { name: 'Attar' } }],
		],
		[
			'select=title,title_length,author(name)&order=title_length.desc&limit=1',
			[{ title: 'Masnavi', title_length: 7, author: { name: 'Rumi' } }],
		],
		[
			'select=*,title_length,author()&id=eq.3',
			[{ id: 3, title: 'Divan', author: 3, editor: null, price: 20, title_length: 5 }],
		],
	])('%s', async (query, expected) => {
		expect(await rows(`/books?${query}`)).toEqual([200, expected]);
	});

	it('in what is embedded', async () => {
		expect((await rows('/people?select=books!author(title_length)&id=eq.1'))[1]).toEqual([
			{ books: [{ title_length: 5 }] },
		]);
		expect((await rows('/people?select=name,books!author!inner()&books.title_length=gt.5'))[1]).toEqual([
			{ name: 'Rumi' },
		]);
	});
});

describe('after writes', () => {
	it('shows what the new rows belong to', async () => {
		const { data, status } = await from('books')
			.insert({ title: 'Secrets', author: 1 })
			.select('title,title_length,author(name),tags(label)')
			.single();
		expect([status, data]).toEqual([201, { title: 'Secrets', title_length: 7, author: { name: 'Attar' }, tags: [] }]);
		const updated = await from('books')
			.update({ editor: 3 })
			.eq('title', 'Secrets')
			.select('editor(name),best_review(id),...people!author(n:name)');
		expect(updated.data).toEqual([{ editor: { name: 'Hafez' }, best_review: null, n: 'Attar' }]);
		const inner = await from('books')
			.update({ price: 2 }, { count: 'exact' })
			.eq('title', 'Secrets')
			.select('id,reviews!inner(id)');
		expect(inner).toMatchObject({ data: [], count: 1 });
		const filtered = await from('books')
			.update({ price: 3 })
			.eq('title', 'Secrets')
			.eq('people.name', 'x')
			.select('price,people!author(name)')
			.order('people(name)');
		expect(filtered.data).toEqual([{ price: 3, people: null }]);
		const gone = await from('books').delete().eq('title', 'Secrets').select('*,author(name)');
		expect(gone.data).toMatchObject([{ title: 'Secrets', price: 3, author: { name: 'Attar' } }]);
	});

	it('changes only one row by its limit, and shows what it belongs to', async () => {
		const { data } = await from('books')
			.update({ price: 20 })
			.eq('author', 3)
			.order('title_length')
			.limit(1)
			.select('id,author(name)');
		expect(data).toEqual([{ id: 3, author: { name: 'Hafez' } }]);
	});
});

describe('of what functions return', () => {
	it.each<[string, string, unknown]>([
		[
			'many-to-one',
			'dear_books?lowest=20&select=id,author(name)&order=id',
			[
				{ id: 2, author: { name: 'Rumi' } },
				{ id: 3, author: { name: 'Hafez' } },
			],
		],
		[
			'many-to-many with !inner',
			'dear_books?lowest=0&select=id,tags!inner(label)&tags.label=eq.long&order=id.desc',
			[
				{ id: 2, tags: [{ label: 'long' }] },
				{ id: 1, tags: [{ label: 'long' }] },
			],
		],
		[
			'a single row',
			'one_book?wanted=1&select=title,title_length,people!author(name)',
			{ title: 'Birds', title_length: 5, people: { name: 'Attar' } },
		],
		[
			'functions of the rows',
			'dear_books?lowest=20&select=id,cheaper(count)&title_length=gt.5',
			[{ id: 2, cheaper: [{ count: 3 }] }],
		],
	])('%s', async (_, path, expected) => {
		expect(await rows(`/rpc/${path}`)).toEqual([200, expected]);
	});

	it('counts with what must be embedded', async () => {
		const answer = await shop
			.as('anon')
			.rpc('dear_books', { lowest: 0 }, { count: 'exact' })
			.select('id,tags!inner(id)')
			.eq('tags.label', 'love')
			.limit(1);
		expect(answer).toMatchObject({ count: 2, status: 206 });
		expect(answer.data).toHaveLength(1);
	});
});

describe('what cannot be joined', () => {
	it.each<[string, string, number, object]>([
		[
			'several ways',
			'/books?select=people(name)',
			300,
			{
				code: 'PGRST201',
				message: "Could not embed because more than one relationship was found for 'books' and 'people'",
				details: [
					{
						cardinality: 'many-to-one',
						embedding: 'books with people',
						relationship: 'books_author_fkey using books(author) and people(id)',
					},
					{
						cardinality: 'many-to-one',
						embedding: 'books with people',
						relationship: 'books_editor_fkey using books(editor) and people(id)',
					},
				],
				hint: "Try changing 'people' to one of the following: 'people!books_author_fkey', 'people!books_editor_fkey'. Find the desired relationship in the 'details' key.",
			},
		],
		[
			'no way',
			'/books?select=goods(name)',
			400,
			{
				code: 'PGRST200',
				message: "Could not find a relationship between 'books' and 'goods' in the schema cache",
				hint: null,
			},
		],
		[
			'a name nearly right',
			'/books?select=review(*)',
			400,
			{ code: 'PGRST200', hint: "Perhaps you meant 'reviews' instead of 'review'." },
		],
		[
			'a hint that fits nothing',
			'/books?select=people!nothing(*)',
			400,
			{
				code: 'PGRST200',
				details:
					"Searched for a foreign key relationship between 'books' and 'people' using the hint 'nothing' in the schema 'public', but no matches were found.",
			},
		],
		[
			'order by many',
			'/people?select=books!author(*)&order=books(id)',
			400,
			{
				code: 'PGRST118',
				message: "A related order on 'books' is not possible",
				details: "'people' and 'books' do not form a many-to-one or one-to-one relationship",
			},
		],
		[
			'another filter on it',
			'/books?select=tags(*)&tags=eq.1',
			400,
			{ code: 'PGRST120', message: "Bad operator on the 'tags' embedded resource" },
		],
		[
			'unknown column in it',
			'/books?select=author(nam)',
			400,
			{ code: '42703', message: 'column people.nam does not exist' },
		],
		['unknown column in its filter', '/books?select=author(name)&author.nam=eq.1', 400, { code: '42703' }],
		['a path that is not there', '/books?select=author(name)&author.tags.id=eq.1', 400, { code: 'PGRST108' }],
		[
			'a filter by the name that has an alias',
			'/books?select=a:author(name)&author.name=eq.1',
			400,
			{ code: 'PGRST108' },
		],
		['a bad value in it', '/books?select=author(name)&author.id=eq.x', 400, { code: '22P02' }],
	])('%s', async (_, path, status, error) => {
		const [code, body] = await rows(path);
		expect([code, body]).toMatchObject([status, error]);
	});
});

describe('bounds', () => {
	it('hold on each level', async () => {
		const small = await openShop({ MAX_ROWS: '2', ANSWER_LIMIT: '20000' }, LIBRARY);
		try {
			await small.database.script(`
				insert into public.books (title, author) select repeat('x', 1000), 4 from generate_series(1, 30);
				create function public.many(public.people) returns setof public.books language sql stable as 'select * from public.books';
				grant execute on function public.many to anon, service_role`);
			const read = async (path: string, as = 'anon') => (await small.fetch(path, { as })).json();
			expect(await read('/people?select=books!author(price)&id=eq.4')).toEqual([
				{ books: [{ price: 1 }, { price: 1 }] },
			]);
			expect(await read('/people?select=books!author(count)&id=eq.4')).toEqual([{ books: [{ count: 30 }] }]);
			expect(await read('/people?select=books!author(title)&id=eq.4', 'service')).toMatchObject({
				code: 'answer_too_large',
			});
			expect(await read('/people?select=...books!author(title)&id=eq.4', 'service')).toMatchObject({
				code: 'answer_too_large',
			});
			expect(await read('/people?select=a:many(title),b:many(title)', 'service')).toMatchObject({
				code: 'answer_too_large',
			});
		} finally {
			await small.close();
		}
	});

	it('runs one statement beside the caller’s', async () => {
		shop.statements.length = 0;
		await from('people').select('name,books!author(title,tags(label),reviews!inner(stars))').order('id');
		expect(shop.statements).toHaveLength(2);
	});

	it('logs nothing of all this', () => {
		expect(shop.logged).toEqual([]);
	});
});
