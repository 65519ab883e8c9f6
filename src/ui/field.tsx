import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactElement } from 'react';

type Around = {
	label: string;
	help?: string;
	/** What is wrong with what stands in the field; read aloud with it. */
	error?: string | null;
};

function Frame({ label, help, error, control, name }: Around & { control: ReactElement; name?: string }) {
	return (
		<Field.Root className="field" invalid={Boolean(error)} name={name}>
			<Field.Label className="field-label">{label}</Field.Label>
			<Field.Control className="field-control" render={control} />
			{help && !error && <Field.Description className="field-help">{help}</Field.Description>}
			<Field.Error className="field-error" match={Boolean(error)}>
				{error}
			</Field.Error>
		</Field.Root>
	);
}

/** A field of one line, with its label, its help, and its error in the help's place. */
export function TextField({ label, help, error, name, ...input }: ComponentProps<'input'> & Around) {
	return <Frame label={label} help={help} error={error} name={name} control={<input {...input} />} />;
}

/** A field of several lines, which grows with what is written. */
export function TextArea({ label, help, error, name, ...area }: ComponentProps<'textarea'> & Around) {
	return <Frame label={label} help={help} error={error} name={name} control={<textarea {...area} />} />;
}
