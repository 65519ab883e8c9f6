import { Problem } from '#src/platform/http/problem.ts';
import { chariot } from './arcana/chariot.ts';
import { death } from './arcana/death.ts';
import { devil } from './arcana/devil.ts';
import { emperor } from './arcana/emperor.ts';
import { empress } from './arcana/empress.ts';
import { fool } from './arcana/fool.ts';
import { hangedMan } from './arcana/hanged-man.ts';
import { hermit } from './arcana/hermit.ts';
import { hierophant } from './arcana/hierophant.ts';
import { highPriestess } from './arcana/high-priestess.ts';
import { judgement } from './arcana/judgement.ts';
import { justice } from './arcana/justice.ts';
import { lovers } from './arcana/lovers.ts';
import { magician } from './arcana/magician.ts';
import { moon } from './arcana/moon.ts';
import { star } from './arcana/star.ts';
import { strength } from './arcana/strength.ts';
import { temperance } from './arcana/temperance.ts';
import { theSun } from './arcana/the-sun.ts';
import { tower } from './arcana/tower.ts';
import { wheelOfFortune } from './arcana/wheel-of-fortune.ts';
import { world } from './arcana/world.ts';
import { framed, scroll } from './frame.ts';
import { minorScenes } from './minor/minor-scenes.ts';

/**
 * The scenes by the cards' ids: the major arcana 0 to 21 (Strength is 8 and Justice 11, as in the Golden Dawn's order), then
 * the minor ones, 22 to 77.
 */
const scenes: readonly string[] = [
	fool,
	magician,
	highPriestess,
	empress,
	emperor,
	hierophant,
	lovers,
	chariot,
	strength,
	hermit,
	wheelOfFortune,
	justice,
	hangedMan,
	death,
	temperance,
	devil,
	tower,
	star,
	moon,
	theSun,
	judgement,
	world,
	...minorScenes,
];

/** How many cards there are: ids run from 0 to one less. */
export const cardCount = scenes.length;

/** The picture of a card without its frame. Throws `not_found` when there is no such card. */
export function requireScene(id: number): string {
	const scene = scenes[id];
	if (scene === undefined) throw new Problem('not_found', 404, `There is no card ${id}.`);
	return scene;
}

/** The face of a card as a standalone SVG without lettering: the contents of `public/cards/{id}.svg`. */
export function drawCard(id: number): string {
	return framed(`c${id}`, requireScene(id), scroll);
}
