/** One analysis that the server puts into words, kept for a signed-in visitor: the same as a reading. */
export { fieldsOf } from '#src/readings/flow-state.ts';
export { useFlow as useAnalysis } from '#src/readings/use-flow.ts';
export { WrittenByLine } from '#src/readings/written-by.tsx';
