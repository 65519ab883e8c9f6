import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/**
 * The handler of React Router for a path. It looks through all routes several times for each page, so paths that begin
 * alike behind the language have a handler which knows of theirs alone.
 */
export function createRouters(build: ServerBuild): (pathname: string) => RequestHandler {
	const routers = new Map<Routes, RequestHandler>();
	return (pathname) => {
		const routes = routesOf(build.routes, pathname);
		const router = routers.get(routes) ?? createRequestHandler(withRoutes(build, routes), 'production');
		routers.set(routes, router);
		return router;
	};
}

/** Routes by the first segment behind the language. */
const known = new WeakMap<Routes, Map<string, Routes>>();

/** The routes that may match a path, the same object for all paths that have them in common. */
export function routesOf(routes: Routes, pathname: string): Routes {
	const bySegment = known.get(routes) ?? new Map<string, Routes>();
	if (!known.has(routes)) {
		known.set(routes, bySegment);
		for (const { path } of Object.values(routes).filter((route) => !!route)) {
			const name = firstSegment(path);
			if (name)
				bySegment.set(
					name,
					some(routes, (id) => [name, null].includes(firstSegment(routes[id]?.path))),
				);
		}
	}
	// `/fa/blog/some-article`; what is written in any other way than ours is left to all routes.
	return bySegment.get(pathname.split('/')[2] ?? '') ?? routes;
}

/** The first segment of a route's path; null where it can be anything. */
function firstSegment(path: string | undefined): string | null {
	const [first = ''] = path?.split('/') ?? [];
	return /^[\w-]+$/.test(first) ? first : null;
}

const some = <Kind>(all: Record<string, Kind>, wanted: (id: string) => boolean): Record<string, Kind> =>
	Object.fromEntries(Object.entries(all).filter(([id]) => wanted(id)));

function withRoutes(build: ServerBuild, routes: Routes): ServerBuild {
	const own = some(build.assets.routes, (id) => id in routes);
	return { ...build, routes, assets: { ...build.assets, routes: own } };
}
