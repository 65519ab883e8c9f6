import type { CSSProperties } from 'react';
import { ink } from '#src/ui/ornament/drawing/pen.ts';
import { crest, crown, markShapes } from '#src/ui/ornament/mark.tsx';

/** At rest the feathers lie back on one another, between these angles. */
const [FOLDED, FOLDED_SPREAD] = [74, 26];

/** How far a feather of the open crest is turned to lie at rest, in degrees. */
const folding = (angle: number, index: number) => FOLDED + (FOLDED_SPREAD * index) / (crest.length - 1) - angle;

/**
 * The guide's face: the hoopoe in the line of the deck, on its night sky. Its crest lies back at rest and stands while it
 * thinks. Decoration: what it does is told in words beside it.
 */
export function GuideFace({ thinking }: { thinking: boolean }) {
	const { bill, body, wing } = markShapes;
	return (
		<svg
			className="guide-face"
			data-thinking={thinking || undefined}
			viewBox="-14 -14 124 124"
			fill="none"
			stroke={ink.gold}
			strokeWidth="1.3"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden
			focusable="false"
		>
			<defs>
				<radialGradient id="guide-sky" cy=".35" r=".8">
					<stop stopColor={ink.lapis} />
					<stop offset="1" stopColor={ink.night} />
				</radialGradient>
				<clipPath id="guide-window">
					<circle cx="48" cy="48" r="56" />
				</clipPath>
			</defs>
			<circle cx="48" cy="48" r="60" fill={ink.night} strokeWidth="2" />
			<circle cx="48" cy="48" r="56" fill="url(#guide-sky)" />
			<g clipPath="url(#guide-window)">
				{/* Its breast is cut off by the rim. */}
				<g transform="translate(-5.8 .8)scale(1.12)">
					{crest.map(({ angle, blade, tip }, index) => (
						<g
							key={angle}
							className="guide-feather"
							style={
								{
									'--fold': `${folding(angle, index)}deg`,
									'--feather': index,
									transformOrigin: `${crown[0]}px ${crown[1]}px`,
								} as CSSProperties
							}
						>
							<path d={blade} fill={ink.red} strokeWidth="1" />
							<path d={tip} fill={ink.night} strokeWidth="1" />
						</g>
					))}
					<path d={bill} fill={ink.bright} stroke={ink.line} strokeWidth=".8" />
					<path d={body} fill={ink.gold} stroke={ink.line} />
					<path
						d="M45 58C43.4 66 42.6 80 46.5 92H54C49.6 82 48.6 70 50.4 60Z"
						fill={ink.bright}
						opacity=".7"
						stroke="none"
					/>
					<path
						d="M53 62Q55.4 65 58 62.4Q60.6 65.6 63 63M51.6 69Q54.4 72 57.2 69.2Q60 72 62.6 69.6"
						stroke={ink.line}
						strokeWidth=".8"
					/>
					<path d="M56.6 92C55.6 82 60 74 66.4 69C74 75 79.6 83 81 92Z" fill={ink.night} strokeWidth="1" />
					<path d={wing} stroke={ink.ivory} strokeWidth="2.6" />
					<circle cx="47.2" cy="46.2" r="3.3" fill={ink.ivory} stroke="none" />
					<circle cx="47.2" cy="46.2" r="2.2" fill={ink.night} stroke="none" />
					<circle cx="46.4" cy="45.4" r=".7" fill={ink.bright} stroke="none" />
				</g>
			</g>
			<circle cx="48" cy="48" r="56" strokeWidth="1.4" />
		</svg>
	);
}
