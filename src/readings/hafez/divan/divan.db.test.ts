import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { testDivan } from '#src/methods/divan/testing/test-divan.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { startScriptedEndpoint } from '#src/words/testing/scripted-endpoint.ts';
import { keepDivan, removeDivan } from '../../../../scripts/admin/divan/keep-divan.ts';
import { verseText } from '../request.ts';

let database: Database;
let site: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	site = await openTestApp(database);
});
afterAll(() => database.close());

const [, drawn = [], other = []] = testDivan.ghazals[6]?.couplets ?? [];
const poem = drawn.join('\n');
const place = { ghazal: 255, couplet: 2 };
const question = 'How long must I wait for her letter?';
const read = async (body: object) => {
	const { data, error } = await site.client().functions.invoke('hafez-interpretation', { body });
	expect(error).toBeNull();
	return data;
};
const edition = { edition: testDivan.edition, source: testDivan.source, licence: testDivan.licence };

describe('without a Divan', () => {
	it('all is as it was: the twelve, unknown couplets, and nothing to read', async () => {
		const own = await read({ poem: verseText(poems[6]), question, language: 'en' });
		expect(Object.keys(own.facts.poem)).toEqual([
			'id',
			'ghazal',
			'edition',
			'verse',
			'translation',
			'theme',
			'imagery',
		]);
		expect(
			await read({ poem: verseText(poems[6]), question, language: 'en', place: { ghazal: 255, couplet: 1 } }),
		).toEqual(own);
		const unknown = await read({ poem, question, language: 'en', place, found: { ghazal: 1 } });
		expect(unknown.facts.poem).toEqual({
			id: null,
			ghazal: null,
			edition: null,
			verse: drawn,
			translation: null,
			theme: null,
			imagery: [],
		});
		const client = site.client();
		expect((await client.from('divan').select('edition').maybeSingle()).data).toBeNull();
		expect((await client.rpc('read_ghazal', { of_ghazal: 1 })).data).toBeNull();
		expect((await client.rpc('search_divan', {})).data).toBeNull();
	});

	it('keeps no reading of a couplet that is none of the twelve', async () => {
		const { client, userId } = await site.signedIn();
		const { error } = await client
			.from('hafez_readings')
			.insert({ user_id: userId, poem_id: 255_002, interpretation: 'x' });
		expect(error?.code).toBe('23514');
	});
});

