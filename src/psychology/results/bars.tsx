import type { CSSProperties } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';

type BarsProps = {
	caption: string;
	/** What the rows are, and what their figures are. */
	head: readonly [rows: string, figures: string];
	/** Each with its share, 0 to 1, and the figure that is written beside it. */
	rows: readonly { name: string; share: number; figure?: string; chosen?: boolean }[];
};

/** Bars as a table: screen readers get the same figures. */
export function Bars({ caption, head, rows }: BarsProps) {
	const { language } = useLanguage();
	const percent = percentFormat(language);
	return (
		<table className="bars">
			<caption>{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{head[0]}</th>
					<th scope="col">{head[1]}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, share, figure, chosen }) => (
					<tr key={name} data-chosen={chosen || undefined}>
						<th scope="row">
							{name}
							<span aria-hidden className="bar" style={{ '--share': share } as CSSProperties} />
						</th>
						<td>{figure ?? percent(share)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
