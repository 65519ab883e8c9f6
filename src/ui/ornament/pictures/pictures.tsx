import type { ReactElement } from 'react';
import {
	About,
	BigFive,
	Blog,
	CareerTest,
	Chatbot,
	EqTest,
	GardnerTest,
	History,
	Mbti,
	Psychology,
} from './picture-pages.tsx';
import { Dreams, Hafez, LuckyNumber, MarriageFortune, Moulana, Sarketab, Tarot } from './picture-readings.tsx';

const drawings = {
	tarot: Tarot,
	hafez: Hafez,
	dreams: Dreams,
	sarketab: Sarketab,
	moulana: Moulana,
	'marriage-fortune': MarriageFortune,
	'lucky-number': LuckyNumber,
	psychology: Psychology,
	mbti: Mbti,
	'eq-test': EqTest,
	'career-test': CareerTest,
	'gardner-test': GardnerTest,
	'big-five': BigFive,
	chatbot: Chatbot,
	blog: Blog,
	about: About,
	history: History,
} as const satisfies Record<string, () => ReactElement>;

/** A page or a thing that has a drawing; named as its path. */
export type PictureName = keyof typeof drawings;

/** All that have a drawing. */
export const pictureNames = Object.keys(drawings) as PictureName[];

/** The drawing of a reading, test or page: a line in the colour of the text around it, one accent. Decoration. */
export function Picture({
	name,
	size = 120,
	className = '',
}: {
	name: PictureName;
	size?: number;
	className?: string;
}) {
	const Drawing = drawings[name];
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 120 120"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.7}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden
			focusable="false"
		>
			<Drawing />
		</svg>
	);
}