describe('with a Divan', () => {
	beforeAll(() => keepDivan(database, testDivan));
	afterAll(() => removeDivan(database));

	it.each(languages)('a couplet has its place and its words rest on what it says, in %s', async (language) => {
		const { facts, interpretation } = await read({ poem, question, language, place });
		expect(facts.poem).toMatchObject({ id: null, ...place, ...edition, verse: drawn, translation: null, theme: null });
		expect(facts.poem.imagery).toHaveLength(2);
		expect(facts.matter).toBe('waiting');
		expect(interpretation).toContain('شب');
		// What it does: it forbids.
		expect(interpretation).toContain('مپرس');
		expect(interpretation.split('\n\n')).toHaveLength(3);
	});

	it('a couplet is known by its letters alone, whatever its spaces and marks', async () => {
		const { facts } = await read({ poem: `${poem.replace('\n', ' / ')}؟`, question, language: 'fa' });
		expect(facts.poem).toMatchObject({ ...place, verse: drawn });
	});

	it('after heavy news there is an image, and nothing of what the couplet orders', async () => {
		const { interpretation } = await read({ poem, question: 'My father died last month.', language: 'en', place });
		expect(interpretation).toContain('شب');
		expect(interpretation).not.toContain('مپرس');
	});

	it('one of the twelve that was drawn from it keeps id, translation and theme, and stands in its edition', async () => {
		const body = { poem: verseText(poems[6]), question, language: 'en' };
		const { facts } = await read({ ...body, place: { ghazal: 255, couplet: 1 } });
		expect(facts.poem).toMatchObject({ id: 7, ghazal: 255, couplet: 1, ...edition, theme: 'Return and consolation' });
		expect((await read(body)).facts.poem).not.toHaveProperty('couplet');
	});

	it('is read by everybody and written by nobody', async () => {
		for (const client of [site.client(), (await site.signedIn()).client]) {
			const { data } = await client.from('divan').select('edition, source, licence, couplets').single();
			expect(data).toEqual({ ...edition, couplets: 36 });
			const { data: last } = await client.from('divan_couplets').select('ghazal, couplet').eq('place', 36).single();
			expect(last).toEqual({ ghazal: 440, couplet: 3 });
			expect((await client.from('divan').delete().eq('couplets', 36)).error?.code).toBe('42501');
			expect((await client.from('divan_couplets').update({ first: 'x' }).eq('place', 1)).error?.code).toBe('42501');
		}
	});

	it('a ghazal comes whole, by a couplet or its number, with its neighbours and the shahed', async () => {
		const { data } = await site.client().rpc('read_ghazal', { verse: poem });
		expect(data).toEqual({
			...edition,
			ghazal: 255,
			drawn: 2,
			previous: 183,
			next: 281,
			couplets: testDivan.ghazals[6]?.couplets,
			shahed: { ghazal: 281, verse: poems[7].verse },
		});
		const last = await site.client().rpc('read_ghazal', { of_ghazal: 440 });
		expect(last.data).toMatchObject({ drawn: null, next: null, shahed: { ghazal: 1 } });
		expect((await site.client().rpc('read_ghazal', { of_ghazal: 2 })).data).toBeNull();
		expect((await site.client().rpc('read_ghazal', {})).data).toBeNull();
	});

	it.each<[string, { words?: string; rhyme?: string; page?: number }, number, number, number | undefined]>([
		['nothing, which lists the ghazals', {}, 12, 12, 1],
		['a word of one couplet', { words: 'کنعان' }, 1, 1, 255],
		['the beginning of a word', { words: 'گلست' }, 1, 1, 255],
		['a word with marks and the yeh of Arabic', { words: 'يوسُف' }, 1, 1, 255],
		['two words in any order', { words: 'غم یوسف' }, 1, 1, 255],
		['the middle of a word', { words: 'نعان' }, 0, 0, undefined],
		['a refrain', { rhyme: 'غم مخور' }, 1, 1, 255],
		['a rhyme with its refrain', { rhyme: 'گلستان غم مخور' }, 1, 1, 255],
		['a word and a rhyme', { words: 'شب', rhyme: 'ردیف آزمون' }, 24, 20, 1],
		['their second page', { words: 'شب', rhyme: 'ردیف آزمون', page: 2 }, 24, 4, 407],
		['signs that no verse has', { words: '%_' }, 0, 0, undefined],
	])('is searched for %s', async (_what, asked, total, shown, first) => {
		const { data } = await site.client().rpc('search_divan', asked);
		expect(data).toMatchObject({ ...edition, ghazals: 12, total });
		expect(data?.couplets).toHaveLength(shown);
		expect(data?.couplets[0]?.ghazal).toBe(first);
	});

	it('a search has at most 100 characters', async () => {
		for (const name of ['words', 'rhyme'] as const) {
			expect((await site.client().rpc('search_divan', { [name]: 'x'.repeat(100) })).error).toBeNull();
			const { error, status } = await site.client().rpc('search_divan', { [name]: 'x'.repeat(101) });
			expect([status, error?.message]).toEqual([400, 'A search may have at most 100 characters']);
		}
	});

	it('a kept reading has its couplet beside it, also when the Divan is gone', async () => {
		const { client, userId } = await site.signedIn();
		const row = { user_id: userId, poem_id: 255_002, question, interpretation: 'It says …' };
		expect((await client.from('hafez_readings').insert(row)).error).toBeNull();
		const forged = await client
			.from('hafez_readings')
			.insert({ ...row, couplet: { ...edition, ...place, verse: ['x', 'y'] } });
		expect(forged.error?.code).toBe('42501');
		expect((await client.from('hafez_readings').insert({ ...row, poem_id: 255_099 })).error?.code).toBe('23514');
		await removeDivan(database);
		const { data } = await client.from('hafez_readings').select('poem_id, couplet').single();
		expect(data).toEqual({ poem_id: 255_002, couplet: { ...edition, ...place, verse: drawn } });
		await keepDivan(database, testDivan);
	});

	describe('a model', () => {
		let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
		afterEach(() => endpoint.close());
		const prose =
			'A hut is a small thing to carry a whole garden in, and the line does not say when anybody comes to the door. '.repeat(
				4,
			);

		it.each([
			['may quote the couplet that was drawn', drawn[0], 'model'],
			['may not quote another one of the same ghazal', other[0], 'built-in'],
		])('%s', async (_what, quoted, writer) => {
			endpoint = await startScriptedEndpoint({
				pieces: `${prose}The verse says: «${quoted}». ${prose.trim()}`.match(/\S+\s*/g) ?? [],
			});
			const { app } = await openTestApp(database, { AI_BASE_URL: endpoint.url, AI_MODEL: 'scripted' });
			const answer = await app.request('/functions/v1/hafez-interpretation', {
				method: 'POST',
				body: JSON.stringify({ poem, question, language: 'en', place }),
				headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
			});
			const done = (await eventsOf(answer)).at(-1)?.data as { writer: unknown };
			expect(done.writer).toEqual(writer === 'model' ? { model: 'scripted' } : 'built-in');
			const [system, user] = endpoint.seen[0]?.body.messages ?? [];
			expect(system?.content).toContain('nothing is known but its words');
			expect(user?.content).toContain('"couplet":2');
		});
	});
});
