import { useMemo, useState } from 'react';
import { keptKinds } from '#src/catalogue/catalogue.ts';
import { useLive } from '#src/session/use-live.ts';

const tables = [...new Set(keptKinds.map(({ table }) => table))];

/** A number that grows whenever a person's kept readings change, on whichever device. */
export function useKeptChanges(userId: string): number {
	const [version, setVersion] = useState(0);
	const live = useMemo(
		() => ({ changes: tables.map((table) => ({ table, event: '*' as const, filter: `user_id=eq.${userId}` })) }),
		[userId],
	);
	useLive(live, () => setVersion((last) => last + 1));
	return version;
}
