import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '#src/platform/database/database.ts';
import type { DiskRoom } from '#src/platform/disk-room.ts';
import type { Log } from '#src/platform/log.ts';
import { isProblem, Problem } from '#src/platform/problem.ts';
import { withinTime } from '#src/platform/within-time.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { planCall } from './call.ts';
import type { Catalogue, Relation } from './catalogue.ts';
import { negotiate } from './media-type.ts';
import { type CatalogueReader, openCatalogue } from './open-catalogue.ts';
import { describeSchema } from './openapi/describe-schema.ts';
import { parseRows, typeOf } from './payload.ts';
import { createPerform, type Work } from './perform.ts';
import type { Answer } from './plan.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery, type Query } from './query.ts';
import { planRead } from './read.ts';
import { roleLimitsOf, type TableConfig } from './role-limits.ts';
import { unknownTable, wireErrorOf } from './wire-errors.ts';
import { planDelete, planInsert, planUpdate } from './write.ts';

type Environment = { Variables: { requestId: string; address: string; caller?: Caller } };

/** What there is to know of a request before its path is. */
type Asked = { readonly catalogue: CatalogueReader; readonly query: Query; readonly preferences: Preferences } & Work;

/**
 * Table access as PostgREST speaks it: `/:table` and `/rpc/:function`, relative to where it is mounted. Each request is
 * one transaction as the caller's role, with its claims set, so that row-level security decides what it sees and does.
 * @param schema the schema whose tables, views and functions are served, beside those of TABLES_SCHEMAS
 * @param room is asked before rows are added or changed
 */
export function createTables({
	database,
	resolveCaller,
	log,
	config,
	schema,
	room,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	log: Log;
	config: TableConfig;
	schema: string;
	room?: DiskRoom | undefined;
}): Hono<Environment> {
	const app = new Hono<Environment>();
	const names = [...new Set([schema, ...config.TABLES_SCHEMAS])];
	const catalogues = new Map(names.map((name) => [name, openCatalogue(database, name)]));
	const limitsOf = roleLimitsOf(config);
	const perform = createPerform(database, config);

	app.onError((error, c) => {
		const { status, headers, body } = wireErrorOf(error, c.get('caller'));
		// Neither a statement that takes too long nor a lane that is full is a fault of the service.
		const isFault = status >= 500 && status !== 504 && !(status === 503 && isProblem(error));
		if (isFault) log.error({ requestId: c.get('requestId'), err: error }, 'table access failed');
		const hasBody = c.req.method !== 'HEAD' && status !== 204 && status !== 205;
		return new Response(hasBody ? JSON.stringify(body) : null, {
			status,
			headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
		});
	});

	/** Who asks is settled before what: a bad token is answered first. How long it may take follows from who asks. */
	async function asCaller(c: Context<Environment>, work: (caller: Caller) => Promise<Response>): Promise<Response> {
		const caller = await resolveCaller(c.req.raw);
		c.set('caller', caller);
		const milliseconds = config.REQUEST_TIMEOUT * 1000 + limitsOf[caller.role].statementMs;
		return withinTime(milliseconds, work(caller));
	}

	function askedBy(c: Context<Environment>, caller: Caller, path: string, calls: boolean): Asked {
		const name = schemaOf(c, names);
		const catalogue = catalogues.get(name);
		if (!catalogue) throw new Error('a schema without its catalogue');
		const query = parseQuery(searchOf(c.req.url), calls && c.req.method !== 'POST');
		const preferences = requirePreferences(c);
		return {
			catalogue,
			query,
			preferences,
			caller,
			method: c.req.method,
			path,
			headers: c.req.header(),
			address: c.get('address'),
			searched: name === schema ? undefined : name,
			searches: query.patterns > 0,
			calls,
			undone: config.TABLES_ROLLBACK && preferences.tx === 'rollback',
			mediaType: negotiate(c.req.header('accept') ?? null),
			limits: limitsOf[caller.role],
		};
	}

	app.all('/rpc/:function', async (c) => {
		const { method } = c.req;
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST');
		if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
			throw new Problem('PGRST101', 405, `Cannot use the ${method} method on RPC`);
		return asCaller(c, async (caller) => {
			const name = c.req.param('function');
			const asked = askedBy(c, caller, `/rpc/${name}`, true);
			const contentType = c.req.header('content-type') ?? null;
			const body = method === 'POST' ? await bodyOf(c, contentType) : '';
			const request = {
				...asked,
				method,
				name,
				contentType,
				rangeHeader: c.req.header('range') ?? null,
				body,
			} as const;
			return responseOf(await perform(asked.catalogue, asked, (catalogue) => planCall({ ...request, catalogue })));
		});
	});

	app.all('/:table', async (c) => {
		const { method } = c.req;
		const name = c.req.param('table');
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
		const kind = KINDS[method];
		if (!kind) throw new Problem('PGRST117', 405, `Unsupported HTTP method: ${method}`);
		return asCaller(c, async (caller) => {
			const asked = askedBy(c, caller, `/${name}`, false);
			const writes = kind === 'insert' || kind === 'update';
			const payload = writes
				? parseRows(c.req.header('content-type') ?? null, await c.req.text(), asked.query.columns !== undefined)
				: undefined;
			if (payload) room?.require();
			const rangeHeader = method === 'GET' ? (c.req.header('range') ?? null) : null;
			const answer = await perform(asked.catalogue, asked, (catalogue) => {
				const request = { ...asked, catalogue, relation: requireRelation(catalogue, name) };
				if (payload) return kind === 'insert' ? planInsert(request, payload) : planUpdate(request, payload);
				if (kind === 'delete') return planDelete(request);
				return planRead({ ...request, rangeHeader, headOnly: method === 'HEAD' });
			});
			return responseOf(answer);
		});
	});

	app.all('*', (c) => {
		if (!isRoot(c)) throw new Problem('PGRST125', 404, 'Invalid path specified in request URL');
		return asCaller(c, async (caller) => {
			if (caller.role !== 'service_role' || (c.req.method !== 'GET' && c.req.method !== 'HEAD'))
				throw new Problem('PGRST126', 404, 'Root endpoint metadata is disabled');
			const { catalogue, limits } = askedBy(c, caller, '/', false);
			const body = JSON.stringify(describeSchema(await catalogue.reread(), new URL(c.req.url), limits.aggregates));
			const headers = { 'Content-Type': 'application/openapi+json; charset=utf-8' };
			return new Response(c.req.method === 'HEAD' ? null : body, { headers });
		});
	});
	return app;
}

