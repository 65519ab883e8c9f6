import type { Database } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log.ts';
import type { RealtimeMetrics } from '#src/platform/metrics.ts';
import type { ChangeWish } from '../wire/join-options.ts';
import { type Change, readChange, writeChange } from './change.ts';
import { FilterError } from './filters.ts';
import { type Case, judge, RulesChanged } from './judge.ts';
import { followPublication, prepareSubscriptions } from './prepare-subscriptions.ts';
import { type Rules, readRules } from './rules.ts';
import { type Subscriber, type Subscription, Subscriptions } from './subscriptions.ts';
import { createWanted } from './wanted.ts';

/** Changes of rows, for whoever may see them. */
export interface Changes {
	/** @returns what is wrong with the wishes; null once every change from now on is told */
	subscribe(subscriber: Subscriber, wishes: readonly (ChangeWish & { id: number })[]): Promise<string | null>;
	unsubscribe(subscriber: Subscriber): void;
	/** Takes what the bus says of a change: a text that begins with `C`. */
	hear(text: string): void;
	/** The process hears the database, from now on, under a new number. */
	entered(): void;
	/** It does not hear it any more. */
	lost(): void;
	/** Resolves once all that was heard is told. For measurements. */
	settled(): Promise<void>;
}

/** Changes that are asked about together. */
const AT_ONCE = 500;
/** Changes that wait to be asked about, and the characters of their rows, at most; then subscribers are sent away. */
const MOST_WAITING = 50_000;
const MOST_CHARACTERS = 64_000_000;
const FELL_BEHIND = 'Changes came faster than they could be told; join again and read anew';

export function createChanges({
	database,
	log,
	metrics,
	clock,
	node,
}: {
	database: Database;
	log: Log;
	metrics: Pick<RealtimeMetrics, 'told'>;
	clock: () => Date;
	/** The number of this process among those that listen. */
	node: () => number | null;
}): Changes {
	const subscriptions = new Subscriptions();
	const wanted = createWanted(database, node);
	const known = new Map<number, Rules>();
	let waiting: Change[] = [];
	let characters = 0;
	let telling: Promise<void> | undefined;

	async function tellAll(): Promise<void> {
		while (waiting.length > 0) {
			const some = waiting.splice(0, AT_ONCE);
			for (const change of some) characters -= lengthOf(change);
			try {
				await tell(some);
			} catch (error) {
				log.error({ err: error, changes: some.length }, 'realtime: changes could not be told');
				sendAway('Realtime was unable to connect to the project database');
			}
		}
		telling = undefined;
	}

	/** Tells changes in their order; whoever may not see one is told nothing. */
	async function tell(changes: readonly Change[], tries = 3): Promise<void> {
		await learn(changes.map(({ relation }) => relation));
		const cases = casesOf(changes, known, subscriptions);
		if (cases.size === 0) return;
		let verdict: Awaited<ReturnType<typeof judge>>;
		try {
			verdict = await judge(
				database,
				[...cases.values()].map(({ asked }) => asked),
			);
		} catch (error) {
			if (!(error instanceof RulesChanged) || tries === 0) throw error;
			for (const { relation } of changes) known.delete(relation);
			return tell(changes, tries - 1);
		}
		const told = new Map<Change, Subscription[]>();
		for (const [index, { wants }] of [...cases.values()].entries()) {
			const seen = verdict[index];
			if (!seen) {
				for (const list of wants.values())
					for (const { subscriber } of list) subscriber.shutDown('The rules or the filter of a subscription failed');
				continue;
			}
			for (const change of seen) {
				const list = told.get(change);
				if (list) list.push(...(wants.get(change) ?? []));
				else told.set(change, [...(wants.get(change) ?? [])]);
			}
		}
		for (const change of changes) {
			const rules = known.get(change.relation);
			const list = told.get(change) ?? [];
			if (!rules || list.length === 0) continue;
			const subscribers = deliver(change, rules, list);
			metrics.told(subscribers, clock().getTime() - Date.parse(change.at));
		}
	}

	/** Makes the rules of tables known; of those that are not published any more there are none. */
	async function learn(relations: readonly number[]): Promise<void> {
		const missing = [...new Set(relations)].filter((relation) => !known.has(relation));
		if (missing.length === 0) return;
		for (const rules of await readRules(database, { relations: missing })) known.set(rules.relation, rules);
	}

	function sendAway(message: string): void {
		waiting = [];
		characters = 0;
		for (const subscriber of subscriptions.subscribers()) subscriber.shutDown(message);
	}

	return {
		async subscribe(subscriber, wishes) {
			try {
				const made = await prepareSubscriptions(database, subscriber, wishes);
				for (const subscription of made) subscriptions.add(subscription);
				await Promise.all(made.map(({ relation, events }) => wanted.add(relation, events)));
				return null;
			} catch (error) {
				if (error instanceof FilterError) return error.message;
				log.warn({ err: error }, 'realtime: changes could not be subscribed to');
				return 'Realtime was unable to connect to the project database';
			}
		},
		unsubscribe(subscriber) {
			for (const { relation, events } of subscriptions.remove(subscriber)) wanted.remove(relation, events);
		},
		hear(text) {
			const change = readChange(text);
			waiting.push(change);
			characters += lengthOf(change);
			if (waiting.length > MOST_WAITING || characters > MOST_CHARACTERS) sendAway(FELL_BEHIND);
			telling ??= tellAll();
		},
		entered() {
			void followPublication(database).catch((error) =>
				log.warn({ err: error }, 'realtime: the publication was not followed'),
			);
		},
		lost() {
			waiting = [];
			characters = 0;
			wanted.forget();
		},
		settled: async () => telling,
	};
}

