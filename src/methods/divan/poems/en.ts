import type { PoemId } from '../poems.ts';
import type { PoemTelling } from './shape.ts';

/** The twelve verses as English tells them. */
export const tellings: Readonly<Record<PoemId, PoemTelling>> = {
	1: {
		translation: [
			'Come, cupbearer, send round the cup and hand it on to me,',
			'for love looked easy at the start, and then the troubles fell.',
		],
		theme: 'What begins easily',
		imagery: ['the cupbearer', 'the passed cup', 'fallen troubles'],
	},
	2: {
		translation: [
			'Come, for the palace of hope stands on the weakest of foundations;',
			'bring wine, for the footing of this life is laid upon the wind.',
		],
		theme: 'Hope built on wind',
		imagery: ['a palace', 'foundations', 'wine', 'wind'],
	},
	3: {
		translation: [
			'You of the spotless nature, find no fault with those who stray:',
			'the sins of other people will not be written to your name.',
		],
		theme: 'Other people’s accounts',
		imagery: ['the ascetic', 'the rogues', 'the written page'],
	},
	4: {
		translation: [
			'For that friend who soothes my heart I have thanks, and with them a complaint;',
			'if you know the finer points of love, then listen to this tale.',
		],
		theme: 'Thanks mixed with complaint',
		imagery: ['the friend', 'the listener', 'the tale'],
	},
	5: {
		translation: [
			'For years the heart was asking us for Jamshid’s cup,',
			'and what it had already it went begging from a stranger.',
		],
		theme: 'The treasure already held',
		imagery: ['Jamshid’s cup', 'the begging heart', 'the stranger'],
	},
	6: {
		translation: [
			'Last night as dawn drew near they gave me rescue from my grief,',
			'and there in the dark of the night they gave me the water of life.',
		],
		theme: 'Rescue before daybreak',
		imagery: ['the hour before dawn', 'the dark', 'the water of life'],
	},
	7: {
		translation: [
			'Lost Joseph will come back again to Canaan: do not grieve;',
			'the hut of sorrows will one day be a garden: do not grieve.',
		],
		theme: 'Return and consolation',
		imagery: ['Joseph', 'Canaan', 'the hut of sorrows', 'a garden'],
	},
	8: {
		translation: [
			'Lord, this laughing newborn rose you gave into my keeping',
			'I give into yours, against the meadow’s envious eye.',
		],
		theme: 'Guarding what is tender',
		imagery: ['a laughing rose', 'the meadow', 'the envious eye'],
	},
	9: {
		translation: [
			'It is not in search of pomp and rank that we have come to this door;',
			'out of an evil turn of things we have come here for refuge.',
		],
		theme: 'Coming for shelter',
		imagery: ['the door', 'pomp and rank', 'refuge'],
	},
	10: {
		translation: [
			'Come, let us scatter roses and pour wine into the bowl;',
			'let us split the ceiling of heaven and lay down a new design.',
		],
		theme: 'Daring a new plan',
		imagery: ['scattered roses', 'the wine bowl', 'heaven’s ceiling', 'a new design'],
	},
	11: {
		translation: [
			'I saw the green field of the sky and the sickle of the new moon;',
			'my own sowing came to mind, and the season of harvest.',
		],
		theme: 'Sowing and reckoning',
		imagery: ['the green sky', 'the sickle moon', 'the sown field'],
	},
	12: {
		translation: [
			'At dawn I was telling the wind the tale of my longing;',
			'a voice came: put your trust in the kindnesses of the Lord.',
		],
		theme: 'Longing told at dawn',
		imagery: ['dawn', 'the wind', 'a voice'],
	},
};
