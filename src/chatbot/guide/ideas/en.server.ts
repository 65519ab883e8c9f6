import type { IdeaTexts } from './shape.ts';

/** What is said of love, death and the like to who asks what they are, in English. */
export const texts: IdeaTexts = {
	love: 'Hafez opens his book with the remark that love looked easy at first, and then the knots appeared. It may be less a feeling than a way of attending: you notice that somebody’s cup is empty before they do.',
	happiness:
		'It is mostly noticed from behind, like the smell of bread when one has already passed the bakery. Those who study it find it less in what is owned than in people, in sleep, and in something to do with the hands.',
	life: 'Nobody has found a meaning that fits every door; people who are asked near the end speak of a few faces and of some work well done. It may be a thing one makes rather than a thing one finds, and it can be begun on a Monday.',
	death:
		'It happens to everybody and nobody has reported on it, so each people has furnished that room in its own way. From this side one thing can be said: it makes the hours count, and the dead go on being spoken to.',
	patience:
		'Rumi has a chickpea complain of the boiling pot, and the cook answers that she means it no harm: it is becoming food. Patience is not to sit still; it is to stay in the pot and still be allowed to say that it is hot.',
	hope: 'Despair is surer of the future than anybody has a right to be; hope only leaves one window unlocked. Hafez tells the house of sorrows that it will be a rose garden one day, and he gives no date.',
	forgiveness:
		'It does not say that it was right, nor that the person must be let in again; it means to stop sending the bill. It can be done alone, it often takes several attempts, and nobody may demand it of anybody.',
	loneliness:
		'It is less the number of people in the room than that there is nobody for the small news of the day. Rumi’s reed flute tells of the bed it was cut from, and whoever hears it feels meant; that, too, is company of a kind.',
	friendship:
		'Somebody before whom one need not tidy one’s face. It is made of small punctualities: who asks on Thursday how it went, that thing you were afraid of on Monday.',
	soul: 'Many languages named it after breath or wind: ruh in Arabic, anima in Latin, psyche in Greek. Whether it outlasts the breath nobody has been able to show; that it goes missing when one lives somebody else’s life, many have noticed.',
	fate: 'Arabic calls it qadar, a measure, and Persian sarnevesht, what is written on the forehead. The place, the parents and the century were handed to you, which is fate enough; what is done with them by tonight nobody has written yet.',
	time: 'Augustine said that he knew what it is as long as nobody asked him. It seems to be as long as what is new in it, which is why a week away is long and a year at the desk is short.',
	truth:
		'Rumi tells of people who touch an elephant in the dark: the one at the leg has met a pillar, the one at the ear a fan. Each is right by the breadth of a palm, and what they lack is a candle and one another.',
	wisdom:
		'Largely it is knowing what to leave out. It is said to come with age, but age often comes alone; it comes sooner to those who can say “I was wrong” without adding anything.',
	freedom:
		'Less the open door than to know what one would go through it for. Rumi’s parrot got out of its cage by falling silent and lying as if dead: it was its pretty talk that had kept it there.',
	faith:
		'In its old sense it is less to be certain of something than to hold to it, as one holds to a friend of whom bad things are said. Doubt does not end it; most who have prayed well have known both before breakfast.',
	beauty:
		'What makes one stop on the way to something useful. It needs no owner, and it tends to leave when its price is being worked out.',
	fear: 'An alarm that was built for leopards and now rings for letters. It is poor at telling how likely a thing is, and very good at telling what one does not want to lose.',
	grief:
		'Love that has kept its habits: it still lays a second plate. It does not pass in stages, as was long taught, but in waves, and the waves come further apart.',
	success:
		'The word once meant no more than what comes after. It helps to ask who wrote the list by which one is measured, and whether one would care to have them to supper.',
	peace:
		'Not that it is quiet: the donkey brays in the most peaceful of villages. It is rather that for an hour nothing in you is giving a speech against anybody.',
	trust:
		'What one gives before there is proof; with proof it would be bookkeeping. It is saved in small coins and can be spent in one evening.',
	courage:
		'Nobody who has it feels it at the time; what they feel is fear, and their feet going on. It is often quite small: a telephone call, a “no”, a chair in a waiting room.',
	home: 'Where you know in the dark on which side the light switch is. Some find it in a house, some in a language or in one person’s kitchen, and some carry the key of a door that is no longer there.',
	gratitude:
		'It begins where a thing stops going without saying: the bus that came, the knee that bends. It cannot be ordered; told to be grateful, nobody is.',
	luck: 'A name for what had causes that nobody counted. It meets those more often who are out of the house, and it never comes in the handwriting that one expected.',
	god: 'Whole libraries disagree about it, and a bird in a program will not close the matter. Rumi lets a shepherd offer to comb God’s hair and mend his shoes, and Moses, who scolds him for it, is the one who is corrected.',
	suffering:
		'Nobody has answered that to the satisfaction of those who suffered; Job’s friends tried, and their book does not thank them for it. What has helped was seldom a reason and often somebody who stayed.',
};
