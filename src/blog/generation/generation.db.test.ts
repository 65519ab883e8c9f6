import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createByteStore } from '#src/backend/storage/bytes/byte-store.ts';
import { createKeepObject } from '#src/backend/storage/objects/keep-object.ts';
import { png } from '#src/backend/storage/testing/files.ts';
import { type Language, languages } from '#src/language/languages.ts';
import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { unlimitedRoom } from '#src/platform/process/disk-room.ts';
import { silentLog } from '#src/platform/process/log.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp as openApp, type TestApp } from '#src/testing/test-app.ts';
import { createModel } from '#src/words/model.server.ts';
import { wordCount } from '#src/words/testing/prose.ts';
import { type Script, startScriptedEndpoint } from '#src/words/testing/scripted-endpoint.ts';
import { createWriter } from '#src/words/writer.server.ts';
import { socialPicture } from '../article/social-picture.ts';
import { listThemes } from '../lore/themes.server.ts';
import { createArticleDesk } from './article-desk.server.ts';
import { openClaims } from './claims/claims.server.ts';
import { createMakeCover } from './cover/make-cover.server.ts';
import { publishArticle } from './publish-article.server.ts';
import { plainArticle } from './testing/plain-prose.ts';
import { type ThemeChoice, themeMessages, topicMessages } from './topic-request.ts';

let database: Database;
let testApp: TestApp;
/** An app whose covers are one pixel: drawing our own takes a third of a second. */
const openTestApp: typeof openApp = (on, settings, swap) =>
	openApp(on, settings, { drawPicture: async () => ({ type: 'image/png', bytes: png() }), ...swap });
