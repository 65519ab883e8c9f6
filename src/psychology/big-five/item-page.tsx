import type { KeyboardEvent } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { latinDigits } from '#src/language/latin-digits.ts';
import type { Item } from './score.ts';

type ItemPageProps = {
	items: readonly Item[];
	/** Place of the first of them among all, from 0. */
	first: number;
	/** Of these items; places on the scale from 0. */
	answers: readonly (number | null)[];
	scale: readonly string[];
	onChoose: (item: number, option: number) => void;
};

/** The statements of one page, each with its scale. A digit answers and goes on to the next statement. */
export function ItemPage({ items, first, answers, scale, onChoose }: ItemPageProps) {
	const { locale } = useLanguage();
	const number = new Intl.NumberFormat(locale);

	const press = (event: KeyboardEvent<HTMLFieldSetElement>, place: number) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const option = Number(latinDigits(event.key)) - 1;
		if (!(option in scale)) return;
		event.preventDefault();
		onChoose(first + place, option);
		const next = event.currentTarget.closest('li')?.nextElementSibling ?? event.currentTarget;
		(next.querySelector<HTMLElement>('input:checked') ?? next.querySelector<HTMLElement>('input'))?.focus();
	};

	return (
		<ol className="items" start={first + 1}>
			{items.map(({ text }, place) => (
				<li key={text} className="item">
					<fieldset onKeyDown={(event) => press(event, place)}>
						<legend>
							<span className="item-number">{number.format(first + place + 1)}</span> {text}
						</legend>
						<div className="item-options">
							{scale.map((label, option) => (
								<label key={label} className="item-option">
									<input
										type="radio"
										name={`item-${first + place}`}
										checked={answers[place] === option}
										onChange={() => onChoose(first + place, option)}
									/>
									<span>{label}</span>
								</label>
							))}
						</div>
					</fieldset>
				</li>
			))}
		</ol>
	);
}
