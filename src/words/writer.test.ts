import { afterEach, describe, expect, it } from 'vitest';
import { createModel } from './model.server.ts';
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
	{ dailyLimit = 10, signal = undefined as AbortSignal | undefined, changes = {} as Partial<Commission> } = {},
) {
	endpoint = await startScriptedEndpoint(...scripts);
	const model = createModel({
		AI_BASE_URL: endpoint.url,
		AI_MODEL: 'scripted',
		AI_TIMEOUT: 4,
		AI_FIRST_TOKEN_TIMEOUT: 3,
	});
	const outcomes: string[] = [];
	const logged: unknown[] = [];
	const log = { debug() {}, info() {}, warn: (entry: unknown) => logged.push(entry), error() {} };
	const writer = createWriter({
		model,
		dailyLimit,
		log: log as never,
		clock: () => new Date(),
		onOutcome: (outcome) => outcomes.push(outcome),
	});
	const shown: Piece[] = [];
	const writing = writer.write({ ...commission, ...changes }, { mayAskModel: true, signal });
	for (;;) {
		const step = await writing.next();
		if (step.done) return { ...(step.value as Writing), shown, outcomes, logged, seen: endpoint.seen };
		shown.push(step.value);
	}
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
		['is too slow to begin', [{ pieces: prose, firstAfter: 5000 }], 'slow'],
		['is too slow to end', [{ pieces: prose, between: 1500 }], 'slow'],
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

	it('tries a failing endpoint once more', async () => {
		const result = await write([{ status: 500 }, { pieces: prose }]);
		expect(result.writer).toEqual({ model: 'scripted' });
		expect(result.seen).toHaveLength(2);
	});

	it('asks the model no more than the day allows', async () => {
		expect(await write([{ pieces: prose }], { dailyLimit: 0 })).toMatchObject({
			writer: 'built-in',
			outcomes: ['limit'],
			seen: [],
		});
	});

	it('lets the model go when the visitor leaves', async () => {
		const left = new AbortController();
		setTimeout(() => left.abort(), 300);
		await expect(write([{ pieces: prose, between: 2000 }], { signal: left.signal })).rejects.toThrow();
		await expect.poll(() => endpoint.seen[0]?.abandoned).toBe(true);
	});
});
