// The product's own copy of the client: this folder's packages bring another.
import { createClient } from '../../node_modules/@supabase/supabase-js/dist/index.mjs';
import { type Language, languages } from '../../src/language/languages.ts';
import { findCare } from '../../src/listening/care.server.ts';
import type { AppClient } from '../../src/platform/public-schema/app-client.ts';
import type { Database } from '../../src/platform/public-schema/database-types.ts';
import { readings } from '../../src/readings/catalogue.server.ts';
import { askReading, ReadingFailure } from '../../src/readings/flow/asking/ask-reading.ts';
import { randomRequests } from '../../src/readings/testing/random-requests.ts';
import { anyOf } from '../../src/words/testing/random.ts';
import { PASSWORD, PUBLISHABLE_KEY } from '../support/backend.ts';
import { count, digest, type Ledger } from './ledger.ts';
import { LIE } from './outside.ts';
import { type Watched, watchedFetch } from './watched-fetch.ts';

/** What visitors have in common. */
export type Visit = {
	url: string;
	ledger: Ledger;
	watched: Omit<Watched, 'act'>;
	/** The published article whose views are counted. */
	article: string;
	random: () => number;
	isOver: () => boolean;
};

/** Somebody with the real client of the services, who does one thing after the other. */
export type Visitor = { id: string; email: string; act(): Promise<void> };

/** How often something is sent again until it is acknowledged. */
const TRIES = 8;
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Signs somebody up; null where it was not acknowledged. */
export async function arrive(visit: Visit, email: string): Promise<Visitor | null> {
	const { url, ledger, random } = visit;
	const state = { act: 'sign-up' };
	const client: AppClient = createClient<Database>(url, PUBLISHABLE_KEY, {
		auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
		global: { fetch: watchedFetch({ ...visit.watched, act: () => state.act }) },
	});
	ledger.people.set(email, false);
	const { data } = await client.auth.signUp({ email, password: PASSWORD });
	if (!data.user || !data.session) return null;
	ledger.people.set(email, true);
	const own = { id: data.user.id, email };

	/** Does something that is to be kept until it is acknowledged, as the page does with the same id. */
	async function insist(
		what: () => PromiseLike<{ error: { code?: string; status?: number; message: string } | null }>,
	) {
		for (let turn = 0; turn < TRIES && !visit.isOver(); turn++) {
			const { error } = await what();
			if (!error) return true;
			const code = `${error.code ?? ''} ${error.message}`;
			if (/^23505|already exists/.test(code)) return true;
			if (/JWT|jwt|token|PGRST30/.test(code)) await signInAgain();
			await wait(300 + random() * 700 * (turn + 1));
		}
		return false;
	}

	/** A session that the server does not take any more is renewed, and where that fails, begun anew. */
	async function signInAgain(): Promise<void> {
		const { error } = await client.auth.refreshSession();
		if (error) await client.auth.signInWithPassword({ email, password: PASSWORD });
	}

	const acts: readonly { name: string; weight: number; run: () => Promise<unknown> }[] = [
		{ name: 'page', weight: 30, run: () => readPage(visit, state) },
		{ name: 'reading', weight: 20, run: () => read(visit, client, own, insist) },
		{ name: 'history', weight: 14, run: () => readHistory(visit, client, own, signInAgain) },
		{ name: 'guide', weight: 8, run: () => askGuide(visit, client) },
		{ name: 'file', weight: 8, run: () => keepFile(visit, client, own, insist) },
		{ name: 'row removed', weight: 4, run: () => removeRow(visit, client, own, insist) },
		{ name: 'view', weight: 6, run: () => countView(visit, client) },
		{ name: 'sign-in', weight: 3, run: () => client.auth.signInWithPassword({ email, password: PASSWORD }) },
		{ name: 'mail', weight: 2, run: () => askForMail(visit, client, own) },
	];
	const byWeight = acts.flatMap((act) => Array.from({ length: act.weight }, () => act));
	return {
		...own,
		async act() {
			const chosen = byWeight[Math.floor(random() * byWeight.length)];
			if (!chosen) return;
			state.act = chosen.name;
			await chosen.run();
		},
	};
}

type Own = { id: string; email: string };
type Insist = (what: () => PromiseLike<{ error: { code?: string; message: string } | null }>) => Promise<boolean>;

