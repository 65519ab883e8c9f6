import { useEffect, useState } from 'react';
import { useAuth } from '#src/session/session.tsx';

/**
 * Whether somebody is an administrator; null while it is being looked up, and no where it cannot be. For display only:
 * the server checks the role at every request.
 */
export function useIsAdmin(userId: string): boolean | null {
	const { supabase } = useAuth();
	const [isAdmin, setIsAdmin] = useState<boolean | null>(null);
	useEffect(() => {
		let gone = false;
		supabase()
			.then((client) =>
				client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin').maybeSingle(),
			)
			.then(({ data, error }) => {
				if (error) throw error;
				return data !== null;
			})
			.catch((error: unknown) => {
				console.error(error);
				return false;
			})
			.then((found) => {
				if (!gone) setIsAdmin(found);
			});
		return () => {
			gone = true;
		};
	}, [supabase, userId]);
	return isAdmin;
}
