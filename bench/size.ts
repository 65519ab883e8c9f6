// `node bench/size.ts [--people 1000000] [--readings 10000000] [--articles 10000] [--requests 300]`: makes a database of that
// size and one of a thousand people inside PostgreSQL, and asks both the same things by turns through HTTP: p50 and p99 of
// each, and how many times that of a thousand people it is. The whole size takes about 12 GB of disk and, on two idle
// processors, a quarter of an hour. Needs built pages.
import { parseArgs } from 'node:util';
import { createPasswords } from '../src/backend/auth/passwords/passwords.ts';
import { openPostgres } from '../src/platform/database/postgres/postgres.ts';
import { withDatabase } from '../src/platform/testing/prepare-databases.ts';
import { emailOf, generate, LONG_LIST } from './size/generate.ts';
import { ask, percentile } from './support/ask.ts';
import { headersOf, PASSWORD, type Person, publicHeaders, SECRET_KEY } from './support/backend.ts';
import { startDurablePostgres } from './support/durable-postgres.ts';
import { short } from './support/figure.ts';
import { startHoopoe } from './support/hoopoe.ts';

const { values } = parseArgs({
	options: {
		people: { type: 'string', default: '1000000' },
		readings: { type: 'string', default: '10000000' },
		articles: { type: 'string', default: '10000' },
		requests: { type: 'string', default: '300' },
	},
});
const whole = { people: Number(values.people), readings: Number(values.readings), articles: Number(values.articles) };
const requests = Number(values.requests);
if (!(whole.people >= 1000 && whole.readings >= whole.people && whole.articles >= 100 && requests >= 20)) {
	console.error(
		'--people wants 1000 at least, --readings as many as people, --articles 100 and --requests 20 at least.',
	);
	process.exit(2);
}
const THOUSAND = 1_000;
const small = {
	people: THOUSAND,
	readings: Math.round((whole.readings / whole.people) * THOUSAND),
	articles: Math.max(100, Math.round((whole.articles / whole.people) * THOUSAND)),
};
/** People whose requests are measured, the same number in both. */
const ASKING = 40;
const WANTED = 2;

type Site = { name: string; url: string; people: Person[]; long: Person; middle: number; stop(): Promise<void> };

async function open(name: string, amounts: typeof whole): Promise<Site> {
	const url = await server.makeDatabase(name);
	const site = await startHoopoe(name, { DATABASE_URL: url });
	const began = performance.now();
	await generate(
		withDatabase(server.superuser, name),
		amounts,
		await createPasswords().hash(PASSWORD, new AbortController().signal),
	);
	const size = await sizeOf(url);
	console.log(
		`${name}: ${amounts.people} people, ${amounts.readings} readings, ${amounts.articles} articles; ${size}, made in ${Math.round((performance.now() - began) / 1000)} s`,
	);
	const people: Person[] = [];
	for (let number = 0; number < ASKING; number++)
		people.push(await signIn(site.url, emailOf(1 + Math.floor((number * (amounts.people - 1)) / ASKING))));
	return { ...site, name, people, long: await signIn(site.url, 'long@example.org'), middle: amounts.articles / 2 };
}

async function sizeOf(url: string): Promise<string> {
	const database = openPostgres({ url }, { connections: 1 });
	const { rows } = await database.query<{ size: string }>(
		'select pg_size_pretty(pg_database_size(current_database())) as size',
	);
	await database.close();
	return rows[0]?.size ?? '';
}

async function signIn(url: string, email: string): Promise<Person> {
	const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
		method: 'POST',
		headers: publicHeaders,
		body: JSON.stringify({ email, password: PASSWORD }),
	});
	if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
	const said = (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } };
	return { id: said.user.id, email, token: said.access_token, refreshToken: said.refresh_token };
}

