import { hafez } from './hafez/hafez.server.ts';
import type { AnyReading } from './reading.ts';

/** All readings the server can give. A new one is its folder and its line here and in `src/pages/catalogue.ts`. */
export const readings: readonly AnyReading[] = [hafez];
