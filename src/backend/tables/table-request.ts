import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../caller.ts';
import type { RoleLimits, TableConfig } from './limits/role-limits.ts';
import type { CatalogueReader } from './names/open-catalogue.ts';
import { negotiate } from './parse/media-type.ts';
import { typeOf } from './parse/payload.ts';
import { type Preferences, parsePreferences } from './parse/preferences.ts';
import type { Work } from './perform.ts';
import { parseQuery, type Query } from './query.ts';

export type TablesEnvironment = {
	/** The connection, where there is one. */
	Bindings: { incoming?: { headers: IncomingHttpHeaders }; outgoing?: ServerResponse };
	Variables: { requestId: string; address: string; caller?: Caller };
};

/** A request as far as it can be read without the names of the schema. */
export type TableRequest = {
	readonly catalogue: CatalogueReader;
	readonly query: Query;
	readonly preferences: Preferences;
} & Work;

/** What requests are read with: the schemas that are served, and what roles and settings allow. */
export type RequestSettings = {
	/** By name; the first is the usual one. */
	readonly catalogues: ReadonlyMap<string, CatalogueReader>;
	readonly limitsOf: Readonly<Record<Caller['role'], RoleLimits>>;
	readonly config: Pick<TableConfig, 'TABLES_ROLLBACK'>;
};

/**
 * Reads the schema, the query, the preferences and the media type of a request.
 * @param path as functions of the database see it
 * @param calls whether a function is called: its arguments are in the query, except with POST
 * @throws Problem PGRST100 (400), PGRST106 (406), PGRST107 (406), PGRST122 (400)
 */
export function readRequest(
	c: Context<TablesEnvironment>,
	caller: Caller,
	path: string,
	calls: boolean,
	{ catalogues, limitsOf, config }: RequestSettings,
): TableRequest {
	const { name, isFirst, catalogue } = schemaOf(c, catalogues);
	const query = parseQuery(searchOf(c.req.url), calls && c.req.method !== 'POST');
	const preferences = requirePreferences(c);
	return {
		catalogue,
		query,
		preferences,
		caller,
		method: c.req.method,
		path,
		headers: headersOf(c),
		address: c.get('address'),
		searched: isFirst ? undefined : name,
		searches: query.searches,
		calls,
		undone: config.TABLES_ROLLBACK && preferences.tx === 'rollback',
		mediaType: negotiate(c.req.header('accept') ?? null),
		limits: limitsOf[caller.role],
	};
}

/** By their names in small letters. Node has read those of a connection already; a Request would read them again. */
function headersOf(c: Context<TablesEnvironment>): Record<string, string> {
	return (c.env?.incoming?.headers as Record<string, string> | undefined) ?? c.req.header();
}

/** The body of a call: bytes where it says that it is bytes, text otherwise. */
export async function bodyOf(c: Context, contentType: string | null): Promise<string | Uint8Array> {
	return typeOf(contentType) === 'application/octet-stream' ? new Uint8Array(await c.req.arrayBuffer()) : c.req.text();
}

/**
 * The schema that is asked for, the first where none is.
 * @throws Problem PGRST106 (406) where it is not served
 */
function schemaOf(c: Context, catalogues: RequestSettings['catalogues']) {
	const names = [...catalogues.keys()];
	const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
	const name = c.req.header(reads ? 'accept-profile' : 'content-profile') ?? names[0] ?? '';
	const catalogue = catalogues.get(name);
	if (catalogue) return { name, isFirst: name === names[0], catalogue };
	throw new Problem('PGRST106', 406, `Invalid schema: ${name}`, {
		hint: `Only the following schemas are exposed: ${names.join(', ')}`,
	});
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
