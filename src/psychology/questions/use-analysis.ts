/** One analysis that the server puts into words, kept for a signed-in visitor: the same as a reading. */
export { fieldsOf } from '#src/readings/flow/flow-state.ts';
export { useFlow as useAnalysis } from '#src/readings/flow/use-flow.ts';
export { WrittenByLine } from '#src/readings/leaf/written-by.tsx';
