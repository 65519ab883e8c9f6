import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { Problems } from '../say-problem.ts';
import type { AccountTexts } from '../texts/en.ts';
import { useTask } from '../use-task.ts';
import { keepPicture, removePicture } from './keep-picture.ts';
import { squarePicture } from './square-picture.ts';

type PictureFieldProps = {
	texts: AccountTexts['profile'];
	problems: Problems;
	userId: string;
	/** The address of the present picture. */
	picture: string | null;
	/** What stands where there is none. */
	unchosen: ReactNode;
	onPicture: (picture: string | null) => void;
};

/** A person's picture: chosen, changed and taken away; each holds at once. */
export function PictureField({ texts, problems, userId, picture, unchosen, onPicture }: PictureFieldProps) {
	const t = useTexts(texts.picture);
	const { supabase } = useAuth();
	const task = useTask(useTexts(problems));
	const file = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const id = useId();
	const { busy } = task;

	/** A button that is disabled or removed loses the focus; it is moved to the next usable control. */
	const worked = useRef(false);
	useEffect(() => {
		if (worked.current && !busy && document.activeElement === document.body) choose.current?.focus();
		worked.current = busy;
	}, [busy]);

	const keep = (chosen: File) =>
		task.run(async () => {
			onPicture(await keepPicture(await supabase(), userId, await squarePicture(chosen), picture));
			showToast({ title: t('saved') });
		});
	const remove = () =>
		task.run(async () => {
			await removePicture(await supabase(), userId);
			onPicture(null);
			showToast({ title: t('removed') });
		});
	return (
		<fieldset className="picture-field" aria-describedby={`${id}-help`}>
			<legend className="field-label">{t('label')}</legend>
			{picture ? <img className="profile-picture" src={picture} alt={t('alt')} width={96} height={96} /> : unchosen}
			<div className="picture-actions">
				<input
					ref={file}
					type="file"
					accept="image/*"
					hidden
					onChange={({ target }) => {
						const chosen = target.files?.[0];
						// The same file may be chosen again after it went wrong.
						target.value = '';
						if (chosen) void keep(chosen);
					}}
				/>
				<Button ref={choose} disabled={busy} aria-busy={busy} onClick={() => file.current?.click()}>
					{busy ? texts.settings.saving : t(picture ? 'change' : 'choose')}
				</Button>
				{picture && (
					<Button look="quiet" disabled={busy} onClick={() => void remove()}>
						{t('remove')}
					</Button>
				)}
			</div>
			<div role="alert" className="form-problem">
				{task.problem && <p className="field-error">{task.problem}</p>}
			</div>
			<p id={`${id}-help`} className="field-help">
				{t('help')}
			</p>
		</fieldset>
	);
}
