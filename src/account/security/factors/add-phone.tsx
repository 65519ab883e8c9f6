import { useState } from 'react';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm, CodeField } from '../../account-form.tsx';
import { plainDigits } from '../../plain-digits.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { isPhone } from '../../ways/phone-way.tsx';
import type { AddFactorProps } from './add-totp.tsx';

type Asked = { factorId: string; challengeId: string };

/** A phone as second factor: its number, then the code that was sent to it. */
export function AddPhone({ t, problems, name, onDone, onCancel }: AddFactorProps) {
	const { supabase } = useAuth();
	const task = useTask(problems);
	const [phone, setPhone] = useState('');
	const [code, setCode] = useState('');
	const [wrong, setWrong] = useState(false);
	const [asked, setAsked] = useState<Asked | null>(null);
	const number = plainDigits(phone);

	const send = () => {
		if (!isPhone(phone)) return setWrong(true);
		void task.run(async () => {
			const { mfa } = (await supabase()).auth;
			const { id } = await orThrow(mfa.enroll({ factorType: 'phone', phone: number, friendlyName: name }));
			try {
				const challenge = await orThrow(mfa.challenge({ factorId: id, channel: 'sms' }));
				setAsked({ factorId: id, challengeId: challenge.id });
			} catch (error) {
				await mfa.unenroll({ factorId: id });
				throw error;
			}
		});
	};
	const confirm = () => {
		const given = plainDigits(code);
		if (!/^\d{6,10}$/.test(given) || !asked) return setWrong(true);
		void task.run(async () => {
			const { mfa } = (await supabase()).auth;
			await orThrow(mfa.verify({ ...asked, code: given }));
			await onDone();
		});
	};
	const cancel = async () => {
		onCancel();
		if (asked) await (await supabase()).auth.mfa.unenroll({ factorId: asked.factorId });
	};
	return (
		<div className="security-add">
			{asked && <p role="status">{t('factors.sent', { phone: `\u2066${number}\u2069` })}</p>}
			<AccountForm
				action={t(asked ? 'factors.confirm' : 'factors.sendCode')}
				working={t('working')}
				task={task}
				onSubmit={asked ? confirm : send}
				look="outline"
			>
				{asked ? (
					<CodeField
						label={t('factors.code')}
						value={code}
						error={wrong ? t('factors.codeNeeded') : null}
						onType={(typed) => {
							setCode(typed);
							setWrong(false);
						}}
					/>
				) : (
					<TextField
						label={t('factors.number')}
						help={t('factors.numberHelp')}
						name="phone"
						type="tel"
						autoComplete="tel"
						dir="ltr"
						value={phone}
						error={wrong ? t('factors.numberInvalid') : null}
						onChange={(event) => {
							setPhone(event.target.value);
							setWrong(false);
						}}
					/>
				)}
			</AccountForm>
			<Button look="quiet" onClick={() => void cancel()}>
				{t('cancel')}
			</Button>
		</div>
	);
}