type Question = Parameters<typeof ask>;
const secret = { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` };
const list = (person: Person, more: string) =>
	`/rest/v1/kept_readings?select=kind,id,created_at,asked,text,details&user_id=eq.${person.id}&order=created_at.desc,id.desc&${more}`;
const get = (url: string, path: string, headers: Record<string, string>): Question => [url + path, { headers }];
const call = (url: string, name: string, headers: Record<string, string>, body: object): Question => [
	`${url}/rest/v1/rpc/${name}`,
	{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
];
const momentInMiddle = new Date(Date.UTC(2024, 0, 1) + (LONG_LIST / 2) * 7 * 3_600_000).toISOString();
const personOf = (site: Site, turn: number) => site.people[turn % site.people.length] as Person;

/** What is asked; `turn` counts, so that not always the same rows are wanted. */
const cases: readonly { name: string; question: (site: Site, turn: number) => Question }[] = [
	{
		name: 'history, first page',
		question: (site, turn) => get(site.url, list(personOf(site, turn), 'limit=31'), headersOf(personOf(site, turn))),
	},
	{
		name: `history of ${LONG_LIST}, a page from the middle`,
		question: (site) =>
			get(site.url, list(site.long, `created_at=lte.${momentInMiddle}&limit=31`), headersOf(site.long)),
	},
	{
		name: 'history, search',
		question: (site, turn) =>
			get(
				site.url,
				list(personOf(site, turn), `or=(asked.ilike."*door*",text.ilike."*door*")&limit=31`),
				headersOf(personOf(site, turn)),
			),
	},
	{
		name: 'a year at a glance',
		question: (site, turn) =>
			call(site.url, 'year_of_readings', headersOf(personOf(site, turn)), {
				starts: ['2025-01-01', '2025-05-01', '2026-01-01'],
			}),
	},
	{
		name: 'count of own readings',
		question: (site, turn) => [
			`${site.url}${list(personOf(site, turn), 'limit=1')}`,
			{ method: 'HEAD', headers: { ...headersOf(personOf(site, turn)), prefer: 'count=exact' } },
		],
	},
	{
		name: 'a reading is kept',
		question: (site, turn) => [
			`${site.url}/rest/v1/hafez_readings`,
			{
				method: 'POST',
				headers: { ...headersOf(personOf(site, turn)), 'content-type': 'application/json', prefer: 'return=minimal' },
				body: JSON.stringify({ user_id: personOf(site, turn).id, poem_id: 1, question: 'q', interpretation: 'a' }),
			},
		],
	},
	{
		name: 'password sign-in',
		question: (site, turn) => [
			`${site.url}/auth/v1/token?grant_type=password`,
			{
				method: 'POST',
				headers: publicHeaders,
				body: JSON.stringify({ email: personOf(site, turn).email, password: PASSWORD }),
			},
		],
	},
	{ name: 'GET /user', question: (site, turn) => get(site.url, '/auth/v1/user', headersOf(personOf(site, turn))) },
	{ name: 'blog, first page', question: (site) => call(site.url, 'list_articles', publicHeaders, { language: 'en' }) },
	{
		name: 'blog, a page from the middle',
		question: (site) =>
			call(site.url, 'list_articles', publicHeaders, {
				language: 'en',
				before_at: new Date(Date.UTC(2024, 0, 1) + site.middle * 3_600_000).toISOString(),
			}),
	},
	{
		name: 'blog, search for a common word',
		question: (site) => call(site.url, 'list_articles', publicHeaders, { language: 'en', words: 'lamp' }),
	},
	{
		name: 'blog, search for what is nowhere',
		question: (site, turn) =>
			call(site.url, 'list_articles', publicHeaders, { language: 'fa', words: `nowhere ${turn}` }),
	},
	{
		name: 'blog, a category',
		question: (site) => call(site.url, 'list_articles', publicHeaders, { language: 'en', of_category: 'river' }),
	},
	{
		name: 'an article',
		question: (site, turn) =>
			call(site.url, 'read_article', publicHeaders, { language: 'en', article: `article-${(turn % 90) + 1}` }),
	},
	{ name: 'feed', question: (site) => get(site.url, '/feed/en.xml', {}) },
	{ name: 'sitemap', question: (site) => get(site.url, '/sitemap.xml', { 'accept-encoding': 'gzip' }) },
	{
		name: 'people, for administrators',
		question: (site) => get(site.url, '/auth/v1/admin/users?page=1&per_page=25', secret),
	},
];

const server = await (async () => {
	const started = await startDurablePostgres({ shared_buffers: '512MB', max_wal_size: '8GB', autovacuum: 'off' });
	if (!started) throw new Error('PostgreSQL cannot be run here');
	return started;
})();
const sites = [await open('thousand', small), await open('whole', whole)];
let missed = 0;
console.log(
	`\nmilliseconds p50 and p99 of ${requests} requests each, the two asked by turns; wanted: ratios of ${WANTED} at most`,
);
for (const { name, question } of cases) {
	const times = new Map(sites.map((site) => [site.name, [] as number[]]));
	let bytes = 0;
	for (let turn = -10; turn < requests; turn++)
		for (const site of sites) {
			const answer = await ask(...question(site, Math.max(0, turn)));
			if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.body}`);
			bytes = answer.body.length;
			if (turn >= 0) times.get(site.name)?.push(answer.milliseconds);
		}
	const [few, many] = sites.map((site) => times.get(site.name) ?? []) as [number[], number[]];
	const ratios = [0.5, 0.99].map((share) => percentile(many, share) / percentile(few, share));
	const isHeld = ratios.every((ratio) => ratio <= WANTED);
	if (!isHeld) missed++;
	const of = (list: number[]) => `${short(percentile(list, 0.5))} and ${short(percentile(list, 0.99))}`;
	console.log(
		`  ${isHeld ? 'yes' : 'NO '} ${name}: ${of(many)}; of a thousand people ${of(few)}; ratios ${ratios.map(short).join(' and ')} (${bytes} bytes)`,
	);
}
console.log(missed === 0 ? 'Everything is as wanted.' : `${missed} cases take more than ${WANTED} times as long.`);
for (const site of sites) await site.stop();
await server.stop();
process.exit();
