import type { OAuthGrant } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { orThrow, useTask } from '../use-task.ts';
import { AskFirst, PartProblem, SecurityPart } from './security-part.tsx';
import type { SecurityTools } from './security-tools.ts';

const scopeNames = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;

/** Apps that the user granted access, their scopes, and a button to revoke it. */
export function AppsPart({ t, problems }: SecurityTools) {
	const { supabase } = useAuth();
	const { language, locale } = useLanguage();
	const task = useTask(problems);
	const { run } = task;
	const [grants, setGrants] = useState<readonly OAuthGrant[]>([]);
	const read = useCallback(async () => {
		const { auth } = await supabase();
		setGrants(await orThrow(auth.oauth.listGrants()));
	}, [supabase]);
	useEffect(() => void run(read), [run, read]);

	const revoke = async (clientId: string) => {
		const { auth } = await supabase();
		const { error } = await auth.oauth.revokeGrant({ clientId });
		if (error) throw error;
		showToast({ title: t('apps.revoked') });
		await read();
	};
	const list = new Intl.ListFormat(locale);
	return (
		<SecurityPart title={t('apps.title')} line={t('apps.line')}>
			{grants.length === 0 && <p className="security-none">{t('apps.none')}</p>}
			<ul className="security-list">
				{grants.map(({ client, scopes, granted_at }) => (
					<li key={client.id}>
						<div>
							<b dir="auto">{client.name}</b>
							<span>
								{list.format(scopeNames.filter((name) => scopes.includes(name)).map((name) => t(`apps.${name}`)))}
							</span>
							<span>{t('since', { date: formatDate(granted_at, language, 'card') })}</span>
						</div>
						<AskFirst
							t={t}
							action={t('apps.revoke')}
							name={`${t('apps.revoke')}: ${client.name}`}
							sure={t('apps.sure', { name: client.name })}
							task={task}
							onSure={() => revoke(client.id)}
						/>
					</li>
				))}
			</ul>
			<PartProblem task={task} />
		</SecurityPart>
	);
}