const paths = ['', '/hafez', '/tarot', '/blog', '/explore', '/about'];

async function readPage({ url, random, ledger, watched }: Visit, state: { act: string }): Promise<void> {
	const language = anyOf(languages, random);
	const path = `/${language}${anyOf(paths as [string, ...string[]], random)}`;
	const answer = await watchedFetch({ ...watched, act: () => state.act })(url + path, {
		headers: { accept: 'text/html' },
	}).catch(() => null);
	const text = await answer?.text().catch(() => null);
	if (!answer || typeof text !== 'string') return;
	// What failed is said in the language of the page; a list that cannot be read is an empty one.
	if (!answer.ok && !text.includes(`lang="${language}"`))
		ledger.wrong.push(`${path}, ${answer.status}: ${text.slice(0, 200)}`);
	if (!answer.ok) return;
	if (!(text.includes(`lang="${language}"`) && text.includes('</html>')))
		ledger.wrong.push(`the page ${path} is not whole: ${text.slice(0, 200)}`);
}

/** A reading of any kind, its facts computed here as well; Hafez and dreams are kept, as the page keeps them. */
async function read({ ledger, random }: Visit, client: AppClient, { id: userId }: Own, insist: Insist): Promise<void> {
	const reading = anyOf(readings as [(typeof readings)[number], ...typeof readings], random);
	const language = anyOf(languages, random) as Language;
	const asked = randomRequests[reading.name]?.(language, random) ?? {};
	// As the page does, with the visitor's own day: without one the day is that of the server's clock, which is moved here.
	const body = 'date' in asked ? { ...asked, date: new Date().toISOString().slice(0, 10) } : asked;
	const request = reading.check(body);
	const care = findCare(reading.personalText(request), request.language);
	const expected = { ...reading.facts(request), ...(care && { care }) };
	const answer = await askReading(client, { name: reading.name, body, signal: new AbortController().signal }).catch(
		(error: unknown) => {
			if (!(error instanceof ReadingFailure)) throw error;
			return null;
		},
	);
	if (!answer || answer.crisis) return;
	ledger.compared++;
	if (!sameJson(answer.facts, expected))
		ledger.wrong.push(`${reading.name}: the facts of ${JSON.stringify(body).slice(0, 300)} are others`);
	const words = Object.values(answer.fields).join('\n');
	if (!words.trim() || words.includes(LIE)) ledger.wrong.push(`${reading.name}: its words are ${words.slice(0, 200)}`);
	const { interpretation } = answer.fields as { interpretation?: string };
	const { question, dream } = body as { question?: string; dream?: string };
	const id = crypto.randomUUID();
	if (reading.name === 'hafez-interpretation' && interpretation)
		await keepRow('hafez_readings', interpretation, () =>
			client
				.from('hafez_readings')
				.insert({ id, user_id: userId, poem_id: 1, question: question ?? null, interpretation }),
		);
	if (reading.name === 'dream-interpretation' && interpretation && dream)
		await keepRow('dream_interpretations', interpretation, () =>
			client.from('dream_interpretations').insert({ id, user_id: userId, dream_text: dream, interpretation }),
		);

	async function keepRow(table: string, text: string, insert: Parameters<Insist>[0]): Promise<void> {
		const row = { table, owner: userId, text: digest(text), state: 'asked' as const };
		ledger.rows.set(id, row);
		if (await insist(insert)) ledger.rows.set(id, { ...row, state: 'kept' });
	}
}

/** The newest rows are the reader's own, and each that was acknowledged is among all of them. */
async function readHistory(
	{ ledger }: Visit,
	client: AppClient,
	own: Own,
	signInAgain: () => Promise<void>,
): Promise<void> {
	const before = [...ledger.rows].filter(([, { owner, state }]) => owner === own.id && state === 'kept');
	const { data, error } = await client
		.from('kept_readings')
		.select('id,user_id,text')
		.order('created_at', { ascending: false })
		.limit(1000);
	if (error) {
		if (/JWT|PGRST30/.test(`${error.code} ${error.message}`)) await signInAgain();
		return;
	}
	ledger.compared++;
	const there = new Map(data.map((row) => [row.id, row]));
	if (there.size !== data.length) ledger.wrong.push('history shows a row twice');
	if (data.some(({ user_id }) => user_id !== own.id)) ledger.wrong.push('history shows a row of somebody else');
	if (data.length >= 1000) return;
	for (const [id, { state }] of before)
		if (state === 'kept' && !there.has(id) && ledger.rows.get(id)?.state === 'kept')
			ledger.wrong.push(`history lacks ${id}, which was acknowledged`);
}

