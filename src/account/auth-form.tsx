import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { TextsReader } from '#src/language/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import type { AccountTexts } from './texts/en.ts';
import type { AuthFormState } from './use-auth-form.ts';

type AuthFormProps = { t: TextsReader<AccountTexts['auth']>; form: AuthFormState; google: boolean };

/** The fields of the card, what sends them, and the way to the other form. */
export function AuthForm({ t, form, google }: AuthFormProps) {
	const { values, errors, signingUp } = form;
	const [visible, setVisible] = useState(false);
	const Sign = visible ? EyeOff : Eye;
	return (
		<>
			<form
				ref={form.form}
				noValidate
				className="auth-form"
				onSubmit={(event) => {
					event.preventDefault();
					void form.submit();
				}}
			>
				{signingUp && (
					<TextField
						label={t('fullName')}
						name="fullName"
						autoComplete="name"
						dir="auto"
						value={values.fullName}
						error={errors.fullName}
						onChange={(event) => form.type('fullName', event.target.value)}
					/>
				)}
				<TextField
					label={t('email')}
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					dir="ltr"
					value={values.email}
					error={errors.email}
					onChange={(event) => form.type('email', event.target.value)}
				/>
				<div className="password-field">
					<TextField
						label={t('password')}
						name="password"
						type={visible ? 'text' : 'password'}
						autoComplete={signingUp ? 'new-password' : 'current-password'}
						dir="ltr"
						help={signingUp ? t('passwordHelp') : undefined}
						value={values.password}
						error={errors.password}
						onChange={(event) => form.type('password', event.target.value)}
					/>
					<button
						type="button"
						className="icon-button"
						aria-label={t('showPassword')}
						aria-pressed={visible}
						onClick={() => setVisible(!visible)}
					>
						<Sign aria-hidden size={19} />
					</button>
				</div>
				<Button type="submit" look="gold" disabled={form.sending}>
					{form.sending ? t('sending') : t(signingUp ? 'signup' : 'login')}
				</Button>
			</form>
			<div role="status">
				{form.letterTo && <p className="auth-letter">{t('confirm', { email: form.letterTo })}</p>}
			</div>
			{google && (
				<>
					<p className="auth-or">{t('or')}</p>
					<Button onClick={() => void form.withGoogle()}>{t('google')}</Button>
				</>
			)}
			<Button look="quiet" onClick={form.change}>
				{t(signingUp ? 'toLogin' : 'toSignup')}
			</Button>
		</>
	);
}
