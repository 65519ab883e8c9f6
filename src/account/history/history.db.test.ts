import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { symbolIds } from '#src/listening/symbols.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { type HistoryEntry, type HistoryFilter, readHistory, readYear } from './read-history.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const card = (id: number) => ({ card: { id, name: 'a card' }, position: 0, revealed: true, reversed: false });

/** Somebody with a reading of each kind, an hour apart, the first at noon of 1 March 2026. */
async function somebody() {
	const { client, userId } = await testApp.signedIn();
	const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, 12 + hour)).toISOString();
	const add = (table: string, row: Record<string, unknown>) => {
		const columns = ['user_id', ...Object.keys(row)];
		return database.query(
			`insert into public.${table} (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`,
			[userId, ...Object.values(row)],
		);
	};
	await add('tarot_readings', {
		cards: JSON.stringify([card(0), card(9)]),
		interpretation: 'The Fool sets out.',
		created_at: at(0),
	});
	await add('dream_interpretations', {
		dream_text: 'A red door, "half" open',
		interpretation: 'Doors are thresholds.',
		created_at: at(1),
	});
	await add('hafez_readings', { poem_id: 7, question: null, interpretation: 'یوسف بازمی‌آید.', created_at: at(2) });
	await add('mbti_results', { mbti_type: 'INFP', answers: '["I"]', analysis: 'Warm, 100% so.', created_at: at(3) });
	await add('lucky_number_readings', {
		full_name: 'Leila Karimi',
		mother_name: 'Maryam',
		birth_date: '1990-05-15',
		gender: 'female',
		calendar_type: 'gregorian',
		lucky_number: 3,
		wealth_number: 4,
		protection_number: 5,
		love_number: 6,
		lucky_day: 'Friday',
		analysis: 'Three is a beginning.',
		created_at: at(4),
	});
	return { client, userId, add };
}

const read = async (client: SupabaseClient, userId: string, filter: HistoryFilter = {}, size = 30) =>
	(await readHistory(client, userId, filter, { size })).entries;
const kindsOf = (entries: readonly HistoryEntry[]) => entries.map(({ kind }) => kind);

describe('kept readings', () => {
	it('are one list of all kinds, newest first, each with its question', async () => {
		const { client, userId } = await somebody();
		const entries = await read(client, userId);
		expect(kindsOf(entries)).toEqual(['lucky-number', 'tests', 'hafez', 'dreams', 'tarot']);
		expect(entries.map(({ asked }) => asked)).toEqual(['Leila Karimi', 'INFP', null, 'A red door, "half" open', null]);
		expect(entries.at(-1)?.details).toMatchObject([{ card: { id: 0 } }, { card: { id: 9 } }]);
	});

	it.each<[string, HistoryFilter, string[]]>([
		['of one kind', { kind: 'dreams' }, ['dreams']],
		['with words of the question', { search: 'RED door' }, ['dreams']],
		['with words of the answer', { search: 'beginning' }, ['lucky-number']],
		['with signs that mean something elsewhere', { search: '"half" open' }, ['dreams']],
		['with a percent sign, which stands for itself', { search: '100%' }, ['tests']],
		['with an underscore, which stands for itself', { search: 'F__l' }, []],
		['with a comma and brackets', { search: 'Warm, 100' }, ['tests']],
		['with a letter of the other keyboard', { search: 'بازمي آيد' }, ['hafez']],
		['of some hours', { span: { from: '2026-03-01T13:00:00Z', until: '2026-03-01T15:00:00Z' } }, ['hafez', 'dreams']],
		['of another month', { span: { from: '2026-04-01T00:00:00Z', until: '2026-05-01T00:00:00Z' } }, []],
		['of one kind and words', { kind: 'tarot', search: 'fool' }, ['tarot']],
		['of one kind without those words', { kind: 'hafez', search: 'fool' }, []],
	])('are found %s', async (_what, filter, found) => {
		const { client, userId } = await somebody();
		expect(kindsOf(await read(client, userId, filter))).toEqual(found);
	});

	it('are read page by page, nothing twice and nothing left out, also where many have one moment', async () => {
		const { client, userId } = await somebody();
		await database.query(
			`insert into public.hafez_readings (user_id, poem_id, interpretation, created_at)
			select $1, 1 + n % 12, 'Number ' || n, timestamptz '2026-02-01 10:00:00.123456Z' - (n / 7) * interval '1 minute'
			from generate_series(1, 40) as n`,
			[userId],
		);
		await database.query(
			`insert into public.dream_interpretations (user_id, dream_text, interpretation, created_at)
			select $1, 'Dream ' || n, 'Told ' || n, timestamptz '2026-02-01 10:00:00.123456Z' from generate_series(1, 9) as n`,
			[userId],
		);
		const seen: HistoryEntry[] = [];
		let more = true;
		while (more) {
			const page = await readHistory(client, userId, {}, { size: 10, after: seen.at(-1) });
			expect(page.entries.length).toBe(page.more ? 10 : 4);
			seen.push(...page.entries);
			more = page.more;
		}
		expect(new Set(seen.map(({ id }) => id)).size).toBe(54);
		const times = seen.map(({ created_at }) => created_at);
		expect(times).toEqual([...times].sort().reverse());
	});

	it('are hidden from others: in reading, in searching, in deleting', async () => {
		const { client, userId } = await somebody();
		const { client: other, userId: otherId } = await testApp.signedIn();
		expect(await read(other, userId)).toEqual([]);
		expect(await read(other, userId, { search: 'door' })).toEqual([]);
		expect(await read(other, otherId)).toEqual([]);
		expect((await other.from('kept_readings').select('id')).data).toEqual([]);
		await other.from('dream_interpretations').delete().eq('user_id', userId);
		expect(kindsOf(await read(client, userId, { kind: 'dreams' }))).toEqual(['dreams']);
		expect((await testApp.client().from('kept_readings').select('id')).error?.code).toBe('42501');
	});

	it('leave the list when they are deleted', async () => {
		const { client, userId } = await somebody();
		const [dream] = await read(client, userId, { kind: 'dreams' });
		expect(
			(
				await client
					.from('dream_interpretations')
					.delete()
					.eq('id', dream?.id ?? '')
			).error,
		).toBeNull();
		expect(kindsOf(await read(client, userId))).toEqual(['lucky-number', 'tests', 'hafez', 'tarot']);
	});

	it('cannot be written through the view', async () => {
		const { client, userId } = await somebody();
		expect((await client.from('kept_readings').delete().eq('user_id', userId)).error).not.toBeNull();
		expect((await read(client, userId)).length).toBe(5);
	});
});

