import { useLanguage } from '#src/language/language-provider.tsx';
import './person.css';

/** A reduction as the server tells it: each step adds the digits of the one before. */
export type ShownReduction = { from: number; steps: readonly { digits: readonly number[]; sum: number }[] };

/** Letters as chips, each with its number below; `dim` ones do not count here. */
export function LetterChips({
	letters,
	elements,
	name = '',
}: {
	letters: readonly { letter: string; value: number; dim?: boolean }[];
	/** The name as it was written: each of its words is kept together. */
	name?: string;
	/** What each letter belongs to, in the same order; it colours the chip and is read with it. */
	elements?: readonly { id: string; name: string }[];
}) {
	const { locale } = useLanguage();
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const placed = letters.map((letter, place) => ({ ...letter, place }));
	return (
		<div className="letter-words" dir="auto">
			{wordsIn(name, letters.length).map(([from, to]) => (
				<ol key={from} className="letter-chips">
					{placed.slice(from, to).map(({ letter, value, dim, place }) => (
						<li
							key={place}
							data-dim={dim || undefined}
							data-element={elements?.[place]?.id}
							title={elements?.[place]?.name}
						>
							<span className="letter-chip">{letter}</span>
							<span className="letter-value">{number.format(value)}</span>
						</li>
					))}
				</ol>
			))}
		</div>
	);
}

/** From which letter to before which each word of a name goes; all of it, where its letters are not those counted. */
function wordsIn(name: string, count: number): (readonly [from: number, to: number])[] {
	const lengths = name
		.split(/\s+/)
		.map((word) => word.match(/\p{L}/gu)?.length ?? 0)
		.filter(Boolean);
	if (lengths.reduce((sum, length) => sum + length, 0) !== count) return [[0, count]];
	const ends = lengths.map((_, place) => lengths.slice(0, place + 1).reduce((sum, length) => sum + length, 0));
	return ends.map((end, place) => [end - (lengths[place] ?? 0), end]);
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
