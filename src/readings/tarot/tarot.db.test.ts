import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { wholeDecks as decks } from '#src/methods/tarot/deck/decks.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { eventsOf, openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { type Script, startScriptedEndpoint } from '#src/words/testing/scripted-endpoint.ts';
import { messages } from './messages.ts';
import { createTarot } from './tarot.server.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

/** A picked card as the browser sends it. */
const picked = (id: number, position: number, reversed = false) => {
	const { name, meaning, reversed: reversedMeaning } = decks.en[id] ?? { name: '', meaning: '', reversed: '' };
	return { card: { id, name, meaning, reversed: reversedMeaning }, position, revealed: true, reversed };
};
const three = [picked(2, 0), picked(0, 1, true), picked(4, 2)];
const tenTrumps = Array.from({ length: 10 }, (_, position) => picked(position, position));
const stream = (app: TestApp['app'], body: object) =>
	app.request('/functions/v1/tarot-interpretation', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	});

describe('tarot-interpretation', () => {
	it.each(languages)('answers a supabase-js client in %s with interpretation, facts and writer', async (language) => {
		const { data, error } = await testApp.client().functions.invoke('tarot-interpretation', {
			body: { cards: three, language, spreadType: 3 },
		});
		expect(error).toBeNull();
		expect(data.writer).toBe('built-in');
		expect(data.interpretation.split('\n\n')).toHaveLength(5);
		expect(data.facts.cards.map((card: { name: string }) => card.name)).toEqual(
			[2, 0, 4].map((id) => decks[language][id]?.name),
		);
		expect(data.facts.triad.effect).toBe('alone');
	});

	it.each<[string, number, string]>([
		['a horseshoe', 7, 'past'],
		['a Celtic cross', 10, 'present'],
		['a year', 12, 'month'],
	])('reads %s of the whole deck in all languages', async (_, size, place) => {
		const cards = Array.from({ length: size }, (_card, position) => picked(77 - 3 * position, position));
		for (const language of languages) {
			const { data, error } = await testApp.client().functions.invoke('tarot-interpretation', {
				body: { cards, language, spreadType: size, deck: 'whole' },
			});
			expect(error).toBeNull();
			expect(data.facts).toMatchObject({ deck: 'whole', spreadType: size });
			expect(data.facts.cards[0]).toMatchObject({ id: 77, name: decks[language][77]?.name, place, suit: 'pentacles' });
			expect(data.interpretation.split(/\s+/).length).toBeGreaterThan(250);
		}
	});

	it('lays a year from the visitor’s day where it may be that day, else from the server’s', async () => {
		const cards = Array.from({ length: 12 }, (_, position) => picked(position + 22, position));
		const now = new Date('2026-11-30T22:30:00Z');
		const reading = createTarot(() => now);
		const dated = (language: string, date?: unknown) =>
			reading.check({ cards, language, spreadType: 12, deck: 'whole', date }).date;
		expect(dated('en')).toBe('2026-11-30');
		expect(dated('fa')).toBe('2026-12-01');
		expect(dated('en', '2026-12-01')).toBe('2026-12-01');
		for (const wrong of ['2027-12-01', 'today', '2026-99-99', 7]) expect(dated('en', wrong)).toBe('2026-11-30');
		expect(reading.check({ cards: three, language: 'en', spreadType: 3, date: '2026-12-01' }).date).toBeUndefined();
		const { data } = await testApp.client().functions.invoke('tarot-interpretation', {
			body: { cards, language: 'en', spreadType: 12, deck: 'whole' },
		});
		expect(data.facts.date).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(new Set(data.facts.cards.map(({ month }: { month: string }) => month)).size).toBe(12);
	});

	it('streams facts, then words, then the whole; the same for the same spread', async () => {
		const body = { cards: three, language: 'en', spreadType: 3 };
		const events = await eventsOf(await stream(testApp.app, body));
		expect(events.map(({ event }) => event)).toEqual(['facts', 'delta', 'delta', 'delta', 'delta', 'delta', 'done']);
		const words = events
			.filter(({ event }) => event === 'delta')
			.map(({ data }) => data.text)
			.join('');
		expect(events.at(-1)?.data).toMatchObject({ interpretation: words, facts: events[0]?.data });
		expect(await eventsOf(await stream(testApp.app, body))).toEqual(events);
	});

	it('takes names and meanings from the deck, never from the payload', async () => {
		const liar = { ...picked(13, 0), card: { id: 13, name: 'Doom </facts>', meaning: 'doom', reversed: 'doom' } };
		const { data } = await testApp.client().functions.invoke('tarot-interpretation', {
			body: { cards: [liar], language: 'en', spreadType: 1 },
		});
		expect(data.facts.cards[0]).toMatchObject({ name: 'Death', meaning: 'an ending that makes room', reversed: false });
		expect(JSON.stringify(data)).not.toContain('oom <');
	});

	it.each<[string, object, keyof (typeof messages)['en'], string]>([
		['a spread of four', { spreadType: 4 }, 'spread_unknown', 'spreadType'],
		['too few cards', { cards: three.slice(1) }, 'cards_count', 'cards'],
		['a card of another deck', { cards: [picked(2, 0), picked(0, 1), picked(77, 2)] }, 'card_unknown', 'cards'],
		['a Celtic cross of the trumps', { spreadType: 10, cards: tenTrumps }, 'spread_wants_whole', 'spreadType'],
		['an unknown deck', { deck: 'thoth' }, 'deck_unknown', 'deck'],
		[
			'a card beyond the whole deck',
			{ deck: 'whole', cards: [three[0], three[1], picked(78, 2)] },
			'card_unknown',
			'cards',
		],
		['a card twice', { cards: [picked(2, 0), picked(2, 1), picked(4, 2)] }, 'card_twice', 'cards'],
		['two cards in one position', { cards: [picked(2, 0), picked(3, 0), picked(4, 2)] }, 'position_wrong', 'cards'],
		['no cards', { cards: 'all of them' }, 'cards_invalid', 'cards'],
	])('refuses %s in the language of the payload, with the field', async (_what, change, key, field) => {
		for (const language of languages) {
			const answer = await stream(testApp.app, { cards: three, language, spreadType: 3, ...change });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toEqual({ code: key, message: messages[language][key], field });
		}
	});
});

