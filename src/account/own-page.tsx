import { type ReactNode, useCallback } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { useAnswer } from '#src/session/use-answer.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { readSettings } from './profile/own-settings.ts';
import { PersonalForm } from './profile/personal-form.tsx';
import { SettingsForm } from './profile/settings-form.tsx';
import type { Problems } from './say-problem.ts';
import type { AccountTexts } from './texts/en.ts';

type OwnPageProps = {
	texts: AccountTexts['profile'];
	problems: Problems;
	person: PersonTexts;
	messages: PersonMessages;
	userId: string;
	onName: (name: string | null) => void;
	picture: string | null;
	/** What stands where no picture is chosen. */
	unchosen: ReactNode;
	onPicture: (picture: string | null) => void;
};

/** The part of the profile that its person may change. */
export default function OwnPage({
	userId,
	onName,
	picture,
	unchosen,
	onPicture,
	person,
	messages,
	...rest
}: OwnPageProps) {
	const t = useTexts(rest.texts);
	const { answer } = useAnswer(useCallback((client, signal) => readSettings(client, userId, signal), [userId]));
	if (answer.state === 'reading') return <Spinner label={t('loading')} />;
	if (answer.state === 'failed') return <p role="alert">{t('settings.unread')}</p>;
	const kept = answer.value;
	return (
		<>
			<SettingsForm
				{...rest}
				userId={userId}
				kept={kept}
				onSaved={onName}
				picture={picture}
				unchosen={unchosen}
				onPicture={onPicture}
			/>
			<PersonalForm {...rest} person={person} messages={messages} userId={userId} kept={kept.personal} />
		</>
	);
}
