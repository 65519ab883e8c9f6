import type { Deck } from './shape.ts';

export const deck: Deck = [
	{
		name: 'The Fool',
		meaning: 'a first step taken lightly, trust without proof',
		reversed: 'a step put off, or taken without looking',
	},
	{
		name: 'The Magician',
		meaning: 'skill, tools at hand, a word that becomes a deed',
		reversed: 'cleverness without work, tools left lying',
	},
	{
		name: 'The High Priestess',
		meaning: 'quiet knowledge, what is known but not said',
		reversed: 'a secret kept too long, a hunch talked down',
	},
	{
		name: 'The Empress',
		meaning: 'growth, care, things that ripen',
		reversed: 'care that smothers, or a garden left dry',
	},
	{
		name: 'The Emperor',
		meaning: 'order, borders, a hand that holds',
		reversed: 'rule gone stiff, or nobody in the chair',
	},
	{
		name: 'The Hierophant',
		meaning: 'what is handed down, teaching, custom',
		reversed: 'a rule outgrown, a lesson learnt alone',
	},
	{
		name: 'The Lovers',
		meaning: 'a choice made with the whole heart',
		reversed: 'a choice avoided, two halves that disagree',
	},
	{
		name: 'The Chariot',
		meaning: 'direction, will, two forces in one harness',
		reversed: 'speed without a road, reins that slip',
	},
	{
		name: 'Strength',
		meaning: 'a gentle hand on something wild',
		reversed: 'force where patience was wanted, or doubt',
	},
	{
		name: 'The Hermit',
		meaning: 'a search made alone, a small exact light',
		reversed: 'solitude become a hiding place',
	},
	{
		name: 'Wheel of Fortune',
		meaning: 'a turn of things, chance and its timing',
		reversed: 'a turn resisted, the same round again',
	},
	{ name: 'Justice', meaning: 'weighing, fairness, cause and answer', reversed: 'a scale with a thumb on it' },
	{ name: 'The Hanged Man', meaning: 'a pause that changes the view', reversed: 'waiting that has lost its reason' },
	{ name: 'Death', meaning: 'an ending that makes room', reversed: 'something finished that is not let go' },
	{
		name: 'Temperance',
		meaning: 'measure, mixing, patience in small pours',
		reversed: 'too much of one thing, haste in the mixing',
	},
	{
		name: 'The Devil',
		meaning: 'a bond, a habit, an appetite that holds the key',
		reversed: 'a chain seen, a knot beginning to loosen',
	},
	{
		name: 'The Tower',
		meaning: 'a sudden truth, a wall that comes down',
		reversed: 'a crack plastered over, a change delayed',
	},
	{
		name: 'The Star',
		meaning: 'hope after the storm, water given freely',
		reversed: 'hope kept indoors, a well not visited',
	},
	{
		name: 'The Moon',
		meaning: 'dim light, dreams, things not yet clear',
		reversed: 'a fog that lifts, a fear seen by day',
	},
	{
		name: 'The Sun',
		meaning: 'daylight, gladness, things as they are',
		reversed: 'light behind a cloud, joy held back',
	},
	{
		name: 'Judgement',
		meaning: 'a call, an account given, rising to it',
		reversed: 'a call not answered, an old verdict repeated',
	},
	{
		name: 'The World',
		meaning: 'completion, a whole, a dance at the end',
		reversed: 'a last stitch missing, an end not yet closed',
	},
];
