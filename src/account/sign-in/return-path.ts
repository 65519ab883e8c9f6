/**
 * Where to go after signing in: the path a visitor came from, if it is one of ours. Anything that could lead to another
 * site (`//host`, `/\host`, a full address) is answered with `home`.
 */
export function returnPath(next: string | null, home: string): string {
	const here = 'http://here.invalid';
	if (!next?.startsWith('/') || !URL.canParse(next, here)) {
		return home;
	}
	const url = new URL(next, here);
	return url.origin === here ? url.pathname + url.search + url.hash : home;
}
