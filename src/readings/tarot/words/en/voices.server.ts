import type { Voices } from '../shape.ts';

/** What each trump says in a quarrel, in English, The Fool to The World. */
export const voices: Voices = [
	{ upright: 'Go before you are ready', reversed: 'Pack once more, and then again' },
	{ upright: 'Use what is on the table', reversed: 'Explain it once more before you touch it' },
	{ upright: 'Sit still until it is told', reversed: 'Ask everybody but yourself' },
	{ upright: 'Feed it and leave it alone', reversed: 'Pull at the stalk to see if it grows' },
	{ upright: 'Draw the line and keep it', reversed: 'Keep the rule, whatever it was for' },
	{ upright: 'Read the instructions first', reversed: 'Write your own instructions' },
	{ upright: 'Choose, and choose whole', reversed: 'Stay polite to both sides' },
	{ upright: 'Name the place and drive', reversed: 'Faster, and never mind the map' },
	{ upright: 'Lay a hand on it, daily', reversed: 'Hold the door with all your weight' },
	{ upright: 'One step, one lamp, no company', reversed: 'Keep the lamp lit and the door shut' },
	{ upright: 'It turns; know when to let go', reversed: 'Hold the rim so nothing moves' },
	{ upright: 'Count it before you feel it', reversed: 'Lean a thumb on the scales, kindly' },
	{ upright: 'Wait, and look at it upside down', reversed: 'Get down, the knot was never serious' },
	{ upright: 'It is finished, let it go by', reversed: 'One more sip of water for it' },
	{ upright: 'A spoonful of each, slowly', reversed: 'All of it, or none at all' },
	{ upright: 'Take the small coin and stay', reversed: 'Lift the chain over your head' },
	{ upright: 'Say it, and let the wall come down', reversed: 'Paper over the crack' },
	{ upright: 'Pour, and do not count the jugs', reversed: 'Keep hope indoors, behind a curtain' },
	{ upright: 'Walk slowly, sign nothing', reversed: 'Lift the lamp and see the chair' },
	{ upright: 'Be seen being glad', reversed: 'Hold a hand before the light' },
	{ upright: 'Stand up, that was your name', reversed: 'Read the old verdict aloud again' },
	{ upright: 'Call it finished and tie the ribbon', reversed: 'Leave the last stitch for tomorrow' },
];
