import { useState } from 'react';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { plainDigits } from '../plain-digits.ts';
import { orThrow } from '../use-task.ts';
import { EnterCode } from './enter-code.tsx';
import type { WayTools } from './way-tools.ts';

/** A number as it is sent: digits with the country code (E.164). */
export const isPhone = (text: string): boolean => /^\+?[1-9]\d{6,14}$/.test(plainDigits(text));

/** A code by text message. */
export function PhoneWay({ t, task, supabase, captcha }: WayTools) {
	const [phone, setPhone] = useState('');
	const [wrong, setWrong] = useState(false);
	const [sentTo, setSentTo] = useState<string | null>(null);
	const number = plainDigits(phone);
	const send = async () => {
		if (!isPhone(phone)) return setWrong(true);
		const sent = await task.run(async () => {
			const { auth } = await supabase();
			await orThrow(auth.signInWithOtp({ phone: number, options: captcha.take() }));
		});
		if (sent) setSentTo(number);
	};
	if (sentTo) {
		return (
			<>
				<p role="status" className="auth-sent">
					{t('codeSent', { phone: `\u2066${sentTo}\u2069` })}
				</p>
				<EnterCode
					t={t}
					task={task}
					enter={async (token) => {
						const { auth } = await supabase();
						await orThrow(auth.verifyOtp({ phone: sentTo, token, type: 'sms' }));
					}}
				/>
			</>
		);
	}
	return (
		<AccountForm action={t('sendCode')} working={t('sending')} task={task} onSubmit={() => void send()}>
			<TextField
				label={t('phone')}
				help={t('phoneHelp')}
				name="phone"
				type="tel"
				autoComplete="tel"
				dir="ltr"
				value={phone}
				error={wrong ? t('phoneInvalid') : null}
				onChange={(event) => {
					setPhone(event.target.value);
					setWrong(false);
				}}
			/>
			{captcha.widget}
		</AccountForm>
	);
}
