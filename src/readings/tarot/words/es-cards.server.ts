import { cards as en } from './en-cards.server.ts';
import type { CardWords } from './shape.ts';
export const cards: readonly CardWords[] = en;
