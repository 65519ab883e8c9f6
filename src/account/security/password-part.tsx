import { useState } from 'react';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm, CodeField, PasswordField } from '../account-form.tsx';
import { plainDigits } from '../plain-digits.ts';
import { codeOf } from '../say-problem.ts';
import { orThrow, useTask } from '../use-task.ts';
import { SecurityPart } from './security-part.tsx';
import type { SecurityTools } from './security-tools.ts';

/** A new password. The present one, or a code by e-mail, is asked for only where the service wants it. */
export function PasswordPart({ t, problems, user }: SecurityTools) {
	const { supabase } = useAuth();
	const { passwordLeast } = usePublicConfig().auth;
	const task = useTask(problems);
	const [fresh, setFresh] = useState('');
	const [current, setCurrent] = useState('');
	const [code, setCode] = useState('');
	const [wanted, setWanted] = useState({ current: false, code: false });
	const [short, setShort] = useState(false);

	const change = async () => {
		const { auth } = await supabase();
		const proofs = {
			...(wanted.current && { current_password: current }),
			...(wanted.code && { nonce: plainDigits(code) }),
		};
		try {
			await orThrow(auth.updateUser({ password: fresh, ...proofs }));
		} catch (error) {
			const problem = codeOf(error);
			if (problem.startsWith('current_password')) setWanted((last) => ({ ...last, current: true }));
			if (problem === 'reauthentication_needed') {
				await orThrow(auth.reauthenticate());
				setWanted((last) => ({ ...last, code: true }));
			}
			throw error;
		}
		setFresh('');
		setCurrent('');
		setCode('');
		setWanted({ current: false, code: false });
		showToast({ title: t('password.saved') });
	};
	const submit = () => {
		if ([...fresh].length < passwordLeast) return setShort(true);
		void task.run(change);
	};
	return (
		<SecurityPart title={t('password.title')} line={t('password.line')}>
			<AccountForm action={t('password.save')} working={t('working')} task={task} onSubmit={submit} look="outline">
				<input type="email" name="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
				{wanted.current && (
					<PasswordField
						label={t('password.current')}
						showLabel={t('password.show')}
						name="currentPassword"
						autoComplete="current-password"
						value={current}
						onChange={(event) => setCurrent(event.target.value)}
					/>
				)}
				<PasswordField
					label={t('password.fresh')}
					showLabel={t('password.show')}
					name="newPassword"
					autoComplete="new-password"
					help={t('password.least', { least: passwordLeast })}
					value={fresh}
					error={short ? t('password.short', { least: passwordLeast }) : null}
					onChange={(event) => {
						setFresh(event.target.value);
						setShort(false);
					}}
				/>
				{wanted.code && <CodeField label={t('password.code')} value={code} onType={setCode} />}
			</AccountForm>
		</SecurityPart>
	);
}