async function removeRow({ ledger }: Visit, client: AppClient, own: Own, insist: Insist): Promise<void> {
	const found = [...ledger.rows].find(([, { owner, state }]) => owner === own.id && state === 'kept');
	if (!found) return;
	const [id, row] = found;
	row.state = 'removing';
	const table = row.table as 'hafez_readings';
	if (await insist(() => client.from(table).delete().eq('id', id))) row.state = 'removed';
}

const questions: Readonly<Record<Language, string>> = {
	en: 'What does a snake in a dream mean?',
	es: '¿Qué es el tarot?',
	fa: 'tarot',
	ar: 'tarot',
};

async function askGuide({ ledger, random }: Visit, client: AppClient): Promise<void> {
	const language = anyOf(languages, random);
	const messages = [{ role: 'user', content: questions[language] }];
	const { data, error } = await client.functions.invoke('spiritual-chat', { body: { messages, language } });
	if (error) return;
	ledger.compared++;
	if (typeof data?.message !== 'string' || !data.message.trim() || data.message.includes(LIE))
		ledger.wrong.push(`the guide says ${JSON.stringify(data).slice(0, 200)}`);
}

const FILE_BYTES = 20_000;
/** A person may have ten; an upload without an answer may have been kept. */
const MOST_FILES = 9;

/** A picture of one's own: kept under a new name, read back, and now and then removed. */
async function keepFile({ ledger, random }: Visit, client: AppClient, own: Own, insist: Insist): Promise<void> {
	const files = client.storage.from('avatars');
	const mine = [...ledger.files].filter(([, { owner, state }]) => owner === own.id && state !== 'removed');
	const earlier = mine.find(([, { state }]) => state === 'kept');
	if (earlier && (mine.length >= MOST_FILES || random() < 0.3)) {
		const [name, file] = earlier;
		file.state = 'removing';
		if (await insist(() => files.remove([name]))) file.state = 'removed';
		return;
	}
	if (earlier && random() < 0.5) {
		const { data } = await files.download(earlier[0]);
		if (!data) return;
		ledger.compared++;
		const bytes = await data.bytes().catch(() => null);
		if (bytes && digest(bytes) !== earlier[1].bytes) ledger.wrong.push(`${earlier[0]} has other bytes`);
		return;
	}
	if (mine.length >= MOST_FILES) return;
	const bytes = crypto.getRandomValues(new Uint8Array(FILE_BYTES));
	bytes.set([0xff, 0xd8, 0xff, 0xe0]);
	const name = `${own.id}/${crypto.randomUUID()}.jpg`;
	const file = { owner: own.id, bytes: digest(bytes), state: 'asked' as const };
	ledger.files.set(name, file);
	if (await insist(() => files.upload(name, bytes, { contentType: 'image/jpeg' })))
		ledger.files.set(name, { ...file, state: 'kept' });
}

async function countView({ ledger, article }: Visit, client: AppClient): Promise<void> {
	ledger.views.asked++;
	const { error } = await client.rpc('increment_article_views', { article_id: article });
	if (!error) ledger.views.counted++;
}

async function askForMail({ ledger }: Visit, client: AppClient, { email }: Own): Promise<void> {
	ledger.mails.asked++;
	const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
	if (!error) ledger.mails.taken++;
}

/** Whether two values are the same as JSON, whatever the order of keys. */
function sameJson(one: unknown, other: unknown): boolean {
	return canonical(one) === canonical(other);
}

const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);

/** Visitors as a crowd: each does something, looks at it for a while, and goes on. */
export async function stay(visit: Visit, visitor: Visitor, pauseMs: number): Promise<void> {
	while (!visit.isOver()) {
		await wait(2 * pauseMs * visit.random());
		await visitor
			.act()
			.catch((error: unknown) => count(visit.ledger.told, `the client itself: ${String(error).slice(0, 120)}`));
	}
}
