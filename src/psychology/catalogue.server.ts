import { mbti } from './mbti/mbti.server.ts';
import type { AnyReading } from './reading.ts';

/** The tests whose words are written on the server. */
export const analyses: readonly AnyReading[] = [mbti];
