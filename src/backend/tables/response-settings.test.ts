import { expect, test } from 'vitest';
import { withDatabaseWishes } from './response-settings.ts';

const answer = { status: 200, headers: { 'Content-Type': 'application/json' }, body: '[]' };
const outcome = (response_status: string | null, response_headers: string | null) => ({
	body: '[]',
	rows: 0,
	response_status,
	response_headers,
});

test.each([
	['nothing', null, null, 200, {}],
	['empty settings', '', '', 200, {}],
	['a status', '418', null, 418, {}],
	['headers', null, '[{"X-One":"1"},{"Content-Type":"text/csv"}]', 200, { 'X-One': '1', 'Content-Type': 'text/csv' }],
])('a function sets %s', (_, status, headers, expectedStatus, expectedHeaders) => {
	expect(withDatabaseWishes(answer, outcome(status, headers))).toEqual({
		...answer,
		status: expectedStatus,
		headers: { ...answer.headers, ...expectedHeaders },
	});
});

test.each([
	['700', null, 'PGRST112'],
	['20', null, 'PGRST112'],
	[null, 'no json', 'PGRST111'],
	[null, '{"X":"1"}', 'PGRST111'],
	[null, '[{"X":"1","Y":"2"}]', 'PGRST111'],
	[null, '[{"X":1}]', 'PGRST111'],
	[null, '[{}]', 'PGRST111'],
	[null, '[{"X\\n":"1"}]', 'PGRST111'],
])('status %j and headers %j are refused with %s', (status, headers, code) => {
	expect(() => withDatabaseWishes(answer, outcome(status, headers))).toThrow(
		expect.objectContaining({ code, status: 500 }),
	);
});
