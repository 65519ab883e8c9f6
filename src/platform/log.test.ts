import { describe, expect, it } from 'vitest';
import { DatabaseError, DatabaseUnavailable } from './database/database.ts';
import { describeError } from './log.ts';

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
