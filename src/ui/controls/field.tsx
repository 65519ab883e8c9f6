import { type ComponentProps, type ReactNode, useId } from 'react';

/** The label, help and error of a field. */
export type Around = {
	label: string;
	help?: string | undefined;
	/** The error of the field; screen readers announce it with the control. */
	error?: string | null;
	/** A heading above the error. */
	errorTitle?: string | undefined;
};

/** The attributes that connect a control with its label and description. */
type Ties = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

// By hand rather than by Base UI, whose field weighs more than all that it does here.
type FrameProps = Around & { id?: string | undefined; children: (ties: Ties) => ReactNode };

/** Label, control and the line below it: what is wrong, else the help. */
export function FieldFrame({ label, help, error, errorTitle, id, children }: FrameProps) {
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
					{error && errorTitle && <strong className="field-error-title">{errorTitle}</strong>}
					{line}
				</p>
			)}
		</div>
	);
}

/** A field of one line, with its label, its help, and its error in the help's place. */
export function TextField(props: ComponentProps<'input'> & Around) {
	const { label, help, error, errorTitle, id, className = '', ...input } = props;
	return (
		<FieldFrame label={label} help={help} error={error} errorTitle={errorTitle} id={id}>
			{(ties) => <input className={`field-control ${className}`} {...input} {...ties} />}
		</FieldFrame>
	);
}

/** A field of several lines, which grows with what is written. */
export function TextArea(props: ComponentProps<'textarea'> & Around) {
	const { label, help, error, errorTitle, id, className = '', ...area } = props;
	return (
		<FieldFrame label={label} help={help} error={error} errorTitle={errorTitle} id={id}>
			{(ties) => <textarea className={`field-control ${className}`} {...area} {...ties} />}
		</FieldFrame>
	);
}
