/** Whether the shared picture may show the visitor's name. It does not unless they say so. */
export function NameChoice(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
	return (
		<label className="name-choice no-print">
			<input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
			{props.label}
		</label>
	);
}
