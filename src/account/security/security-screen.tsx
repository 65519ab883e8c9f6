import type { User } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { RequireSession } from '#src/session/require-session.tsx';
import { useAuth } from '#src/session/session.tsx';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { type Problems, sayProblem } from '../say-problem.ts';
import { orThrow } from '../use-task.ts';
import { AppsPart } from './apps-part.tsx';
import { DataPart } from './data/data-part.tsx';
import { LeavePart } from './data/leave-part.tsx';
import { DevicesPart } from './devices/devices-part.tsx';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors/factors-part.tsx';
import { RecoveryCodesPart } from './factors/recovery-codes-part.tsx';
import { IdentitiesPart } from './identities-part.tsx';
import { PasskeysPart } from './passkeys/passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import type { SecurityTexts } from './texts/en.ts';
import '../account.css';
import './security.css';

type SecurityScreenProps = { texts: SecurityTexts; problems: Problems };

/** Sign-in methods, sessions, the export of all data, and the deletion of the account. */
export function SecurityScreen({ texts, problems }: SecurityScreenProps) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	return (
		<>
			<PageHead title={t('title')} unlisted />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			<RequireSession waiting={t('loading')}>
				{(user) => <Own key={user.id} texts={texts} problems={problems} />}
			</RequireSession>
			<p className="security-back">
				<ButtonLink look="quiet" to={to('profile')}>
					{t('toProfile')}
				</ButtonLink>
			</p>
		</>
	);
}

function Own({ texts, problems: problemTexts }: SecurityScreenProps) {
	const t = useTexts(texts);
	const problems = useTexts(problemTexts);
	const { supabase } = useAuth();
	const { auth } = usePublicConfig();
	const [user, setUser] = useState<User | null>(null);
	const [failed, setFailed] = useState<string | null>(null);

	const reload = useCallback(async () => {
		try {
			const client = await supabase();
			setUser((await orThrow(client.auth.getUser())).user);
			setFailed(null);
		} catch (error) {
			setFailed(sayProblem(problems, error, problems('unexpected')));
		}
	}, [supabase, problems]);
	useEffect(() => void reload(), [reload]);

	if (!user) {
		return failed ? (
			<p role="alert" className="security-failed">
				{failed}
			</p>
		) : (
			<Spinner label={t('loading')} className="account-waiting" />
		);
	}
	const tools = { t, problems, user, reload };
	const { totp, securityKey, phone, recoveryCodes } = auth.factors;
	const hasFactors = Boolean(user.factors?.length);
	return (
		<div className="security">
			{auth.email && <PasswordPart {...tools} />}
			{auth.email && <EmailPart {...tools} />}
			{(totp || securityKey || phone || hasFactors) && <FactorsPart {...tools} />}
			{recoveryCodes && <RecoveryCodesPart {...tools} />}
			{auth.passkeys && <PasskeysPart {...tools} />}
			<IdentitiesPart {...tools} />
			<DevicesPart {...tools} />
			{auth.apps && <AppsPart {...tools} />}
			<DataPart {...tools} />
			<LeavePart {...tools} />
		</div>
	);
}
