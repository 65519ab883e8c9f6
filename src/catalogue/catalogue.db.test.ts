import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindWords } from '#src/account/history/kind-words.server.ts';
import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { keptKinds } from './catalogue.ts';

/** The catalogue's kinds against the tables and the view of History. */
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('lists the kinds that History is built from, each with its table', async () => {
	const { rows } = await database.query<{ kind: string; relation: string }>(
		'select kind, relation::text from internal.kept_kinds order by kind',
	);
	const listed = keptKinds.map(({ kind, table }) => ({ kind, relation: table }));
	expect(rows).toEqual(listed.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)));
});

it('lists every table in which people keep readings', async () => {
	const { rows } = await database.query<{ name: string }>(
		"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '_(readings|interpretations|results)$'",
	);
	expect(rows.map(({ name }) => name).sort()).toEqual(keptKinds.map(({ table }) => table).sort());
});

it.each(languages)('calls each kind by words of %s', async (language) => {
	const words = await kindWords(language);
	for (const { kind } of keptKinds) {
		expect(words[kind].heading).not.toBe(kind);
		expect(words[kind].tab).not.toBe(kind);
	}
});
