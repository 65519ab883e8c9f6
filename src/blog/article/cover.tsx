import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import { KhatamLattice } from '#src/ui/ornament/khatam-lattice.tsx';
import { Picture, type PictureName } from '#src/ui/ornament/pictures/pictures.tsx';
import type { Category } from '../list/categories.ts';
import { coverSize } from './social-picture.ts';

/** Our drawing of a category, for articles without a picture. */
const drawings: Readonly<Record<Category, PictureName>> = {
	Tarot: 'tarot',
	Dreams: 'dreams',
	'Persian Poetry': 'hafez',
	Stories: 'moulana',
	'Numbers and Stars': 'lucky-number',
	Personality: 'psychology',
	Letters: 'sarketab',
	'The Year': 'history',
	Practice: 'chatbot',
	'Spiritual Wisdom': 'about',
	Mysticism: 'about',
};

type CoverProps = {
	picture: string | null;
	/** The article's category as the tables keep it. */
	kind: string;
	/** It is seen without scrolling: fetched at once. */
	first?: boolean;
};

/** The cover of an article, 1200 by 630, its place held from the beginning. Decoration. */
export function Cover({ picture, kind, first = false }: CoverProps) {
	if (picture)
		return (
			<img
				className="cover"
				src={picture}
				alt=""
				{...coverSize}
				loading={first ? 'eager' : 'lazy'}
				fetchPriority={first ? 'high' : 'auto'}
				decoding="async"
			/>
		);
	const drawing = Object.hasOwn(drawings, kind) ? drawings[kind as Category] : 'blog';
	return (
		<KeptPart as="span" of={() => `cover ${drawing}`} className="cover cover-drawn" aria-hidden>
			<KhatamLattice />
			<Picture name={drawing} />
		</KeptPart>
	);
}
