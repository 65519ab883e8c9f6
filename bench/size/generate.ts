import pg from 'pg';
import type { ServerAddress } from '../../src/platform/database/postgres/postgres.ts';

export type Amounts = { people: number; readings: number; articles: number };

/** Rows of one statement; each is a transaction of its own. */
const AT_ONCE = 250_000;
/** Readings of the one person whose list is long, in every database. */
export const LONG_LIST = 2_000;

/** The id of the person with a number, in SQL and here alike. */
export const emailOf = (number: number) => `person-${number}@example.org`;
const idOf = (number: string) => `md5('person ' || ${number})::uuid`;

const people = (passwordHash: string) => `
	with u as (
		insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at)
		select ${idOf('n')}, 'person-' || n || '@example.org', '${passwordHash}', now(), now() - n * interval '1 minute'
		from generate_series($1::bigint, $2::bigint) as n returning id, email
	), i as (
		insert into auth.identities (user_id, provider, provider_id, identity_data)
		select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email) from u
	)
	insert into public.profiles (user_id, full_name) select id, 'Leila ' || substr(id::text, 1, 8) from u`;

const words = `repeat('What you look for is on the way, not at its end: ' || md5(n::text) || '. ', 6)`;
const moment = `timestamptz '2024-01-01' + (n::double precision / $3) * interval '900 days'`;

/** Of three readings two are of Hafez and one is a dream, by people in no order. */
const readings = {
	hafez: `
		insert into public.hafez_readings (user_id, poem_id, question, interpretation, created_at)
		select ${idOf('(n * 7919) % $4::bigint')}, n % 12 + 1, 'Shall I go, or stay? ' || n, ${words}, ${moment}
		from generate_series($1::bigint, $2::bigint) as n where n % 3 > 0`,
	dreams: `
		insert into public.dream_interpretations (user_id, dream_text, interpretation, created_at)
		select ${idOf('(n * 7919) % $4::bigint')}, 'A red door in the sea ' || n, ${words}, ${moment}
		from generate_series($1::bigint, $2::bigint) as n where n % 3 = 0`,
};

const longList = `
	insert into public.hafez_readings (user_id, poem_id, question, interpretation, created_at)
	select ${idOf("'the one with the long list'")}, 1, 'Again? ' || n, ${words}, timestamptz '2024-01-01' + n * interval '7 hours'
	from generate_series(1, ${LONG_LIST}) as n`;

const themes = `(array['moon', 'river', 'lamp', 'garden', 'stone', 'bird', 'door', 'well', 'letter', 'bread'])`;
const inEach = (what: (language: string) => string) => ['en', 'fa', 'ar', 'es'].map(what).join(', ');
const articles = `
	insert into public.blog_articles (slug, category, published, published_at, created_at,
		${inEach((language) => `title_${language}, excerpt_${language}, content_${language}`)})
	select 'article-' || n, ${themes}[n % 10 + 1], true, moment, moment,
		${inEach((language) => `'On the ' || ${themes}[n % 10 + 1] || ' ${language} ' || n, 'What the ${language} ' || n || ' says', repeat('The ' || md5(n::text) || ' ${language} stands by the well. ', 60)`)}
	from generate_series($1::bigint, $2::bigint) as n, lateral (select timestamptz '2024-01-01' + n * interval '1 hour') as m (moment)`;

/** Indexes that are made anew when all rows are there, which is quicker than to keep them meanwhile. */
const INDEXES = ['hafez_readings_newest', 'dream_interpretations_newest'];

/**
 * Fills a database of ours, by its superuser: people with a password each, readings of theirs in no order, articles, and
 * one person more with a long list. Then it is as autovacuum leaves it.
 */
export async function generate(superuser: ServerAddress, amounts: Amounts, passwordHash: string): Promise<void> {
	const client = new pg.Client('url' in superuser ? { connectionString: superuser.url } : superuser);
	await client.connect();
	const inParts = async (text: string, count: number, ...values: unknown[]) => {
		for (let from = 1; from <= count; from += AT_ONCE)
			await client.query(text, [from, Math.min(count, from + AT_ONCE - 1), ...values]);
	};
	try {
		await client.query("set session_replication_role to replica; set synchronous_commit to off; set timezone to 'UTC'");
		await client.query("set maintenance_work_mem to '512MB'");
		const definitions = await client.query<{ definition: string }>(
			'select pg_get_indexdef(i::regclass) as definition from unnest($1::text[]) as i',
			[INDEXES.map((name) => `public.${name}`)],
		);
		for (const name of INDEXES) await client.query(`drop index public.${name}`);
		await inParts(people(passwordHash), amounts.people);
		await client.query(`insert into auth.users (id, email, encrypted_password, email_confirmed_at)
			values (${idOf("'the one with the long list'")}, 'long@example.org', '${passwordHash}', now())`);
		await client.query(`insert into auth.identities (user_id, provider, provider_id, identity_data)
			select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email) from auth.users where email = 'long@example.org'`);
		for (const text of Object.values(readings)) await inParts(text, amounts.readings, amounts.readings, amounts.people);
		await client.query(longList);
		await inParts(articles, amounts.articles);
		for (const { definition } of definitions.rows) await client.query(definition);
		await client.query(`
			insert into internal.kept_rows (user_id, relation, rows)
			select user_id, 'public.hafez_readings'::regclass::text, count(*) from public.hafez_readings group by 1
			union all
			select user_id, 'public.dream_interpretations'::regclass::text, count(*) from public.dream_interpretations group by 1`);
		await client.query('vacuum analyze');
		await client.query('checkpoint');
	} finally {
		await client.end();
	}
}
