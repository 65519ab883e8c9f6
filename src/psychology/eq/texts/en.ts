/** Which heading the third part of a description has. */
type Aside = 'price' | 'first';

/** The sentences, statements and descriptions of the EQ test. English is the type of the other languages. */
export const texts = {
	entry: { name: 'Emotional intelligence', line: 'Ten statements about feelings, yours and other people’s.' },
	title: 'Emotional intelligence',
	description:
		'Ten statements about feelings, yours and other people’s; a score of a hundred, five bars and four levels told as they are: a short EQ test in four languages.',
	lead: 'Ten statements. Say how far each is true of you on an ordinary day.',
	limits:
		'This is what you say about yourself in ten sentences. It is not a measurement of intelligence, nor a diagnosis; someone who knows you well may answer differently, and it is worth asking them.',
	score: 'Score',
	caption: 'Five matters, two statements each',
	head: ['Matter', 'Share'] as readonly [string, string],
	areas: {
		noticing: 'Noticing what you feel',
		steadying: 'Steadying yourself',
		reading: 'Reading others',
		meeting: 'Staying in touch when it is hard',
		using: 'Letting feelings help',
	},
	statements: {
		s1: 'When my mood changes, I can usually say when it began.',
		s2: 'I hear in a voice that something is wrong before I am told.',
		s3: 'When I am angry, I can wait before I answer.',
		s4: 'I can say something unpleasant without hurting the other person.',
		s5: 'When I have to decide, I ask my feelings as well as my reasons.',
		s6: 'I can imagine why somebody did a thing that annoyed me.',
		s7: 'I can tell whether I am tired, sad or offended.',
		s8: 'After a quarrel I take the first step now and then.',
		s9: 'When I need courage or calm, I know what brings me there.',
		s10: 'After a bad day I find a way back without taking it out on others.',
	},
	labels: {
		says: 'What you say of yourself',
		price: 'What it costs',
		first: 'Where attention pays first',
		experiment: 'A small experiment',
	},
	levels: {
		excellent: {
			name: 'Excellent',
			opening: 'A harbour master knows each ship by its engine before it comes out of the mist, and has a berth ready.',
			says: 'You say that you notice feelings early, in yourself and across the table, and that they seldom take the helm from you. People like that are asked for when a family has to decide something, or when bad news must be carried upstairs.',
			aside: 'price' as Aside,
			more: 'Whoever reads others so well is used as a dictionary. You may be calming a room before asking whether it ought to be calm, and few people think of asking how you are, since you seem to know. A score like this can also come from thinking well of oneself; that would be human, too.',
			experiment:
				'Tell one person today, in two sentences, what you feel at that moment, without making it easier for them. Who last saw you when you had nothing under control?',
		},
		good: {
			name: 'Good',
			opening:
				'A wooden bridge that has carried carts for years: one plank gives a little, and everyone in the village knows which.',
			says: 'On most days you know what is going on in you and can bear what is going on in others. When something fails, it is usually not the feeling that is missing but the half hour in which you would have heard it.',
			aside: 'price' as Aside,
			more: 'What works well enough is seldom repaired. Look at the shortest of the five bars above, or any of them where several are: it is probably the situation in which you say “that is just how I am”. Others have arranged themselves around that plank, and step over it without telling you.',
			experiment:
				'Think of the last conversation that went wrong, and write down in three lines what the other person may have felt. Which of your habits do those near you quietly work around?',
		},
		average: {
			name: 'Average',
			opening: 'A radio between two stations. There is music in it, and talk, and every few minutes both at once.',
			says: 'Sometimes you catch the tone exactly; at other times you learn on the way home what the evening was about. That is how it is for most people. The weather decides a lot: sleep, noise, who else is in the room.',
			aside: 'first' as Aside,
			more: 'The first thing that pays is the pause. A feeling that gets a name loses some of its shove, and a name needs no more than one breath. Take one of the shorter bars above and begin with that one; five matters at a time are a New Year’s resolution.',
			experiment:
				'Three times today, when you wash your hands, finish the sentence “Right now I am …” with one word, and not with “fine”. At what hour of the day do you understand others best, and what is different then?',
		},
		growing: {
			name: 'Needs Improvement',
			opening:
				'A house in which the letters arrive, but the box is at the back, behind the ivy. Nothing is lost. It is only read late.',
			says: 'You say that feelings often surprise you, your own or those of others, and that they are loud by the time you hear them. That was an honest answer, and honest answers are the better half of this subject. It is no verdict on your heart: many people with a warm one answer in the same way.',
			aside: 'first' as Aside,
			more: 'Attention pays first where it costs least: in the body. A tight jaw, cold hands, a faster voice come minutes before the outburst or the silence. Whoever knows two such signs has gained those minutes. The longer bars above show what you can already lean on.',
			experiment:
				'Sit for four minutes this evening and go through the day: where did the body tighten, and who was there? What would you have said at that point if you had known it then?',
		},
	},
};

export type EqTexts = typeof texts;
