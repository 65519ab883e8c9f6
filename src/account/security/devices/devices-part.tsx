import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { useTask } from '../../use-task.ts';
import { askAuth, type DeviceSession } from '../ask-auth.ts';
import { AskFirst, PartProblem, SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';
import { deviceName } from './device-name.ts';

/** The devices on which the user is signed in, with a button to sign each out. */
export function DevicesPart({ t, problems }: SecurityTools) {
	const { supabase } = useAuth();
	const { locale } = useLanguage();
	const { publishableKey } = usePublicConfig();
	const task = useTask(problems);
	const { run } = task;
	const [sessions, setSessions] = useState<readonly DeviceSession[]>([]);
	const read = useCallback(async () => {
		setSessions(await askAuth<DeviceSession[]>(await supabase(), publishableKey, 'GET', '/sessions'));
	}, [supabase, publishableKey]);
	useEffect(() => void run(read), [run, read]);

	const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
	const nameOf = (agent: string | null): string => {
		const { browser, system } = deviceName(agent);
		return browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
	};
	const end = async (id: string) => {
		await askAuth(await supabase(), publishableKey, 'DELETE', `/sessions/${id}`);
		showToast({ title: t('sessions.ended') });
		await read();
	};
	const endOthers = async () => {
		const { auth } = await supabase();
		const { error } = await auth.signOut({ scope: 'others' });
		if (error) throw error;
		showToast({ title: t('sessions.othersEnded') });
		await read();
	};
	return (
		<SecurityPart title={t('sessions.title')} line={t('sessions.line')}>
			<ul className="security-list">
				{sessions.map(({ id, current, user_agent, ip, last_seen_at }) => {
					const name = nameOf(user_agent);
					return (
						<li key={id}>
							<div>
								<b>{name}</b>
								{current ? (
									<span className="this-device">{t('sessions.here')}</span>
								) : (
									<span>{t('sessions.seen', { date: written.format(new Date(last_seen_at)) })}</span>
								)}
								{ip && <bdi>{ip}</bdi>}
							</div>
							{!current && (
								<AskFirst
									t={t}
									action={t('sessions.end')}
									name={t('sessions.endNamed', { name })}
									sure={t('sessions.endNamed', { name })}
									task={task}
									onSure={() => end(id)}
								/>
							)}
						</li>
					);
				})}
			</ul>
			<PartProblem task={task} />
			{sessions.length > 1 && (
				<div className="security-actions">
					<AskFirst
						t={t}
						look="outline"
						action={t('sessions.endOthers')}
						sure={t('sessions.sure')}
						task={task}
						onSure={endOthers}
					/>
				</div>
			)}
		</SecurityPart>
	);
}
