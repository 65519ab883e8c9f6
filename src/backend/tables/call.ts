import { Problem } from '#src/platform/problem.ts';
import type { Argument, Catalogue } from './catalogue.ts';
import { isTooDeep, limitSql, orderSql, Parameters, whereSql } from './conditions.ts';
import { rangeAnswer } from './content-range.ts';
import { type FoundRoutine, findRoutine } from './find-routine.ts';
import type { MediaType } from './media-type.ts';
import { isObject, parseJson, typeOf } from './payload.ts';
import { type Answer, outcomeOf, type Plan, requirePlainSelect } from './plan.ts';
import { appliedPreferences, type Preferences } from './preferences.ts';
import { answerSql, finishBody, type Projection, projectionOf } from './projection.ts';
import { type Query, rangeOf } from './query.ts';
import { withDatabaseWishes } from './response-settings.ts';
import type { RoleLimits } from './role-limits.ts';
import { badBody, guardSql } from './wire-errors.ts';

export type CallRequest = {
	readonly catalogue: Catalogue;
	readonly name: string;
	readonly method: 'GET' | 'HEAD' | 'POST';
	readonly query: Query;
	readonly preferences: Preferences;
	readonly mediaType: MediaType;
	readonly limits: RoleLimits;
	readonly contentType: string | null;
	readonly rangeHeader: string | null;
	readonly body: string;
};

/** POST, GET and HEAD on a function. GET and HEAD, and functions that change nothing, run read-only. */
export function planCall(request: CallRequest): Plan {
	const { catalogue, method, query, preferences, mediaType, limits } = request;
	const parameters = new Parameters();
	const { found, from } = callOf(request, parameters);
	const { routine } = found;
	requirePlainSelect(query.select, catalogue.schema, routine.name);
	const strictly = preferences.handling === 'strict' ? preferences.maxAffected : undefined;
	if (strictly !== undefined && !routine.returnsSet)
		throw new Problem(
			'PGRST128',
			400,
			'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
		);

	const most = routine.returnsSet ? limits.maxRows : undefined;
	const range = rangeOf(query, method === 'GET' ? request.rangeHeader : null, most);
	const isRow = routine.returns === 'row';
	const source = { name: routine.name, columns: routine.columns };
	const counted = preferences.count === 'exact' || preferences.count === 'estimated';
	const selectsAll = query.select.items.length === 1 && query.select.items[0] === '*';
	// A scalar has no columns to select: naming one is answered as PostgreSQL would.
	const projection = isRow || !selectsAll ? projectionOf(source, query.select, parameters) : scalarOf(routine.name);
	const where = whereSql(source, query.conditions, parameters);
	const rows = `select ${projection.list} from called as w${where}${orderSql(source, query.order, query.select, parameters)}${limitSql(range, parameters)}`;
	const single: MediaType =
		routine.returnsSet || mediaType.form === 'csv' ? mediaType : { ...mediaType, form: 'object' };
	// Counting the values keeps the planner from leaving the call out where nobody looks at what it returns.
	const silent = method === 'HEAD' || routine.returns === 'void';
	const mostRows = routine.returnsSet ? range.limit : 1;
	const result = silent
		? { body: 'null::text', from: `(${rows}) as r` }
		: answerSql(projection, single, { rows, mostRows, mostBytes: limits.answerBytes }, parameters);
	const extras = [
		`nullif(current_setting('response.status', true), '') as response_status`,
		`nullif(current_setting('response.headers', true), '') as response_headers`,
	];
	if (silent && !isRow) extras.push('count(r.value) as called');
	if (counted) extras.push(`(select count(*) from called as w${where}) as total`);
	if (mediaType.form === 'object') extras.push(`${guardSql('PGRST116', 'count(*) <> 1', 'count(*)')} as single`);
	if (strictly !== undefined)
		extras.push(`${guardSql('PGRST124', `count(*) > ${parameters.add(strictly)}::bigint`, 'count(*)')} as affected`);
	const text = `with called as materialized (${from}) select ${result.body} as body, count(*) as rows, ${extras.join(', ')} from ${result.from}`;

	return {
		readOnly: method !== 'POST' || !routine.volatile,
		statements: [{ text, values: parameters.values }],
		answer([result]): Answer {
			const outcome = outcomeOf(result);
			const { status, range: contentRange } = rangeAnswer(range.offset, outcome.rows, outcome.total);
			const headers: Record<string, string> = { 'Content-Range': contentRange };
			const applied = appliedPreferences(preferences, ['count', 'max-affected']);
			if (applied) headers['Preference-Applied'] = applied;
			if (routine.returns === 'void') return withDatabaseWishes({ status: 204, headers, body: null }, outcome);
			headers['Content-Type'] = mediaType.contentType;
			const text = silent ? null : finishBody(outcome.body, projection, mediaType);
			return withDatabaseWishes({ status, headers, body: text }, outcome);
		},
	};
}

