import { useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import { isEmail } from '../sign-in/use-auth-form.ts';
import { orThrow } from '../use-task.ts';
import { EnterCode } from './enter-code.tsx';
import type { WayTools } from './way-tools.ts';

/** An e-mail with a link and a code: to sign in without a password, or to choose a new one. */
export function LinkWay(props: WayTools & { forgotten: boolean; typed: string }) {
	const { t, task, supabase, captcha, backTo, forgotten, typed } = props;
	const { to } = useLanguage();
	const [email, setEmail] = useState(typed);
	const [wrong, setWrong] = useState(false);
	const [sentTo, setSentTo] = useState<string | null>(null);
	const address = email.trim();

	const ask = async () => {
		const { auth } = await supabase();
		if (forgotten) {
			const redirectTo = location.origin + to('auth');
			await orThrow(auth.resetPasswordForEmail(address, { redirectTo, ...captcha.take() }));
		} else {
			const options = { emailRedirectTo: backTo(), ...captcha.take() };
			await orThrow(auth.signInWithOtp({ email: address, options }));
		}
	};
	const send = async () => {
		if (!isEmail(email)) return setWrong(true);
		if (await task.run(ask)) setSentTo(address);
	};
	if (sentTo) {
		return (
			<>
				<p role="status" className="auth-sent">
					{t(forgotten ? 'forgottenSent' : 'linkSent', { email: sentTo })}
				</p>
				<EnterCode
					t={t}
					task={task}
					enter={async (token) => {
						const { auth } = await supabase();
						await orThrow(auth.verifyOtp({ email: sentTo, token, type: forgotten ? 'recovery' : 'email' }));
					}}
				/>
				{captcha.widget}
				<Button
					look="quiet"
					disabled={task.busy}
					onClick={async () => {
						if (await task.run(ask)) showToast({ title: t('sentAgain') });
					}}
				>
					{t('again')}
				</Button>
			</>
		);
	}
	return (
		<AccountForm action={t('sendLink')} working={t('sending')} task={task} onSubmit={() => void send()}>
			<TextField
				label={t('email')}
				name="email"
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				dir="ltr"
				value={email}
				error={wrong ? t('emailInvalid') : null}
				onChange={(event) => {
					setEmail(event.target.value);
					setWrong(false);
				}}
			/>
			{captcha.widget}
		</AccountForm>
	);
}
