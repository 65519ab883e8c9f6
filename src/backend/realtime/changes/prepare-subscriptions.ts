import type { Database } from '#src/platform/database/database.ts';
import type { ChangeWish } from '../wire/join-options.ts';
import type { ChangeEvent } from './change.ts';
import { compileFilter, FilterError, parseFilter } from './filters.ts';
import { readRules, visibleColumns } from './rules.ts';
import type { Subscriber, Subscription } from './subscriptions.ts';

const EVENTS: readonly ChangeEvent[] = ['INSERT', 'UPDATE', 'DELETE'];

/** Gives tables that were added to the publication their triggers, and takes them from others. */
export async function followPublication(database: Database): Promise<void> {
	await database.batch([
		{ text: "select set_config('lock_timeout', '2000', true)" },
		{ text: 'select realtime.follow_publication()' },
	]);
}

/**
 * The subscriptions for a subscriber's wishes, one for each table. Nothing is subscribed to yet.
 * @throws FilterError where a wish cannot be fulfilled; its message is for the client
 */
export async function prepareSubscriptions(
	database: Database,
	subscriber: Subscriber,
	wishes: readonly (ChangeWish & { id: number })[],
): Promise<Subscription[]> {
	const { role } = subscriber.caller;
	const made: Subscription[] = [];
	for (const wish of wishes) {
		const wanted = { schema: nameOf(wish.schema), table: nameOf(wish.table) };
		const tables = (await readRules(database, wanted)).filter((rules) => visibleColumns(rules, role).length > 0);
		if (tables.length === 0) throw new FilterError(unknownTable(wish));
		if (tables.some(({ hasTrigger }) => !hasTrigger)) await followPublication(database);
		const conditions = parseFilter(wish.filter ?? '');
		for (const rules of tables) {
			for (const name of wish.select ?? [])
				if (!visibleColumns(rules, role).some((column) => column.name === name))
					throw new FilterError(`invalid column for select ${name}`);
			made.push({
				subscriber,
				id: wish.id,
				relation: rules.relation,
				events: wish.event === '*' ? EVENTS : EVENTS.filter((event) => event === wish.event.toUpperCase()),
				filter: await compileFilter(database, conditions, rules, role),
				select: wish.select ?? null,
			});
		}
	}
	return made;
}

const nameOf = (name: string | undefined): string | null => (name === undefined || name === '*' ? null : name);

/** Realtime's own words. */
const unknownTable = ({ event, schema, table, filter }: ChangeWish): string =>
	`Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema ?? '*'}, table: ${table ?? '*'}, filter: ${filter ?? ''}]`;
