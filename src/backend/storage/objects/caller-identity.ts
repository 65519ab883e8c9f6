import type { Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../../caller.ts';
import { callerStatement } from '../../tables/caller-settings.ts';

/** The first statement of a transaction of storage: the caller for whom policies are evaluated. */
export function callerIdentity(caller: Caller, readOnly = false): Statement {
	return callerStatement(caller, { method: '', path: '', readOnly });
}
