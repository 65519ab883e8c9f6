import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '#src/session/session.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { isEmail } from '../sign-in/use-auth-form.ts';
import { orThrow, useTask } from '../use-task.ts';
import { SecurityPart } from './security-part.tsx';
import type { SecurityTools } from './security-tools.ts';

/** A new address, which counts once the links in the e-mails to it and to the present one were followed. */
export function EmailPart({ t, problems, user, reload }: SecurityTools) {
	const { supabase } = useAuth();
	const { pathname, hash } = useLocation();
	const task = useTask(problems);
	const [email, setEmail] = useState('');
	const [wrong, setWrong] = useState<string | null>(null);
	const present = user.email;
	const submit = () => {
		const address = email.trim().toLowerCase();
		if (!isEmail(address)) return setWrong(t('email.invalid'));
		if (address === present) return setWrong(t('email.same'));
		void task.run(async () => {
			const { auth } = await supabase();
			await orThrow(auth.updateUser({ email: address }, { emailRedirectTo: location.origin + pathname }));
			setEmail('');
			await reload();
		});
	};
	// After the first of the two links the service sends back a message instead of a session (auth-contract 6).
	const half = new URLSearchParams(hash.slice(1)).has('message');
	return (
		<SecurityPart
			title={t('email.title')}
			line={
				present
					? t.rich('email.present', { email: present, value: (text: ReactNode) => <bdi>{text}</bdi> })
					: t('email.none')
			}
		>
			<div role="status">
				{half && <p className="auth-sent">{t('email.half')}</p>}
				{!half && user.new_email && <p className="auth-sent">{t('email.sent', { email: user.new_email })}</p>}
			</div>
			<AccountForm action={t('email.save')} working={t('working')} task={task} onSubmit={submit} look="outline">
				<TextField
					label={t('email.fresh')}
					name="newEmail"
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					dir="ltr"
					value={email}
					error={wrong}
					onChange={(event) => {
						setEmail(event.target.value);
						setWrong(null);
					}}
				/>
			</AccountForm>
		</SecurityPart>
	);
}
