import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import './confirm-button.css';

type ConfirmButtonProps = {
	className?: string;
	/** What the button says. */
	children: ReactNode;
	/** The question, and its consequence. */
	title: string;
	line: string;
	/** The two answers. */
	keep: string;
	confirm: string;
	/** Does it; the dialog is closed when it ends. Never rejects. */
	onConfirm: () => Promise<void>;
};

/** A button for what cannot be undone: it asks once before it is done. */
export function ConfirmButton({ className, children, title, line, keep, confirm, onConfirm }: ConfirmButtonProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [busy, setBusy] = useState(false);
	const id = useId();

	const act = async () => {
		setBusy(true);
		await onConfirm();
		setBusy(false);
		dialog.current?.close();
	};

	return (
		<>
			<Button look="quiet" className={className} onClick={() => dialog.current?.showModal()}>
				{children}
			</Button>
			<dialog ref={dialog} className="confirm-dialog" aria-labelledby={id} aria-describedby={`${id}-line`}>
				<h2 id={id}>{title}</h2>
				<p id={`${id}-line`}>{line}</p>
				<div>
					<Button onClick={() => dialog.current?.close()}>{keep}</Button>
					<Button className="confirm-act" disabled={busy} onClick={act}>
						{confirm}
					</Button>
				</div>
			</dialog>
		</>
	);
}
