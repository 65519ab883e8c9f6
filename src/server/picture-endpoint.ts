import { Hono } from 'hono';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { picturesIn } from '#src/platform/pictures.ts';
import type { AppEnv } from './app-env.ts';

/** GET /pictures/{key}: pictures that were made once (`platform/pictures.ts`) and never change. */
export function pictureEndpoint({ database }: { database: Database }): Hono<AppEnv> {
	const pictures = picturesIn(database);
	const app = new Hono<AppEnv>();
	app.get('/pictures/*', async (c) => {
		const picture = await pictures.find(c.req.path.slice('/pictures/'.length));
		if (!picture) throw new Problem('not_found', 404, 'No such picture');
		return c.body(picture.bytes, 200, {
			'content-type': picture.type,
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		});
	});
	return app;
}
