import type { MbtiType } from '../mbti-types.ts';

/** The bird of each type, as the files of its drawing are named: after the birds of Attar and their kin. */
const birds = {
	ISTJ: 'partridge',
	ISFJ: 'turtledove',
	INFJ: 'heron',
	INTJ: 'falcon',
	ISTP: 'kingfisher',
	ISFP: 'finch',
	INFP: 'nightingale',
	INTP: 'owl',
	ESTP: 'duck',
	ESFP: 'peacock',
	ENFP: 'swallow',
	ENTP: 'parrot',
	ESTJ: 'stork',
	ESFJ: 'sparrow',
	ENFJ: 'hoopoe',
	ENTJ: 'homa',
} as const satisfies Readonly<Record<MbtiType, string>>;

/** Where the drawing of a type's bird is found, a roundel on a night sky: the same on both grounds. */
export const birdFileOf = (type: MbtiType): string => `/birds/${birds[type]}.svg`;

/** The drawings of all sixteen, in the order of the types above. */
export const allBirdFiles: readonly string[] = Object.values(birds).map((bird) => `/birds/${bird}.svg`);
