import { existsSync } from 'node:fs';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routesOf } from './page-routers.server.ts';

const built = new URL('../../../build/server/index.js', import.meta.url);

/** Needs the built pages; `npm test` builds them first. */
describe.runIf(existsSync(built))('the routes for a path', async () => {
	const { routes } = (await import(built.href)) as ServerBuild;

	/** The routes as React Router matches them. */
	const tree = (some: ServerBuild['routes'], parent?: string): RouteObject[] =>
		Object.values(some).flatMap((route) => {
			if (!route || route.parentId !== parent) return [];
			const { id, path, index } = route;
			return [index ? { id, path, index } : { id, path, children: tree(some, id) }];
		});
	const match = (some: ServerBuild['routes'], pathname: string) =>
		matchRoutes(tree(some), pathname)?.map(({ route, params }) => [route.id, params]);

	it.each(
		Object.values(routes).flatMap((route) => {
			const path = `/fa/${route?.path ?? ''}`.replaceAll(/:\w+|\*/g, 'some-name');
			return [path, `${path}/more`, path.toUpperCase(), `/${path}`];
		}),
	)('are those that match %s among all', (pathname) => {
		expect(match(routesOf(routes, pathname), pathname)).toEqual(match(routes, pathname));
	});

	it('are few for most', () => {
		expect(Object.keys(routesOf(routes, '/fa/blog/some-article')).length).toBeLessThan(10);
	});
});
