const star = 'M12 5.6l1.5 4.4h4.6l-3.7 2.8 1.4 4.4-3.8-2.7-3.8 2.7 1.4-4.4-3.7-2.8h4.6z';

/** Path data of one icon a suit, on a field of 24 to 24, drawn with lines only. */
const paths = {
	wands:
		'M5 22L16.6 6.6M16.6 6.6c-1.6-1.5-1.3-3.6 1.8-5 .9 3.2-.1 5-1.8 5zM13 11.4c-2.6.5-4.4-.5-5.2-3 2.6-.5 4.4.5 5.2 3zM10.6 14.6c1-2.5 2.9-3.4 5.4-2.5-1 2.4-2.9 3.3-5.4 2.5z',
	cups: 'M5.8 3h12.4c.4 6.2-1.8 9.6-6.2 10-4.4-.4-6.6-3.8-6.2-10zM6 6.8h12M12 13v7.6M7.6 21h8.8M10.4 16.4h3.2',
	swords: 'M20.8 2.4c-.9 7-5 12.2-11.4 15l-2.6-2.6c5-3.2 9.4-7 14-12.4zM4.4 12.6l7.2 7.2M7 17.2l-3.8 3.8',
	pentacles: `M2.2 12a9.8 9.8 0 1 1 19.6 0a9.8 9.8 0 1 1-19.6 0z${star}`,
} as const;

type SuitIconProps = {
	suit: keyof typeof paths;
	/** Width and height in pixels. */
	size?: number;
	className?: string;
};

/** The icon of a suit in the colour of the text beside it. Decoration: the suit's name stands there. */
export function SuitIcon({ suit, size = 20, className }: SuitIconProps) {
	return (
		<svg
			aria-hidden="true"
			className={className}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.6}
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={paths[suit]} />
		</svg>
	);
}
