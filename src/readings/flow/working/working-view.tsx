import { Fragment, type ReactNode } from 'react';
import { NumberStar } from '#src/ui/ornament/number-star.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import type { Contract } from '../../contract.ts';
import { Facts } from '../../leaf/leaf-view.tsx';
import { useLeafTools } from '../../leaf/use-leaf-tools.ts';
import type { Given, LeafTools, PageTexts } from '../../reading-page.ts';
import type { Block, CountedLetter, Piece, Row } from './working.ts';
import './working.css';

type WorkingProps<Of extends Contract, Loaded extends PageTexts> = {
	of: (given: Given<Of>, tools: LeafTools<Loaded>) => readonly Block[];
	given: Given<Of>;
	loaded: Loaded;
};

/** How a reading's method came to its result, from its declaration. */
export function Working<Of extends Contract, Loaded extends PageTexts>({
	of,
	given,
	loaded,
}: WorkingProps<Of, Loaded>) {
	return <Blocks blocks={of(given, useLeafTools(loaded))} />;
}

/** Parts of a working, one after the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
	return inOrder(blocks, (block) => <BlockView block={block} />);
}

/** A working is never put in another order: a part of it is its place. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: as above.
	return items.map((item, place) => <Fragment key={place}>{draw(item)}</Fragment>);
}

function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case 'heading': {
			const Heading = `h${block.level}` as const;
			return (
				<Heading className={block.className} tabIndex={block.level === 2 ? -1 : undefined}>
					{block.level === 2 && <Shamsa size={56} />}
					{block.text}
				</Heading>
			);
		}
		case 'line':
			return <p className={block.className}>{block.text}</p>;
		case 'sum':
			return block.label ? (
				<div className="sum-part">
					<span>{block.label}</span>
					<SumLine>{block.text}</SumLine>
				</div>
			) : (
				<SumLine>{block.text}</SumLine>
			);
		case 'letters':
			return <LetterChips words={block.words} />;
		case 'bars':
			return <Bars bars={block.bars} />;
		case 'terms':
			return (
				<dl className={block.className}>
					{inOrder(block.terms, ({ label, told }) => (
						<div>
							<dt>{label}</dt>
							{inOrder(told, (pieces) => (
								<dd>{inOrder(pieces, piece)}</dd>
							))}
						</div>
					))}
				</dl>
			);
		case 'facts':
			return <Facts label={block.label} facts={block.facts} />;
		case 'table':
			return <Table rows={block.rows} total={block.total} />;
		case 'star':
			return <NumberStar number={block.number} />;
		case 'section':
			return (
				<section className={block.className} aria-label={block.label}>
					<Blocks blocks={block.blocks} />
				</section>
			);
		case 'box':
			return (
				<div className={block.className}>
					<Blocks blocks={block.blocks} />
				</div>
			);
		case 'folded':
			return (
				<details className={`working ${block.className ?? ''}`}>
					<summary>{block.summary}</summary>
					<Blocks blocks={block.blocks} />
				</details>
			);
	}
}

function piece(part: Piece): ReactNode {
	if (typeof part === 'string') return part;
	switch (part.as) {
		case 'name':
			return <bdi>{part.text}</bdi>;
		case 'digits':
			return <bdi dir="ltr">{part.text}</bdi>;
		case 'strong':
			return <strong>{part.text}</strong>;
		case 'aside':
			return <span className="sum-aside">{part.text}</span>;
		case 'sum':
			return (
				<span className="sum-line" dir="ltr">
					{part.text}
				</span>
			);
		case 'letters':
			return <LetterChips words={part.words} />;
		case 'list':
			return (
				<ul className="sum-list">
					{part.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			);
		case 'bar':
			return (
				<span aria-hidden className="sum-bar">
					<span style={{ inlineSize: `${part.share * 100}%` }} />
				</span>
			);
	}
}

function SumLine({ children }: { children: string }) {
	return (
		<p className="sum-line" dir="ltr">
			{children}
		</p>
	);
}

/** Letters as chips, each with its number below; those of one word are kept together. */
function LetterChips({ words }: { words: readonly (readonly CountedLetter[])[] }) {
	return (
		<div className="letter-words" dir="auto">
			{inOrder(words, (letters) => (
				<ol className="letter-chips">
					{inOrder(letters, ({ letter, value, dim, element }) => (
						<li data-dim={dim || undefined} data-element={element?.id} title={element?.name}>
							<span className="letter-chip">{letter}</span>
							<span className="letter-value">{value}</span>
						</li>
					))}
				</ol>
			))}
		</div>
	);
}

function Bars({ bars }: Pick<Extract<Block, { kind: 'bars' }>, 'bars'>) {
	return (
		<ul className="element-bars">
			{bars.map(({ id, label, share, value }) => (
				<li key={id} data-element={id}>
					<span>{label}</span>
					<span className="element-bar" style={{ inlineSize: `${share * 100}%` }} />
					<span>{value}</span>
				</li>
			))}
		</ul>
	);
}

function Table({ rows, total }: { rows: readonly Row[]; total: Row }) {
	const line = ({ label, told, points }: Row) => (
		<>
			<th scope="row">{inOrder(label, piece)}</th>
			{told.length > 0 || points === undefined ? (
				<td colSpan={points === undefined ? 2 : 1}>{inOrder(told, piece)}</td>
			) : null}
			{points !== undefined && (
				<td className="sum-points" colSpan={told.length > 0 ? undefined : 2}>
					{points}
				</td>
			)}
		</>
	);
	return (
		<table className="sum-table">
			<tbody>
				{inOrder(rows, (row) => (
					<tr>{line(row)}</tr>
				))}
				<tr className="sum-total">{line(total)}</tr>
			</tbody>
		</table>
	);
}
