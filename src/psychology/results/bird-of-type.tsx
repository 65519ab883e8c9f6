type BirdOfTypeProps = {
	/** The drawing, a file of this site. */
	file: string;
	/** What the bird is to the reader: a small line above its name. */
	label: string;
	name: string;
	/** Why this bird is this type. */
	line: string;
};

/** The bird of a type, large, with its name and one line on why it is this one. */
export function BirdOfType({ file, label, name, line }: BirdOfTypeProps) {
	return (
		<figure className="type-bird">
			<img src={file} alt="" width={400} height={400} />
			<figcaption>
				<small>{label}</small>
				<strong>{name}</strong>
				<span>{line}</span>
			</figcaption>
		</figure>
	);
}
