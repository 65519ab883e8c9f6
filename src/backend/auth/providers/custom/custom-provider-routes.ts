import { z } from 'zod';
import { isSecureUrl } from '#src/platform/http/guarded-fetch.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { AuthContext, AuthParts, Route } from '../../auth-parts.ts';
import { readBody } from '../../wire/request-body.ts';
import { customAreRestricted } from '../provider-catalogue.ts';
import { type ProviderClient, reasonOf } from '../provider-client.ts';
import {
	type CustomProviderRow,
	deleteCustomProvider,
	findCustomProvider,
	IDENTIFIER,
	insertCustomProvider,
	listCustomProviders,
	providerOf,
	updateCustomProvider,
} from './custom-providers.ts';

type Routes = Record<'list' | 'create' | 'get' | 'update' | 'remove', Route>;

const LONGEST = 2048;
const line = z.string().trim().min(1).max(LONGEST);
const lines = z.array(line).max(50);
const address = z
	.string()
	.max(LONGEST)
	.refine(isSecureUrl, { error: 'must be an https URL' })
	.nullish()
	.transform((value) => value || undefined);
const jsonObject = z.record(z.string(), z.unknown());

/** What may be changed later. Every field may be absent. */
const changeable = {
	name: line,
	client_id: line,
	client_secret: line.nullable(),
	acceptable_client_ids: lines,
	scopes: lines,
	pkce_enabled: z.boolean(),
	attribute_mapping: jsonObject,
	custom_claims_allowlist: lines,
	authorization_params: z.record(z.string(), z.string()),
	enabled: z.boolean(),
	email_optional: z.boolean(),
	issuer: address,
	discovery_url: address,
	skip_nonce_check: z.boolean(),
	authorization_url: address,
	token_url: address,
	userinfo_url: address,
	jwks_uri: address,
};
const changes = z.object(changeable).partial();
const creation = z.object({
	...changes.shape,
	name: line,
	client_id: line,
	provider_type: z.enum(['oauth2', 'oidc']),
	identifier: z.string().regex(IDENTIFIER, 'must be custom: and lower-case letters or digits'),
});

/** `/admin/custom-providers` (auth-contract 25): providers that a trusted server adds while we run. */
export function customProviderRoutes(parts: AuthParts & { providers: ProviderClient }): Routes {
	const { database, keys, config, clock } = parts;
	const restricted = customAreRestricted(config);
	const guarded = (route: Route): Route => {
		return async (c) => {
			await requireAdmin(c, parts);
			c.header('cache-control', 'no-store');
			return route(c);
		};
	};
	const find = async (c: AuthContext) => {
		const found = await findCustomProvider(database, keys, c.req.param('identifier') ?? '', restricted);
		if (!found) throw new Problem('custom_provider_not_found', 404, 'Custom provider not found');
		return found;
	};

	return {
		list: guarded(async (c) => {
			const kind = c.req.query('type') || null;
			if (kind !== null && kind !== 'oauth2' && kind !== 'oidc') throw invalid('type must be oauth2 or oidc');
			return c.json({ providers: await listCustomProviders(database, kind) });
		}),

		create: guarded(async (c) => {
			const given = await requireFields(c, creation);
			const row = await requireUsable(parts, {
				...blank,
				...given,
				client_secret: given.client_secret ?? null,
			});
			try {
				const limit = { most: config.AUTH_CUSTOM_PROVIDERS_MAX, now: clock() };
				const made = await insertCustomProvider(database, keys, row, limit);
				if (made) return c.json(made, 201);
			} catch (error) {
				if ((error as { code?: string }).code !== '23505') throw error;
				throw new Problem('conflict', 400, 'A custom provider with this identifier already exists');
			}
			throw new Problem(
				'over_custom_provider_quota',
				400,
				`Maximum number of custom providers (${config.AUTH_CUSTOM_PROVIDERS_MAX}) reached`,
			);
		}),

		get: guarded(async (c) => c.json((await find(c)).wire)),

		update: guarded(async (c) => {
			const { provider, wire } = await find(c);
			const given = await requireFields(c, changes);
			const { id: _id, created_at: _created, updated_at: _updated, ...before } = wire;
			const kept = { ...before, client_secret: provider.clientSecret };
			const asksAgain = given.issuer !== undefined || given.discovery_url !== undefined;
			const wanted = { ...kept, ...given, client_secret: given.client_secret ?? kept.client_secret };
			const row = asksAgain ? await requireUsable(parts, wanted) : wanted;
			const updated = await updateCustomProvider(database, keys, row, { version: provider.version, now: clock() });
			if (!updated) throw new Problem('conflict', 409, 'The custom provider was changed at the same time');
			return c.json(updated);
		}),

		remove: guarded(async (c) => {
			if (!(await deleteCustomProvider(database, c.req.param('identifier') ?? '')))
				throw new Problem('custom_provider_not_found', 404, 'Custom provider not found');
			return c.body(null, 204);
		}),
	};
}

const blank = {
	acceptable_client_ids: [],
	scopes: [],
	pkce_enabled: true,
	attribute_mapping: {},
	custom_claims_allowlist: [],
	authorization_params: {},
	enabled: true,
	email_optional: false,
	skip_nonce_check: false,
};

async function requireFields<Shape extends z.ZodType>(c: AuthContext, shape: Shape): Promise<z.output<Shape>> {
	const parsed = shape.safeParse(await readBody(c, jsonObject));
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/**
 * A row that says all that its kind needs; of an OpenID issuer, what it publishes is read (GoTrue does the same, so
 * that a wrong address shows at once).
 * @throws Problem `validation_failed` 400
 */
async function requireUsable(
	{ config, providers, log }: AuthParts & { providers: ProviderClient },
	row: CustomProviderRow,
): Promise<CustomProviderRow> {
	if (row.provider_type === 'oauth2') {
		if (row.authorization_url && row.token_url && row.userinfo_url) return row;
		throw invalid('authorization_url, token_url and userinfo_url are required for OAuth2 providers');
	}
	if (!row.issuer) throw invalid('issuer is required for OIDC providers');
	const provider = providerOf(row, { publicOnly: customAreRestricted(config), version: 'new' });
	try {
		return { ...row, discovery_document: { ...(await providers.discover(provider)) } };
	} catch (error) {
		log.warn({ provider: provider.name, reason: reasonOf(error) }, 'a custom provider could not be used');
		throw invalid('The OpenID discovery document cannot be read, or is not that of the issuer');
	}
}

const invalid = (message: string) => new Problem('validation_failed', 400, message);
