import { LRUCache } from 'lru-cache';

/** The JSON of a user, and the version of the rows it was built from. */
export type RememberedUser = { version: string; text: string };

/** Users kept at most; the one that was not asked for longest goes first. */
const MOST_USERS = 2000;

/** The JSON of users by id. The version, which is read at each request, tells whether it is current. */
export function rememberUsers(): {
	find(id: string): RememberedUser | undefined;
	keep(id: string, user: RememberedUser): void;
} {
	const users = new LRUCache<string, RememberedUser>({ max: MOST_USERS });
	return {
		find: (id) => users.get(id),
		keep: (id, user) => void users.set(id, user),
	};
}
