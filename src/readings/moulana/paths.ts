/** The four paths, as they travel (second seed, section 3). */
export const paths = ['love', 'transformation', 'silence', 'story'] as const;
export type MoulanaPath = (typeof paths)[number];
