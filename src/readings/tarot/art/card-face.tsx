type CardFaceProps = {
	/** The id of the card, 0 to 77. */
	id: number;
	className?: string;
};

/** The drawing of a card, 200 to 340, without lettering. Decoration: the card's name stands beside it. */
export function CardFace({ id, className }: CardFaceProps) {
	return <img className={className} src={`/cards/${id}.svg`} alt="" width={200} height={340} decoding="async" />;
}
