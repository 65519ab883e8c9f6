import type { MbtiType } from '#src/psychology/mbti-types.ts';

/** What is told of one type: all of it together 200 words or more. */
export type TypeWords = {
	/** A scene in which the type is at work; it opens the description. */
	portrait: string;
	strengths: string;
	blindSpots: string;
	work: string;
	love: string;
	stress: string;
	/** Something said of this type that will not fit everyone who has these letters. */
	misfit: string;
	/** One small experiment, under ten minutes, and a question that cannot be answered with yes. */
	experiment: string;
};

export type MbtiWords = {
	labels: Readonly<Record<Exclude<keyof TypeWords, 'portrait'>, string>>;
	types: Readonly<Record<MbtiType, TypeWords>>;
};