/** Scalars are the rows themselves. */
function scalarOf(name: string): Projection {
	return { list: 'w.value', numbered: 0, scalar: 'r.value', names: [name] };
}

/** The function that is meant, and the SQL that calls it: each row it returns is a row, each scalar a `value`. */
function callOf(
	{ catalogue, name, method, query, contentType, body }: CallRequest,
	parameters: Parameters,
): { found: FoundRoutine; from: string } {
	const type = typeOf(contentType);
	if (method !== 'POST') return byPairs(query.arguments);
	if (type === 'application/x-www-form-urlencoded') return byPairs([...new URLSearchParams(body)]);
	if (type !== 'application/json') throw badBody(`Content-Type not acceptable: ${type}`);

	const given: unknown = body === '' ? {} : parseJson(body);
	const keys = query.columns ?? (isObject(given) ? Object.keys(given) : []);
	const found = findRoutine(catalogue, name, keys, true);
	const json = body === '' ? '{}' : body;
	if (found.bodyIsArgument)
		return { found, from: fromSql(found, `${parameters.add(json)}::${found.routine.arguments[0]?.type}`, '') };
	const used = found.routine.arguments.filter((argument) => keys.includes(argument.name));
	if (used.length === 0) return { found, from: fromSql(found, '', '') };
	if (!isObject(given)) throw badBody('The arguments of a function are the keys of a JSON object');
	const typed = used.map(({ sql, type: wanted }) => `${sql} ${wanted}`).join(', ');
	const record = `json_to_record(${parameters.add(json)}::json) as p(${typed})`;
	return {
		found,
		from: fromSql(found, used.map((argument) => argumentSql(argument, `p.${argument.sql}`)).join(', '), record),
	};

	/** Arguments as text, from the query string or a form; repeated ones are the items of a variadic argument. */
	function byPairs(pairs: readonly (readonly [string, string])[]): { found: FoundRoutine; from: string } {
		const values = new Map<string, string[]>();
		for (const [key, value] of pairs) {
			if (isTooDeep(value)) throw badBody('An argument is nested too deep');
			const same = values.get(key);
			if (same) same.push(value);
			else values.set(key, [value]);
		}
		const found = findRoutine(catalogue, name, [...values.keys()], false);
		const list = found.routine.arguments.flatMap((argument) => {
			const given = values.get(argument.name);
			if (!given) return [];
			const isList = argument.variadic && !(given.length === 1 && given[0]?.startsWith('{'));
			return argumentSql(argument, `${parameters.add(isList ? given : given.at(-1))}::${argument.type}`);
		});
		return { found, from: fromSql(found, list.join(', '), '') };
	}
}

function argumentSql({ sql, variadic }: Argument, value: string): string {
	return `${variadic ? 'variadic ' : ''}${sql} => ${value}`;
}

function fromSql({ routine }: FoundRoutine, list: string, record: string): string {
	const call = `${routine.sql}(${list})`;
	if (routine.returns === 'row') return `select c.* from ${record ? `${record}, lateral ` : ''}${call} as c`;
	return `select ${call} as value${record ? ` from ${record}` : ''}`;
}
