/** The four dimensions in the order of a type's letters; in each the first letter wins a tie (specification, 5.9). */
export const dimensions = ['EI', 'SN', 'TF', 'JP'] as const;
export type Dimension = (typeof dimensions)[number];

const [ei, sn, tf, jp] = [
	['E', 'I'],
	['S', 'N'],
	['T', 'F'],
	['J', 'P'],
] as const;

/** One of the sixteen types. */
export type MbtiType = `${(typeof ei)[number]}${(typeof sn)[number]}${(typeof tf)[number]}${(typeof jp)[number]}`;

/** All sixteen. */
export const mbtiTypes: readonly MbtiType[] = ei.flatMap((e) =>
	sn.flatMap((s) => tf.flatMap((t) => jp.map((j): MbtiType => `${e}${s}${t}${j}`))),
);

/** Whether a text is one of the sixteen types, in capital letters. */
export function isMbtiType(text: string): text is MbtiType {
	return mbtiTypes.some((type) => type === text);
}
