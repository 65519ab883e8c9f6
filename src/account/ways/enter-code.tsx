import { useState } from 'react';
import { AccountForm, CodeField } from '../account-form.tsx';
import { plainDigits } from '../plain-digits.ts';
import type { WayTools } from './way-tools.ts';

/** The code that was sent by e-mail or phone. */
export function EnterCode({
	t,
	task,
	enter,
}: Pick<WayTools, 't' | 'task'> & { enter: (code: string) => Promise<void> }) {
	const [code, setCode] = useState('');
	const [missing, setMissing] = useState(false);
	const submit = () => {
		const given = plainDigits(code);
		if (!/^\d{6,10}$/.test(given)) return setMissing(true);
		void task.run(() => enter(given));
	};
	return (
		<AccountForm action={t('enter')} working={t('sending')} task={task} onSubmit={submit}>
			<CodeField
				label={t('code')}
				help={t('codeHelp')}
				value={code}
				error={missing ? t('codeNeeded') : null}
				onType={(typed) => {
					setCode(typed);
					setMissing(false);
				}}
			/>
		</AccountForm>
	);
}
