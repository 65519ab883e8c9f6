import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { type Script, startScriptedEndpoint } from '#src/words/testing/scripted-endpoint.ts';
import { entryOfDay } from './entry-of-day.server.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';
import { moulanaWords } from './words/words.server.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const date = '2026-11-21';
const stream = (app: TestApp['app'], body: object) =>
	app.request('/functions/v1/moulana-wisdom', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	});

describe('moulana-wisdom', () => {
	it.each(languages)('answers a supabase-js client in %s with story, message, practice and quote', async (language) => {
		for (const path of paths) {
			const { data, error } = await testApp
				.client()
				.functions.invoke('moulana-wisdom', { body: { path, language, date } });
			expect(error).toBeNull();
			const { id, place, verse } = entryOfDay(path, date);
			const { title, translation, story, message, practice } = moulanaWords[language][id];
			expect(data).toEqual({
				story,
				message,
				practice,
				quote: (translation ?? verse).join('\n'),
				facts: { entry: id, title, place, original: verse, translation },
				writer: 'built-in',
			});
		}
	});

	it('streams facts, then each field, then the whole', async () => {
		const events = await eventsOf(await stream(testApp.app, { path: 'silence', language: 'en', date }));
		expect(events.map(({ event, data }) => [event, data.field])).toEqual([
			['facts', undefined],
			['delta', 'story'],
			['delta', 'message'],
			['delta', 'practice'],
			['done', undefined],
		]);
		expect(events.at(-1)?.data).toMatchObject({ story: events[1]?.data.text, facts: events[0]?.data });
	});

	it('needs path and language only, as the specification has it, and then tells of today', async () => {
		const { data, error } = await testApp
			.client()
			.functions.invoke('moulana-wisdom', { body: { path: 'love', language: 'es' } });
		expect(error).toBeNull();
		expect(data.quote.split('\n')).toEqual(data.facts.translation);
	});

	it.each(languages)('refuses an unknown path in %s in words, with the field', async (language) => {
		const answer = await stream(testApp.app, { path: 'power', language });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toEqual({
			code: 'path_unknown',
			message: messages[language].path_unknown,
			field: 'path',
		});
	});
});

describe('with a model', () => {
	let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
	afterEach(() => endpoint?.close());

	const { id, verse } = entryOfDay('story', date);
	const built = moulanaWords.en[id];
	const filler =
		'The lamp went low along the street and the people saw where they were to step when they came out of the door of the house. ';
	const answer = (change: Record<string, string> = {}) => ({
		pieces: [
			JSON.stringify({
				story: filler.repeat(4).trim(),
				message: filler.repeat(2).trim(),
				practice: 'Stand at the door for five minutes. What do you see from there that you do not see from inside?',
				...change,
			}),
		],
	});

	async function askWith(script: Script) {
		endpoint = await startScriptedEndpoint(script);
		const { app } = await openTestApp(database, {
			AI_BASE_URL: endpoint.url,
			AI_MODEL: 'scripted',
			AI_TIMEOUT: '3',
			AI_FIRST_TOKEN_TIMEOUT: '2',
		});
		return (await eventsOf(await stream(app, { path: 'story', language: 'en', date }))).at(-1)?.data;
	}

	it('gives it our story and the verse as facts, and shows what it wrote under our quote', async () => {
		const done = await askWith(answer());
		expect(done).toMatchObject({ writer: { model: 'scripted' }, quote: built.translation?.join('\n') });
		expect(done?.story).toBe(filler.repeat(4).trim());
		const [system, user] = endpoint.seen[0]?.body.messages ?? [];
		expect(system?.content).toContain('"practice"');
		expect(user?.content).toContain(verse[0]);
		expect(JSON.parse(user?.content ?? '{}').story).toBe(built.story);
	});

	it.each<[string, Script]>([
		['composes a verse', answer({ message: `${filler.repeat(3)} «ای دل به چراغ عشق روشن شو و باز آی به خانه».` })],
		[
			'quotes what Rumi never said',
			answer({ message: `${filler.repeat(3)} “The wound is the place where the light enters you.”` }),
		],
		['names another place', answer({ practice: `${filler} It stands in section 977.` })],
		['leaves a field out', { pieces: [JSON.stringify({ story: filler.repeat(6) })] }],
		['is refused by its endpoint', { status: 403 }],
	])('that %s: the built-in writer answers whole', async (_what, script) => {
		const done = await askWith(script);
		expect(done).toMatchObject({
			writer: 'built-in',
			story: built.story,
			message: built.message,
			practice: built.practice,
		});
	});
});
