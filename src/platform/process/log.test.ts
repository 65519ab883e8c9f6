import { describe, expect, it } from 'vitest';
import { DatabaseError, DatabaseUnavailable } from '../database/database.ts';
import { withRequest } from '../http/request-scope.ts';
import { createLog, describeError } from './log.ts';

describe('describeError', () => {
	it('keeps what a person wrote out of the log where PostgreSQL repeats it', () => {
		const error = new DatabaseError({
			code: '22P02',
			message: 'invalid input syntax for type uuid: "will she come back"',
			detail: 'Key (question)=(will she come back) already exists.',
			constraint: 'some_key',
		});
		const written = JSON.stringify(describeError(new Error('an endpoint failed', { cause: error })));
		expect(written).not.toContain('come back');
		expect(written).toContain('22P02');
		expect(written).toContain('some_key');
	});

	it('keeps the cause of an outage', () => {
		expect(
			describeError(new DatabaseUnavailable('unreachable', 'no', { cause: new Error('ECONNREFUSED') })),
		).toMatchObject({ code: 'unreachable', cause: { message: 'ECONNREFUSED' } });
	});
});

describe('createLog', () => {
	it('names the request in every line of what it does, also after a wait', async () => {
		const lines: Record<string, unknown>[] = [];
		const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
		await Promise.all(
			['one', 'two'].map((id) =>
				withRequest(id, async () => {
					await new Promise((next) => setImmediate(next));
					log.warn({ of: id }, 'slow');
				}),
			),
		);
		log.info('outside');
		expect(lines.map(({ of, requestId }) => [of, requestId])).toEqual([
			['one', 'one'],
			['two', 'two'],
			[undefined, undefined],
		]);
	});
});
