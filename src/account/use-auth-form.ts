import { useRef, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { showToast } from '#src/ui/show-toast.ts';
import { useAuth } from './session.tsx';
import type { AccountTexts } from './texts/en.ts';

type FieldName = 'fullName' | 'email' | 'password';

const noErrors: Record<FieldName, string | null> = { fullName: null, email: null, password: null };

/** The state of the sign-in card: what is typed, what is wrong with it, and the two things it can do. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/** Keeps the card. What was typed stays through errors and through changing between login and sign-up. */
export function useAuthForm(t: TextsReader<AccountTexts['auth']>) {
	const { supabase } = useAuth();
	const { to } = useLanguage();
	const [signingUp, setSigningUp] = useState(false);
	const [values, setValues] = useState({ fullName: '', email: '', password: '' });
	const [errors, setErrors] = useState(noErrors);
	const [sending, setSending] = useState(false);
	const [letterTo, setLetterTo] = useState<string | null>(null);
	const form = useRef<HTMLFormElement>(null);

	/** The seed's rules, section 5; the service checks them again. */
	function check(): Record<FieldName, string | null> {
		return {
			fullName: signingUp && values.fullName.trim() === '' ? t('nameNeeded') : null,
			email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()) ? null : t('emailInvalid'),
			password: [...values.password].length >= 6 ? null : t('passwordShort'),
		};
	}

	async function ask(): Promise<void> {
		const client = await supabase();
		const email = values.email.trim();
		const { password } = values;
		if (!signingUp) {
			const { error } = await client.auth.signInWithPassword({ email, password });
			if (error) {
				throw error;
			}
			showToast({ title: t('welcome'), text: t('signedIn') });
			return;
		}
		const { data, error } = await client.auth.signUp({
			email,
			password,
			options: { data: { full_name: values.fullName.trim() }, emailRedirectTo: location.origin + to() },
		});
		if (error) {
			throw error;
		}
		showToast({ title: t('welcome'), text: t('accountMade') });
		if (!data.session) {
			setLetterTo(email);
		}
	}

	async function submit(): Promise<void> {
		const found = check();
		setErrors(found);
		const wrong = (Object.keys(found) as FieldName[]).find((name) => found[name]);
		if (wrong) {
			form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
			return;
		}
		setSending(true);
		await ask().catch((error: unknown) => tell(error, t('failed')));
		setSending(false);
	}

	async function withGoogle(): Promise<void> {
		try {
			const client = await supabase();
			const { error } = await client.auth.signInWithOAuth({
				provider: 'google',
				options: { redirectTo: location.origin + to(), queryParams: { access_type: 'offline', prompt: 'consent' } },
			});
			if (error) {
				throw error;
			}
		} catch (error) {
			tell(error, t('googleFailed'));
		}
	}

	/** The service's answer in the language of the page, by its code; its own words where the code is new to us. */
	function tell(error: unknown, otherwise: string): void {
		const { code, status, message } = error as { code?: string; status?: number; message?: string };
		const key = `problems.${code}` as 'problems.invalid_credentials';
		const known = code !== undefined && t.has(key) ? t(key) : undefined;
		const unreachable = status === undefined || status === 0 || status >= 500;
		const text = known ?? (unreachable ? t('problems.unreachable') : message || otherwise);
		showToast({ title: t('error'), text, tone: 'destructive' });
	}

	return {
		form,
		signingUp,
		values,
		errors,
		sending,
		letterTo,
		submit,
		withGoogle,
		type: (name: FieldName, value: string) => {
			setValues((last) => ({ ...last, [name]: value }));
			setErrors((last) => ({ ...last, [name]: null }));
		},
		change: () => {
			setSigningUp(!signingUp);
			setErrors(noErrors);
			setLetterTo(null);
		},
	};
}
