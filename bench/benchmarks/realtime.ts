import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Backend, PUBLISHABLE_KEY, signUp } from '../support/backend.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { rowOf, TABLE } from '../support/hafez-rows.ts';
import { embeddedAt, startHoopoe } from '../support/hoopoe.ts';
import { type Subscriber, subscribe } from '../support/subscriber.ts';

const SUBSCRIBERS = [1, 100, 1000];
/** Rows of one insert, and how many changes may be on their way while the next ones are made. */
const ROWS = 20;
const ON_THE_WAY = 400;
/** Inserts whose delay is measured, one after the other. */
const DELAYS = 200;

const insertArticles = `insert into public.blog_articles (slug, title_en, published) select slug, 'Moon', true from unnest($1::text[]) as slug`;

/**
 * Changes of rows that all subscribers may see, by one process and its embedded database: how many a second each of them
 * gets, and how long after the insert was sent, beside a connection that listens to NOTIFY of the same transactions. And
 * what the triggers cost an insert.
 */
export const realtime: Benchmark = async ({ seconds, report }) => {
	const server = await startHoopoe('Hoopoe, embedded', { QUOTA_ROWS: '0' });
	const { address } = embeddedAt(server.folder);
	const writer = new pg.Client(address as pg.ClientConfig);
	const listener = new pg.Client(address as pg.ClientConfig);
	await Promise.all([writer.connect(), listener.connect()]);
	try {
		await listener.query('listen bench');
		const plain = await plainRate(writer, listener, seconds);
		for (const count of SUBSCRIBERS) await measure(report, server, { writer, listener, count, seconds, plain });
		await insertCost(report, server, writer, seconds);
	} finally {
		await Promise.all([writer.end(), listener.end()]);
		await server.stop();
	}
};

type Setup = { writer: pg.Client; listener: pg.Client; count: number; seconds: number; plain: number };

async function measure(
	report: Report,
	server: Backend,
	{ writer, listener, count, seconds, plain }: Setup,
): Promise<void> {
	let received = 0;
	const arrivals = new Map<string, number[]>();
	const subscribers: Subscriber[] = [];
	for (let index = 0; index < count; index++) {
		subscribers.push(
			subscribe(server, PUBLISHABLE_KEY, { table: 'blog_articles', event: 'INSERT' }, (text, at) => {
				received++;
				const slug = /"slug": ?"(delay-[^"]+)"/.exec(text)?.[1];
				if (slug) arrivals.get(slug)?.push(at);
			}),
		);
		if (index % 50 === 49) await Promise.all(subscribers.map(({ subscribed }) => subscribed));
	}
	await Promise.all(subscribers.map(({ subscribed }) => subscribed));

	const delays: number[] = [];
	const plainDelays: number[] = [];
	for (let turn = 0; turn < DELAYS; turn++) {
		const slug = `delay-${randomUUID()}`;
		const list: number[] = [];
		arrivals.set(slug, list);
		const began = performance.now();
		const heard = new Promise<number>((resolve) => listener.once('notification', () => resolve(performance.now())));
		await writer.query(
			`begin; insert into public.blog_articles (slug, title_en, published) values ('${slug}', 'Moon', true); notify bench; commit`,
		);
		plainDelays.push((await heard) - began);
		while (list.length < count) await pause(1);
		delays.push(...list.map((at) => at - began));
		arrivals.delete(slug);
	}
	for (const share of [0.5, 0.99])
		report({
			name: `delay from insert to arrival, ${count} subscriber${count > 1 ? 's' : ''}, p${share * 100}`,
			value: quantile(delays, share),
			unit: 'ms',
			limit: { name: 'LISTEN alone', value: quantile(plainDelays, share) },
		});

	received = 0;
	let sent = 0;
	const began = performance.now();
	while (performance.now() - began < seconds * 1000) {
		await writer.query(insertArticles, [Array.from({ length: ROWS }, () => `rate-${randomUUID()}`)]);
		sent += ROWS;
		while (sent - received / count > ON_THE_WAY) await pause(1);
	}
	while (received < sent * count) await pause(1);
	const elapsed = (performance.now() - began) / 1000;
	report({
		name: `changes a second, ${count} subscriber${count > 1 ? 's' : ''}`,
		value: sent / elapsed,
		unit: '/s',
		limit: { name: 'LISTEN alone', value: plain },
		note: `${Math.round((sent * count) / elapsed)} messages a second`,
	});
	for (const subscriber of subscribers) subscriber.close();
	await Promise.all(subscribers.map(({ closed }) => closed));
	await writer.query("delete from public.blog_articles where slug like 'rate-%' or slug like 'delay-%'");
}

/** The same inserts, each row with a notification of the same length to one connection. */
async function plainRate(writer: pg.Client, listener: pg.Client, seconds: number): Promise<number> {
	let received = 0;
	const count = () => received++;
	listener.on('notification', count);
	let sent = 0;
	const began = performance.now();
	while (performance.now() - began < seconds * 1000) {
		await writer.query(
			`with made as (${insertArticles} returning to_jsonb(blog_articles.*) as row) select pg_notify('bench', row::text) from made`,
			[Array.from({ length: ROWS }, () => `rate-${randomUUID()}`)],
		);
		sent += ROWS;
		while (sent - received > ON_THE_WAY) await pause(1);
	}
	while (received < sent) await pause(1);
	listener.off('notification', count);
	await writer.query("delete from public.blog_articles where slug like 'rate-%'");
	return sent / ((performance.now() - began) / 1000);
}

/** One row at a time by the table's owner, which leaves nothing but PostgreSQL's own work: with the trigger and without. */
async function insertCost(report: Report, server: Backend, writer: pg.Client, seconds: number): Promise<void> {
	const person = await signUp(server, 'writer@example.org');
	const { poem_id, question, interpretation } = rowOf(person.id, 1);
	await writer.query('set synchronous_commit = off');
	const rate = async () => {
		let done = 0;
		const began = performance.now();
		while (performance.now() - began < (seconds * 1000) / 3) {
			await writer.query({
				name: 'insert',
				text: `insert into public.${TABLE} (user_id, poem_id, question, interpretation) values ($1, $2, $3, $4)`,
				values: [person.id, poem_id, question, interpretation],
			});
			done++;
		}
		return done / ((performance.now() - began) / 1000);
	};
	const trigger = (verb: string) => writer.query(`alter table public.${TABLE} ${verb} trigger realtime_tell_change`);
	/** Contenders take turns, so that whatever else the machine does falls on both. */
	const compare = async (name: string) => {
		const rates = { with: [] as number[], without: [] as number[] };
		await rate();
		for (let round = 0; round < 5; round++) {
			rates.with.push(await rate());
			await trigger('disable');
			rates.without.push(await rate());
			await trigger('enable');
		}
		report({
			name,
			value: quantile(rates.with, 0.5),
			unit: '/s',
			limit: { name: 'without the trigger', value: quantile(rates.without, 0.5) },
			...(name.includes('nobody') && { wanted: { of: 'ratio' as const, least: 0.9 } }),
		});
	};
	await compare('insert of one row of a table that nobody listens to');
	const subscriber = subscribe(server, person.token, { table: TABLE }, () => {});
	await subscriber.subscribed;
	await compare('insert of one row of a table with a subscriber');
	subscriber.close();
}

function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
