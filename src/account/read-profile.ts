import type { User } from '@supabase/supabase-js';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';

/** How many readings of each kind a visitor has kept, and their sum. */
export type Statistics = { total: number; tarot: number; dreams: number; hafez: number; tests: number };

/** `picture` is the address of theirs, if they have one. */
export type Profile = { name: string; picture: string | null; memberSince: string; statistics: Statistics };

const counted = {
	tarot: 'tarot_readings',
	dreams: 'dream_interpretations',
	hafez: 'hafez_readings',
	tests: 'mbti_results',
} as const;

/** Reads a visitor's profile: the row that holds their name, and four counts that fetch no rows, all at once. */
export async function readProfile(supabase: AppClient, user: User): Promise<Profile> {
	const count = async (table: (typeof counted)[keyof typeof counted]) => {
		const { count: found, error } = await supabase
			.from(table)
			.select('*', { count: 'exact', head: true })
			.eq('user_id', user.id);
		if (error) {
			console.error(error);
		}
		return found ?? 0;
	};
	const [row, tarot, dreams, hafez, tests] = await Promise.all([
		supabase.from('profiles').select('*').eq('user_id', user.id).maybeSingle(),
		count(counted.tarot),
		count(counted.dreams),
		count(counted.hafez),
		count(counted.tests),
	]);
	if (row.error) {
		console.error(row.error);
	}
	const fullName: unknown = row.data?.full_name;
	const picture: unknown = row.data?.avatar_url;
	return {
		name: displayName(typeof fullName === 'string' ? fullName : null, user),
		picture: typeof picture === 'string' ? picture : null,
		memberSince: user.created_at,
		statistics: { total: tarot + dreams + hafez + tests, tarot, dreams, hafez, tests },
	};
}

/** Full name, else the part of the e-mail before the at sign (first seed, section 2). */
export function displayName(fullName: string | null, user: Pick<User, 'email'>): string {
	return fullName?.trim() || user.email?.split('@')[0] || '';
}
