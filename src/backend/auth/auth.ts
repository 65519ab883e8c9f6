import { Hono } from 'hono';
import { limitBody } from '../limit-body.ts';
import { readAuditLog } from './admin/audit-log.ts';
import { generateLink } from './admin/generate-link.ts';
import { invite } from './admin/invite.ts';
import {
	createOAuthClient,
	deleteOAuthClient,
	getOAuthClient,
	listOAuthClients,
	renewOAuthClientSecret,
	updateOAuthClient,
} from './admin/oauth-clients.ts';
import {
	deleteFactorOf,
	deletePasskeyOf,
	listFactorsOf,
	listPasskeysOf,
	updateFactorOf,
} from './admin/user-factors.ts';
import { createUser, deleteNamedUser, getNamedUser, listAllUsers, updateNamedUser } from './admin/users.ts';
import type { AuthEnv, AuthParts } from './auth-parts.ts';
import { challengeFactor } from './factors/challenge.ts';
import { enrollFactor } from './factors/enroll.ts';
import {
	generateRecoveryCodes,
	recoveryCodesStatus,
	regenerateRecoveryCodes,
	removeRecoveryCodes,
	verifyRecoveryCode,
} from './factors/kinds/recovery-codes.ts';
import { unenrollFactor } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify.ts';
import { getAuthorization, postConsent } from './oauth-server/authorizations.ts';
import { authorize } from './oauth-server/authorize.ts';
import { discovery } from './oauth-server/discovery.ts';
import { listGrants, revokeGrant } from './oauth-server/grants.ts';
import { oauthToken } from './oauth-server/oauth-token.ts';
import { registerClient } from './oauth-server/register.ts';
import { requireOAuthServer } from './oauth-server/require-oauth-server.ts';
import { userinfo } from './oauth-server/userinfo.ts';
import { magicLink, otp } from './one-time/otp.ts';
import { reauthenticate } from './one-time/reauthenticate.ts';
import { recover } from './one-time/recover.ts';
import { resend } from './one-time/resend.ts';
import { verifyByCode, verifyByLink } from './one-time/verify/verify.ts';
import { deleteOwnPasskey, listOwnPasskeys, renameOwnPasskey } from './passkeys/own-passkeys.ts';
import { passkeyRegistrationOptions, verifyPasskeyRegistration } from './passkeys/register-passkey.ts';
import { passkeyAuthenticationOptions, verifyPasskeyAuthentication } from './passkeys/sign-in-with-passkey.ts';
import { authorizeLink, authorizeWithProvider } from './providers/begin-flow.ts';
import { callback } from './providers/callback.ts';
import { customProviderRoutes } from './providers/custom/custom-provider-routes.ts';
import { unlinkIdentity } from './providers/linking/unlink.ts';
import { createProviderClient } from './providers/provider-client.ts';
import { samlRoutes } from './saml/saml-routes.ts';
import { logout } from './sessions/logout.ts';
import { endSession, listSessions } from './sessions/sessions-list.ts';
import { token } from './sessions/token.ts';
import { health, settingsOf } from './settings.ts';
import { signup } from './sign-up/signup.ts';
import { deleteOwnAccount } from './users/delete-own-account.ts';
import { putUser } from './users/put-user.ts';
import { getUser } from './users/user.ts';
import { captchaPaths, requireCaptcha } from './wire/captcha.ts';
import { answerError } from './wire/wire-errors.ts';

