import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';

/** The user that PostgreSQL runs as, where that is not ourselves. */
export type ServerUser = { readonly name: string; readonly ids: { readonly uid: number; readonly gid: number } };

/** PostgreSQL refuses to run as root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The users that PostgreSQL may run as when we are root: the owner of `folder` where that is somebody else, then
 * `postgres`, then `nobody`, as far as they exist.
 */
export function findServerUsers(folder: string): ServerUser[] {
	const owner = ownerOf(folder);
	return [...(owner ? [owner] : []), ...['postgres', 'nobody'].flatMap((name) => findUser(name) ?? [])];
}

/** The owner of a folder; null for root. */
export function ownerOf(folder: string): ServerUser | null {
	const { uid, gid } = statSync(folder);
	return uid === 0 ? null : { name: `with the number ${uid}`, ids: { uid, gid } };
}

function findUser(name: string): ServerUser | undefined {
	const ask = (what: string) =>
		Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
	try {
		return { name, ids: { uid: ask('-u'), gid: ask('-g') } };
	} catch {
		return undefined;
	}
}

/** Whether another user can walk to a folder of ours and into it. Lets them pass through the folder itself, not read it. */
export function canReach(user: ServerUser, folder: string): boolean {
	const { mode } = statSync(folder);
	if (!(mode & 0o001)) chmodSync(folder, (mode & 0o777) | 0o011);
	return spawnSync('sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user.ids, cwd: '/', stdio: 'ignore' }).status === 0;
}
