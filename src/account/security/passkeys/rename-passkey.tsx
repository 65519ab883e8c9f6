import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { AccountForm } from '../../account-form.tsx';
import { useTask } from '../../use-task.ts';
import type { SecurityTools } from '../security-tools.ts';

/** The longest name the service takes, in characters. */
const LONGEST = 120;

type RenamePasskeyProps = Pick<SecurityTools, 't' | 'problems'> & {
	present: string;
	onName: (name: string) => Promise<void>;
	onCancel: () => void;
};

/** A passkey's new name, by which its person knows it again. */
export function RenamePasskey({ t, problems, present, onName, onCancel }: RenamePasskeyProps) {
	const task = useTask(problems);
	const [name, setName] = useState(present);
	const [wrong, setWrong] = useState(false);
	const submit = () => {
		const given = name.trim();
		if (given === '' || [...given].length > LONGEST) return setWrong(true);
		void task.run(() => onName(given));
	};
	return (
		<div className="security-add">
			<AccountForm action={t('passkeys.saveName')} working={t('working')} task={task} onSubmit={submit} look="outline">
				<TextField
					label={t('passkeys.name')}
					name="passkeyName"
					autoComplete="off"
					autoFocus
					dir="auto"
					value={name}
					error={wrong ? t('passkeys.nameWrong') : null}
					onChange={(event) => {
						setName(event.target.value);
						setWrong(false);
					}}
				/>
			</AccountForm>
			<Button look="quiet" disabled={task.busy} onClick={onCancel}>
				{t('cancel')}
			</Button>
		</div>
	);
}
