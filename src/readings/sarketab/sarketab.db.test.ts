import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { messages, type PersonMessageKey } from '#src/readings/person/messages.ts';
import { religions } from '#src/readings/person/schemas.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const asked = {
	name: 'سارا',
	motherName: 'مریم',
	birthDate: '1369/02/25',
	religion: 'islam',
	calendarType: 'solar',
};
const stream = (body: object) =>
	testApp.app.request('/functions/v1/sarketab-reading', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	});

describe('sarketab-reading', () => {
	it.each(languages)('answers a supabase-js client in %s with a reading and the sums', async (language) => {
		const { data, error } = await testApp
			.client()
			.functions.invoke('sarketab-reading', { body: { ...asked, language } });
		expect(error).toBeNull();
		expect(data.writer).toBe('built-in');
		expect(data.reading.split('\n\n')).toHaveLength(4);
		expect(data.facts.taleh).toMatchObject({ name: 262, mother: 290, sum: 552, remainder: 0, sign: { id: 'pisces' } });
		expect(data.facts.birth).toMatchObject({ iso: '1990-05-15', weekday: 2 });
	});

	it('streams facts, then words, then the whole', async () => {
		const events = await eventsOf(await stream({ ...asked, language: 'en' }));
		expect(events.map(({ event }) => event)).toEqual(['facts', 'delta', 'delta', 'delta', 'delta', 'done']);
		const words = events
			.filter(({ event }) => event === 'delta')
			.map(({ data }) => data.text)
			.join('');
		expect(events.at(-1)?.data).toMatchObject({ reading: words, facts: events[0]?.data });
	});

	it('changes a blessing with the religion, and nothing of the sums', async () => {
		const told = await Promise.all(
			religions.map(async (religion) => {
				const { data } = await testApp
					.client()
					.functions.invoke('sarketab-reading', { body: { ...asked, religion, language: 'en' } });
				return data as { reading: string; facts: object };
			}),
		);
		expect(new Set(told.map(({ reading }) => reading)).size).toBe(religions.length);
		expect(new Set(told.map(({ facts }) => JSON.stringify(facts))).size).toBe(1);
	});

	it.each<[string, Record<string, unknown>, PersonMessageKey, string]>([
		['no name', { name: '' }, 'name_too_short', 'name'],
		['a name of 101 letters', { name: 'x'.repeat(101) }, 'name_too_long', 'name'],
		['a mother’s name of one letter', { motherName: ' م ' }, 'mother_name_too_short', 'motherName'],
		['a mother’s name too long', { motherName: 'x'.repeat(101) }, 'mother_name_too_long', 'motherName'],
		['a name in a third script', { name: '李雷' }, 'letters_unknown', 'name'],
		['no religion', { religion: '' }, 'religion_required', 'religion'],
		['a date too long', { birthDate: '1'.repeat(21) }, 'birth_date_invalid', 'birthDate'],
		['Esfand 30 of a common year', { birthDate: '1402/12/30' }, 'birth_date_invalid', 'birthDate'],
	])('refuses %s in the language of the payload, with the field', async (_what, change, key, field) => {
		for (const language of languages) {
			const answer = await stream({ ...asked, language, ...change });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toEqual({ code: key, message: messages[language][key], field });
		}
	});

	it('answers a cry for help in a name with help lines, and no sums', async () => {
		const events = await eventsOf(await stream({ ...asked, name: 'I want to kill myself tonight', language: 'en' }));
		expect(events.map(({ event }) => event)).toEqual(['done']);
		expect(JSON.stringify(events)).not.toContain('taleh');
	});
});
