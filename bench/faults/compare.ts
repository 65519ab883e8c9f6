import pg from 'pg';
import type { ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { PASSWORD, publicHeaders, SECRET_KEY } from '../support/backend.ts';
import { digest, type Ledger } from './ledger.ts';
import type { Outside } from './outside.ts';

/** What is wrong with what is there after all faults have passed, in words. */
export type Verdict = { wrong: string[]; figures: string[] };

/** Compares what was acknowledged with the database, the files and the mails that are there. */
export async function compare(
	ledger: Ledger,
	{ url, superuser, outside, article }: { url: string; superuser: ServerAddress; outside: Outside; article: string },
): Promise<Verdict> {
	const wrong: string[] = [];
	const client = new pg.Client('url' in superuser ? { connectionString: superuser.url } : superuser);
	await client.connect();
	const figures = [
		await compareRows(ledger, client, wrong),
		await compareFiles(ledger, url, wrong),
		await compareViews(ledger, client, article, wrong),
		await comparePeople(ledger, client, url, wrong),
	];
	await client.end();
	const { asked, taken } = ledger.mails;
	const arrived = outside.mailsTo(new Set(ledger.people.keys()));
	figures.push(`mails: ${asked} asked for, ${taken} acknowledged, ${arrived} arrived`);
	if (arrived < taken || arrived > asked) wrong.push(`of ${taken} acknowledged mails ${arrived} arrived`);
	return { wrong, figures };
}

async function compareRows({ rows }: Ledger, client: pg.Client, wrong: string[]): Promise<string> {
	const there = new Map<string, { owner: string; text: string; times: number }>();
	for (const table of ['hafez_readings', 'dream_interpretations']) {
		const found = await client.query<{ id: string; user_id: string; text: string }>(
			`select id, user_id, md5(interpretation) as text from public.${table}`,
		);
		for (const { id, user_id, text } of found.rows)
			there.set(id, { owner: user_id, text, times: (there.get(id)?.times ?? 0) + 1 });
	}
	const counts = { lost: 0, doubled: 0, changed: 0, back: 0, unknown: 0 };
	for (const [id, { state, owner, text }] of rows) {
		const found = there.get(id);
		if (state === 'kept' && !found) counts.lost++;
		if (state === 'removed' && found) counts.back++;
		if (found && found.times > 1) counts.doubled++;
		if (found && (found.owner !== owner || found.text !== text)) counts.changed++;
	}
	for (const id of there.keys()) if (!rows.has(id)) counts.unknown++;
	const states = Object.groupBy(rows.values(), ({ state }) => state);
	if (Object.values(counts).some((one) => one > 0)) wrong.push(`rows: ${JSON.stringify(counts)}`);
	return `rows: ${states.kept?.length ?? 0} acknowledged, ${states.removed?.length ?? 0} acknowledged and removed; ${JSON.stringify(counts)}`;
}

async function compareFiles({ files }: Ledger, url: string, wrong: string[]): Promise<string> {
	const counts = { lost: 0, changed: 0, back: 0 };
	let kept = 0;
	for (const [name, { state, bytes }] of files) {
		if (state !== 'kept' && state !== 'removed') continue;
		const answer = await fetch(`${url}/storage/v1/object/avatars/${name}`, {
			headers: { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` },
		});
		const body = await answer.bytes();
		if (state === 'removed') counts.back += Number(answer.ok);
		else {
			kept++;
			if (!answer.ok) counts.lost++;
			else if (digest(body) !== bytes) counts.changed++;
		}
	}
	if (Object.values(counts).some((one) => one > 0)) wrong.push(`files: ${JSON.stringify(counts)}`);
	return `files: ${kept} acknowledged; ${JSON.stringify(counts)}`;
}

async function compareViews({ views }: Ledger, client: pg.Client, article: string, wrong: string[]): Promise<string> {
	const found = await client.query('select views from public.blog_articles where id = $1', [article]);
	const there = Number(found.rows[0]?.views);
	if (!(there >= views.counted && there <= views.asked)) wrong.push(`views: ${JSON.stringify({ ...views, there })}`);
	return `views: ${views.asked} asked for, ${views.counted} acknowledged, ${there} counted`;
}

/** Everybody whose sign-up was acknowledged is there once; some of them sign in. */
async function comparePeople({ people }: Ledger, client: pg.Client, url: string, wrong: string[]): Promise<string> {
	const acknowledged = [...people].filter(([, known]) => known).map(([email]) => email);
	const found = await client.query<{ email: string; times: string }>(
		'select email, count(*) as times from auth.users where email = any($1) group by email',
		[acknowledged],
	);
	const once = found.rows.filter(({ times }) => Number(times) === 1).length;
	if (once !== acknowledged.length)
		wrong.push(`accounts: of ${acknowledged.length} acknowledged, ${once} are there once`);
	for (const email of acknowledged.slice(-20)) {
		const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
			method: 'POST',
			headers: publicHeaders,
			body: JSON.stringify({ email, password: PASSWORD }),
		});
		await answer.arrayBuffer();
		if (!answer.ok) wrong.push(`somebody cannot sign in afterwards: ${answer.status}`);
	}
	return `accounts: ${acknowledged.length} acknowledged, ${once} there once`;
}
