import { type ComponentProps, type ReactNode, useId } from 'react';

type Around = {
	label: string;
	help?: string;
	/** What is wrong with what stands in the field; read aloud with it. */
	error?: string | null;
};

/** What ties a control to its label and to the line below it. */
type Ties = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

// By hand rather than by Base UI, whose field weighs more than all that it does here.
function Frame({ label, help, error, id, children }: Around & { id?: string; children: (ties: Ties) => ReactNode }) {
	const own = useId();
	const control = id ?? own;
	const line = error || help;
	const ties: Ties = {
		id: control,
		...(error && { 'aria-invalid': true }),
		...(line && { 'aria-describedby': `${control}-line` }),
	};
	return (
		<div className="field" data-invalid={error ? '' : undefined}>
			<label className="field-label" htmlFor={control}>
				{label}
			</label>
			{children(ties)}
			{line && (
				<p id={`${control}-line`} className={error ? 'field-error' : 'field-help'}>
					{line}
				</p>
			)}
		</div>
	);
}

/** A field of one line, with its label, its help, and its error in the help's place. */
export function TextField({ label, help, error, id, className = '', ...input }: ComponentProps<'input'> & Around) {
	return (
		<Frame label={label} help={help} error={error} id={id}>
			{(ties) => <input className={`field-control ${className}`} {...input} {...ties} />}
		</Frame>
	);
}

/** A field of several lines, which grows with what is written. */
export function TextArea({ label, help, error, id, className = '', ...area }: ComponentProps<'textarea'> & Around) {
	return (
		<Frame label={label} help={help} error={error} id={id}>
			{(ties) => <textarea className={`field-control ${className}`} {...area} {...ties} />}
		</Frame>
	);
}
