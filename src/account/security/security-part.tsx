import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import type { Task } from '../use-task.ts';
import type { SecurityTools } from './security-tools.ts';

/** One matter of the security page. */
export function SecurityPart({ title, line, children }: { title: string; line?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section className="card security-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{line && <p>{line}</p>}
			{children}
		</section>
	);
}

/** What went wrong with the last thing that was tried in a part. */
export function PartProblem({ task }: { task: Pick<Task, 'problem'> }) {
	return (
		<div role="alert" className="form-problem">
			{task.problem && <p className="field-error">{task.problem}</p>}
		</div>
	);
}

type AskFirstProps = {
	t: SecurityTools['t'];
	/** What the button says, and what it is called where several say the same. */
	action: string;
	name?: string;
	/** The question asked before it is done. */
	sure: string;
	task: Task;
	onSure: () => Promise<void>;
	look?: 'outline' | 'quiet';
};

/** A button that asks once more before it does what cannot be undone by the next press. */
export function AskFirst({ t, action, name, sure, task, onSure, look = 'quiet' }: AskFirstProps) {
	const [asking, setAsking] = useState(false);
	if (!asking) {
		return (
			<Button look={look} aria-label={name} disabled={task.busy} onClick={() => setAsking(true)}>
				{action}
			</Button>
		);
	}
	return (
		<div role="alertdialog" aria-label={sure} className="ask-first">
			<p>{sure}</p>
			<div className="security-actions">
				<Button
					autoFocus
					disabled={task.busy}
					onClick={async () => {
						await task.run(onSure);
						setAsking(false);
					}}
				>
					{task.busy ? t('working') : action}
				</Button>
				<Button look="quiet" disabled={task.busy} onClick={() => setAsking(false)}>
					{t('cancel')}
				</Button>
			</div>
		</div>
	);
}
