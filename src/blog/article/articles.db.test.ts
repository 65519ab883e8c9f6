import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { readListAddress } from '../list/read-list-address.server.ts';
import { findArticle, listArticles, PAGE } from './articles.server.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

/** A client that may write everything, as a trusted server has it. */
const server = () =>
	createClient('http://localhost:3000', testApp.parts.apiKeys.secret, {
		auth: { persistSession: false, autoRefreshToken: false },
		global: { fetch: ((input: string, init?: RequestInit) => testApp.app.request(input, init)) as typeof fetch },
	});

type Row = Record<string, unknown>;

/** Puts these articles in the place of all there are, each a day older than the one before. */
async function write(...rows: Row[]): Promise<string[]> {
	const start = Date.UTC(2026, 8, 30, 12);
	await database.query('delete from public.blog_articles');
	const { data } = await server()
		.from('blog_articles')
		.insert(
			rows.map((row, number) => ({
				published: true,
				published_at: new Date(start - number * 86_400_000).toISOString(),
				created_at: new Date(start - number * 86_400_000).toISOString(),
				...row,
			})),
			{ defaultToNull: false },
		)
		.select('id')
		.throwOnError();
	return data.map(({ id }) => id);
}

const list = (language: Language, query = '') =>
	listArticles(testApp.client(), language, readListAddress(new URLSearchParams(query)), 'Untitled');
const find = (name: string, language: Language = 'en') => findArticle(testApp.client(), language, name, 'Untitled');
const titles = (page: { articles: readonly { title: { text: string } }[] }) =>
	page.articles.map(({ title }) => title.text);