const KINDS: Readonly<Record<string, 'read' | 'insert' | 'update' | 'delete'>> = {
	GET: 'read',
	HEAD: 'read',
	POST: 'insert',
	PATCH: 'update',
	DELETE: 'delete',
};

function isRoot(c: Context): boolean {
	const root = routePath(c).replace(/\/\*$/, '');
	return c.req.path === root || c.req.path === `${root}/`;
}

function requireRelation(names: Catalogue, name: string): Relation {
	const relation = names.relations.get(name);
	if (!relation) throw unknownTable(names, name);
	return relation;
}

/**
 * The schema that is asked for, the first where none is.
 * @throws Problem PGRST106 (406) where it is not served
 */
function schemaOf(c: Context, names: readonly string[]): string {
	const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
	const profile = c.req.header(reads ? 'accept-profile' : 'content-profile') ?? names[0];
	if (profile !== undefined && names.includes(profile)) return profile;
	throw new Problem('PGRST106', 406, `Invalid schema: ${profile}`, {
		hint: `Only the following schemas are exposed: ${names.join(', ')}`,
	});
}

async function bodyOf(c: Context, contentType: string | null): Promise<string | Uint8Array> {
	return typeOf(contentType) === 'application/octet-stream' ? new Uint8Array(await c.req.arrayBuffer()) : c.req.text();
}

function requirePreferences(c: Context): Preferences {
	const preferences = parsePreferences(c.req.header('prefer') ?? null);
	if (preferences.handling === 'strict' && preferences.unknown.length > 0)
		throw new Problem('PGRST122', 400, 'Invalid preferences given with handling=strict', {
			details: `Invalid preferences: ${preferences.unknown.join(', ')}`,
		});
	return preferences;
}

function searchOf(url: string): string {
	const at = url.indexOf('?');
	if (at < 0) return '';
	const end = url.indexOf('#', at);
	return end < 0 ? url.slice(at + 1) : url.slice(at + 1, end);
}

function responseOf({ status, headers, body }: Answer): Response {
	return new Response(body, { status, headers });
}

function allow(methods: string): Response {
	return new Response(null, { status: 200, headers: { Allow: methods } });
}
