/** The error in an address. `code` is empty where it has none of the service's codes. */
export type AddressFailure = { code: string; description: string };

/** Anybody can write an address: not more than a sentence or two of it are shown. */
const LONGEST = 300;

/**
 * What went wrong before the visitor was sent here: `error`, `error_description` or `error_code`, in the fragment or in the
 * query of an address (specification, 8.3; auth-contract 6 and 13). Null where there is none of them.
 */
export function findAddressFailure({ search, hash }: { search: string; hash: string }): AddressFailure | null {
	for (const part of [hash.slice(1), search]) {
		const fields = new URLSearchParams(part);
		const description = (fields.get('error_description') ?? '').trim().slice(0, LONGEST).toWellFormed();
		// `error` is a class of failures; the description says more.
		const code = fields.get('error_code') || (description ? '' : fields.get('error')) || '';
		if (code || description) return { code: code.slice(0, LONGEST), description };
	}
	return null;
}

/** The failure as the query of the card to which it leads. */
export const failureQuery = ({ code, description }: AddressFailure): string =>
	new URLSearchParams({ problem: code || 'unspecified', ...(description && { description }) }).toString();

/** Failures of links in e-mails are shown on the card, where another e-mail can be requested; others in a toast. */
export const isOfLetter = (code: string): boolean => code.startsWith('otp_') || code === 'email_not_confirmed';
