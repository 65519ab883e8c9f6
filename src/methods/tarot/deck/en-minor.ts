import type { Deck } from './shape.ts';

/** The 56 minor arcana in English: Wands, Cups, Swords, Pentacles, each from the Ace to the King. */
export const minor: Deck = [
	{
		name: 'Ace of Wands',
		meaning: 'a spark, the will to begin, first heat',
		reversed: 'a start delayed, a flame without wood',
	},
	{
		name: 'Two of Wands',
		meaning: 'a plan, the wide view, power at rest',
		reversed: 'staying where it is safe, a plan unmade',
	},
	{
		name: 'Three of Wands',
		meaning: 'looking out, what was sent under way, a first result',
		reversed: 'waiting for ships, an outlook too short',
	},
	{
		name: 'Four of Wands',
		meaning: 'a feast, a threshold, home and thanks',
		reversed: 'a feast cut short, a house not yet at rest',
	},
	{
		name: 'Five of Wands',
		meaning: 'contest, many voices, a game in earnest',
		reversed: 'a quarrel avoided, or rules at last agreed',
	},
	{
		name: 'Six of Wands',
		meaning: 'success that is seen, good news, being carried by others',
		reversed: 'praise that comes late, pride',
	},
	{
		name: 'Seven of Wands',
		meaning: 'holding one’s ground, courage on the height',
		reversed: 'tired of defending, a needless fight',
	},
	{
		name: 'Eight of Wands',
		meaning: 'swiftness, messages, things in flight',
		reversed: 'haste or delay, a message gone astray',
	},
	{
		name: 'Nine of Wands',
		meaning: 'watchfulness, strength kept back, one more time',
		reversed: 'a guard never lowered, weariness',
	},
	{
		name: 'Ten of Wands',
		meaning: 'a full load, duty, the last stretch of road',
		reversed: 'laying down, sharing the load',
	},
	{
		name: 'Page of Wands',
		meaning: 'a bold beginner, news, curiosity',
		reversed: 'a promise made too soon, restlessness',
	},
	{ name: 'Knight of Wands', meaning: 'departure, ardour, action', reversed: 'hurry, fire without aim' },
	{
		name: 'Queen of Wands',
		meaning: 'warmth, confidence, a glad host',
		reversed: 'jealousy, a fire that wants watching',
	},
	{ name: 'King of Wands', meaning: 'a leader, vision, a generous will', reversed: 'impatience, rule by heat' },
	{ name: 'Ace of Cups', meaning: 'an open heart, love, a spring', reversed: 'a full cup held back' },
	{
		name: 'Two of Cups',
		meaning: 'meeting, exchange, two who see each other',
		reversed: 'out of step, a bond to be mended',
	},
	{
		name: 'Three of Cups',
		meaning: 'friendship, shared joy, glasses raised',
		reversed: 'too much of a good thing, a friend left out',
	},
	{
		name: 'Four of Cups',
		meaning: 'being full, musing, an offer not noticed',
		reversed: 'waking from indifference, taking what is held out',
	},
	{
		name: 'Five of Cups',
		meaning: 'regret, what was spilt and what still stands',
		reversed: 'turning round, going home',
	},
	{ name: 'Six of Cups', meaning: 'memory, childhood, a simple gift', reversed: 'living in yesterday, growing up' },
	{
		name: 'Seven of Cups',
		meaning: 'wishes, many pictures, a choice to make',
		reversed: 'a choice made, a mirage seen through',
	},
	{
		name: 'Eight of Cups',
		meaning: 'leaving what is full but no longer fills, seeking',
		reversed: 'staying, or coming back',
	},
	{
		name: 'Nine of Cups',
		meaning: 'contentment, a wish fulfilled',
		reversed: 'self-satisfaction, counting instead of tasting',
	},
	{
		name: 'Ten of Cups',
		meaning: 'peace at home, joy that is shared',
		reversed: 'a picture of happiness, peace to be made',
	},
	{ name: 'Page of Cups', meaning: 'a tender message, imagination', reversed: 'daydreams, feelings easily hurt' },
	{ name: 'Knight of Cups', meaning: 'an invitation, grace, following the heart', reversed: 'promises, moods' },
	{ name: 'Queen of Cups', meaning: 'tenderness, listening, depth', reversed: 'drowning in the feelings of others' },
	{ name: 'King of Cups', meaning: 'a calm heart, kind authority', reversed: 'feelings hidden, a storm held in' },
	{ name: 'Ace of Swords', meaning: 'a clear thought, truth, a decision', reversed: 'words too sharp, confusion' },
	{
		name: 'Two of Swords',
		meaning: 'a truce, balance, not yet choosing',
		reversed: 'the scarf comes off, a side is taken',
	},
	{
		name: 'Three of Swords',
		meaning: 'sorrow that is named, a true word that hurts',
		reversed: 'healing, letting the rain pass',
	},
	{ name: 'Four of Swords', meaning: 'rest, a pause, silence', reversed: 'back to the road, or rest refused' },
	{
		name: 'Five of Swords',
		meaning: 'a victory that costs, pride, empty words',
		reversed: 'making up, leaving the field',
	},
	{
		name: 'Six of Swords',
		meaning: 'crossing over, calmer water, a way out',
		reversed: 'unfinished business, a crossing put off',
	},
	{
		name: 'Seven of Swords',
		meaning: 'cunning, a plan of one’s own, going alone',
		reversed: 'coming clean, a plan found out',
	},
	{
		name: 'Eight of Swords',
		meaning: 'feeling shut in, a way out not yet seen',
		reversed: 'the door was open, first steps',
	},
	{
		name: 'Nine of Swords',
		meaning: 'a wakeful night, a worry larger than the thing',
		reversed: 'morning, telling somebody',
	},
	{
		name: 'Ten of Swords',
		meaning: 'an end that is complete, the hour before light',
		reversed: 'getting up, the first ray',
	},
	{ name: 'Page of Swords', meaning: 'alertness, questions, quick wit', reversed: 'gossip, a word too quick' },
	{
		name: 'Knight of Swords',
		meaning: 'headlong courage, a straight word',
		reversed: 'recklessness, words like blows',
	},
	{
		name: 'Queen of Swords',
		meaning: 'clear sight, independence, honest counsel',
		reversed: 'coldness, a judgement too hard',
	},
	{ name: 'King of Swords', meaning: 'judgement, law, a mind that is fair', reversed: 'severity, rule by the letter' },
	{
		name: 'Ace of Pentacles',
		meaning: 'a seed, a gift that can be held, good ground',
		reversed: 'a chance let lie, counting on luck',
	},
	{ name: 'Two of Pentacles', meaning: 'juggling, change kept in balance', reversed: 'too many things in the air' },
	{
		name: 'Three of Pentacles',
		meaning: 'craft, working together, a plan built',
		reversed: 'work without a plan, skill not seen',
	},
	{ name: 'Four of Pentacles', meaning: 'holding, saving, security', reversed: 'letting go, or gripping too hard' },
	{
		name: 'Five of Pentacles',
		meaning: 'a lean time, standing outside, help not yet asked for',
		reversed: 'a door found, warmth after cold',
	},
	{ name: 'Six of Pentacles', meaning: 'giving and taking, a fair hand', reversed: 'a gift with strings, debts' },
	{
		name: 'Seven of Pentacles',
		meaning: 'patience, looking over what grows',
		reversed: 'impatience, effort in the wrong bed',
	},
	{
		name: 'Eight of Pentacles',
		meaning: 'practice, diligence, one after another',
		reversed: 'work by rote, or half done',
	},
	{
		name: 'Nine of Pentacles',
		meaning: 'a garden of one’s own, ease that was earned',
		reversed: 'comfort without company, show',
	},
	{
		name: 'Ten of Pentacles',
		meaning: 'a house of generations, wealth that stays',
		reversed: 'inheritance as a burden, walls without warmth',
	},
	{
		name: 'Page of Pentacles',
		meaning: 'a willing learner, a first wage',
		reversed: 'learning without doing, distraction',
	},
	{
		name: 'Knight of Pentacles',
		meaning: 'steadiness, work done to the end',
		reversed: 'stuck in the furrow, dull duty',
	},
	{
		name: 'Queen of Pentacles',
		meaning: 'care that feeds, a warm house, good sense',
		reversed: 'care for all but herself',
	},
	{
		name: 'King of Pentacles',
		meaning: 'plenty, a safe hand, a good steward',
		reversed: 'greed, worth measured in coin',
	},
];
