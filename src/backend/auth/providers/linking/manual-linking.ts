import { Problem } from '#src/platform/http/problem.ts';
import type { AuthConfig } from '../../auth-parts.ts';

/** @throws Problem `manual_linking_disabled` 404 where people may not link and unlink themselves (auth-contract 14) */
export function requireManualLinking(config: Pick<AuthConfig, 'AUTH_MANUAL_LINKING'>): void {
	if (!config.AUTH_MANUAL_LINKING) throw new Problem('manual_linking_disabled', 404, 'Manual linking is disabled');
}
