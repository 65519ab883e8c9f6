import { useState } from 'react';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { orThrow } from '../use-task.ts';
import type { WayTools } from './way-tools.ts';

/** Single sign-on: the domain of an address tells which school or company to ask. */
export function SsoWay({ t, task, supabase, captcha, backTo }: WayTools) {
	const [address, setAddress] = useState('');
	const [wrong, setWrong] = useState(false);
	const domain = address.trim().split('@').pop()?.toLowerCase() ?? '';
	const go = () => {
		if (!/^[^\s@.]+(\.[^\s@.]+)+$/.test(domain)) return setWrong(true);
		void task.run(async () => {
			const { auth } = await supabase();
			const { url } = await orThrow(
				auth.signInWithSSO({ domain, options: { redirectTo: backTo(), skipBrowserRedirect: true, ...captcha.take() } }),
			);
			location.assign(url);
		});
	};
	return (
		<AccountForm action={t('goOn')} working={t('sending')} task={task} onSubmit={go}>
			<TextField
				label={t('domain')}
				name="domain"
				autoComplete="email"
				autoCapitalize="none"
				inputMode="email"
				dir="ltr"
				value={address}
				error={wrong ? t('domainInvalid') : null}
				onChange={(event) => {
					setAddress(event.target.value);
					setWrong(false);
				}}
			/>
			{captcha.widget}
		</AccountForm>
	);
}
