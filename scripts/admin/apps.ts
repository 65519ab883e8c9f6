import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { answered } from './open-service.ts';
import { Refusal } from './refusal.ts';
import { showTable } from './show-table.ts';

/** `oauth-clients`: the apps that sign people in with their account here. */
export const oauthClients: Command = async ({ admin }, [action = 'list', ...rest], options) => {
	if (action === 'list') {
		const { clients } = answered(await admin.oauth.listClients());
		const rows = clients.map((client) => [
			client.client_name,
			client.client_id,
			client.client_type,
			client.registration_type,
			client.redirect_uris.join(' '),
		]);
		return console.log(showTable(['name', 'id', 'kind', 'registered', 'redirects'], rows));
	}
	const [first, ...more] = rest;
	if (action === 'add') {
		if (!first || more.length === 0)
			throw new Refusal('oauth-clients add wants a name and at least one redirect address.');
		const client = answered(
			await admin.oauth.createClient({
				client_name: first,
				redirect_uris: more,
				...(options.uri && { client_uri: options.uri }),
				...(options.public && { token_endpoint_auth_method: 'none' }),
			}),
		);
		console.log(`client_id      ${client.client_id}`);
		if (client.client_secret) console.log(`client_secret  ${client.client_secret}   (shown this once)`);
		return;
	}
	if (!first) throw new Refusal(`oauth-clients ${action} wants the id of an app.`);
	if (action === 'renew-secret') {
		const { client_secret: secret } = answered(await admin.oauth.regenerateClientSecret(first));
		return console.log(`client_secret  ${secret}   (shown this once; the old one is worth nothing now)`);
	}
	if (action !== 'remove') throw new Refusal(`oauth-clients knows list, add, renew-secret and remove, not ${action}.`);
	const { error } = await admin.oauth.deleteClient(first);
	if (error) throw new Refusal(error.message);
	console.log('The app is gone, and everybody is signed out of it.');
};

type SsoProvider = {
	id: string;
	resource_id?: string;
	disabled?: boolean;
	domains?: { domain: string }[];
	saml?: { entity_id: string };
};

/** `sso`: the identity providers of organisations (SAML). */
export const sso: Command = async ({ call }, [action = 'list', ...rest], options) => {
	if (action === 'list') {
		const { items } = await call<{ items: SsoProvider[] }>('GET', '/admin/sso/providers');
		const rows = items.map((item) => [
			item.resource_id ?? '',
			item.id,
			item.saml?.entity_id ?? '',
			(item.domains ?? []).map(({ domain }) => domain).join(' '),
			item.disabled ? 'off' : '',
		]);
		return console.log(showTable(['name', 'id', 'entity', 'domains', ''], rows));
	}
	const [named] = rest;
	if (action === 'add') {
		const { 'metadata-url': url, 'metadata-file': file, domain: domains = [], name } = options;
		if (Boolean(url) === Boolean(file)) throw new Refusal('sso add wants --metadata-url or --metadata-file.');
		const made = await call<SsoProvider>('POST', '/admin/sso/providers', {
			type: 'saml',
			domains,
			...(url && { metadata_url: url }),
			...(file && { metadata_xml: readMetadata(file) }),
			...(name && { resource_id: name }),
		});
		return console.log(`${made.saml?.entity_id} is there, with the id ${made.id}.`);
	}
	if (action !== 'remove') throw new Refusal(`sso knows list, add and remove, not ${action}.`);
	if (!named) throw new Refusal('sso remove wants the id of a provider.');
	await call('DELETE', `/admin/sso/providers/${encodeURIComponent(named)}`);
	console.log('The provider is gone.');
};

function readMetadata(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
	}
}
