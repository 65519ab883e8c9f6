import { useState } from 'react';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { AskFirst, PartProblem, SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';
import { AddPhone } from './add-phone.tsx';
import { AddTotp } from './add-totp.tsx';

type Kind = 'totp' | 'webauthn' | 'phone';
const isKind = (kind: string): kind is Kind => kind === 'totp' || kind === 'webauthn' || kind === 'phone';

/** Authenticator apps, security keys and phones: those enrolled, and a form to add one. */
export function FactorsPart(tools: SecurityTools) {
	const { t, problems, user, reload } = tools;
	const { supabase } = useAuth();
	const { language } = useLanguage();
	const { factors: on } = usePublicConfig().auth;
	const task = useTask(problems);
	const [adding, setAdding] = useState<'totp' | 'phone' | null>(null);
	const all = user.factors ?? [];
	const verified = all.filter(({ status, factor_type }) => status === 'verified' && isKind(factor_type));

	/** A free name: the kind's, with a number from the second on. */
	const nameFor = (kind: Kind): string => {
		const taken = new Set(all.map(({ friendly_name }) => friendly_name));
		let name = t(`factors.${kind}`);
		for (let number = 2; taken.has(name); number++) name = `${t(`factors.${kind}`)} ${number}`;
		return name;
	};
	const added = async () => {
		setAdding(null);
		showToast({ title: t('factors.added') });
		await reload();
	};
	const addKey = () =>
		task.run(async () => {
			const { auth } = await supabase();
			try {
				await orThrow(auth.mfa.webauthn.register({ friendlyName: nameFor('webauthn') }));
			} catch (error) {
				// An enrolment that was cancelled would block the next attempt.
				const { data } = await auth.mfa.listFactors();
				for (const { id, factor_type, status } of data?.all ?? [])
					if (factor_type === 'webauthn' && status === 'unverified') await auth.mfa.unenroll({ factorId: id });
				throw error;
			}
			await added();
		});
	const remove = async (factorId: string) => {
		const { auth } = await supabase();
		await orThrow(auth.mfa.unenroll({ factorId }));
		// The token has the assurance level, which has just been lowered.
		await auth.refreshSession();
		showToast({ title: t('factors.removed') });
		await reload();
	};
	return (
		<SecurityPart title={t('factors.title')} line={t('factors.line')}>
			{verified.length === 0 && <p className="security-none">{t('factors.none')}</p>}
			<ul className="security-list">
				{verified.map(({ id, friendly_name, factor_type, created_at }) => {
					const name = friendly_name || t(`factors.${factor_type as Kind}`);
					return (
						<li key={id}>
							<div>
								<b dir="auto">{name}</b>
								<span>{t('since', { date: formatDate(created_at, language, 'card') })}</span>
							</div>
							<AskFirst
								t={t}
								action={t('remove')}
								name={t('removeNamed', { name })}
								sure={t('factors.sure', { name })}
								task={task}
								onSure={() => remove(id)}
							/>
						</li>
					);
				})}
			</ul>
			<PartProblem task={task} />
			{adding === 'totp' && (
				<AddTotp {...tools} name={nameFor('totp')} onDone={added} onCancel={() => setAdding(null)} />
			)}
			{adding === 'phone' && (
				<AddPhone {...tools} name={nameFor('phone')} onDone={added} onCancel={() => setAdding(null)} />
			)}
			{!adding && (
				<div className="security-actions">
					{on.totp && <Button onClick={() => setAdding('totp')}>{t('factors.addTotp')}</Button>}
					{on.securityKey && 'PublicKeyCredential' in globalThis && (
						<Button disabled={task.busy} onClick={() => void addKey()}>
							{t('factors.addKey')}
						</Button>
					)}
					{on.phone && <Button onClick={() => setAdding('phone')}>{t('factors.addPhone')}</Button>}
				</div>
			)}
		</SecurityPart>
	);
}
