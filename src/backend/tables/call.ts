import { Problem } from '#src/platform/http/problem.ts';
import { allRowsSql } from './embedding/all-rows.ts';
import { type Making, orderSql, type Range, rowsSql } from './embedding/level-sql.ts';
import { type Node, needsRow, nodeOf, nodeWhere, type Place, ROW } from './embedding/node.ts';
import type { RoleLimits } from './limits/role-limits.ts';
import type { Argument, BodyTypes, Catalogue, Routine } from './names/catalogue.ts';
import { type FoundRoutine, findRoutine } from './names/find-routine.ts';
import { isTooDeep, limitSql, Parameters, type Source } from './parse/conditions.ts';
import { rangeAnswer } from './parse/content-range.ts';
import type { Level } from './parse/level.ts';
import type { MediaType } from './parse/media-type.ts';
import { isObject, parseJson, typeOf } from './parse/payload.ts';
import { appliedPreferences, type Preferences } from './parse/preferences.ts';
import { type Answer, outcomeOf, type Plan } from './plan.ts';
import { badBody } from './problems.ts';
import { answerSql, answerStatement, finishBody, type Projection } from './projection.ts';
import { type Query, rangeOf } from './query.ts';
import { withDatabaseWishes } from './response-settings.ts';
import { guardSql } from './wire-errors.ts';

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
	/** Bytes where they are no text. */
	readonly body: string | Uint8Array;
};

/** POST, GET and HEAD on a function. GET and HEAD, and functions that change nothing, run read-only. */
export function planCall(request: CallRequest): Plan {
	const { catalogue, method, query, preferences, mediaType, limits } = request;
	const parameters = new Parameters();
	const { found, from } = callOf(request, parameters);
	const { routine } = found;
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
	const counted = preferences.count === 'exact' || preferences.count === 'estimated';
	const making: Making = { parameters, limits, aliases: 1 };
	const { node, whole } = nodeOfRoutine(catalogue, routine, query);
	const place: Place = { from: 'called as w', conditions: [] };
	const selectsAll = query.select.length === 1 && query.select[0] === '*';
	// A scalar has no columns to select: naming one is answered as PostgreSQL would.
	const isScalar = !isRow && selectsAll;
	const read = isScalar ? undefined : rowsSql(making, node, place, { range });
	const projection = read?.projection ?? scalarOf(routine.name);
	const rows = read?.text ?? scalarRows(making, node, place, range);
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
	if (counted) extras.push(`(select count(*) ${allRowsSql(making, node, place)}) as total`);
	if (mediaType.form === 'object') extras.push(`${guardSql('PGRST116', 'count(*) <> 1', 'count(*)')} as single`);
	if (strictly !== undefined)
		extras.push(`${guardSql('PGRST124', `count(*) > ${parameters.add(strictly)}::bigint`, 'count(*)')} as affected`);
	const text = `with called as materialized (${from(whole)}) select ${result.body} as body, count(*) as rows, ${extras.join(', ')} from ${result.from}`;

	return {
		readOnly: method !== 'POST' || !routine.volatile,
		statements: [answerStatement(text, parameters, mediaType)],
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

/** The function that is called, and the query of what it returns; with each row as a whole where that is wanted. */
type Call = { readonly found: FoundRoutine; readonly from: (whole: boolean) => string };

/** Content types of bodies that are an argument as a whole, and its type. */
const WHOLE_BODIES: Readonly<Record<string, BodyTypes>> = {
	'text/plain': ['text'],
	'text/xml': ['xml'],
	'application/xml': ['xml'],
	'application/octet-stream': ['bytea'],
};

/** Scalars are the rows themselves. */
function scalarOf(name: string): Projection {
	return { list: 'w.value', numbered: 0, scalar: 'r.value', names: [name] };
}

function scalarRows(making: Making, node: Node, place: Place, range: Range): string {
	const order = orderSql(making, node);
	return `select w.value from ${place.from}${nodeWhere(node, place, making.parameters)}${order.text}${limitSql(range, making.parameters)}`;
}

/** What the function returns, with the relationships of the relation whose rows it returns. */
function nodeOfRoutine(catalogue: Catalogue, routine: Routine, level: Level): { node: Node; whole: boolean } {
	const relation = catalogue.relations.get(routine.relation ?? '');
	const source: Source = {
		name: routine.name,
		alias: 'w',
		columns: routine.columns,
		computed: relation?.computed ?? new Map(),
		row: 'w',
	};
	const node = nodeOf(catalogue, level, source, relation?.name ?? routine.name);
	if (!needsRow(node)) return { node, whole: false };
	return {
		node: nodeOf(catalogue, level, { ...source, row: `w.${ROW}` }, relation?.name ?? routine.name),
		whole: true,
	};
}

/** The function that is meant, and the SQL that calls it: each row it returns is a row, each scalar a `value`. */
function callOf({ catalogue, name, method, query, contentType, body }: CallRequest, parameters: Parameters): Call {
	const type = typeOf(contentType);
	if (method !== 'POST') return byPairs(query.arguments);
	const whole = WHOLE_BODIES[type];
	if (whole) {
		const found = findRoutine(catalogue, name, undefined, whole);
		return { found, from: fromSql(found, `${parameters.add(body)}::${whole[0]}`, '') };
	}
	if (typeof body !== 'string') throw badBody(`Content-Type not acceptable: ${type}`);
	if (type === 'application/x-www-form-urlencoded') return byPairs([...new URLSearchParams(body)]);
	if (type !== 'application/json') throw badBody(`Content-Type not acceptable: ${type}`);

	const given: unknown = body === '' ? {} : parseJson(body);
	const keys = query.columns ?? (isObject(given) ? Object.keys(given) : []);
	const found = findRoutine(catalogue, name, keys, ['json', 'jsonb']);
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
	function byPairs(pairs: readonly (readonly [string, string])[]): Call {
		const values = new Map<string, string[]>();
		for (const [key, value] of pairs) {
			if (isTooDeep(value)) throw badBody('An argument is nested too deep');
			const same = values.get(key);
			if (same) same.push(value);
			else values.set(key, [value]);
		}
		const found = findRoutine(catalogue, name, [...values.keys()], []);
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

function fromSql({ routine }: FoundRoutine, list: string, record: string): Call['from'] {
	const call = `${routine.sql}(${list})`;
	if (routine.returns !== 'row') return () => `select ${call} as value${record ? ` from ${record}` : ''}`;
	return (whole) => `select c.*${whole ? `, c as ${ROW}` : ''} from ${record ? `${record}, lateral ` : ''}${call} as c`;
}
