import { useId } from 'react';

type SelectBoxProps = {
	label: string;
	name: string;
	options: readonly { value: string; label: string }[];
	value: string;
	onChange: (value: string) => void;
};

/** A native select, so that it works well on every phone. */
export function SelectBox({ label, name, options, value, onChange }: SelectBoxProps) {
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
				onChange={(event) => onChange(event.target.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}
