import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { resultColumns } from './kept-result.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const figure = { label: 'نمره', value: '۷۲٪', share: 0.72 };
const row = (figures: object | null) => ({ mbti_type: 'EQ-Good', answers: [4, 5], analysis: 'x', figures });

describe('the figures of a result', () => {
	it('are kept beside the words, read back and exported', async () => {
		const { client } = await testApp.signedIn();
		const columns = resultColumns('خوب', [figure, { ...figure, share: 1 }], 'You notice much.');
		const { error } = await client.from('mbti_results').insert({ mbti_type: 'EQ-Good', answers: [4, 5], ...columns });
		expect(error).toBeNull();
		expect((await client.from('mbti_results').select('analysis,figures')).data).toEqual([columns]);
		expect((await client.rpc('export_my_data')).data?.mbti_results).toMatchObject([columns]);
	});

	it('may be missing', async () => {
		const { client } = await testApp.signedIn();
		const { figures: _, ...older } = row(null);
		expect((await client.from('mbti_results').insert(older)).error).toBeNull();
		expect((await client.from('mbti_results').select('figures')).data).toEqual([{ figures: null }]);
	});

	it.each([
		['a list', [figure]],
		['an object of something else', { score: 72 }],
		['a name that is a number', { heading: 7, values: [figure] }],
		['values that are no list', { heading: null, values: figure }],
		['a value that is a text', { heading: null, values: ['72 %'] }],
		['a value without a label', { heading: null, values: [{ value: '72 %', share: 0.72 }] }],
		['a shown value that is an object', { heading: null, values: [{ ...figure, value: {} }] }],
		['a share of more than all', { heading: null, values: [{ ...figure, share: 72 }] }],
		['a share that is a text', { heading: null, values: [{ ...figure, share: '0.72' }] }],
		['as long as a book', { heading: null, values: Array(100).fill(figure) }],
	])('are refused as %s', async (_what, figures) => {
		const { client } = await testApp.signedIn();
		expect((await client.from('mbti_results').insert(row(figures) as never)).error?.code).toBe('23514');
	});
});
