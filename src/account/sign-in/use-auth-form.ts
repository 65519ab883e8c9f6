import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { codeOf, sayProblem } from '../say-problem.ts';
import type { AccountTexts } from '../texts/en.ts';
import { goToProvider, signIn, signUp } from './ask-sign-in.ts';
import { useCaptcha } from './captcha.tsx';

const fieldNames = ['fullName', 'email', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with each field, or with the form as a whole. */
type Errors = Record<FieldName | 'whole', string | null>;

const noErrors: Errors = { fullName: null, email: null, password: null, whole: null };

/** The field at which an error of the service is shown, beside the toast of the specification. */
const fieldOf: Record<string, FieldName> = {
	invalid_credentials: 'password',
	weak_password: 'password',
	user_already_exists: 'email',
	email_exists: 'email',
	email_not_confirmed: 'email',
	email_address_invalid: 'email',
};

/** Whether a text could be an e-mail address; the service checks it fully. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The specification's rules (6.7); the service checks them again. */
function checkValues(
	values: Record<FieldName, string>,
	t: TextsReader<AccountTexts['auth']>,
	{ signingUp, passwordLeast }: { signingUp: boolean; passwordLeast: number },
): Errors {
	const least = signingUp ? passwordLeast : 6;
	return {
		...noErrors,
		fullName: signingUp && values.fullName.trim() === '' ? t('nameNeeded') : null,
		email: isEmail(values.email) ? null : t('emailInvalid'),
		password: [...values.password].length < least ? t('passwordShort', { least }) : null,
	};
}

/** The state of the sign-in card: what is typed, what is wrong with it, and the things it can do. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/**
 * Keeps the card. What was typed stays through errors and through changing between login and sign-up.
 * @param back the page of ours, with its origin, where a link in an e-mail and other providers lead afterwards
 */
export function useAuthForm(t: TextsReader<AccountTexts['auth']>, texts: AccountTexts['auth'], back: () => string) {
	const { supabase } = useAuth();
	const { to } = useLanguage();
	const problems = useTexts(texts.problems);
	const { passwordLeast } = usePublicConfig().auth;
	const captcha = useCaptcha();
	const [signingUp, setSigningUp] = useState(false);
	const [values, setValues] = useState({ fullName: '', email: '', password: '' });
	const [errors, setErrors] = useState(noErrors);
	const [sending, setSending] = useState(false);
	const [mailTo, setMailTo] = useState<string | null>(null);
	const form = useRef<HTMLFormElement>(null);

	async function ask(): Promise<void> {
		const client = await supabase();
		const typed = { ...values, email: values.email.trim(), fullName: values.fullName.trim() };
		const asked = signingUp
			? signUp(client, typed, location.origin + to(), captcha.take())
			: signIn(client, typed, captcha.take());
		const { told, waits } = await asked;
		if (told) showToast({ title: t('welcome'), text: t(told) });
		if (waits) setMailTo(typed.email);
	}

	function focus(name: FieldName): void {
		form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
	}

	async function submit(): Promise<void> {
		const found = checkValues(values, t, { signingUp, passwordLeast });
		setErrors(found);
		const wrong = fieldNames.find((name) => found[name]);
		if (wrong) {
			focus(wrong);
			return;
		}
		setSending(true);
		await ask().catch((error: unknown) => {
			const code = codeOf(error);
			const text = tell(error, t('failed'));
			const field = fieldOf[code];
			setErrors({ ...noErrors, [field ?? 'whole']: text });
			if (field) focus(field);
			if (code === 'email_not_confirmed') setMailTo(values.email.trim());
		});
		setSending(false);
	}

	async function sendAgain(): Promise<void> {
		setSending(true);
		const client = await supabase();
		const options = { emailRedirectTo: location.origin + to(), ...captcha.take() };
		const { error } = await client.auth.resend({ type: 'signup', email: mailTo ?? '', options });
		if (error) tell(error, t('failed'));
		else showToast({ title: t('sentAgain') });
		setSending(false);
	}

	async function withProvider(provider: string): Promise<void> {
		try {
			const client = await supabase();
			await goToProvider(client, provider, back());
		} catch (error) {
			tell(error, t(provider === 'google' ? 'googleFailed' : 'failed'));
		}
	}

	/** Shows what went wrong, and returns it. */
	function tell(error: unknown, otherwise: string): string {
		const text = sayProblem(problems, error, otherwise);
		showToast({ title: t('error'), text, tone: 'destructive' });
		return text;
	}

	return {
		form,
		signingUp,
		values,
		errors,
		sending,
		mailTo,
		captcha: captcha.widget,
		submit,
		sendAgain,
		withProvider,
		type: (name: FieldName, value: string) => {
			setValues((last) => ({ ...last, [name]: value }));
			setErrors((last) => ({ ...last, [name]: null, whole: null }));
		},
		change: () => {
			setSigningUp(!signingUp);
			setErrors(noErrors);
			setMailTo(null);
		},
	};
}
