import type { ReactNode } from 'react';
import type { TextsReader } from '#src/language/use-texts.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm, PasswordField } from '../account-form.tsx';
import type { AccountTexts } from '../texts/en.ts';
import type { AuthFormState } from './use-auth-form.ts';

type AuthFormProps = {
	t: TextsReader<AccountTexts['auth']>;
	form: AuthFormState;
	onForgotten: () => void;
	/** Shown between the form and the link to the other form: the other ways to sign in. */
	children: ReactNode;
};

/** The fields of the card, the submit button, and the link to the other form. */
export function AuthForm({ t, form, onForgotten, children }: AuthFormProps) {
	const { values, errors, signingUp } = form;
	const { signUp, email, passwordLeast } = usePublicConfig().auth;
	return (
		<>
			{email && (
				<AccountForm
					ref={form.form}
					action={t(signingUp ? 'signup' : 'login')}
					working={t('sending')}
					task={{ busy: form.sending, problem: errors.whole }}
					onSubmit={() => void form.submit()}
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
						autoComplete={signingUp ? 'email' : 'username webauthn'}
						autoCapitalize="none"
						dir="ltr"
						value={values.email}
						error={errors.email}
						onChange={(event) => form.type('email', event.target.value)}
					/>
					<PasswordField
						label={t('password')}
						showLabel={t('showPassword')}
						name="password"
						autoComplete={signingUp ? 'new-password' : 'current-password'}
						help={signingUp ? t('passwordHelp', { least: passwordLeast }) : undefined}
						value={values.password}
						error={errors.password}
						onChange={(event) => form.type('password', event.target.value)}
					/>
					{form.captcha}
				</AccountForm>
			)}
			<div role="status">
				{form.mailTo && (
					<div className="auth-sent">
						<p>{t('confirm', { email: form.mailTo })}</p>
						<Button look="quiet" disabled={form.sending} onClick={() => void form.sendAgain()}>
							{t('again')}
						</Button>
					</div>
				)}
			</div>
			{email && !signingUp && (
				<Button look="quiet" onClick={onForgotten}>
					{t('forgotten')}
				</Button>
			)}
			{children}
			{email && signUp && (
				<Button look="quiet" onClick={form.change}>
					{t(signingUp ? 'toLogin' : 'toSignup')}
				</Button>
			)}
		</>
	);
}
