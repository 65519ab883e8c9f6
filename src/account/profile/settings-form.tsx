import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { inLanguage, isLanguage, languageFacts, languages } from '#src/language/languages.ts';
import { keepNotice } from '#src/platform/http/tell-if-away.ts';
import { useAuth } from '#src/session/session.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { chooseTheme, themes, useTheme } from '#src/ui/theme.ts';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import type { Problems } from '../say-problem.ts';
import type { AccountTexts } from '../texts/en.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { useTask } from '../use-task.ts';
import { type OwnSettings, saveSettings } from './own-settings.ts';
import { SelectBox } from './select-box.tsx';

type SettingsFormProps = {
	texts: AccountTexts['profile'];
	problems: Problems;
	userId: string;
	kept: OwnSettings;
	onSaved: (name: string | null) => void;
	picture: string | null;
	/** What stands where no picture is chosen. */
	unchosen: ReactNode;
	onPicture: (picture: string | null) => void;
};

/** Edit profile and settings: name, language, theme and notifications. They apply at once, and on every device. */
export function SettingsForm({
	texts,
	problems,
	userId,
	kept,
	onSaved,
	picture,
	unchosen,
	onPicture,
}: SettingsFormProps) {
	const t = useTexts(texts.settings);
	const { language } = useLanguage();
	const { supabase } = useAuth();
	const [present] = useTheme();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const task = useTask(useTexts(problems));
	const { values, change, restored, settle } = useFormDraft('settings', userId, {
		name: kept.full_name ?? '',
		tongue: kept.preferred_language ?? language,
		theme: kept.theme ?? present,
		notifications: kept.notifications,
	});
	const { name, tongue, theme, notifications } = values;
	const tooLong = [...name.trim()].length > 100;

	async function save(): Promise<void> {
		if (tooLong) return;
		const full_name = name.trim() || null;
		const changes = { full_name, preferred_language: tongue, theme, notifications };
		const saved = await task.run(async () => saveSettings(await supabase(), userId, changes));
		if (!saved) return;
		settle(values);
		chooseTheme(theme);
		keepNotice(notifications ? t('ready') : null);
		showToast({ title: t('saved') });
		onSaved(full_name);
		if (tongue !== language) navigate(inLanguage(tongue, { pathname }));
	}
	return (
		<section className="card profile-settings" aria-labelledby="settings">
			<h2 id="settings">{t('title')}</h2>
			<AccountForm action={t('save')} working={t('saving')} task={task} onSubmit={() => void save()} look="outline">
				<h3>{t('edit')}</h3>
				{restored && <p role="status">{texts.restored}</p>}
				<PictureField
					texts={texts}
					problems={problems}
					userId={userId}
					picture={picture}
					unchosen={unchosen}
					onPicture={onPicture}
				/>
				<TextField
					label={t('name')}
					name="fullName"
					autoComplete="name"
					dir="auto"
					value={name}
					error={tooLong ? t('nameLong') : null}
					onChange={(event) => change({ name: event.target.value })}
				/>
				<SelectBox
					label={t('language')}
					name="preferredLanguage"
					options={languages.map((option) => ({ value: option, label: languageFacts[option].name }))}
					value={tongue}
					onChange={(chosen) => isLanguage(chosen) && change({ tongue: chosen })}
				/>
				<SelectBox
					label={t('theme')}
					name="theme"
					options={themes.map((option) => ({ value: option, label: t(option) }))}
					value={theme}
					onChange={(chosen) => change({ theme: themes.find((option) => option === chosen) ?? 'system' })}
				/>
				<NotificationsField
					texts={texts.settings}
					on={notifications}
					onChange={(on) => change({ notifications: on })}
				/>
			</AccountForm>
		</section>
	);
}

type NotificationsFieldProps = {
	texts: AccountTexts['profile']['settings'];
	on: boolean;
	onChange: (on: boolean) => void;
};

/** Whether to be notified: the browser is asked, and may deny it. */
function NotificationsField({ texts, on, onChange }: NotificationsFieldProps) {
	const t = useTexts(texts);
	const [denied, setDenied] = useState(false);
	const want = async (wanted: boolean) => {
		setDenied(false);
		onChange(wanted);
		if (!wanted) return;
		const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied';
		if (answer === 'granted') return;
		onChange(false);
		setDenied(true);
	};
	return (
		<div className="field">
			<label className="check">
				<input
					type="checkbox"
					name="notifications"
					aria-describedby="notifications-help"
					checked={on}
					onChange={(event) => void want(event.target.checked)}
				/>
				<span className="field-label">{t('notifications')}</span>
			</label>
			<p id="notifications-help" className={denied ? 'field-error' : 'field-help'}>
				{t(denied ? 'notificationsDenied' : 'notificationsHelp')}
			</p>
		</div>
	);
}
