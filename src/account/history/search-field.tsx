import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/ui/controls/field.tsx';

/** Debounce of the search. */
const PAUSE_MS = 350;
const LONGEST = 100;

type SearchFieldProps = { label: string; value: string; onSearch: (words: string) => void };

/** A search field that searches while typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
	const [words, setWords] = useState(value);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(onSearch);
	latest.current = onSearch;
	useEffect(() => () => clearTimeout(timer.current), []);
	// The address may change without the field: all filters are cleared, or one goes back.
	useEffect(() => setWords(value), [value]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		clearTimeout(timer.current);
		onSearch(words);
	};

	return (
		<search className="history-search">
			<form onSubmit={submit}>
				<TextField
					label={label}
					type="search"
					name="q"
					dir="auto"
					autoComplete="off"
					maxLength={LONGEST}
					value={words}
					onChange={({ target }) => {
						setWords(target.value);
						clearTimeout(timer.current);
						timer.current = setTimeout(() => latest.current(target.value), PAUSE_MS);
					}}
				/>
			</form>
		</search>
	);
}
