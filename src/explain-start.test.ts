import { expect, it } from 'vitest';
import { DatabaseError, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { OpenError } from '#src/platform/database/open-error.ts';
import { explainStart } from './explain-start.ts';

const unexpected = new Error('a bug');
const broken = new DatabaseError({ code: '42P01', message: 'no such table' });

it.each<[string, unknown, unknown]>([
	['a database that cannot be opened', new OpenError('It cannot be opened.'), 'It cannot be opened.'],
	['a port', { code: 'EADDRINUSE' }, 'PORT is taken by another program. Stop it, or choose another PORT.'],
	[
		'a server that is away',
		new DatabaseUnavailable('unreachable', 'no answer'),
		'The database of DATABASE_URL cannot be reached: no answer.',
	],
	[
		'a damaged table',
		new DatabaseError({ code: 'XX001', message: 'invalid page' }),
		'The database is damaged (invalid page). Restore it from a backup.',
	],
	[
		'a missing file',
		new DatabaseError({ code: '58P01', message: 'no file' }),
		'The database is damaged (no file). Restore it from a backup.',
	],
	['a statement that is wrong', broken, broken],
	['a bug', unexpected, unexpected],
])('explains %s', (_, error, said) => {
	expect(explainStart(error)).toBe(said);
});