describe('the list', () => {
	it('shows each article in the language, else in English, else without a title', async () => {
		await write(
			{ title_en: 'The Moon', title_fa: 'ماه', excerpt_en: 'A dog howls.', category: 'Tarot', slug: 'the-moon' },
			{ title_en: 'The reed', title_fa: '  ', category: null, image_url: '/x.svg' },
			{ title_es: 'La rosa' },
		);
		const { articles } = await list('fa');
		expect(articles.map(({ title }) => title)).toEqual([
			{ text: 'ماه', language: 'fa' },
			{ text: 'The reed', language: 'en' },
			{ text: 'Untitled', language: 'fa' },
		]);
		expect(articles[0]).toMatchObject({
			name: 'the-moon',
			excerpt: { text: 'A dog howls.', language: 'en' },
			category: 'تاروت',
			kind: 'Tarot',
			date: '۸ مهر ۱۴۰۵',
			picture: null,
			views: 0,
		});
		expect(articles[1]).toMatchObject({ category: 'عرفان', kind: 'Mysticism', picture: '/x.svg', excerpt: null });
		expect(articles[1]?.name).toBe(articles[1]?.id);
		expect(titles(await list('es'))).toEqual(['The Moon', 'The reed', 'La rosa']);
	});

	it('is dated by publication, else by making, and stands in that order', async () => {
		await write(
			{
				title_en: 'made first, published last',
				created_at: '2020-01-01T00:00:00Z',
				published_at: '2026-03-20T12:00:00Z',
			},
			{ title_en: 'never dated', created_at: '2026-03-21T12:00:00Z', published_at: null },
			{ title_en: 'a draft', published: false },
		);
		const page = await list('en');
		expect(page.articles.map(({ title, date }) => [title.text, date])).toEqual([
			['never dated', 'Mar 21, 2026'],
			['made first, published last', 'Mar 20, 2026'],
		]);
	});

	it('leads through all pages and back, also where many were published at one moment', async () => {
		const at = '2026-09-01T00:00:00.123456Z';
		await write(...Array.from({ length: 2 * PAGE + 5 }, (_, n) => ({ title_en: `Number ${n}`, published_at: at })));
		const first = await list('en');
		const second = await list('en', `before=${first.older}`);
		const third = await list('en', `before=${second.older}`);
		expect([first, second, third].map(({ articles }) => articles.length)).toEqual([PAGE, PAGE, 5]);
		expect(new Set([first, second, third].flatMap(titles)).size).toBe(2 * PAGE + 5);
		expect([first.newer, third.older]).toEqual([null, null]);
		const backToSecond = await list('en', `after=${third.newer}`);
		expect(titles(backToSecond)).toEqual(titles(second));
		const backToFirst = await list('en', `after=${backToSecond.newer}`);
		expect(titles(backToFirst)).toEqual(titles(first));
		expect([backToFirst.newer, backToFirst.older]).toEqual([null, first.older]);
	});

	it('narrows to a category, and names all that something is in, by the alphabet of the language', async () => {
		await write(
			{ title_en: 'One', category: 'Tarot' },
			{ title_en: 'Two', category: null },
			{ title_en: 'Three', category: 'Mysticism' },
			{ title_en: 'Four', category: 'Dreams', published: false },
		);
		const page = await list('ar', 'category=Mysticism');
		expect(titles(page)).toEqual(['Two', 'Three']);
		expect(page.categories).toEqual([
			{ kind: 'Tarot', name: 'التاروت' },
			{ kind: 'Mysticism', name: 'التصوّف' },
		]);
		expect(titles(await list('en', 'category=Dreams'))).toEqual([]);
	});

	it.each<[Language, string, string[]]>([
		['en', 'MOON', ['The Moon over 100% water']],
		['en', '100%', ['The Moon over 100% water']],
		['en', '_', []],
		['en', "moon' or 'a'='a", []],
		['es', 'montana', ['La montaña']],
		['fa', 'يوسف', ['یوسف گم‌گشته']],
		['fa', 'گم گشته', ['یوسف گم‌گشته']],
		['ar', 'اول', ['أوّل الطريق']],
		['fa', 'moon', ['The Moon over 100% water']],
	])('in %s finds titles by %j', async (language, words, found) => {
		await write(
			{ title_en: 'The Moon over 100% water' },
			{ title_es: 'La montaña', title_fa: 'یوسف گم‌گشته', title_ar: 'أوّل الطريق' },
		);
		const query = new URLSearchParams({ q: words }).toString();
		expect(titles(await list(language, query))).toEqual(found);
	});

	it('finds what is rare and what is common among many', async () => {
		const many = 230;
		const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();
		await write(
			{ title_en: 'The Zebra', title_fa: 'گورخر', published_at: day(0) },
			...Array.from({ length: many }, (_, n) => ({ title_en: `The Number ${n}`, published_at: day(n + 1) })),
		);
		for (const words of ['zebra', 'ze', 'z']) expect(titles(await list('en', `q=${words}`))).toEqual(['The Zebra']);
		expect(titles(await list('fa', 'q=گورخر'))).toEqual(['گورخر']);
		expect(titles(await list('fa', 'q=zebra'))).toEqual([]);
		expect(titles(await list('en', 'q=nothing of this'))).toEqual([]);
		const seen: string[] = [];
		for (let page = await list('en', 'q=the'); ; page = await list('en', `q=the&before=${page.older}`)) {
			seen.push(...titles(page));
			if (!page.older) break;
		}
		expect(new Set(seen).size).toBe(many + 1);
		expect(seen).toHaveLength(many + 1);
		const last = await list('en', `q=the&before=${(await list('en', 'q=number 14')).older}`);
		expect(titles(await list('en', `q=the&after=${last.newer}`))).toHaveLength(PAGE);
	});

	it('searches for at most a hundred characters', async () => {
		await write({ title_en: 'x'.repeat(200) });
		const search = (words: string) => testApp.client().rpc('list_articles', { language: 'en', words });
		expect((await search('X'.repeat(100))).data?.articles).toHaveLength(1);
		expect((await search('  ')).data?.articles).toHaveLength(1);
		for (const length of [101, 100_000])
			expect(await search('x'.repeat(length))).toMatchObject({ status: 400, error: { code: '22023' } });
		expect(titles(await list('en', `q=${'x'.repeat(300)}`))).toEqual(['x'.repeat(200)]);
	});

	it('shows the first page for an invalid address', async () => {
		await write({ title_en: 'One' });
		for (const query of [
			'before=yesterday',
			'after=_',
			'before=2026-01-01T00:00:00Z_x',
			'q=%00',
			`category=${'x'.repeat(200)}`,
		])
			expect(titles(await list('en', query))).toEqual(['One']);
	});
});

