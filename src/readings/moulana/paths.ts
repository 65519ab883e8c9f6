/** The four paths, as they travel (3.4). */
export const paths = ['love', 'transformation', 'silence', 'story'] as const;
export type MoulanaPath = (typeof paths)[number];
