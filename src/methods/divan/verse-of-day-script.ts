import { poems } from './poems.ts';

/**
 * `verseOfDay` as a script for the head of the document: it marks the root element with the number of today's couplet
 * (`data-verse`) before anything is painted, so that a page which was rendered on another day never shows that day's.
 */
export const verseOfDayScript = `{let n=new Date();document.documentElement.dataset.verse=Math.floor((n-n.getTimezoneOffset()*6e4)/864e5)%${poems.length}+1}`;
