import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AccountForm, CodeField } from '../../account-form.tsx';
import { plainDigits } from '../../plain-digits.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { PartProblem } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';

export type AddFactorProps = SecurityTools & {
	name: string;
	onDone: () => Promise<void>;
	onCancel: () => void;
};

type Begun = { id: string; picture: string; secret: string };

/** An authenticator app: its secret to scan or type, and the first code as proof that it has arrived. */
export function AddTotp({ t, problems, name, onDone, onCancel }: AddFactorProps) {
	const { supabase } = useAuth();
	const begin = useTask(problems);
	const confirm = useTask(problems);
	const [begun, setBegun] = useState<Begun | null>(null);
	const [code, setCode] = useState('');
	const [missing, setMissing] = useState(false);
	const started = useRef(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when it is opened
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		void begin.run(async () => {
			const { auth } = await supabase();
			const { id, totp } = await orThrow(auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Hoopoe' }));
			setBegun({ id, secret: totp.secret, picture: asPicture(totp.qr_code) });
		});
	}, []);

	const cancel = async () => {
		onCancel();
		const { auth } = await supabase();
		if (begun) await auth.mfa.unenroll({ factorId: begun.id });
	};
	const submit = () => {
		const given = plainDigits(code);
		if (!/^\d{6}$/.test(given)) return setMissing(true);
		void confirm.run(async () => {
			const { auth } = await supabase();
			await orThrow(auth.mfa.challengeAndVerify({ factorId: begun?.id ?? '', code: given }));
			await onDone();
		});
	};
	if (!begun) {
		return begin.problem ? <PartProblem task={begin} /> : <Spinner label={t('working')} />;
	}
	return (
		<div className="security-add">
			<p>{t('factors.scan')}</p>
			<img className="totp-picture" src={begun.picture} alt={t('factors.picture')} width={200} height={200} />
			<p>{t('factors.secret')}</p>
			<p dir="ltr" className="totp-secret">
				<code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
			</p>
			<AccountForm action={t('factors.confirm')} working={t('working')} task={confirm} onSubmit={submit} look="outline">
				<CodeField
					label={t('factors.code')}
					value={code}
					error={missing ? t('factors.codeNeeded') : null}
					onType={(typed) => {
						setCode(typed);
						setMissing(false);
					}}
				/>
			</AccountForm>
			<Button look="quiet" onClick={() => void cancel()}>
				{t('cancel')}
			</Button>
		</div>
	);
}

/** The client hands over an SVG as a data URL whose text is not encoded: a `#` in it would end the address. */
function asPicture(address: string): string {
	const [head = '', ...svg] = address.split(',');
	const text = svg.join(',');
	return `${head},${text.includes('<') ? encodeURIComponent(text) : text}`;
}
