import { Hono } from 'hono';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthEnv, AuthParts } from '../auth-parts.ts';
import { assertionConsumer } from './acs.ts';
import {
	createSsoProvider,
	deleteSsoProvider,
	getSsoProvider,
	listSsoProviders,
	updateSsoProvider,
} from './provider-routes.ts';
import { createServiceProvider, metadataOf } from './service-provider.ts';
import { singleSignOn } from './sso.ts';

/** Single sign-on by SAML (auth-contract 17): its endpoints for people and those for the operator. */
export function samlRoutes(parts: AuthParts): Hono<AuthEnv> {
	const app = new Hono<AuthEnv>();
	const openUs = createServiceProvider(parts);
	for (const path of ['/sso', '/sso/*', '/admin/sso/*'])
		app.use(path, async (_c, next) => {
			if (!parts.config.AUTH_SAML) throw new Problem('saml_provider_disabled', 404, 'SAML 2.0 is disabled');
			await next();
		});
	app.post('/sso', singleSignOn(parts, openUs));
	app.get('/sso/saml/metadata', async (c) => {
		c.header('cache-control', 'public, max-age=600');
		c.header('content-type', 'application/xml');
		if (c.req.query('download') === 'true') c.header('content-disposition', 'attachment; filename="metadata.xml"');
		return c.body(await metadataOf(await openUs()));
	});
	app.post('/sso/saml/acs', assertionConsumer(parts, openUs));
	app.get('/admin/sso/providers', listSsoProviders(parts));
	app.post('/admin/sso/providers', createSsoProvider(parts));
	app.get('/admin/sso/providers/:id', getSsoProvider(parts));
	app.put('/admin/sso/providers/:id', updateSsoProvider(parts));
	app.delete('/admin/sso/providers/:id', deleteSsoProvider(parts));
	return app;
}
