import { useId } from 'react';
import './person.css';

type Around = { label: string; error?: string | null; disabled?: boolean; name: string };

type ChoiceFieldProps<Value extends string> = Around & {
	options: readonly { value: Value; label: string }[];
	value: Value | '';
	onChange: (value: Value) => void;
};

/** A few choices side by side, one of them taken. By keyboard: arrows. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
	const { label, options, value, onChange, error, disabled, name } = props;
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

type SelectFieldProps = Around & {
	/** The first line, which stands for no choice yet. */
	empty: string;
	options: readonly { value: string; label: string }[];
	value: string;
	onChange: (value: string) => void;
};

/** A list of which one is chosen; the browser's own, so that it is right on every phone. */
export function SelectField(props: SelectFieldProps) {
	const { label, empty, options, value, onChange, error, disabled, name } = props;
	const id = useId();
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				name={name}
				className="field-control"
				value={value}
				disabled={disabled}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				onChange={(event) => onChange(event.target.value)}
			>
				<option value="">{empty}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			{error && (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
		</div>
	);
}
