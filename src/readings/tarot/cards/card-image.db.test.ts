import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { decks, wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sharedCountsIn } from '#src/platform/limits/shared-counts.ts';
import { picturesIn } from '#src/platform/pictures.ts';
import { unlimitedRoom } from '#src/platform/process/disk-room.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { messages } from '../messages.ts';
import { createCardImage, findCard } from './card-image.server.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = ({ client }: TestApp, body: object) => client().functions.invoke('generate-tarot-image', { body });
const svgOf = (url: string) => Buffer.from(url.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

describe('generate-tarot-image without a model', () => {
	it.each(languages)('answers the drawing with the name lettered in %s', async (language) => {
		const { data, error } = await ask(await openTestApp(database), { cardName: 'The Hermit', language });
		expect(error).toBeNull();
		const svg = svgOf(data.imageUrl);
		expect(svg.startsWith('<svg')).toBe(true);
		expect(svg).toContain(decks[language][9]?.name);
		// With it, the moon that a keepsake of the day bears.
		expect(data.sky).toEqual({
			phase: expect.stringMatching(/^[a-z_]+$/),
			sign: expect.stringMatching(/^[a-z]+$/),
			elongation: expect.any(Number),
		});
	});

	it.each(languages)('knows all cards by their names in %s', async (language) => {
		expect(wholeDecks[language].map(({ name }) => findCard(name))).toEqual(Array.from({ length: 78 }, (_, id) => id));
		const name = wholeDecks[language][45]?.name;
		const { data } = await ask(await openTestApp(database), { cardName: name, language });
		expect(svgOf(data.imageUrl)).toContain(name);
	});

	it.each<[string, number | null]>([
		['The Fool', 0],
		['fool', 0],
		['  the WHEEL of fortune ', 10],
		['زاهد', 9],
		['كاهنة العظمى', null],
		['الكاهنة العظمى', 2],
		['El Colgado', 12],
		['Ermitaño', 9],
		['Ace of Cups', 36],
		['the king of pentacles', 77],
		['سوار', null],
		['Ace of Coins', null],
		['', null],
	])('knows the name %j as card %j', (name, id) => {
		expect(findCard(name)).toBe(id);
	});

	it.each([{ cardName: 'Nine of Moons' }, { cardName: 7 }, {}, { cardName: 'x'.repeat(5000) }])(
		'refuses %j in the language of the payload',
		async (body) => {
			const { app } = await openTestApp(database);
			for (const language of languages) {
				const answer = await app.request('/functions/v1/generate-tarot-image', {
					method: 'POST',
					body: JSON.stringify({ ...body, language }),
					headers: { 'content-type': 'application/json' },
				});
				expect(answer.status).toBe(400);
				expect(await answer.json()).toEqual({
					code: 'card_name_unknown',
					message: messages[language].card_name_unknown,
					field: 'cardName',
				});
			}
		},
	);
});

describe('generate-tarot-image with a model', () => {
	// The smallest PNG: one pixel.
	const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
	let server: Server;
	let seen: { path: string | undefined; body: string }[];
	let answer: { status: number; body: string };
	let testApp: TestApp;

	beforeEach(async () => {
		seen = [];
		answer = { status: 200, body: JSON.stringify({ data: [{ b64_json: png }] }) };
		server = createServer(async (request, response) => {
			let body = '';
			for await (const chunk of request) body += chunk;
			seen.push({ path: request.url, body });
			response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
		});
		await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
		testApp = await openTestApp(database, {
			AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
			AI_MODEL: 'scripted',
			AI_IMAGE_MODEL: 'painter',
		});
	});
	afterEach(async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
		await database.query('delete from internal.pictures');
	});

	it('makes a picture once for each card and language, and keeps it', async () => {
		const first = await ask(testApp, { cardName: 'The Star', language: 'en' });
		expect(first.data.imageUrl).toBe(`${testApp.parts.config.SITE_URL}/pictures/tarot/en/17`);
		expect(seen[0]?.path).toBe('/v1/images/generations');
		expect(JSON.parse(seen[0]?.body ?? '{}')).toMatchObject({ model: 'painter' });
		expect(seen[0]?.body).toContain('The Star');
		expect((await ask(testApp, { cardName: 'star', language: 'en' })).data).toEqual(first.data);
		expect(seen).toHaveLength(1);
		await ask(testApp, { cardName: 'The Star', language: 'fa' });
		expect(seen).toHaveLength(2);

		const picture = await testApp.app.request('/pictures/tarot/en/17');
		expect(picture.headers.get('content-type')).toBe('image/png');
		expect(picture.headers.get('cache-control')).toContain('immutable');
		expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(png);
		expect((await testApp.app.request('/pictures/tarot/en/3')).status).toBe(404);
	});

	it('asks the model once where many ask at the same time', async () => {
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => ask(testApp, { cardName: 'The Moon', language: 'es' })),
		);
		expect(new Set(answers.map(({ data }) => data.imageUrl)).size).toBe(1);
		expect(seen).toHaveLength(1);
	});

	it('asks the model once for several servers', async () => {
		const counts = sharedCountsIn(database);
		const { AI_BASE_URL, AI_MODEL, AI_IMAGE_MODEL } = testApp.parts.config;
		const settings = { AI_BASE_URL: AI_BASE_URL ?? '', AI_MODEL: AI_MODEL ?? '', AI_IMAGE_MODEL: AI_IMAGE_MODEL ?? '' };
		const servers = await Promise.all([1, 2, 3].map(() => openTestApp(database, settings, { counts })));
		const answers = await Promise.all(servers.map((one) => ask(one, { cardName: 'The Sun', language: 'es' })));
		expect(new Set(answers.map(({ data }) => data.imageUrl)).size).toBe(1);
		expect(seen).toHaveLength(1);
	});

	it('asks the model no second time where another server kept the picture after our first look', async () => {
		const kept = picturesIn(database);
		await kept.keep('tarot/en/18', { type: 'image/png', bytes: Buffer.from(png, 'base64') });
		let asked = 0;
		const image = createCardImage({
			...testApp.parts,
			pictures: { ...kept, find: async (key) => (asked++ === 0 ? null : kept.find(key)) },
			draw: () => expect.unreachable('the picture is there'),
			room: unlimitedRoom,
			siteUrl: 'http://localhost',
			counts: sharedCountsIn(database),
		});
		const { imageUrl, writer } = await image({ cardName: 'The Moon', language: 'en' }, { address: '192.0.2.1' });
		expect([imageUrl, writer]).toEqual(['http://localhost/pictures/tarot/en/18', 'model']);
	});

	it.each([
		['refuses', { status: 400, body: '{"error":{"message":"no"}}' }],
		['sends no picture', { status: 200, body: '{"data":[{"b64_json":"PGh0bWw+PC9odG1sPg=="}]}' }],
		['sends no JSON', { status: 200, body: '<html>' }],
	])('that %s: our own drawing replaces it, and nothing is kept', async (_what, script) => {
		answer = script;
		const { data, error } = await ask(testApp, { cardName: 'La Luna', language: 'es' });
		expect(error).toBeNull();
		expect(svgOf(data.imageUrl)).toContain('La Luna');
		expect((await database.query('select 1 from internal.pictures')).rows).toEqual([]);
	});
});
