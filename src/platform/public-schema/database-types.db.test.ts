import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { writeTypes } from './write-types.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('are those of the migrated database (npm run types)', async () => {
	expect(await writeTypes(database)).toBe(readFileSync('src/platform/public-schema/database-types.ts', 'utf8'));
});

it('tell enums, composite types, references, generated columns and functions of every kind', async () => {
	await database.script(`
		create type public.mood as enum ('calm', 'wild');
		create type public.place as (x numeric, label text);
		create domain public.short as text check (char_length(value) < 9);
		create table public.shelves (id bigint generated always as identity primary key, mood public.mood not null);
		create table public.books (
			shelf bigint unique references public.shelves,
			tags text[] not null,
			moods public.mood[],
			facts jsonb not null default '{}',
			place public.place,
			title public.short not null,
			length integer generated always as (char_length(title)) stored);
		create function public.nothing() returns void language sql as '';
		create function public.every_book(mood public.mood, amount integer default 3) returns setof public.books
			language sql stable as 'select * from public.books';
		create function public.longest(books text[]) returns text language sql strict as 'select $1[1]';`);
	const types = await writeTypes(database);
	for (const part of [
		"mood: Database['public']['Enums']['mood'];",
		"moods: Database['public']['Enums']['mood'][] | null;",
		"place: Database['public']['CompositeTypes']['place'] | null;",
		"facts?: JsonOf<'books.facts'>;",
		'title: string;',
		'length?: never;',
		"columns: ['shelf'];",
		'isOneToOne: true;',
		"referencedRelation: 'shelves';",
		'Returns: undefined;',
		'amount?: number | null;',
		"Returns: Database['public']['Tables']['books']['Row'][];",
		'books: string[];',
		"mood: 'calm' | 'wild';",
		'x: number | null;',
	])
		expect(types).toContain(part);
});
