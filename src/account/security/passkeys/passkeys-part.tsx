import type { PasskeyListItem } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { AskFirst, PartProblem, SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';
import { RenamePasskey } from './rename-passkey.tsx';

/** Passkeys, which sign in by themselves. */
export function PasskeysPart({ t, problems }: SecurityTools) {
	const { supabase } = useAuth();
	const { language } = useLanguage();
	const task = useTask(problems);
	const { run } = task;
	const [passkeys, setPasskeys] = useState<readonly PasskeyListItem[]>([]);
	const [naming, setNaming] = useState<string | null>(null);
	/** Whose name was open last: its button takes the focus back. */
	const [named, setNamed] = useState<string | null>(null);
	const read = useCallback(async () => {
		const { auth } = await supabase();
		setPasskeys(await orThrow(auth.passkey.list()));
	}, [supabase]);
	useEffect(() => void run(read), [run, read]);

	const add = () =>
		task.run(async () => {
			const { auth } = await supabase();
			await orThrow(auth.registerPasskey());
			showToast({ title: t('passkeys.added') });
			await read();
		});
	const remove = async (passkeyId: string) => {
		const { auth } = await supabase();
		const { error } = await auth.passkey.delete({ passkeyId });
		if (error) throw error;
		showToast({ title: t('passkeys.removed') });
		await read();
	};
	const rename = async (passkeyId: string, friendlyName: string) => {
		const { auth } = await supabase();
		await orThrow(auth.passkey.update({ passkeyId, friendlyName }));
		showToast({ title: t('passkeys.renamed') });
		setNaming(null);
		await read();
	};
	const able = 'PublicKeyCredential' in globalThis;
	return (
		<SecurityPart title={t('passkeys.title')} line={t('passkeys.line')}>
			{passkeys.length === 0 && <p className="security-none">{t(able ? 'passkeys.none' : 'passkeys.unable')}</p>}
			<ul className="security-list">
				{passkeys.map(({ id, friendly_name, created_at, last_used_at }) => {
					const name = friendly_name || t('passkeys.unnamed');
					const used = last_used_at && t('lastUsed', { date: formatDate(last_used_at, language, 'card') });
					return (
						<li key={id}>
							<div>
								<b dir="auto">{name}</b>
								<span>{t('since', { date: formatDate(created_at, language, 'card') })}</span>
								<span>{used || t('neverUsed')}</span>
							</div>
							{naming === id ? (
								<RenamePasskey
									t={t}
									problems={problems}
									present={friendly_name ?? ''}
									onName={(fresh) => rename(id, fresh)}
									onCancel={() => setNaming(null)}
								/>
							) : (
								<div className="security-actions">
									<Button
										look="quiet"
										aria-label={t('passkeys.renameNamed', { name })}
										autoFocus={named === id}
										disabled={task.busy}
										onClick={() => {
											setNaming(id);
											setNamed(id);
										}}
									>
										{t('passkeys.rename')}
									</Button>
									<AskFirst
										t={t}
										action={t('remove')}
										name={t('removeNamed', { name })}
										sure={t('passkeys.sure', { name })}
										task={task}
										onSure={() => remove(id)}
									/>
								</div>
							)}
						</li>
					);
				})}
			</ul>
			<PartProblem task={task} />
			{able && (
				<div className="security-actions">
					<Button disabled={task.busy} onClick={() => void add()}>
						{t('passkeys.add')}
					</Button>
				</div>
			)}
		</SecurityPart>
	);
}
