import type { UserIdentity } from '@supabase/supabase-js';
import { useLocation } from 'react-router';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { orThrow, useTask } from '../use-task.ts';
import { AskFirst, PartProblem, SecurityPart } from './security-part.tsx';
import type { SecurityTools } from './security-tools.ts';

/** The identities of this account, and, where the operator allows it, linking and unlinking them. */
export function IdentitiesPart({ t, problems, user, reload }: SecurityTools) {
	const { supabase } = useAuth();
	const { language } = useLanguage();
	const { pathname } = useLocation();
	const { linking, google, providers } = usePublicConfig().auth;
	const task = useTask(problems);
	const identities = user.identities ?? [];
	const known = [...(google ? [{ id: 'google', name: 'Google' }] : []), ...providers];
	const nameOf = (provider: string): string => {
		if (provider === 'email' || provider === 'phone' || provider === 'web3') return t(`identities.${provider}`);
		if (provider.startsWith('sso:')) return t('identities.sso');
		return known.find(({ id }) => id === provider)?.name ?? provider;
	};
	const linkable = known.filter(({ id }) => identities.every(({ provider }) => provider !== id));

	const link = (provider: string) =>
		task.run(async () => {
			const { auth } = await supabase();
			const redirectTo = location.origin + pathname;
			await orThrow(auth.linkIdentity({ provider: provider as 'google', options: { redirectTo } }));
		});
	const unlink = async (identity: UserIdentity) => {
		const { auth } = await supabase();
		const { error } = await auth.unlinkIdentity(identity);
		if (error) throw error;
		showToast({ title: t('identities.unlinked') });
		await reload();
	};
	return (
		<SecurityPart title={t('identities.title')} line={t('identities.line')}>
			<ul className="security-list">
				{identities.map((identity) => {
					const { identity_id, provider, identity_data, created_at } = identity;
					const name = nameOf(provider);
					const detail: unknown = identity_data?.email ?? identity_data?.phone;
					return (
						<li key={identity_id}>
							<div>
								<b>{name}</b>
								{typeof detail === 'string' && <bdi>{detail}</bdi>}
								{created_at && <span>{t('since', { date: formatDate(created_at, language, 'card') })}</span>}
							</div>
							{linking && identities.length > 1 && (
								<AskFirst
									t={t}
									action={t('identities.unlink')}
									name={`${t('identities.unlink')}: ${name}`}
									sure={t('identities.sure', { name })}
									task={task}
									onSure={() => unlink(identity)}
								/>
							)}
						</li>
					);
				})}
			</ul>
			<PartProblem task={task} />
			{linking && linkable.length > 0 && (
				<div className="security-actions">
					{linkable.map(({ id, name }) => (
						<Button key={id} disabled={task.busy} onClick={() => void link(id)}>
							{t('identities.link', { name })}
						</Button>
					))}
				</div>
			)}
		</SecurityPart>
	);
}
