import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import type { Task } from './use-task.ts';

type AccountFormProps = {
	/** Words of the button, and those while it works. */
	action: string;
	working: string;
	task: Pick<Task, 'busy' | 'problem'>;
	onSubmit: () => void;
	look?: 'gold' | 'outline';
	children: ReactNode;
	ref?: Ref<HTMLFormElement>;
};

/** A form of the account: its fields, its error, and a button with a pending state. */
export function AccountForm({ action, working, task, onSubmit, look = 'gold', children, ref }: AccountFormProps) {
	return (
		<form
			ref={ref}
			noValidate
			className="auth-form"
			onSubmit={(event) => {
				event.preventDefault();
				if (!task.busy) onSubmit();
			}}
		>
			{children}
			<div role="alert" className="form-problem">
				{task.problem && <p className="field-error">{task.problem}</p>}
			</div>
			<Button type="submit" look={look} disabled={task.busy} aria-busy={task.busy}>
				{task.busy ? working : action}
			</Button>
		</form>
	);
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'dir'> & { showLabel: string };

/** A password, with a way to see it. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
	const [visible, setVisible] = useState(false);
	const Sign = visible ? EyeOff : Eye;
	return (
		<div className="password-field">
			<TextField {...field} type={visible ? 'text' : 'password'} dir="ltr" />
			<button
				type="button"
				className="icon-button"
				aria-label={showLabel}
				aria-pressed={visible}
				onClick={() => setVisible(!visible)}
			>
				<Sign aria-hidden size={19} />
			</button>
		</div>
	);
}

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'error' | 'name'> & {
	value: string;
	onType: (value: string) => void;
	/** Digits, or letters for a recovery code. */
	letters?: boolean;
};

/** A code that came by mail, by phone or from an app; phones offer to fill it in. */
export function CodeField({ onType, letters = false, name = 'code', ...field }: CodeFieldProps) {
	return (
		<TextField
			{...field}
			name={name}
			dir="ltr"
			className="code-input"
			inputMode={letters ? 'text' : 'numeric'}
			autoComplete={letters ? 'off' : 'one-time-code'}
			autoCapitalize="none"
			spellCheck={false}
			onChange={(event) => onType(event.target.value)}
		/>
	);
}
