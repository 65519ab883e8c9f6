import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { messages, type PersonMessageKey } from '#src/readings/person/messages.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const asked = {
	fullName: 'John Lennon',
	motherName: 'Mary',
	birthDate: '1940-10-09',
	gender: 'male',
	calendarType: 'gregorian',
};
const stream = (body: object) =>
	testApp.app.request('/functions/v1/lucky-number', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	});

describe('lucky-number', () => {
	it.each([
		['en', 'Saturday'],
		['fa', 'شنبه'],
		['ar', 'السبت'],
		['es', 'sábado'],
	])('answers a supabase-js client in %s with four numbers, the day and an analysis', async (language, luckyDay) => {
		const { data, error } = await testApp.client().functions.invoke('lucky-number', { body: { ...asked, language } });
		expect(error).toBeNull();
		expect(data).toMatchObject({
			luckyNumber: 6,
			wealthNumber: 4,
			protectionNumber: 3,
			loveNumber: 8,
			luckyDay,
			writer: 'built-in',
		});
		expect(data.analysis.split('\n\n')).toHaveLength(4);
		expect(data.facts.wealthNumber.reduction).toMatchObject({ from: 49, value: 4 });
	});

	it('streams facts, then words, then the whole', async () => {
		const events = await eventsOf(await stream({ ...asked, language: 'en' }));
		expect(events.map(({ event }) => event)).toEqual(['facts', 'delta', 'delta', 'delta', 'delta', 'done']);
		expect(events[1]?.data).toMatchObject({ field: 'analysis' });
		expect(events.at(-1)?.data).toMatchObject({ facts: events[0]?.data, luckyNumber: 6 });
	});

	it.each<[string, Record<string, unknown>, PersonMessageKey, string]>([
		['no name', { fullName: '  ' }, 'name_too_short', 'fullName'],
		['a name of 101 letters', { fullName: 'x'.repeat(101) }, 'name_too_long', 'fullName'],
		['no mother’s name', { motherName: undefined }, 'mother_name_too_short', 'motherName'],
		['a name in a third script', { fullName: 'Анна' }, 'letters_unknown', 'fullName'],
		['a name in two scripts', { motherName: 'Mary مریم' }, 'letters_unknown', 'motherName'],
		['a name without letters', { fullName: '1234' }, 'letters_unknown', 'fullName'],
		['a date too short', { birthDate: '1940' }, 'birth_date_invalid', 'birthDate'],
		['no such day', { birthDate: '1940-02-31' }, 'birth_date_invalid', 'birthDate'],
		['a fourth calendar', { calendarType: 'julian' }, 'calendar_type_required', 'calendarType'],
		['a third gender on the wire', { gender: 'x' }, 'gender_required', 'gender'],
	])('refuses %s in the language of the payload, with the field', async (_what, change, key, field) => {
		for (const language of languages) {
			const answer = await stream({ ...asked, language, ...change });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toEqual({ code: key, message: messages[language][key], field });
		}
	});

	it('answers a cry for help in a name with help lines, and no numbers', async () => {
		const events = await eventsOf(
			await stream({ ...asked, fullName: 'I want to kill myself tonight', language: 'en' }),
		);
		expect(events.map(({ event }) => event)).toEqual(['done']);
		expect(JSON.stringify(events)).not.toContain('wealthNumber');
	});
});

describe('keeping lucky numbers', () => {
	it('takes the row as the browser makes it, once, for its owner only', async () => {
		const { client, userId } = await testApp.signedIn();
		const { data } = await client.functions.invoke('lucky-number', { body: { ...asked, language: 'fa' } });
		const row = {
			id: crypto.randomUUID(),
			user_id: userId,
			full_name: asked.fullName,
			mother_name: asked.motherName,
			birth_date: asked.birthDate,
			gender: asked.gender,
			calendar_type: asked.calendarType,
			lucky_number: data.luckyNumber,
			wealth_number: data.wealthNumber,
			protection_number: data.protectionNumber,
			love_number: data.loveNumber,
			lucky_day: data.luckyDay,
			analysis: data.analysis,
		};
		expect((await client.from('lucky_number_readings').insert(row)).error).toBeNull();
		expect((await client.from('lucky_number_readings').insert(row)).error).toMatchObject({ code: '23505' });
		const other = await testApp.signedIn();
		expect((await other.client.from('lucky_number_readings').select('*')).data).toEqual([]);
		const own = await client.from('lucky_number_readings').select('*');
		expect(own.data).toMatchObject([row]);
		const anonymous = await testApp
			.client()
			.from('lucky_number_readings')
			.insert({ ...row, id: crypto.randomUUID() });
		expect(anonymous.status).toBe(401);
	});
});
