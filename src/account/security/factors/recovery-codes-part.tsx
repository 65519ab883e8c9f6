import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { codeOf } from '../../say-problem.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { AskFirst, PartProblem, SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';

type Left = { remaining: number; total: number };

/** Recovery codes, which replace a lost factor: shown once, to be copied or printed. */
export function RecoveryCodesPart({ t, problems, user, reload }: SecurityTools) {
	const { supabase } = useAuth();
	const task = useTask(problems);
	const [left, setLeft] = useState<Left | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const kinds = (user.factors ?? [])
		.filter(({ status }) => status === 'verified')
		.map(({ factor_type }) => factor_type);
	const hasCodes = kinds.some((kind) => (kind as string) === 'recovery_code');
	const hasFactor = kinds.some((kind) => (kind as string) !== 'recovery_code');

	const readLeft = useCallback(async () => {
		const { mfa } = (await supabase()).auth;
		const { data, error } = await mfa.recoveryCodes.getStatus();
		if (error && codeOf(error) !== 'mfa_factor_not_found') console.error(error);
		setLeft(data);
	}, [supabase]);
	useEffect(() => {
		if (hasCodes) void readLeft();
		else setLeft(null);
	}, [hasCodes, readLeft]);

	const make = async () => {
		const { recoveryCodes } = (await supabase()).auth.mfa;
		const made = await orThrow(hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate());
		setCodes(made.codes);
		await Promise.all([reload(), readLeft()]);
	};
	const copy = async () => {
		await navigator.clipboard.writeText((codes ?? []).join('\n'));
		showToast({ title: t('codes.copied') });
	};
	return (
		<SecurityPart title={t('codes.title')} line={t('codes.line')}>
			{!hasFactor && <p className="security-none">{t('codes.first')}</p>}
			{left && hasFactor && !codes && <p className="security-none">{t('codes.left', left)}</p>}
			<PartProblem task={task} />
			{codes && (
				<div className="recovery-codes">
					<p className="print-only">{t('codes.printTitle', { email: user.email ?? '' })}</p>
					<p role="status">{t('codes.shown')}</p>
					<ol dir="ltr">
						{codes.map((code) => (
							<li key={code}>
								<code>{code.match(/.{1,4}/g)?.join('-')}</code>
							</li>
						))}
					</ol>
					<div className="security-actions no-print">
						<Button onClick={() => void task.run(copy)}>{t('codes.copy')}</Button>
						<Button onClick={() => print()}>{t('codes.print')}</Button>
						<Button look="quiet" onClick={() => setCodes(null)}>
							{t('codes.done')}
						</Button>
					</div>
				</div>
			)}
			{!codes && hasFactor && (
				<div className="security-actions">
					{hasCodes ? (
						<AskFirst t={t} look="outline" action={t('codes.renew')} sure={t('codes.sure')} task={task} onSure={make} />
					) : (
						<Button disabled={task.busy} onClick={() => void task.run(make)}>
							{t('codes.make')}
						</Button>
					)}
				</div>
			)}
		</SecurityPart>
	);
}
