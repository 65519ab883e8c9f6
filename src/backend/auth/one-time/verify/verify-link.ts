/** What the link of a mail is for (auth-contract 6). */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

/**
 * The link of a mail (auth-contract 23). `redirectTo` is encoded only where it would otherwise not come back as it is.
 */
export function verifyLink(
	siteUrl: string,
	{ token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
	const target = /[&=#%+]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
	return `${siteUrl}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
