import { type ComponentProps, useId } from 'react';
import { type Around, FieldFrame } from './field.tsx';
import './choice-field.css';

type ChoiceFieldProps = {
	label: string;
	name: string;
	options: readonly { value: string; label: string }[];
	value: string;
	onChange: (value: string) => void;
	error?: string | null;
	disabled?: boolean;
};

/** A few choices side by side, one of them taken. By keyboard: arrows. */
export function ChoiceField({ label, name, options, value, onChange, error, disabled }: ChoiceFieldProps) {
	const id = useId();
	return (
		<fieldset className="choice-field" disabled={disabled} aria-describedby={error ? id : undefined}>
			<legend className="field-label">{label}</legend>
			<div className="choice-options">
				{options.map((option) => (
					<label key={option.value} className="choice-option">
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={value === option.value}
							onChange={() => onChange(option.value)}
						/>
						<span>{option.label}</span>
					</label>
				))}
			</div>
			{error && (
				<p id={id} className="field-error">
					{error}
				</p>
			)}
		</fieldset>
	);
}

/** A native select, so that it works well on every phone. `empty` is the label of no choice. */
export function SelectField(
	props: ComponentProps<'select'> & Around & { empty: string; options: readonly { value: string; label: string }[] },
) {
	const { label, help, error, errorTitle, id, empty, options, ...select } = props;
	return (
		<FieldFrame label={label} help={help} error={error} errorTitle={errorTitle} id={id}>
			{(ties) => (
				<select className="field-control" {...select} {...ties}>
					<option value="">{empty}</option>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</FieldFrame>
	);
}
