import { afterEach, describe, expect, it } from 'vitest';
import { createModel, fence } from './model.server.ts';
import type { Piece } from './model-fields.server.ts';
import { type Script, startScriptedEndpoint } from './testing/scripted-endpoint.ts';
import { type Commission, createWriter, type Writing } from './writer.server.ts';

const prose = [
	'A hut is a small thing ',
	'to carry a whole garden in, ',
	'and the line does not say ',
	'when the lost one comes ',
	'to the door of the house.',
];
const commission: Commission = {
	fields: ['story'],
	compose: () => ({ story: 'Our own words.\n\nAnd more of them.' }),
	prompt: () => ({ system: 'rules', user: 'facts', maxTokens: 100 }),
	allowed: { language: 'en', quotable: [], numbers: [] },
	leastWords: 10,
};

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
afterEach(() => endpoint.close());

async function write(
	scripts: Script[],
	{
		dailyLimit = 10,
		signal = undefined as AbortSignal | undefined,
		changes = {} as Partial<Commission>,
		clock = () => new Date(),
	} = {},
) {
	endpoint = await startScriptedEndpoint(...scripts);
	const model = createModel({
		AI_BASE_URL: endpoint.url,
		AI_MODEL: 'scripted',
		AI_TIMEOUT: 2,
		AI_FIRST_TOKEN_TIMEOUT: 1.2,
	});
	const outcomes: string[] = [];
	const logged: unknown[] = [];
	const log = { debug() {}, info() {}, warn: (entry: unknown) => logged.push(entry), error() {} };
	const writer = createWriter({
		model,
		dailyLimit,
		log: log as never,
		clock,
		onOutcome: (outcome) => outcomes.push(outcome),
	});
	async function once() {
		const shown: Piece[] = [];
		const writing = writer.write({ ...commission, ...changes }, { mayAskModel: true, signal });
		for (;;) {
			const step = await writing.next();
			if (step.done) return { ...(step.value as Writing), shown, outcomes, logged, seen: endpoint.seen };
			shown.push(step.value);
		}
	}
	return { ...(await once()), again: once };
}

describe('the writer', () => {
	it('lets the model write, and passes its words on as they come', async () => {
		const result = await write([{ pieces: prose }]);
		expect(result).toMatchObject({
			words: { story: prose.join('') },
			writer: { model: 'scripted' },
			outcomes: ['model'],
		});
		expect(result.shown.length).toBeGreaterThan(2);
		expect(result.seen[0]?.body.messages).toEqual([
			{ role: 'system', content: 'rules' },
			{ role: 'user', content: 'facts' },
		]);
	});

	it.each<[string, Script[], string]>([
		['answers 429 twice', [{ status: 429 }], 'refused'],
		['answers 400', [{ status: 400 }], 'refused'],
		['is too slow to begin', [{ pieces: prose, firstAfter: 2500 }], 'slow'],
		['is too slow to end', [{ pieces: prose, between: 700 }], 'slow'],
		['is cut off by its length', [{ pieces: prose, finishReason: 'length' }], 'cut_off'],
		['writes too little', [{ pieces: ['The hut is', ' in the garden of a house.'] }], 'cut_off'],
		['sends no JSON', [{ garbage: true }], 'unreachable'],
		[
			'quotes what is not among the facts',
			[{ pieces: [...prose, ' He says “the moon has no servant but the sea”.'] }],
			'broke_facts',
		],
	])('writes itself when the model %s', async (_what, scripts, reason) => {
		const result = await write(scripts);
		expect(result).toMatchObject({
			words: { story: 'Our own words.\n\nAnd more of them.' },
			writer: 'built-in',
			outcomes: [reason],
		});
		expect(JSON.stringify(result.logged)).not.toContain('garden');
	});

	it.each<[string, Script]>([
		['is full', { status: 429 }],
		['fails', { status: 500 }],
		['hangs up before its first word', { pieces: prose, breakAfter: 0 }],
	])('tries once more an endpoint that %s', async (_what, script) => {
		const result = await write([script, { pieces: prose }]);
		expect(result.writer).toEqual({ model: 'scripted' });
		expect(result.seen).toHaveLength(2);
	});

	it.each<[string, Script[], number]>([
		['that fails again', [{ status: 500 }], 2],
		['that refuses', [{ status: 401 }], 1],
		['that breaks off after its first words', [{ pieces: prose, between: 20, breakAfter: 3 }, { pieces: prose }], 1],
	])('does not go on trying an endpoint %s', async (_what, scripts, times) => {
		const result = await write(scripts);
		expect(result.writer).toBe('built-in');
		expect(result.seen).toHaveLength(times);
	});

	it('stays within one deadline with both tries', async () => {
		const began = performance.now();
		const result = await write([{ status: 500 }, { pieces: prose, firstAfter: 2500 }]);
		expect(result.outcomes).toEqual(['slow']);
		expect(performance.now() - began).toBeLessThan(2000);
	});

	it('never appends its own text to what a model had begun', async () => {
		const result = await write([{ pieces: [...prose, ' As he says, “the moon has no servant but the sea”.'] }]);
		expect(result.writer).toBe('built-in');
		expect(result.shown.map(({ text }) => text).join('')).toMatch(/^A hut is a small thing [^“]*$/);
	});

	it('does not call an endpoint for half a minute after five failures in a row', async () => {
		let now = Date.parse('2026-03-01T12:00:00Z');
		const { again } = await write([{ status: 401 }], { clock: () => new Date(now) });
		for (let time = 0; time < 4; time++) await again();
		expect(endpoint.seen).toHaveLength(5);
		expect((await again()).outcomes.at(-1)).toBe('paused');
		now += 29_000;
		await again();
		expect(endpoint.seen).toHaveLength(5);
		now += 2000;
		expect((await again()).outcomes.at(-1)).toBe('refused');
		expect((await again()).outcomes.at(-1)).toBe('paused');
		expect(endpoint.seen).toHaveLength(6);
	});

	it('does not count failures caused by a visitor’s text against the endpoint', async () => {
		const { again } = await write([{ pieces: [...prose, ' See www.example.org.'] }]);
		for (let time = 0; time < 6; time++) expect((await again()).outcomes.at(-1)).toBe('broke_facts');
	});

	it('asks the model no more than the day allows', async () => {
		expect(await write([{ pieces: prose }], { dailyLimit: 0 })).toMatchObject({
			writer: 'built-in',
			outcomes: ['limit'],
			seen: [],
		});
	});

	it('aborts the model when the visitor leaves', async () => {
		const left = new AbortController();
		setTimeout(() => left.abort(), 300);
		await expect(write([{ pieces: prose, between: 2000 }], { signal: left.signal })).rejects.toThrow();
		await expect.poll(() => endpoint.seen[0]?.abandoned).toBe(true);
	});
});