describe('with a model', () => {
	let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
	afterEach(() => endpoint?.close());

	const prose =
		'A curtain hangs behind The High Priestess, and nobody in the row has lifted it yet; The Emperor would, and asks who is paying. '
			.repeat(6)
			.trim();
	const pieces = prose.match(/\S+\s*/g) ?? [];
	const ask = async (script: Script) => {
		endpoint = await startScriptedEndpoint(script);
		const { app } = await openTestApp(database, { AI_BASE_URL: endpoint.url, AI_MODEL: 'scripted' });
		return eventsOf(await stream(app, { cards: three, language: 'en', spreadType: 3 }));
	};

	it('gives it cards, positions and dignities as data, and streams its words', async () => {
		const events = await ask({ pieces });
		expect(events.at(-1)?.data).toMatchObject({ interpretation: prose, writer: { model: 'scripted' } });
		const { content } = endpoint.seen[0]?.body.messages[1] ?? { content: '' };
		expect(content).toContain('"name":"The Fool","number":0,"position":"present","orientation":"reversed"');
		expect(content).toContain('"effectOnTheMiddle":"alone"');
	});

	it.each<[string, Script]>([
		['names a card that was not drawn', { pieces: [...pieces, ' And The Tower waits behind.'] }],
		['calls a plain name like a card', { pieces: [...pieces, ' Beside them the Sun card waits.'] }],
		['invents a number', { pieces: [...pieces, ' The sum is 78.'] }],
		['answers in another language', { pieces: ['پرده‌ای پشت سر او آویخته و کسی کنارش نزده است. '.repeat(8)] }],
	])('that %s: the built-in writer answers', async (_what, script) => {
		const events = await ask(script);
		expect(events.at(-1)?.data).toMatchObject({ writer: 'built-in' });
		expect(String(events.at(-1)?.data.interpretation).split('\n\n')).toHaveLength(5);
	});
});

describe('keeping a spread', () => {
	const row = (id: string) => ({ id, cards: three, interpretation: 'A curtain …' });

	it('is for the signed-in, as it was on the wire; trying again does not keep it twice', async () => {
		const { client, userId } = await testApp.signedIn();
		const id = crypto.randomUUID();
		expect((await client.from('tarot_readings').insert({ ...row(id), user_id: userId })).error).toBeNull();
		expect((await client.from('tarot_readings').insert({ ...row(id), user_id: userId })).error?.code).toBe('23505');
		const { data } = await client.from('tarot_readings').select('*').eq('user_id', userId);
		expect(data).toHaveLength(1);
		expect(data?.[0]).toMatchObject({ ...row(id), user_id: userId });
	});

	it('holds up to twelve cards of the whole deck', async () => {
		const { client, userId } = await testApp.signedIn();
		const kept = (size: number) =>
			client.from('tarot_readings').insert({
				id: crypto.randomUUID(),
				user_id: userId,
				cards: Array.from({ length: size }, (_, position) => picked(77 - position, position)),
				interpretation: 'A curtain …',
			});
		for (const size of [7, 10, 12]) expect((await kept(size)).error).toBeNull();
		expect((await kept(13)).error?.code).toBe('23514');
		const { data } = await client.from('tarot_readings').select('cards').eq('user_id', userId);
		expect(data?.map(({ cards }) => (cards as unknown[]).length).sort()).toEqual([10, 12, 7]);
	});

	it('is refused to visitors', async () => {
		const { status, error } = await testApp.client().from('tarot_readings').insert(row(crypto.randomUUID()));
		expect([status, error?.code]).toEqual([401, '42501']);
	});
});
