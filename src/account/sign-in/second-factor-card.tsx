import type { Factor, User } from '@supabase/supabase-js';
import { useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm, CodeField } from '../account-form.tsx';
import { plainDigits } from '../plain-digits.ts';
import type { AccountTexts } from '../texts/en.ts';
import { orThrow, useTask } from '../use-task.ts';
import type { AuthReader } from './auth-reader.ts';

type Proof = 'totp' | 'webauthn' | 'phone' | 'recovery_code';
const order: readonly Proof[] = ['totp', 'webauthn', 'phone', 'recovery_code'];

/** Asks for the second factor of a session at aal1: by app, key, phone or a recovery code. */
export function SecondFactorCard({ user, t, texts }: { user: User; t: AuthReader; texts: AccountTexts['auth'] }) {
	const { supabase, signOut } = useAuth();
	const { factors: switches } = usePublicConfig().auth;
	const task = useTask(useTexts(texts.problems));
	const verified = (user.factors ?? []).filter(({ status }) => status === 'verified') as (Factor & {
		phone?: string;
	})[];
	const factorOf = (proof: Proof) => verified.find(({ factor_type }) => (factor_type as string) === proof);
	const there = order.filter((proof) => factorOf(proof) && (proof !== 'recovery_code' || switches.recoveryCodes));
	const [proof, setProof] = useState<Proof>(there[0] ?? 'totp');
	const [code, setCode] = useState('');
	const [missing, setMissing] = useState(false);
	const [challengeId, setChallengeId] = useState<string | null>(null);
	const factor = factorOf(proof);
	const factorId = factor?.id ?? '';

	const prove = (work: (auth: Awaited<ReturnType<typeof supabase>>['auth']) => Promise<void>) =>
		task.run(async () => {
			await work((await supabase()).auth);
			showToast({ title: t('welcome'), text: t('signedIn') });
		});
	const byCode = () => {
		const letters = proof === 'recovery_code';
		const given = letters ? code.replace(/[\s-]/g, '').toLowerCase() : plainDigits(code);
		if (letters ? given === '' : !/^\d{6,10}$/.test(given)) return setMissing(true);
		void prove(async ({ mfa }) => {
			if (letters) await orThrow(mfa.recoveryCodes.verify({ code: given }));
			else if (challengeId) await orThrow(mfa.verify({ factorId, challengeId, code: given }));
			else await orThrow(mfa.challengeAndVerify({ factorId, code: given }));
		});
	};
	const sendText = () =>
		task.run(async () => {
			const { mfa } = (await supabase()).auth;
			setChallengeId((await orThrow(mfa.challenge({ factorId, channel: 'sms' }))).id);
		});
	const choose = (chosen: Proof) => {
		setProof(chosen);
		setCode('');
		setMissing(false);
		setChallengeId(null);
		task.clear();
	};
	const names = { totp: t('byApp'), webauthn: t('byKey'), phone: t('byPhone'), recovery_code: t('byRecovery') };
	const others = there.filter((other) => other !== proof);

	return (
		<>
			{proof === 'webauthn' ? (
				<AccountForm
					action={t('useKey')}
					working={t('sending')}
					task={task}
					onSubmit={() => void prove(async ({ mfa }) => void (await orThrow(mfa.webauthn.authenticate({ factorId }))))}
				>
					<p>{t('keyHint')}</p>
				</AccountForm>
			) : proof === 'phone' && !challengeId ? (
				<AccountForm
					action={t('toPhone', { phone: `\u2066+…${(factor?.phone ?? '').slice(-3)}\u2069` })}
					working={t('sending')}
					task={task}
					onSubmit={() => void sendText()}
				>
					{null}
				</AccountForm>
			) : (
				<AccountForm action={t('goOn')} working={t('sending')} task={task} onSubmit={byCode}>
					<CodeField
						key={proof}
						label={proof === 'totp' ? t('appCode') : proof === 'phone' ? t('code') : t('recoveryCode')}
						help={proof === 'recovery_code' ? t('recoveryHelp') : proof === 'phone' ? t('codeHelp') : undefined}
						letters={proof === 'recovery_code'}
						value={code}
						error={missing ? t(proof === 'recovery_code' ? 'recoveryNeeded' : 'codeNeeded') : null}
						onType={(typed) => {
							setCode(typed);
							setMissing(false);
						}}
					/>
				</AccountForm>
			)}
			{others.length > 0 && (
				<ul className="auth-small-ways" aria-label={t('instead')}>
					{others.map((other) => (
						<li key={other}>
							<Button look="quiet" onClick={() => choose(other)}>
								{names[other]}
							</Button>
						</li>
					))}
				</ul>
			)}
			<Button look="quiet" onClick={() => void signOut()}>
				{t('signOut')}
			</Button>
		</>
	);
}
