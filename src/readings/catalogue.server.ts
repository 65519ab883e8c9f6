import { dreams } from './dreams/dreams.server.ts';
import { hafez } from './hafez/hafez.server.ts';
import { luckyNumber } from './lucky-number/lucky-number.server.ts';
import { marriageFortune } from './marriage-fortune/marriage-fortune.server.ts';
import { moulana } from './moulana/moulana.server.ts';
import type { AnyReading } from './reading.ts';
import { sarketab } from './sarketab/sarketab.server.ts';
import { tarot } from './tarot/tarot.server.ts';

/** All readings the server can give. A new one is its folder and its line here and in `src/catalogue/catalogue.ts`. */
export const readings: readonly AnyReading[] = [tarot, hafez, dreams, luckyNumber, moulana, marriageFortune, sarketab];
