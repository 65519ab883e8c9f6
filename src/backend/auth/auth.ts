import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#src/platform/problem.ts';
import type { AuthEnv, AuthParts } from './auth-parts.ts';
import { captchaDoors, requireCaptcha } from './captcha.ts';
import { logout } from './logout.ts';
import { health, settingsOf } from './settings.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { getUser, putUser } from './user.ts';
import { answerError } from './wire-errors.ts';

/** The auth service: GoTrue's wire, mounted at `/auth/v1`. Every door of it stands here. */
export function createAuth(parts: AuthParts): Hono<AuthEnv> {
	const { config, keys, log } = parts;
	const app = new Hono<AuthEnv>();
	app.onError(answerError(log));
	app.use(
		bodyLimit({
			maxSize: config.BODY_LIMIT,
			onError: () => {
				throw new Problem('request_entity_too_large', 413, `Request body too large (max ${config.BODY_LIMIT} bytes)`);
			},
		}),
	);

	if (config.AUTH_CAPTCHA) app.on('POST', captchaDoors, requireCaptcha(parts));

	app.post('/signup', signup(parts));
	app.post('/token', token(parts));
	app.get('/user', getUser(parts));
	app.put('/user', putUser(parts));
	app.post('/logout', logout(parts));

	app.get('/.well-known/jwks.json', (c) => c.json(keys.jwks(), 200, { 'cache-control': 'public, max-age=600' }));
	app.get('/settings', (c) => c.json(settingsOf(config)));
	app.get('/health', (c) => c.json(health));
	return app;
}
