import { abjadLetters } from '../abjad/abjad.ts';
import { pythagoreanLetters } from './numerology.ts';

/** A name counted: in abjad where it is in Arabic script, by Pythagoras' letters where it is in Latin script. */
export type NameValue = {
	script: 'arabic' | 'latin';
	letters: { letter: string; value: number; vowel?: boolean }[];
	value: number;
};

/**
 * The value of a name by its own script.
 * @throws RangeError where it has no letter, letters of two scripts, or of another script
 */
export function nameValue(name: string): NameValue {
	const script = /\p{Script=Arabic}/u.test(name) ? 'arabic' : 'latin';
	const letters = script === 'arabic' ? abjadLetters(name) : pythagoreanLetters(name);
	if (letters.length === 0) throw new RangeError('no letter to count');
	return { script, letters, value: letters.reduce((sum, { value }) => sum + value, 0) };
}

/** Whether `nameValue` can count a name. */
export function isCountable(name: string): boolean {
	try {
		nameValue(name);
		return true;
	} catch (error) {
		if (error instanceof RangeError) return false;
		throw error;
	}
}
