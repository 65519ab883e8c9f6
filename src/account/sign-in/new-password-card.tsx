import { useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm, PasswordField } from '../account-form.tsx';
import type { AccountTexts } from '../texts/en.ts';
import { orThrow, useTask } from '../use-task.ts';
import type { AuthReader } from './auth-reader.ts';

/** A new password after the link of a recovery e-mail. */
export function NewPasswordCard({ t, texts, email }: { t: AuthReader; texts: AccountTexts['auth']; email: string }) {
	const { supabase, signOut } = useAuth();
	const { passwordLeast } = usePublicConfig().auth;
	const task = useTask(useTexts(texts.problems));
	const [password, setPassword] = useState('');
	const [short, setShort] = useState(false);
	const save = () => {
		if ([...password].length < passwordLeast) return setShort(true);
		void task.run(async () => {
			const client = await supabase();
			await orThrow(client.auth.updateUser({ password }));
			showToast({ title: t('passwordSaved') });
		});
	};
	return (
		<>
			<AccountForm action={t('savePassword')} working={t('sending')} task={task} onSubmit={save}>
				<input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					label={t('newPassword')}
					showLabel={t('showPassword')}
					name="password"
					autoComplete="new-password"
					help={t('passwordHelp', { least: passwordLeast })}
					value={password}
					error={short ? t('passwordShort', { least: passwordLeast }) : null}
					onChange={(event) => {
						setPassword(event.target.value);
						setShort(false);
					}}
				/>
			</AccountForm>
			<Button look="quiet" onClick={() => void signOut()}>
				{t('later')}
			</Button>
		</>
	);
}