/** The auth service: GoTrue's wire, mounted at `/auth/v1`. All its endpoints are listed here. */
export function createAuth(parts: AuthParts): Hono<AuthEnv> {
	const { config, keys, log } = parts;
	const app = new Hono<AuthEnv>();
	const providers = createProviderClient(parts);
	app.onError(answerError(log));
	app.use(limitBody(config.BODY_LIMIT));

	if (config.AUTH_CAPTCHA) app.on('POST', captchaPaths, requireCaptcha(parts));

	app.post('/signup', signup(parts));
	app.post('/token', token({ ...parts, providers }));
	app.post('/otp', otp(parts));
	app.post('/magiclink', magicLink(parts));
	app.get('/verify', verifyByLink(parts));
	app.post('/verify', verifyByCode(parts));
	app.post('/resend', resend(parts));
	app.post('/recover', recover(parts));
	app.get('/reauthenticate', reauthenticate(parts));
	app.get('/user', getUser(parts));
	app.put('/user', putUser(parts));
	app.delete('/user', deleteOwnAccount(parts));
	app.get('/sessions', listSessions(parts));
	app.delete('/sessions/:id', endSession(parts));
	app.post('/logout', logout(parts));
	app.route('/', samlRoutes(parts));

	// Before the other factors, whose ids have the same place in the path.
	app.get('/factors/recovery-codes', recoveryCodesStatus(parts));
	app.post('/factors/recovery-codes', generateRecoveryCodes(parts));
	app.delete('/factors/recovery-codes', removeRecoveryCodes(parts));
	app.post('/factors/recovery-codes/verify', verifyRecoveryCode(parts));
	app.post('/factors/recovery-codes/regenerate', regenerateRecoveryCodes(parts));
	app.post('/factors', enrollFactor(parts));
	app.post('/factors/:factor_id/challenge', challengeFactor(parts));
	app.post('/factors/:factor_id/verify', verifyFactor(parts));
	app.delete('/factors/:factor_id', unenrollFactor(parts));

	app.post('/passkeys/registration/options', passkeyRegistrationOptions(parts));
	app.post('/passkeys/registration/verify', verifyPasskeyRegistration(parts));
	app.post('/passkeys/authentication/options', passkeyAuthenticationOptions(parts));
	app.post('/passkeys/authentication/verify', verifyPasskeyAuthentication(parts));
	app.get('/passkeys', listOwnPasskeys(parts));
	app.patch('/passkeys/:passkey_id', renameOwnPasskey(parts));
	app.delete('/passkeys/:passkey_id', deleteOwnPasskey(parts));

	app.get('/admin/users', listAllUsers(parts));
	app.post('/admin/users', createUser(parts));
	app.get('/admin/users/:id', getNamedUser(parts));
	app.put('/admin/users/:id', updateNamedUser(parts));
	app.delete('/admin/users/:id', deleteNamedUser(parts));
	app.get('/admin/users/:id/factors', listFactorsOf(parts));
	app.put('/admin/users/:id/factors/:factor_id', updateFactorOf(parts));
	app.delete('/admin/users/:id/factors/:factor_id', deleteFactorOf(parts));
	app.get('/admin/users/:id/passkeys', listPasskeysOf(parts));
	app.delete('/admin/users/:id/passkeys/:passkey_id', deletePasskeyOf(parts));
	app.post('/admin/generate_link', generateLink(parts));
	app.get('/admin/audit', readAuditLog(parts));
	app.post('/invite', invite(parts));

	app.use('/oauth/*', requireOAuthServer(config));
	app.use('/user/oauth/*', requireOAuthServer(config));
	app.use('/admin/oauth/*', requireOAuthServer(config));
	app.get('/oauth/authorize', authorize(parts));
	app.get('/oauth/authorizations/:id', getAuthorization(parts));
	app.post('/oauth/authorizations/:id/consent', postConsent(parts));
	app.post('/oauth/token', oauthToken(parts));
	app.on(['GET', 'POST'], '/oauth/userinfo', userinfo(parts));
	app.post('/oauth/clients/register', registerClient(parts));
	app.get('/user/oauth/grants', listGrants(parts));
	app.delete('/user/oauth/grants', revokeGrant(parts));
	app.get('/admin/oauth/clients', listOAuthClients(parts));
	app.post('/admin/oauth/clients', createOAuthClient(parts));
	app.get('/admin/oauth/clients/:id', getOAuthClient(parts));
	app.put('/admin/oauth/clients/:id', updateOAuthClient(parts));
	app.delete('/admin/oauth/clients/:id', deleteOAuthClient(parts));
	app.post('/admin/oauth/clients/:id/regenerate_secret', renewOAuthClientSecret(parts));
	app.get('/.well-known/openid-configuration', discovery(config));
	app.get('/.well-known/oauth-authorization-server', requireOAuthServer(config), discovery(config));

	app.get('/authorize', authorizeWithProvider({ ...parts, providers }));
	app.on(['GET', 'POST'], '/callback', callback({ ...parts, providers }));
	app.get('/user/identities/authorize', authorizeLink({ ...parts, providers }));
	app.delete('/user/identities/:id', unlinkIdentity(parts));
	const custom = customProviderRoutes({ ...parts, providers });
	app.get('/admin/custom-providers', custom.list);
	app.post('/admin/custom-providers', custom.create);
	app.get('/admin/custom-providers/:identifier', custom.get);
	app.put('/admin/custom-providers/:identifier', custom.update);
	app.delete('/admin/custom-providers/:identifier', custom.remove);

	app.get('/.well-known/jwks.json', (c) => c.json(keys.jwks(), 200, { 'cache-control': 'public, max-age=600' }));
	app.get('/settings', (c) => c.json(settingsOf(config)));
	app.get('/health', (c) => c.json(health));
	return app;
}
