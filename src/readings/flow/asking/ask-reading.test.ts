import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { newReadingId, saveReading } from '../save-reading.ts';
import { askReading, ReadingFailure } from './ask-reading.ts';

const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const clientOf = (answer: () => Response | Promise<Response>) =>
	createClient('http://hoopoe.test', 'sb_publishable_x', {
		global: { fetch: async () => answer() },
		auth: { persistSession: false },
	});
const ask = (answer: () => Response | Promise<Response>, more: Partial<Parameters<typeof askReading>[1]> = {}) =>
	askReading(clientOf(answer), { name: 'any', body: {}, signal: new AbortController().signal, ...more });

it('follows a stream: facts, the text of each field so far, and the end that replaces it', async () => {
	const heard: unknown[] = [];
	const answer = await ask(
		() =>
			stream(
				'event: facts\ndata: {"subjects":["love"]}\n\nevent: delta\ndata: {"field":"story","text":"a"}\n\nevent: delta\ndata: {"field":"story","text":"b"}\n\nevent: delta\ndata: {"field":"message","text":"c"}\n\nevent: done\ndata: {"interpretation":"A b.","facts":{"subjects":["love"]},"writer":"built-in"}\n\n',
			),
		{ onFacts: (facts) => heard.push(facts), onTexts: (texts) => heard.push(texts) },
	);
	expect(heard).toEqual([{ subjects: ['love'] }, { story: 'a' }, { story: 'ab' }, { story: 'ab', message: 'c' }]);
	expect(answer).toEqual({
		crisis: null,
		fields: { interpretation: 'A b.' },
		facts: { subjects: ['love'] },
		writer: 'built-in',
	});
});

it('understands plain JSON, and a cry for help', async () => {
	const crisis = { message: 'It was good to say it.', lines: [] };
	const answer = await ask(() => Response.json({ interpretation: '', facts: { crisis }, writer: 'built-in' }));
	expect(answer).toEqual({ crisis });
});

it.each([
	[
		'a refusal',
		() => Response.json({ code: 'question_too_short', message: 'm', field: 'question' }, { status: 400 }),
		{ code: 'question_too_short', field: 'question' },
	],
	['no network', () => Promise.reject(new TypeError('offline')), { code: 'unreachable' }],
	[
		'an error in the stream',
		() => stream('event: error\ndata: {"code":"unavailable","message":"m"}\n\n'),
		{ code: 'unavailable' },
	],
	[
		'a stream that ends too soon',
		() => stream('event: delta\ndata: {"field":"story","text":"a"}\n\n'),
		{ code: 'broken_off' },
	],
	['something that is no reading', () => Response.json({ hello: 1 }), { code: 'broken_off' }],
])('fails with one kind of error: %s', async (_, answer, told) => {
	const failure = await ask(answer).catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(ReadingFailure);
	expect(failure).toMatchObject(told);
});

it('is silent once the visitor has left', async () => {
	const leaving = new AbortController();
	leaving.abort();
	await expect(ask(() => stream(''), { signal: leaving.signal })).rejects.toHaveProperty('name', 'AbortError');
});

it('counts a row that is there already as saved, and tells of anything else', async () => {
	const row = { id: newReadingId(), user_id: newReadingId(), poem_id: 1, interpretation: 'x' };
	expect(row.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	const refusing = (code: string, status: number) => clientOf(() => Response.json({ code, message: 'm' }, { status }));
	await expect(saveReading(refusing('23505', 409), 'hafez_readings', row)).resolves.toBeUndefined();
	await expect(saveReading(refusing('42501', 403), 'hafez_readings', row)).rejects.toMatchObject({ code: '42501' });
});
