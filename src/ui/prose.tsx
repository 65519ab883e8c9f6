/** A text of several paragraphs set like a page of a book: one measure, and the first word of all in red. */
export function Prose({ text, rubric = true, className = '' }: { text: string; rubric?: boolean; className?: string }) {
	const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
	return (
		<div className={`prose ${className}`}>
			{paragraphs.map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end
				<p key={index} dir="auto">
					{rubric && index === 0 ? <RubricStart text={paragraph} /> : paragraph}
				</p>
			))}
		</div>
	);
}

/** A paragraph's words with the first of them in the red of the scribe. */
export function RubricStart({ text }: { text: string }) {
	const [first = '', ...rest] = text.trim().split(' ');
	return (
		<>
			<span className="rubric">{first}</span> {rest.join(' ')}
		</>
	);
}
