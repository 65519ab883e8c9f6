import type { Caller } from '../../caller.ts';
import { type Change, type ChangeEvent, checkedRow } from './change.ts';
import type { Filter } from './filters.ts';

/** Who wants changes: a channel of a client. */
export interface Subscriber {
	/** Its caller now; a newer token may have changed it. */
	readonly caller: Caller;
	push(event: string, payload: string): void;
	/** Ends it with a message. */
	shutDown(message: string): void;
}

/** What a subscriber asked to be told of, for one table. */
export type Subscription = {
	readonly subscriber: Subscriber;
	/** What the client knows it by. */
	readonly id: number;
	readonly relation: number;
	readonly events: readonly ChangeEvent[];
	readonly filter: Filter;
	readonly select: readonly string[] | null;
};

type OfRelation = {
	readonly rest: Set<Subscription>;
	/** Those that want one value of a column: by column, then by the value as JSON. */
	readonly exact: Map<string, Map<string, Set<Subscription>>>;
};

/** All subscriptions of a process, found by the changes they may want. */
export class Subscriptions {
	readonly #bySubscriber = new Map<Subscriber, Subscription[]>();
	readonly #byRelation = new Map<number, OfRelation>();

	add(subscription: Subscription): void {
		const { subscriber, relation, filter } = subscription;
		const list = this.#bySubscriber.get(subscriber);
		if (list) list.push(subscription);
		else this.#bySubscriber.set(subscriber, [subscription]);
		const of = this.#byRelation.get(relation) ?? { rest: new Set(), exact: new Map() };
		this.#byRelation.set(relation, of);
		for (const set of setsOf(of, filter, true)) set.add(subscription);
	}

	/** @returns what the subscriber had */
	remove(subscriber: Subscriber): readonly Subscription[] {
		const list = this.#bySubscriber.get(subscriber) ?? [];
		this.#bySubscriber.delete(subscriber);
		for (const subscription of list) {
			const of = this.#byRelation.get(subscription.relation);
			if (!of) continue;
			for (const set of setsOf(of, subscription.filter, false)) set.delete(subscription);
			for (const [column, values] of of.exact) {
				for (const value of subscription.filter.exact?.values ?? [])
					if (values.get(value)?.size === 0) values.delete(value);
				if (values.size === 0) of.exact.delete(column);
			}
			if (of.rest.size === 0 && of.exact.size === 0) this.#byRelation.delete(subscription.relation);
		}
		return list;
	}

	subscribers(): readonly Subscriber[] {
		return [...this.#bySubscriber.keys()];
	}

	/** Those that may want a change, found without the database. */
	wanting(change: Change): Subscription[] {
		const of = this.#byRelation.get(change.relation);
		if (!of) return [];
		const found = [...of.rest];
		if (of.exact.size > 0) {
			const row = JSON.parse(checkedRow(change)) as Record<string, unknown>;
			for (const [column, values] of of.exact) found.push(...(values.get(JSON.stringify(row[column] ?? null)) ?? []));
		}
		return found.filter(({ events }) => events.includes(change.event));
	}
}

function setsOf({ rest, exact }: OfRelation, filter: Filter, makes: boolean): Set<Subscription>[] {
	if (!filter.exact) return [rest];
	const { column, values } = filter.exact;
	const ofColumn = exact.get(column) ?? new Map<string, Set<Subscription>>();
	if (makes) exact.set(column, ofColumn);
	return [...new Set(values)].flatMap((value) => {
		const set = ofColumn.get(value) ?? new Set<Subscription>();
		if (makes) ofColumn.set(value, set);
		return set;
	});
}
