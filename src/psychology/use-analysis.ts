import { useReading } from '#src/readings/use-reading.ts';

export { WrittenByLine } from '#src/readings/written-by.tsx';

/** One analysis that the server puts into words, kept for a signed-in visitor: the same as a reading. */
export const useAnalysis = useReading;