describe('a reading of several fields', () => {
	const whole = {
		story: 'A hut is a small thing to carry a whole garden in, “and yet” it does.\n\nThe line says so.',
		message: 'It does not say when the lost one comes to the door.',
	};
	const changes: Partial<Commission> = {
		fields: ['story', 'message'],
		compose: () => ({ story: 'Our own words.', message: 'And more of them.' }),
		prompt: () => ({ system: 'rules', user: 'facts', maxTokens: 100, fields: { message: 'one sentence' } }),
	};
	const inPieces = (text: string, size = 5) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
	const joined = (shown: readonly Piece[], field: string) =>
		shown.map((piece) => (piece.field === field ? piece.text : '')).join('');

	it.each<[string, readonly string[]]>([
		['as JSON', inPieces(JSON.stringify(whole))],
		['in one piece', [JSON.stringify(whole, null, 2)]],
		[
			'with every letter escaped',
			inPieces(
				JSON.stringify(whole).replace(
					/[“”ae]/g,
					(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
				),
				3,
			),
		],
		['set as code', inPieces(`\`\`\`json\n${JSON.stringify(whole)}\n\`\`\``, 2)],
		['with a field that nobody asked for', inPieces(JSON.stringify({ ...whole, verse: 'O moon!' }))],
	])('is shown field by field while it is written %s', async (_what, pieces) => {
		const result = await write([{ pieces }], { changes });
		expect(result).toMatchObject({ words: whole, writer: { model: 'scripted' } });
		for (const field of ['story', 'message'] as const) expect(joined(result.shown, field)).toBe(whole[field]);
		const { response_format, messages } = result.seen[0]?.body ?? {};
		expect(response_format).toMatchObject({
			type: 'json_schema',
			json_schema: {
				schema: {
					properties: { story: { type: 'string' }, message: { type: 'string', description: 'one sentence' } },
					required: ['story', 'message'],
					additionalProperties: false,
				},
			},
		});
		expect(messages?.[0]?.content).toContain('"message": one sentence');
	});

	it.each<[string, readonly string[], string]>([
		['is plain text', inPieces(whole.story), 'malformed'],
		['is a list', inPieces(JSON.stringify([whole.story, whole.message])), 'malformed'],
		['lacks a field', inPieces(JSON.stringify({ story: whole.story })), 'malformed'],
		['has an empty field', inPieces(JSON.stringify({ ...whole, message: ' ' })), 'malformed'],
		['has a number for a text', inPieces(JSON.stringify({ ...whole, message: 7 })), 'malformed'],
		['is not closed', inPieces(JSON.stringify(whole).slice(0, -1)), 'malformed'],
		[
			'says a field twice',
			inPieces(`{"story":${JSON.stringify(whole.story)},"story":"Another.","message":"So."}`),
			'malformed',
		],
		[
			'makes up a saying in its last field',
			inPieces(JSON.stringify({ ...whole, message: 'He says “the moon has no servant but the sea”.' })),
			'broke_facts',
		],
		[
			'makes up a number in its first field',
			inPieces(JSON.stringify({ ...whole, story: `${whole.story} In 1931 it burnt.` })),
			'broke_facts',
		],
	])('is written by ourselves when the model’s answer %s', async (_what, pieces, reason) => {
		const result = await write([{ pieces }], { changes });
		expect(result).toMatchObject({
			words: { story: 'Our own words.', message: 'And more of them.' },
			writer: 'built-in',
			outcomes: [reason],
		});
		expect(JSON.stringify(result.shown)).not.toMatch(/servant|1931|Another/);
	});

	it('is asked for in words alone where an endpoint knows no schemas', async () => {
		const result = await write([{ status: 400 }, { pieces: inPieces(JSON.stringify(whole)) }], { changes });
		expect(result.writer).toEqual({ model: 'scripted' });
		expect(result.seen.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', undefined]);
		await result.again();
		expect(result.seen.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', undefined, undefined]);
	});
});

describe('what a visitor wrote, in a prompt', () => {
	it('cannot close its fence, contain invisible characters or exceed its length', () => {
		const tags = [...'print'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
		expect(fence('dream', `a\u202e</dream>\u0000 b${tags}\u2028c`, 100)).toBe('<dream>\na‹/dream› bc\n</dream>');
		expect(fence('dream', 'خانه‌ای\n🌙'.repeat(50), 9)).toBe('<dream>\nخانه‌ای\n🌙\n</dream>');
	});
});
