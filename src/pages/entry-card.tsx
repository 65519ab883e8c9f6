import { Link } from 'react-router';
import { type EntryName, pictureOf } from '#src/catalogue/catalogue.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Picture } from '#src/ui/ornament/pictures/pictures.tsx';
import '#src/ui/entry-card.css';

/** A card that leads to one entry of the catalogue: its picture under an arch, its name, its line. */
export function EntryCard({ name, heading: Heading = 'h3' }: { name: EntryName; heading?: 'h2' | 'h3' }) {
	const { entry, to } = useLanguage();
	return (
		<Link viewTransition to={to(name)} prefetch="intent" className="entry-card">
			<OgeeFrame className="entry-card-frame">
				<Picture name={pictureOf(name)} />
				<span className="entry-card-words">
					<Heading>{entry(name).name}</Heading>
					<span className="entry-card-line">{entry(name).line}</span>
				</span>
			</OgeeFrame>
		</Link>
	);
}

/** Entry cards side by side; one alone lies on its side and fills the width. */
export function EntryCards({ names, heading }: { names: readonly EntryName[]; heading?: 'h2' | 'h3' }) {
	return (
		<ul className="entry-cards" data-count={names.length}>
			{names.map((name) => (
				<li key={name}>
					<EntryCard name={name} heading={heading} />
				</li>
			))}
		</ul>
	);
}
