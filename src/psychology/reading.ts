/** A test whose words are written on the server is given by the same pipeline as a reading. */
export type { AnyReading, Reading } from '#src/readings/reading.ts';
