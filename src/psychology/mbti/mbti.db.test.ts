import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { type Script, startScriptedEndpoint } from '#src/words/testing/scripted-endpoint.ts';
import { compose } from './compose.server.ts';
import { messages } from './messages.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const stream = (app: TestApp['app'], body: object) =>
	app.request('/functions/v1/mbti-analysis', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	});

describe('mbti-analysis', () => {
	it.each(languages)('answers a supabase-js client in %s with mbtiType and analysis', async (language) => {
		const { data, error } = await testApp
			.client()
			.functions.invoke('mbti-analysis', { body: { answers: ['I', 'N', 'F', 'P'], language } });
		expect(error).toBeNull();
		expect(data).toEqual({
			mbtiType: 'INFP',
			analysis: compose('INFP', language),
			facts: { mbtiType: 'INFP' },
			writer: 'built-in',
		});
	});

	it.each<[string, unknown]>([
		['a list', ['E', 'S', 'T', 'J']],
		['one word', 'ESTJ'],
		['small letters', ['e', 's', 't', 'j']],
	])('reads the four letters as %s', async (_what, answers) => {
		const { data } = await testApp.client().functions.invoke('mbti-analysis', { body: { answers, language: 'en' } });
		expect(data.mbtiType).toBe('ESTJ');
	});

	it('streams the type first, then the parts, then the whole', async () => {
		const events = await eventsOf(await stream(testApp.app, { answers: 'ENTP', language: 'es' }));
		expect(events[0]).toEqual({ event: 'facts', data: { mbtiType: 'ENTP' } });
		expect(events.filter(({ event }) => event === 'delta')).toHaveLength(8);
		expect(events.at(-1)?.data).toMatchObject({ mbtiType: 'ENTP', analysis: compose('ENTP', 'es') });
	});

	it.each<[string, Record<string, unknown>]>([
		['three letters', { answers: ['I', 'N', 'F'] }],
		['letters in another order', { answers: ['N', 'I', 'F', 'P'] }],
		['a letter of no dimension', { answers: ['X', 'N', 'F', 'P'] }],
		['twelve letters', { answers: 'IIINNNFFFPPP' }],
		['numbers', { answers: [1, 2, 3, 4] }],
		['an object', { answers: { type: 'INFP' } }],
		['nothing', {}],
	])('refuses %s in the words of the specification, in the language of the payload', async (_what, body) => {
		for (const language of languages) {
			const answer = await stream(testApp.app, { ...body, language });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toEqual({
				code: 'answers_incomplete',
				message: messages[language].answers_incomplete,
				field: 'answers',
			});
		}
	});

	it('counts an unknown language as Persian', async () => {
		const { data } = await testApp
			.client()
			.functions.invoke('mbti-analysis', { body: { answers: 'ISFJ', language: 'de' } });
		expect(data.analysis).toBe(compose('ISFJ', 'fa'));
	});
});

describe('with a model', () => {
	let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
	afterEach(() => endpoint?.close());

	const prose =
		'A lamp stands in the window of the house, and the one who sits behind it is thinking about the talk of this evening. '
			.repeat(8)
			.trim();
	const pieces = prose.match(/\S+\s*/g) ?? [];

	async function ask(script: Script) {
		endpoint = await startScriptedEndpoint(script);
		const { app } = await openTestApp(database, {
			AI_BASE_URL: endpoint.url,
			AI_MODEL: 'scripted',
			AI_TIMEOUT: '3',
			AI_FIRST_TOKEN_TIMEOUT: '2',
		});
		return eventsOf(await stream(app, { answers: 'INFJ', language: 'en' }));
	}

	it('streams its words, with its name, and is told the letters and what they mean', async () => {
		const events = await ask({ pieces: [...pieces, ' An INFJ is one of 16 types.'] });
		expect(events.at(-1)?.data).toMatchObject({
			mbtiType: 'INFJ',
			analysis: `${prose} An INFJ is one of 16 types.`,
			writer: { model: 'scripted' },
		});
		const user = JSON.parse(endpoint.seen[0]?.body.messages[1]?.content ?? '{}');
		expect(user.type).toBe('INFJ');
		expect(user.letters).toHaveLength(4);
	});

	it.each<[string, Script]>([
		['speaks of another type', { pieces: [...pieces, ' Beside an ENTP this is plain to see.'] }],
		['makes up a figure', { pieces: [...pieces, ' Only 37 of them are known.'] }],
		['breaks off', { pieces, breakAfter: 5 }],
		['says too little', { pieces: pieces.slice(0, 40) }],
		['is rude', { status: 400 }],
	])('that %s: the built-in writer answers whole', async (_what, script) => {
		const events = await ask(script);
		expect(events.at(-1)?.data).toMatchObject({ analysis: compose('INFJ', 'en'), writer: 'built-in' });
	});
});

describe('keeping a result', () => {
	const answers = ['I', 'N', 'F', 'P', 'E', 'N', 'F', 'P', 'I', 'S', 'F', 'P'];

	it.each<[string, string, (string | number)[]]>([
		['a type', 'INFP', answers],
		['a level of the EQ test', 'EQ-Needs Improvement', [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]],
		['a career', 'CAREER', ['creative', 'social', 'creative', 'leadership', 'analytical']],
		['the preferences', 'GARDNER', [5, 4, 3, 2, 1, 5, 4, 3]],
	])('takes %s, once, and shows it to its owner', async (_what, mbti_type, given) => {
		const { client, userId } = await testApp.signedIn();
		const row = { id: crypto.randomUUID(), user_id: userId, mbti_type, answers: given, analysis: 'It says …' };
		expect((await client.from('mbti_results').insert(row)).error).toBeNull();
		expect((await client.from('mbti_results').insert(row)).error).toMatchObject({ code: '23505' });
		const { data } = await client
			.from('mbti_results')
			.select('*')
			.eq('user_id', userId)
			.order('created_at', { ascending: false });
		expect(data).toHaveLength(1);
		expect(data?.[0]).toMatchObject(row);
	});

	it('is refused to visitors, under another name, and of a type that is none', async () => {
		const row = { mbti_type: 'INFP', answers, analysis: 'x' };
		const anonymous = await testApp.client().from('mbti_results').insert(row);
		expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501']);
		const { client, userId } = await testApp.signedIn();
		const other = await testApp.signedIn();
		const foreign = await client.from('mbti_results').insert({ ...row, user_id: other.userId });
		expect([foreign.status, foreign.error?.code]).toEqual([403, '42501']);
		const none = await client.from('mbti_results').insert({ ...row, mbti_type: 'WXYZ', user_id: userId });
		expect([none.status, none.error?.code]).toEqual([400, '23514']);
	});
});
