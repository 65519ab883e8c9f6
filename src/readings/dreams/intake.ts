/** Plutchik's eight basic feelings: what a dreamer may wake with. */
export const feelings = ['joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust', 'anger', 'anticipation'] as const;
export type Feeling = (typeof feelings)[number];

/** Whom, where and which movement a dream tells of, besides its symbols. */
export const elements = [
	'stranger',
	'friend',
	'child',
	'crowd',
	'elder',
	'colleague',
	'alone',
	'street',
	'workplace',
	'old-home',
	'unknown-city',
	'room',
	'height',
	'underground',
	'field',
	'running',
	'walking',
	'climbing',
	'hiding',
	'waiting',
	'speaking',
	'returning',
	'night',
] as const;
export type Element = (typeof elements)[number];
