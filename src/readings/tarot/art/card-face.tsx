type CardFaceProps = {
	/** The number of the arcanum, 0 to 21. */
	id: number;
	className?: string;
};

/** The drawing of an arcanum, 200 to 340, without lettering. Decoration: the card's name stands beside it. */
export function CardFace({ id, className }: CardFaceProps) {
	return <img className={className} src={`/cards/${id}.svg`} alt="" width={200} height={340} decoding="async" />;
}
