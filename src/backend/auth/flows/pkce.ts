import { Problem } from '#src/platform/http/problem.ts';

/**
 * Checks the two fields that start a PKCE flow (RFC 7636, 4.2 and 4.3; auth-contract 20.1): both or neither.
 * @throws Problem `validation_failed` 400
 */
export function checkCodeChallenge(challenge: string, method: string): void {
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	if ((challenge === '') !== (method === '')) throw fail('PKCE flow requires code_challenge_method and code_challenge');
	if (challenge === '') return;
	if (challenge.length < 43 || challenge.length > 128)
		throw fail('code challenge has to be between 43 and 128 characters');
	if (!/^[a-zA-Z0-9._~-]+$/.test(challenge))
		throw fail('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
	if (!/^(s256|plain)$/i.test(method)) throw fail('code_challenge_method must be s256 or plain');
}