describe('an article', () => {
	it('opens by slug, and by id in any letters', async () => {
		const [id = ''] = await write({
			slug: 'the-moon',
			title_en: 'The Moon',
			title_fa: 'ماه',
			content_en: 'First.\nSecond.',
			content_fa: 'یکم.\n\nدوم.',
			category: 'Tarot',
			created_at: '2026-03-20T12:00:00Z',
			published_at: '2026-04-20T12:00:00Z',
		});
		for (const name of ['the-moon', id, id.toUpperCase()])
			expect(await find(name, 'fa')).toMatchObject({
				id,
				name: 'the-moon',
				title: { text: 'ماه', language: 'fa' },
				content: { text: 'یکم.\n\nدوم.', language: 'fa' },
				languages: ['en', 'fa'],
				date: '۲۹ اسفند ۱۴۰۴',
				moment: expect.stringContaining('2026-03-20'),
				minutes: 1,
			});
		expect(await find(id, 'ar')).toMatchObject({ content: { text: 'First.\nSecond.', language: 'en' } });
		expect(await find(id)).toMatchObject({ date: 'March 20, 2026' });
	});

	it('is not found when it is a draft, or missing', async () => {
		const [draft = ''] = await write({ slug: 'a-draft', title_en: 'x', published: false });
		for (const name of [draft, 'a-draft', 'nothing', crypto.randomUUID(), "' or true --", '../x', '', '\0'])
			expect(await find(name)).toBeNull();
	});

	it('knows its neighbours, and three others, those of its category first', async () => {
		await write(
			{ slug: 'newest', title_en: '0', category: 'Dreams' },
			{ slug: 'newer', title_en: '1', category: 'Tarot' },
			{ slug: 'this', title_en: '2', category: 'Tarot' },
			{ slug: 'draft', title_en: 'draft', category: 'Tarot', published: false },
			{ slug: 'older', title_en: '3', category: null },
			{ slug: 'oldest', title_en: '4', category: 'Tarot' },
		);
		const article = await find('this');
		expect([article?.newer?.name, article?.older?.name]).toEqual(['newer', 'older']);
		expect(article?.related.map(({ name }) => name)).toEqual(['newer', 'oldest', 'newest']);
		expect((await find('newest'))?.newer).toBeNull();
		expect((await find('oldest'))?.older).toBeNull();
		expect((await find('older'))?.related).toHaveLength(3);
	});
});

describe('views', () => {
	it('count a thousand parallel opens as a thousand', async () => {
		const [id = ''] = await write({ slug: 'much-read', title_en: 'x' });
		const visitor = testApp.client();
		const answers = await Promise.all(
			Array.from({ length: 1000 }, () => visitor.rpc('increment_article_views', { article_id: id })),
		);
		expect(answers.filter(({ error }) => error)).toEqual([]);
		expect(Math.max(...answers.map(({ data }) => data ?? 0))).toBe(1000);
		expect((await find(id))?.views).toBe(1000);
		expect((await list('en')).articles[0]?.views).toBe(1000);
	});

	it('written by a reader become one more, and nothing else can be written with them', async () => {
		const [id = '', other = ''] = await write({ title_en: 'x', updated_at: '2026-01-01T00:00:00Z' }, { title_en: 'y' });
		const person = await testApp.signedIn();
		for (const [turn, visitor] of [testApp.client(), person.client].entries()) {
			await visitor
				.from('blog_articles')
				.update({ views: turn ? 7 : 9000 })
				.eq('id', id)
				.throwOnError();
			expect((await find(id))?.views).toBe(turn + 1);
			for (const change of [{ title_en: 'z' }, { title_en: 'z', views: 1 }, { published: false }]) {
				const { error } = await visitor.from('blog_articles').update(change).eq('id', id);
				expect(error?.code, JSON.stringify(change)).toBe('42501');
			}
			const { error } = await visitor.from('blog_articles').update({ views: 1 }).in('id', [id, other]);
			expect(error?.code).toBe('42501');
		}
		expect(await find(id)).toMatchObject({ views: 2, title: { text: 'x' } });
		expect((await find(id))?.changed).toContain('2026-01-01');
		expect((await find(other))?.views).toBe(0);
	});

	it('change neither the day of change nor a draft', async () => {
		const [id = '', draft = ''] = await write(
			{ title_en: 'x', updated_at: '2026-01-01T00:00:00Z' },
			{ title_en: 'y', published: false },
		);
		const visitor = testApp.client();
		await visitor.rpc('increment_article_views', { article_id: id }).throwOnError();
		expect((await find(id))?.changed).toContain('2026-01-01');
		expect((await visitor.rpc('increment_article_views', { article_id: draft })).data).toBeNull();
		await visitor.from('blog_articles').update({ views: 9 }).eq('id', draft).throwOnError();
		expect((await server().from('blog_articles').select('views').eq('id', draft).single()).data?.views).toBe(0);
		await server().from('blog_articles').update({ title_en: 'z' }).eq('id', id).throwOnError();
		expect((await find(id))?.changed).not.toContain('2026-01-01');
	});
});
