import { ChoiceField, SelectField } from '#src/ui/controls/choice-field.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import type { Field } from './fields.ts';
import '../person.css';

type FieldsProps = {
	fields: readonly Field[];
	/** The error of the field at that path. */
	errorOf: (path: string) => string | null;
	disabled?: boolean;
};

/** Fields about people as they were declared. */
export function Fields({ fields, ...shared }: FieldsProps) {
	return fields.map((field) => (
		<FieldView
			key={'name' in field ? field.name : field.kind === 'group' ? field.className + field.title : 'note'}
			field={field}
			{...shared}
		/>
	));
}

function FieldView({ field, errorOf, disabled = false }: Omit<FieldsProps, 'fields'> & { field: Field }) {
	if (field.kind === 'note') return <p className="person-note">{field.text}</p>;
	if (field.kind === 'group') {
		const { className, legend, title, fields } = field;
		const Group = legend ? 'fieldset' : 'div';
		return (
			<Group className={className}>
				{legend && <legend className={title ? 'sr-only' : 'field-label'}>{legend}</legend>}
				{title && (
					<p aria-hidden className="person-subhead">
						{title}
					</p>
				)}
				<Fields fields={fields} errorOf={errorOf} disabled={disabled} />
			</Group>
		);
	}
	const { name, label, value, onChange, path } = field;
	const control = { name, label, value, disabled };
	const error = errorOf(path);
	if (field.kind === 'choice')
		return <ChoiceField {...control} options={field.options} onChange={onChange} error={error} />;
	if (field.kind === 'select')
		return (
			<SelectField
				{...control}
				empty={field.empty}
				options={field.options}
				onChange={(event) => onChange(event.target.value)}
				error={error}
				disabled={disabled || field.inactive}
			/>
		);
	return (
		<TextField
			{...field.input}
			{...control}
			help={field.help}
			error={error ?? field.problem ?? null}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