beforeAll(async () => {
	database = await openTestDatabase();
});
beforeEach(async () => {
	await database.script('truncate public.blog_articles, internal.articles_written');
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

type Answer = { status: number; body: Record<string, unknown> };
/** Invokes a function as supabase-js does, and reads errors as clients do: from the response in `context`. */
async function invoke(client: SupabaseClient, name: string, body?: object): Promise<Answer> {
	const { data, error } = await client.functions.invoke(name, body && { body });
	if (!error) return { status: 200, body: data };
	const { context } = error as { context: Response };
	return { status: context.status, body: await context.json() };
}
const daily = (client: SupabaseClient) => invoke(client, 'generate-daily-articles');

async function administrator({ signedIn }: TestApp = testApp) {
	const { client, userId } = await signedIn();
	await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [userId]);
	return client;
}
/** The set of a day as the server's own clock asks for it. */
async function dailyByServer({ app, parts }: TestApp) {
	const headers = { apikey: parts.apiKeys.secret };
	const response = await app.request('/functions/v1/generate-daily-articles', { method: 'POST', headers });
	return (await response.json()) as { count: number; articles: string[]; today: string[] };
}
const rowsOf = async (table: string) => (await database.query(`select * from ${table}`)).rows;
const told = async () =>
	(
		await database.query<{ theme: string; family: string; telling: number; slot: number }>(
			'select * from internal.articles_written order by day, slot',
		)
	).rows;

describe('generate-daily-articles', () => {
	it('is for people who are signed in', async () => {
		const { status, body } = await daily(testApp.client());
		expect([status, body.message]).toEqual([401, 'You must be logged in']);
		expect(await rowsOf('internal.articles_written')).toEqual([]);
	});

	it('writes the set of the day once: published, in four languages, with a cover', async () => {
		testApp = await openApp(database);
		const { client } = await testApp.signedIn();
		const { body } = await daily(client);
		const three = [expect.any(String), expect.any(String), expect.any(String)];
		expect(body).toEqual({ count: 3, articles: three, today: body.articles });
		const { data } = await testApp
			.client()
			.from('blog_articles')
			.select('*')
			.order('published_at', { ascending: false });
		expect(data?.map(({ id }) => id).sort()).toEqual([...(body.articles as string[])].sort());
		for (const row of data ?? []) {
			expect(row).toMatchObject({ published: true, views: 0 });
			expect(row.slug).toMatch(/^[a-z0-9-]+-[0-9a-f]{6}$/);
			for (const language of languages) {
				expect(row[`title_${language}`]?.length).toBeGreaterThan(3);
				expect(row[`excerpt_${language}`]?.length).toBeGreaterThan(20);
				const content = row[`content_${language}`] ?? '';
				const paragraphs = content.split('\n\n');
				expect(paragraphs.length).toBeGreaterThanOrEqual(8);
				expect(wordCount(content)).toBeLessThanOrEqual(900);
			}
			const cover = await testApp.app.request(row.image_url ?? '');
			expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
			expect(await cover.text()).toMatch(/^<svg /);
			const social = await testApp.app.request(socialPicture(row.image_url) ?? '');
			expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/png']);
		}
		const families = (await told()).map(({ family }) => family);
		expect(families.filter((family, index) => family === families[index - 1])).toEqual([]);
		expect((await daily(client)).body).toEqual({ count: 0, articles: [], today: body.articles });
		expect((await daily((await testApp.signedIn()).client)).body.count).toBe(0);
	});

	it('makes one set for two servers and repeated parallel requests', async () => {
		const other = await openTestApp(database, { DAILY_ARTICLES_COUNT: '5' });
		const third = await openTestApp(database, { DAILY_ARTICLES_COUNT: '5' });
		const answers = await Promise.all([other, third, other, third].map(dailyByServer));
		const ids = answers.flatMap(({ articles }) => articles);
		expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
		expect(answers.map(({ count }) => count)).toEqual(answers.map(({ articles }) => articles.length));
		expect((await rowsOf('public.blog_articles')).length).toBe(5);
		expect((await told()).map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4]);
		expect(new Set((await told()).map(({ theme }) => theme)).size).toBe(5);
	});

	it('takes over from a server that was killed while writing, and not from one that is writing', async () => {
		const claims = openClaims(database);
		const day = new Date().toISOString().slice(0, 10);
		const dead = await claims.next(listThemes(), day, 0);
		const alive = await claims.next(listThemes(), day, 2);
		if (typeof dead === 'string' || typeof alive === 'string') throw new Error('no claims');
		await database.query(
			"update internal.articles_written set claimed_at = now() - interval '16 minutes' where id = $1",
			[dead.id],
		);
		// This one has been writing for a long time, and was renewed just now.
		await database.query("update internal.articles_written set claimed_at = now() - interval '1 hour' where id = $1", [
			alive.id,
		]);
		await claims.renew(alive);
		expect((await dailyByServer(testApp)).count).toBe(2);
		expect((await told()).map(({ slot }) => slot)).toEqual([0, 1, 2]);
		// The first writer had not ended: its article comes too late, and is not published.
		const id = randomUUID();
		const text = { title: 'x', excerpt: 'x', content: 'x' };
		const texts = Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>;
		const article = { id, slug: 'late', texts, category: 'Tarot', imageUrl: null };
		expect(await publishArticle(database, dead, article, new Date())).toBe(false);
		expect(await publishArticle(database, alive, { ...article, slug: 'in-time' }, new Date())).toBe(true);
		expect((await rowsOf('public.blog_articles')).length).toBe(3);
		expect((await dailyByServer(testApp)).count).toBe(0);
	});

	it('is completed by the next call where a server is killed between any two steps', async () => {
		const { parts } = testApp;
		const deskOn = (own: Database, day: number) => {
			const keep = createKeepObject({
				database: own,
				storage: createByteStore({ database: own, config: parts.config }),
			});
			const makeCover = createMakeCover({ keep, draw: null, log: parts.log });
			const clock = () => new Date(Date.UTC(2027, 5, 1 + day));
			return createArticleDesk({
				database: own,
				writer: parts.writer,
				makeCover,
				clock,
				log: parts.log,
				room: unlimitedRoom,
				count: 1,
			});
		};
		let steps = 0;
		for (let died = true; died; steps++) {
			let left = steps;
			const step = <T>(work: () => Promise<T>): Promise<T> =>
				left-- > 0 ? work() : Promise.reject(new DatabaseUnavailable('unreachable', 'killed'));
			const dying: Database = {
				...database,
				query: (text, values) => step(() => database.query(text, values)),
				batch: (statements) => step(() => database.batch(statements)),
				transaction: (work) => step(() => database.transaction(work)),
			};
			const first = await deskOn(dying, steps)
				.daily()
				.catch(() => null);
			died = first === null || left < 0;
			const { rows } = await database.query<{ done: boolean }>(
				'select article_id is not null as done from internal.articles_written where day = $1',
				[`2027-06-${String(steps + 1).padStart(2, '0')}`],
			);
			await database.query(
				"update internal.articles_written set claimed_at = now() - interval '1 hour' where article_id is null",
			);
			const second = await deskOn(database, steps).daily();
			expect([steps, (first?.length ?? Number(rows[0]?.done ?? false)) + second.length]).toEqual([steps, 1]);
		}
		expect(steps).toBeGreaterThan(6);
		const settled = await told();
		expect([settled.length, (await rowsOf('public.blog_articles')).length]).toEqual([steps, steps]);
		expect(new Set(settled.map(({ theme }) => theme)).size).toBe(steps);
	});

	it('tells other themes on other days, and none again whose article was deleted', async () => {
		const admin = await administrator();
		for (let day = 0; day < 3; day++) {
			const then = await openTestApp(database, {}, { clock: () => new Date(Date.UTC(2027, 0, 1 + day, 9)) });
			expect((await dailyByServer(then)).count).toBe(3);
			const { error } = await admin.from('blog_articles').delete().gte('views', 0);
			expect(error).toBeNull();
		}
		expect(await rowsOf('public.blog_articles')).toEqual([]);
		const themes = (await told()).map(({ theme }) => theme);
		expect([themes.length, new Set(themes).size]).toEqual([9, 9]);
	});

	/** Every theme was told twice, and none of those articles is there any more. */
	async function tellEverything() {
		for (const { family, name } of listThemes())
			for (const telling of [0, 1])
				await database.query(
					`insert into internal.articles_written (day, family, theme, telling, article_id)
					values ('2026-01-01', $1, $2, $3, gen_random_uuid()) on conflict do nothing`,
					[family, name, telling],
				);
	}

	it('says in the log that everything has been told, and adds nothing where nothing can come back', async () => {
		await tellEverything();
		expect(await dailyByServer(testApp)).toEqual({ count: 0, articles: [], today: [] });
		expect(testApp.logged()).toContain('every theme was told twice');
		const { status, body } = await invoke(await administrator(), 'generate-article', { topic: 'bread and wells' });
		expect([status, body.code, body.choices]).toEqual([409, 'nothing_left', []]);
	});

	it('brings the oldest articles back with a fresh note of the day when everything has been told', async () => {
		const at = (day: number) =>
			openTestApp(database, { DAILY_ARTICLES_COUNT: '2' }, { clock: () => new Date(Date.UTC(2027, 0, day, 9)) });
		const [first, second] = [await dailyByServer(await at(1)), await dailyByServer(await at(2))];
		await tellEverything();
		const before = await rowsOf('public.blog_articles');
		const [one, other] = await Promise.all([at(5), at(5)]);
		const answers = await Promise.all([dailyByServer(one), dailyByServer(other)]);
		expect(answers.flatMap(({ articles }) => articles).sort()).toEqual(first.articles.toSorted());
		expect(await rowsOf('public.blog_articles')).toHaveLength(4);
		const { data } = await testApp
			.client()
			.from('blog_articles')
			.select('*')
			.order('published_at', { ascending: false });
		for (const row of data?.slice(0, 2) ?? []) {
			const old = before.find(({ id }) => id === row.id);
			expect(first.articles).toContain(row.id);
			expect([row.slug, row.title_fa, row.views]).toEqual([old?.slug, old?.title_fa, 0]);
			expect(row.content_en).toContain('This page was brought out again on Tuesday, January 5, 2027');
			expect(row.content_fa).toContain('این صفحه دوباره روی میز آمد، روز سه‌شنبه ۱۵ دی ۱۴۰۵');
			const kept = row.content_ar?.split('\n\n').filter((paragraph) => !paragraph.startsWith('عادت هذه الصفحة'));
			expect(kept?.join('\n\n')).toBe(old?.content_ar);
		}
		expect((await dailyByServer(await at(5))).count).toBe(0);
		expect((await dailyByServer(await at(6))).articles.toSorted()).toEqual(second.articles.toSorted());
		// The first come round again, with one note and not two.
		await dailyByServer(await at(7));
		const again = (await rowsOf('public.blog_articles')).find(({ id }) => id === first.articles[0]);
		expect(String(again?.content_en).match(/brought out again on [^,]+, January \d/g)).toEqual([
			'brought out again on Thursday, January 7',
		]);
	});
});