describe('a year at a glance', () => {
	const months = (year: number, first: number) =>
		Array.from({ length: 13 }, (_, index) => new Date(Date.UTC(year, first + index, 1)));

	it('counts each kind in the months as they were given, its own rows only', async () => {
		const { client, add } = await somebody();
		const { client: other } = await testApp.signedIn();
		await add('hafez_readings', { poem_id: 7, interpretation: 'Again.', created_at: '2026-04-30T23:59:59.999Z' });
		await add('hafez_readings', { poem_id: 3, interpretation: 'Once.', created_at: '2026-05-01T00:00:00Z' });
		await add('hafez_readings', { poem_id: 3, interpretation: 'Too late.', created_at: '2027-01-01T00:00:00Z' });
		const year = await readYear(client, months(2026, 0));
		expect(year.months).toEqual([
			...['dreams', 'hafez', 'lucky-number', 'tarot', 'tests'].map((kind) => ({ month: 3, kind, count: 1 })),
			{ month: 4, kind: 'hafez', count: 1 },
			{ month: 5, kind: 'hafez', count: 1 },
		]);
		expect((await readYear(client, months(2026, 3))).months[0]).toEqual({ month: 1, kind: 'hafez', count: 1 });
		expect(await readYear(other, months(2026, 0))).toEqual({ months: [], cards: [], poems: [], symbols: [] });
	});

	it('has cards and poems that came more than once', async () => {
		const { client, userId, add } = await somebody();
		for (const created_at of ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'])
			await add('tarot_readings', { cards: JSON.stringify([card(9), card(20)]), interpretation: 'Again.', created_at });
		await add('hafez_readings', { poem_id: 7, interpretation: 'Again.', created_at: '2026-08-01T00:00:00Z' });
		const [newest] = await read(client, userId, { kind: 'hafez' });
		expect(await readYear(client, months(2026, 0))).toMatchObject({
			cards: [
				{ id: 9, count: 3 },
				{ id: 20, count: 2 },
			],
			poems: [{ poem: 7, count: 2, newest: newest?.id }],
		});
	});

	it('has symbols that were dreamt of more than once, each dream counted once', async () => {
		const { client, userId, add } = await somebody();
		const { client: other, userId: otherId } = await testApp.signedIn();
		const dream = (symbols: string[]) => ({ dream_text: 'A dream', interpretation: 'Told.', symbols });
		for (const [person, id, symbols] of [
			[client, userId, ['snake', 'being-lost', 'snake']],
			[client, userId, ['well', 'snake', 'being-lost']],
			[client, userId, ['snake']],
			[client, userId, []],
			[other, otherId, ['well', 'well']],
		] as const)
			expect(
				(await person.from('dream_interpretations').insert({ user_id: id, ...dream([...symbols]) })).error,
			).toBeNull();
		await add('dream_interpretations', { ...dream(['well']), created_at: '2001-01-01T00:00:00Z' });
		const now = new Date().getUTCFullYear();
		expect((await readYear(client, months(now, 0))).symbols).toEqual([
			{ id: 'snake', count: 3 },
			{ id: 'being-lost', count: 2 },
		]);
		expect((await readYear(other, months(now, 0))).symbols).toEqual([]);
		const [newest] = await read(client, userId, { kind: 'dreams' });
		expect(newest?.details).toEqual([]);
	});

	it.each([
		['a name that is no id', ['Snake!']],
		['an id without end', ['x'.repeat(41)]],
		['an empty id', ['']],
		['more than there are', Array(201).fill('snake')],
		['lists of lists', [['snake'], ['well']]],
		['nothing', [null]],
	])('keeps no symbol that is %s', async (_what, symbols) => {
		const { client } = await testApp.signedIn();
		const row = { dream_text: 'A dream', interpretation: 'Told.', symbols };
		expect((await client.from('dream_interpretations').insert(row)).error?.code).toBe('23514');
	});

	it('has room for every symbol of the lexicon', async () => {
		const { client } = await testApp.signedIn();
		const row = { dream_text: 'A dream', interpretation: 'Told.', symbols: [...symbolIds] };
		expect((await client.from('dream_interpretations').insert(row)).error).toBeNull();
	});

	it('is empty for anonymous callers', async () => {
		await expect(readYear(testApp.client(), months(2026, 0))).rejects.toMatchObject({ code: '42501' });
	});
});
