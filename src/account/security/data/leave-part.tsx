import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { markLeaving, useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm } from '../../account-form.tsx';
import { forgetDrafts } from '../../use-form-draft.ts';
import { useTask } from '../../use-task.ts';
import { askAuth } from '../ask-auth.ts';
import { SecurityPart } from '../security-part.tsx';
import type { SecurityTools } from '../security-tools.ts';

/** Deletes the account. It asks for a word to be typed, so that a single press is not enough. */
export function LeavePart({ t, problems }: SecurityTools) {
	const { supabase } = useAuth();
	const { publishableKey } = usePublicConfig();
	const { to } = useLanguage();
	const navigate = useNavigate();
	const task = useTask(problems);
	const [asking, setAsking] = useState(false);
	const [typed, setTyped] = useState('');
	const [wrong, setWrong] = useState(false);
	const word = t('leave.word');

	const leave = async () => {
		const client = await supabase();
		markLeaving();
		await askAuth(client, publishableKey, 'DELETE', '/user');
		// Navigate first: a page that needs a session would redirect to the sign-in card.
		await navigate(to());
		await client.auth.signOut({ scope: 'local' });
		forgetDrafts(true);
		showToast({ title: t('leave.gone') });
	};
	const submit = () => {
		if (typed.trim().toLowerCase() !== word) return setWrong(true);
		void task.run(leave);
	};
	return (
		<SecurityPart title={t('leave.title')} line={t('leave.line')}>
			{asking ? (
				<div className="security-add">
					<p>{t.rich('leave.sure', { word: (<b>{word}</b>) as ReactNode as string })}</p>
					<AccountForm action={t('leave.go')} working={t('working')} task={task} onSubmit={submit} look="outline">
						<TextField
							label={word}
							name="confirmation"
							autoComplete="off"
							autoCapitalize="none"
							value={typed}
							error={wrong ? t('leave.mistyped', { word }) : null}
							onChange={(event) => {
								setTyped(event.target.value);
								setWrong(false);
							}}
						/>
					</AccountForm>
					<Button look="quiet" disabled={task.busy} onClick={() => setAsking(false)}>
						{t('cancel')}
					</Button>
				</div>
			) : (
				<div className="security-actions">
					<Button onClick={() => setAsking(true)}>{t('leave.begin')}</Button>
				</div>
			)}
		</SecurityPart>
	);
}