describe('generate-article', () => {
	it('is for administrators, whatever a token says', async () => {
		const request = { topic: 'The mirror', category: 'Mirrors' };
		const [nobody, somebody] = [testApp.client(), (await testApp.signedIn()).client];
		await somebody.auth.updateUser({ data: { role: 'admin', is_admin: true } });
		await somebody.auth.refreshSession();
		const refused = await Promise.all([nobody, somebody].map((client) => invoke(client, 'generate-article', request)));
		expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
			[401, 'You must be logged in'],
			[403, 'Only administrators can generate an article'],
		]);
		expect(await rowsOf('public.blog_articles')).toEqual([]);
		const { status, body } = await invoke(await administrator(), 'generate-article', request);
		expect([status, body.writer]).toEqual([200, 'built-in']);
		const { id, slug, titles } = body.article as { id: string; slug: string; titles: Record<string, string> };
		const { data } = await testApp.client().from('blog_articles').select('*').single();
		expect(data).toMatchObject({ id, slug, category: 'Mirrors', title_en: titles.en, title_fa: titles.fa });
	});

	it('requires the second factor of an administrator who has one', async () => {
		const request = { topic: 'The mirror', category: 'Mirrors' };
		const client = await administrator();
		await database.query(
			"insert into auth.mfa_factors (user_id, factor_type, status, secret) select user_id, 'totp', 'verified', 'x' from public.user_roles",
		);
		const { status, body } = await invoke(client, 'generate-article', request);
		expect([status, body.code]).toEqual([403, 'insufficient_aal']);
	});

	it('is refused for a former administrator', async () => {
		const client = await administrator();
		await database.query('delete from public.user_roles');
		expect((await invoke(client, 'generate-article', { topic: 'The mirror' })).status).toBe(403);
	});

	it.each<[string, object, keyof (typeof topicMessages)['en'], string]>([
		['a short topic', { topic: 'abcd', category: 'x' }, 'topic_too_short', 'topic'],
		['a topic of blanks', { topic: '          ' }, 'topic_too_short', 'topic'],
		['a long topic', { topic: 'x'.repeat(201) }, 'topic_too_long', 'topic'],
		['a long category', { topic: 'The mirror', category: 'x'.repeat(101) }, 'category_too_long', 'category'],
		['no topic', { category: 'x' }, 'topic_invalid', 'topic'],
		['a topic that is no text', { topic: 12345 }, 'topic_invalid', 'topic'],
		['a category that is no text', { topic: 'The mirror', category: ['x'] }, 'topic_invalid', 'category'],
		['nothing', {}, 'topic_invalid', 'topic'],
	])('refuses %s', async (_what, request, key, field) => {
		const client = await administrator();
		for (const language of [undefined, ...languages]) {
			const { status, body } = await invoke(client, 'generate-article', { ...request, language });
			expect([status, body]).toEqual([400, { code: key, message: topicMessages[language ?? 'en'][key], field }]);
		}
	});

	it.each([
		['5 characters, and no category', { topic: ' lamps ' }, 'Spiritual Wisdom'],
		[
			'200 characters, and a category of blanks',
			{ topic: `lamps ${'🜁'.repeat(194)}`, category: '  ' },
			'Spiritual Wisdom',
		],
		['a category of 100 characters', { topic: 'lamps', category: ` ${'é'.repeat(100)} ` }, 'é'.repeat(100)],
	])('takes %s', async (_what, request, category) => {
		expect((await invoke(await administrator(), 'generate-article', request)).status).toBe(200);
		expect((await rowsOf('public.blog_articles'))[0]).toMatchObject({ category });
	});

	it('writes the theme that fits, then its other telling', async () => {
		const client = await administrator();
		const { name } = listThemes()[0] as { name: string };
		const topic = name.replaceAll('-', ' ');
		const answers = [];
		for (let time = 0; time < 2; time++) answers.push((await invoke(client, 'generate-article', { topic })).body);
		expect(answers.map(({ theme, matched }) => [theme, matched])).toEqual([
			[name, true],
			[name, true],
		]);
		const titles = answers.map(({ article }) => (article as { titles: { en: string } }).titles.en);
		expect(new Set(titles).size).toBe(2);
	});

	it('publishes nothing where no theme fits, and names those that can be told, by which they are found', async () => {
		const client = await administrator();
		await dailyByServer(testApp);
		for (const language of languages) {
			const before = await rowsOf('public.blog_articles');
			const request = { topic: 'zzyzx qwrtp', language };
			const { status, body } = await invoke(client, 'generate-article', request);
			expect([status, body.code, body.message, body.field]).toEqual([
				422,
				'no_theme',
				themeMessages[language].no_theme,
				'topic',
			]);
			expect(await rowsOf('public.blog_articles')).toHaveLength(before.length);
			const choices = body.choices as ThemeChoice[];
			expect(choices).toHaveLength(listThemes().length);
			const choice = choices.at(-1) as ThemeChoice;
			const answer = await invoke(client, 'generate-article', { topic: choice.title, language });
			expect(answer.body).toMatchObject({ theme: choice.theme, matched: true });
			expect((answer.body.article as { titles: Record<Language, string> }).titles[language]).toBe(choice.title);
			await database.query('delete from internal.articles_written where theme = $1', [choice.theme]);
		}
	});
});

