import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { download } from '#src/ui/download.ts';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { orThrow, useTask } from '../../use-task.ts';
import { askAuth, type DeviceSession } from '../ask-auth.ts';
import { PartProblem, SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';
import { readOwnData } from './read-own-data.ts';

/** Everything that is kept of a person, as one JSON file. */
export function DataPart({ t, problems, user }: SecurityTools) {
	const { supabase } = useAuth();
	const { publishableKey, auth: switches } = usePublicConfig();
	const task = useTask(problems);
	const prepare = async () => {
		const client = await supabase();
		const [data, sessions, passkeys, apps] = await Promise.all([
			readOwnData(client, user.id),
			askAuth<DeviceSession[]>(client, publishableKey, 'GET', '/sessions'),
			switches.passkeys ? orThrow(client.auth.passkey.list()) : [],
			switches.apps ? orThrow(client.auth.oauth.listGrants()) : [],
		]);
		const everything = { exported_at: new Date().toISOString(), account: { user, sessions, passkeys, apps }, data };
		const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
		download(file, `hoopoe-${everything.exported_at.slice(0, 10)}.json`);
		showToast({ title: t('data.ready') });
	};
	return (
		<SecurityPart title={t('data.title')} line={t('data.line')}>
			<PartProblem task={task} />
			<div className="security-actions">
				<Button disabled={task.busy} aria-busy={task.busy} onClick={() => void task.run(prepare)}>
					{task.busy ? t('working') : t('data.download')}
				</Button>
			</div>
		</SecurityPart>
	);
}
