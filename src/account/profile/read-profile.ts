import type { User } from '@supabase/supabase-js';
import { type KeptTable, type Kind, keptKinds } from '#src/catalogue/catalogue.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';

/** How many readings of each kind a visitor has kept, and their sum. */
export type Statistics = { total: number; kinds: readonly { kind: Kind; count: number }[] };

/** `picture` is the address of theirs, if they have one. */
export type Profile = { name: string; picture: string | null; memberSince: string; statistics: Statistics };

/**
 * Reads a visitor's profile: the row that holds their name, and a count of each kind that fetches no rows, all at once.
 * @throws the service's error where any of it cannot be read
 */
export async function readProfile(supabase: AppClient, user: User): Promise<Profile> {
	const count = async (table: KeptTable) => {
		const { count: found, error } = await supabase
			.from(table)
			.select('*', { count: 'exact', head: true })
			.eq('user_id', user.id);
		if (error) throw error;
		return found ?? 0;
	};
	const [row, ...kinds] = await Promise.all([
		supabase.from('profiles').select('*').eq('user_id', user.id).maybeSingle(),
		...keptKinds.map(async ({ kind, table }) => ({ kind, count: await count(table) })),
	]);
	if (row.error) throw row.error;
	const fullName: unknown = row.data?.full_name;
	const picture: unknown = row.data?.avatar_url;
	return {
		name: displayName(typeof fullName === 'string' ? fullName : null, user),
		picture: typeof picture === 'string' ? picture : null,
		memberSince: user.created_at,
		statistics: { total: kinds.reduce((sum, { count: ofKind }) => sum + ofKind, 0), kinds },
	};
}

/** Full name, else the part of the e-mail before the at sign (specification, 2.7). */
export function displayName(fullName: string | null, user: Pick<User, 'email'>): string {
	return fullName?.trim() || user.email?.split('@')[0] || '';
}
