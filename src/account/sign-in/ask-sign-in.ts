import type { AppClient } from '#src/platform/public-schema/app-client.ts';

type Typed = { fullName: string; email: string; password: string };
type Captcha = { captchaToken?: string };
/** The key of the message after signing in; and whether the address has to be confirmed first. */
type Entered = { told: 'signedIn' | 'accountMade' | null; waits: boolean };

/** Signs in. Where a second factor is needed there is no message yet. @throws the service's error */
export async function signIn(client: AppClient, { email, password }: Typed, captcha: Captcha): Promise<Entered> {
	const { data, error } = await client.auth.signInWithPassword({ email, password, options: captcha });
	if (error) throw error;
	const half = data.user.factors?.some(({ status }) => status === 'verified');
	return { told: half ? null : 'signedIn', waits: false };
}

/** Makes an account. @param back where the link of the confirmation leads @throws the service's error */
export async function signUp(client: AppClient, typed: Typed, back: string, captcha: Captcha): Promise<Entered> {
	const { email, password, fullName } = typed;
	const options = { data: { full_name: fullName }, emailRedirectTo: back, ...captcha };
	const { data, error } = await client.auth.signUp({ email, password, options });
	if (error) throw error;
	return { told: 'accountMade', waits: !data.session };
}

/**
 * Redirects to another provider's sign-in. Offline access and the question of consent are the specification's, for
 * Google.
 * @throws the service's error
 */
export async function goToProvider(client: AppClient, provider: string, redirectTo: string): Promise<void> {
	const queryParams: Record<string, string> =
		provider === 'google' ? { access_type: 'offline', prompt: 'consent' } : {};
	const { error } = await client.auth.signInWithOAuth({
		provider: provider as 'google',
		options: { redirectTo, queryParams },
	});
	if (error) throw error;
}