type Asked = { readonly asked: Case & { changes: Change[] }; readonly wants: Map<Change, Subscription[]> };

/** Subscriptions of the same caller with the same filter are one case. */
function casesOf(
	changes: readonly Change[],
	known: ReadonlyMap<number, Rules>,
	subscriptions: Subscriptions,
): Map<string, Asked> {
	const cases = new Map<string, Asked>();
	for (const change of changes) {
		const rules = known.get(change.relation);
		if (!rules?.events.includes(change.event)) continue;
		for (const subscription of subscriptions.wanting(change)) {
			const { filter, subscriber } = subscription;
			const { caller } = subscriber;
			const key = `${rules.relation} ${caller.role} ${claimsOf(caller)} ${filter.sql} ${JSON.stringify(filter.values)}`;
			const found: Asked = cases.get(key) ?? { asked: { caller, rules, filter, changes: [] }, wants: new Map() };
			cases.set(key, found);
			const wants = found.wants.get(change);
			if (wants) wants.push(subscription);
			else {
				found.asked.changes.push(change);
				found.wants.set(change, [subscription]);
			}
		}
	}
	return cases;
}

/** One message for each subscriber, however many of its wishes the change fulfils; answers how many there were. */
function deliver(change: Change, rules: Rules, list: readonly Subscription[]): number {
	const texts = new Map<string, string>();
	const perSubscriber = new Map<Subscriber, Map<string, number[]>>();
	for (const { subscriber, select, id } of list) {
		const { role } = subscriber.caller;
		const key = select ? `${role} ${select.join()}` : role;
		if (!texts.has(key)) texts.set(key, writeChange(change, rules, role, select));
		const ids = perSubscriber.get(subscriber) ?? new Map<string, number[]>();
		ids.set(key, [...(ids.get(key) ?? []), id]);
		perSubscriber.set(subscriber, ids);
	}
	for (const [subscriber, byText] of perSubscriber)
		for (const [key, ids] of byText) subscriber.push('postgres_changes', `{"ids":[${ids}],"data":${texts.get(key)}}`);
	return perSubscriber.size;
}

const lengthOf = ({ row, before }: Change) => (row?.length ?? 0) + (before?.length ?? 0);

/** Claims as JSON; the same token comes with the same object. */
const claims = new WeakMap<object, string>();
function claimsOf(caller: Subscriber['caller']): string {
	let json = claims.get(caller.claims);
	if (json === undefined) {
		json = JSON.stringify(caller.claims);
		claims.set(caller.claims, json);
	}
	return json;
}