describe('with a model', () => {
	let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>> | undefined;
	afterEach(() => endpoint?.close());

	const order = { en: 'English', fa: 'Persian only', ar: 'Arabic only', es: 'Spanish only' };
	/** The language a request is for, by the manner its system prompt asks for. */
	const languageOf = ({ messages }: { messages: { content: string }[] }) =>
		languages.findLast((language) => messages[0]?.content.includes(order[language])) as Language;
	type Words = { title: string; excerpt: string; content: string };
	const good = (
		body: { messages: { content: string }[] },
		change = (words: Words, _language: Language) => words,
	): Script => {
		const language = languageOf(body);
		return {
			pieces: JSON.stringify(change(plainArticle(language), language)).match(/[\s\S]{1,400}/g) ?? [],
		};
	};
	async function withModel(...scripts: Parameters<typeof startScriptedEndpoint>) {
		endpoint = await startScriptedEndpoint(...scripts);
		const settings = { AI_BASE_URL: endpoint.url, AI_MODEL: 'scripted', AI_TIMEOUT: '1', AI_FIRST_TOKEN_TIMEOUT: '1' };
		return openTestApp(database, settings);
	}
	const request = { topic: 'Umbrellas in the theatre', category: 'Weather' };
	/** It can be told without a model. */
	const known = { topic: 'Rain on the roof', category: 'Weather' };

	it('the model writes the topic in four languages', async () => {
		testApp = await withModel((body) => good(body));
		const { body } = await invoke(await administrator(), 'generate-article', request);
		expect(body).toMatchObject({ writer: { model: 'scripted' }, theme: null, matched: false });
		const [row] = await rowsOf('public.blog_articles');
		for (const language of languages) {
			const { title, excerpt, content } = plainArticle(language);
			expect(row).toMatchObject({
				[`title_${language}`]: title,
				[`excerpt_${language}`]: excerpt,
				[`content_${language}`]: content,
			});
		}
		expect(row).toMatchObject({ category: 'Weather', slug: expect.stringMatching(/^scripted-lamp-well-/) });
		expect(endpoint?.seen.length).toBe(4);
		expect(endpoint?.seen[0]?.body.messages[1]?.content).toContain('<topic>\nUmbrellas in the theatre\n</topic>');
	});

	it('is asked once more after a failure', async () => {
		testApp = await withModel({ pieces: ['{"title":"x"'] }, (body) => good(body));
		const { body } = await invoke(await administrator(), 'generate-article', request);
		expect(body.writer).toEqual({ model: 'scripted' });
		expect(endpoint?.seen.length).toBe(5);
	});

	it.each<[string, (words: Words, language: Language) => Words]>([
		['too short', (words, language) => (language === 'fa' ? plainArticle('fa', 0, 20) : words)],
		[
			'too long',
			(words, language) =>
				language === 'ar' ? { ...words, content: `${words.content}\n\n${plainArticle('ar', 0, 56).content}` } : words,
		],
		['in another language', (words, language) => (language === 'es' ? plainArticle('en') : words)],
		[
			'with a verse',
			(words, language) =>
				language === 'fa'
					? { ...words, content: `${words.content}\n\nچنان که گفته‌اند «دلم ز غصه پریشان شد و نگار نیامد».` }
					: words,
		],
		['with a year that nobody gave', (words) => ({ ...words, content: `${words.content} That was in 1431.` })],
		[
			'saying a sentence twice',
			(words) => ({ ...words, content: `${words.content} ${words.content.split('. ')[0]}.` }),
		],
		['in one block', (words) => ({ ...words, content: words.content.replaceAll('\n\n', ' ') })],
		[
			'that frightens',
			(words, language) => (language === 'en' ? { ...words, content: `${words.content} You will die of it.` } : words),
		],
	])('a text %s leaves the whole to the built-in writer', async (_what, change) => {
		testApp = await withModel((body) => good(body, change));
		const { body } = await invoke(await administrator(), 'generate-article', known);
		expect(body.writer).toBe('built-in');
		const rows = await rowsOf('public.blog_articles');
		expect(rows.length).toBe(1);
		for (const language of languages) expect(JSON.stringify(rows)).not.toContain(plainArticle(language).title);
		expect((await told()).length).toBe(1);
		expect(testApp.logged()).toMatch(/the built-in writer answers for the model/);
	});

	it('that is too slow leaves it to the built-in writer', async () => {
		endpoint = await startScriptedEndpoint({ pieces: ['{'], firstAfter: 7000 });
		const limits = { AI_TIMEOUT: 0.2, AI_FIRST_TOKEN_TIMEOUT: 0.2 };
		const model = createModel({ AI_BASE_URL: endpoint.url, AI_MODEL: 'scripted', ...limits });
		const writer = createWriter({ model, dailyLimit: 100, log: silentLog, clock: () => new Date() });
		testApp = await openTestApp(database, {}, { writer });
		const { body } = await invoke(await administrator(), 'generate-article', known);
		expect(body.writer).toBe('built-in');
		expect(endpoint?.seen.length).toBe(2);
	});

	it('that fails leaves a topic without a theme unwritten', async () => {
		testApp = await withModel({ pieces: ['{'] });
		const { status, body } = await invoke(await administrator(), 'generate-article', request);
		expect([status, body.code]).toEqual([422, 'no_theme']);
		expect(await rowsOf('public.blog_articles')).toEqual([]);
		expect(await told()).toEqual([]);
	});

	it('a title that is there already is not published twice', async () => {
		testApp = await withModel((body) => good(body));
		const client = await administrator();
		const writers = [];
		for (let time = 0; time < 2; time++) writers.push((await invoke(client, 'generate-article', known)).body.writer);
		expect(writers).toEqual([{ model: 'scripted' }, 'built-in']);
	});

	it('the set of the day is the model’s, one set for two servers', async () => {
		const asked: Partial<Record<Language, number>> = {};
		testApp = await withModel((body) => {
			const which = (asked[languageOf(body)] ?? 0) + 1;
			asked[languageOf(body)] = which;
			return good(body, (words, language) => ({ ...words, title: plainArticle(language, which).title }));
		});
		const answers = await Promise.all([dailyByServer(testApp), dailyByServer(testApp)]);
		expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(3);
		const titles = (await rowsOf('public.blog_articles')).map(({ title_en }) => title_en);
		expect(titles).toEqual(Array(3).fill(expect.stringMatching(/^Scripted /)));
		// Each was about a theme, whose texts were in the prompt.
		expect((await told()).every(({ theme }) => theme !== null)).toBe(true);
		expect(endpoint?.seen[0]?.body.messages[1]?.content).toMatch(/"material":".{2000}/);
	});
});
