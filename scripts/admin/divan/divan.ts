import type { Command } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { findKept, type KeptDivan, keepDivan, removeDivan } from './keep-divan.ts';
import { readDivan } from './read-divan.ts';

const told = ({ edition, source, licence, ghazals, couplets }: KeptDivan) =>
	`${ghazals} ghazals, ${couplets} couplets. Edition: ${edition}. Source: ${source}. Licence: ${licence}.`;

/** `divan`: puts a whole Divan of Hafez in, replaces it, or takes it out (docs/divan.md). */
export const divan: Command = async ({ database }, [file, ...rest], options) => {
	if (rest.length > 0) throw new Refusal('divan wants one file.');
	if (options.remove) {
		if (file) throw new Refusal('divan --remove wants no file.');
		const removed = await removeDivan(database);
		return console.log(
			removed ? 'The Divan is gone; the oracle draws from its twelve couplets.' : 'There was no Divan.',
		);
	}
	if (!file) {
		const kept = await findKept(database);
		return console.log(kept ? told(kept) : 'There is no Divan; the oracle draws from its twelve couplets.');
	}
	const { divan: read, notes } = readDivan(file, options);
	for (const note of notes) console.log(note);
	const done = await keepDivan(database, read);
	const kept = await findKept(database);
	const what = {
		new: 'The Divan is there',
		replaced: 'The Divan is replaced',
		same: 'This Divan was there already, and nothing was changed',
	}[done];
	console.log(`${what}: ${kept ? told(kept) : 'it was removed meanwhile.'}`);
};
