import { useLanguage } from '#src/language/language-provider.tsx';
import './person.css';

/** A reduction as the server tells it: each step adds the digits of the one before. */
export type ShownReduction = { from: number; steps: readonly { digits: readonly number[]; sum: number }[] };

/** Letters as chips, each with its number below; `dim` ones do not count here. */
export function LetterChips({
	letters,
	elements,
}: {
	letters: readonly { letter: string; value: number; dim?: boolean }[];
	/** What each letter belongs to, in the same order; it colours the chip and is read with it. */
	elements?: readonly { id: string; name: string }[];
}) {
	const { locale } = useLanguage();
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	return (
		<ol className="letter-chips" dir="auto">
			{letters.map(({ letter, value, dim }, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the name.
					key={index}
					data-dim={dim || undefined}
					data-element={elements?.[index]?.id}
					title={elements?.[index]?.name}
				>
					<span className="letter-chip">{letter}</span>
					<span className="letter-value">{number.format(value)}</span>
				</li>
			))}
		</ol>
	);
}

/** "107 → 1 + 0 + 7 = 8", with as many steps as it takes. */
export function ReductionLine({ reduction: { from, steps } }: { reduction: ShownReduction }) {
	const { locale } = useLanguage();
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const told = [
		number.format(from),
		...steps.map(
			({ digits, sum }) => `${digits.map((digit) => number.format(digit)).join(' + ')} = ${number.format(sum)}`,
		),
	];
	return (
		<p className="sum-line" dir="ltr">
			{told.join(' → ')}
		</p>
	);
}
