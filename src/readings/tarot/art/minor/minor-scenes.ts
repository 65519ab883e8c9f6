import { cupsAceToFive } from './cups/ace-to-five.ts';
import { kingOfCups } from './cups/king.ts';
import { knightOfCups } from './cups/knight.ts';
import { pageOfCups } from './cups/page.ts';
import { queenOfCups } from './cups/queen.ts';
import { cupsSixToTen } from './cups/six-to-ten.ts';
import { pentaclesAceToFive } from './pentacles/ace-to-five.ts';
import { kingOfPentacles } from './pentacles/king.ts';
import { knightOfPentacles } from './pentacles/knight.ts';
import { pageOfPentacles } from './pentacles/page.ts';
import { queenOfPentacles } from './pentacles/queen.ts';
import { pentaclesSixToTen } from './pentacles/six-to-ten.ts';
import { swordsAceToFive } from './swords/ace-to-five.ts';
import { kingOfSwords } from './swords/king.ts';
import { knightOfSwords } from './swords/knight.ts';
import { pageOfSwords } from './swords/page.ts';
import { queenOfSwords } from './swords/queen.ts';
import { swordsSixToTen } from './swords/six-to-ten.ts';
import { wandsAceToFive } from './wands/ace-to-five.ts';
import { kingOfWands } from './wands/king.ts';
import { knightOfWands } from './wands/knight.ts';
import { pageOfWands } from './wands/page.ts';
import { queenOfWands } from './wands/queen.ts';
import { wandsSixToTen } from './wands/six-to-ten.ts';

/** The scenes of the minor arcana in the order of their ids from 22: by suit, and from the Ace to the King. */
export const minorScenes: readonly string[] = [
	...wandsAceToFive,
	...wandsSixToTen,
	pageOfWands,
	knightOfWands,
	queenOfWands,
	kingOfWands,
	...cupsAceToFive,
	...cupsSixToTen,
	pageOfCups,
	knightOfCups,
	queenOfCups,
	kingOfCups,
	...swordsAceToFive,
	...swordsSixToTen,
	pageOfSwords,
	knightOfSwords,
	queenOfSwords,
	kingOfSwords,
	...pentaclesAceToFive,
	...pentaclesSixToTen,
	pageOfPentacles,
	knightOfPentacles,
	queenOfPentacles,
	kingOfPentacles,
];
