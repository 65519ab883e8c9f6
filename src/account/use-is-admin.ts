import { useCallback } from 'react';
import { useAnswer } from '#src/session/use-answer.ts';

/**
 * Whether somebody is an administrator; null while it is being looked up, and no where it cannot be. For display only:
 * the server checks the role at every request.
 */
export function useIsAdmin(userId: string): boolean | null {
	const { answer } = useAnswer(
		useCallback(
			async (client, signal) => {
				const role = client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
				const { data, error } = await role.abortSignal(signal).maybeSingle();
				if (error) throw error;
				return data !== null;
			},
			[userId],
		),
	);
	if (answer.state === 'reading') return null;
	return answer.state === 'read' && answer.value;
}
