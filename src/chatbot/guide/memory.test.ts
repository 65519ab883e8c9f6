import { expect, test } from 'vitest';
import type { Presumption } from '#src/listening/presumption.ts';
import type { ChatMessage } from '../request.ts';
import { createMemory, joined } from './memory.ts';

const talk: ChatMessage[] = [
	{ role: 'user', content: 'Hello' },
	{ role: 'assistant', content: 'Welcome.\n\nWhat brings you?' },
	{ role: 'user', content: 'My work' },
	{ role: 'assistant', content: 'Work is long.' },
	{ role: 'user', content: 'Yes' },
];
const memory = (...holding: Presumption[]) => createMemory(talk, new Set(holding));

test('what was said is not new, whatever its line breaks', () => {
	const { isNew, last } = memory();
	expect([isNew('Welcome. What brings you?'), isNew('Work is short.')]).toEqual([false, true]);
	expect(last).toBe('Work is long.');
});

test('a saying is unsaid where neither part was said', () => {
	const { unsaid } = memory();
	expect(unsaid([{ say: 'Work is long.' }, { say: 'New.', ask: 'What brings you?' }])).toBeNull();
	expect(unsaid([{ say: 'Work is long.' }, { say: 'New.' }])).toEqual({ say: 'New.' });
});

test('where everything was said, the one said longest ago comes again', () => {
	expect(memory().require([{ say: 'Work is long.' }, { say: 'Welcome.' }])).toEqual({ say: 'Welcome.' });
	expect(() => memory().require([])).toThrow();
});

test.each<[Presumption[], string, Presumption[]]>([
	[[], 'Plain.', []],
	[['has_job'], 'You work.', ['has_job']],
])('with %j true the line is %j', (holding, expected, presumed) => {
	const { line, presumed: rested } = memory(...holding);
	expect(line(['Plain.', { say: 'You work.', when: ['has_job'] }])).toBe(expected);
	expect(rested()).toEqual(presumed);
});

test('the same conversation makes the same choices', () => {
	const items = Array.from({ length: 50 }, (_, index) => `Sentence ${index}.`);
	expect(memory().find(items)).toBe(memory().find(items));
	expect(memory().pick([])).toBeNull();
});

test('a saying is joined with its question', () => {
	expect([joined({ say: 'A.' }), joined({ say: 'A.', ask: 'B?' })]).toEqual(['A.', 'A. B?']);
});
