import type { Speech } from './shape.ts';

export const speech: Speech = {
	receive: {
		bereavement: [
			'I am sorry. That is a loss, and nothing said here makes it smaller.',
			'I am so sorry that this has happened.',
		],
		illness: [
			'That is heavy news, and it takes up every room of the house.',
			'I am sorry; illness makes each day longer than it is.',
		],
		betrayal: [
			'That hurts, and it is no small thing.',
			{ say: 'What was done to you was not yours to deserve.', when: ['wronged'] },
		],
		separation: ['A parting is hard even where it is right.', 'I am sorry; that changes the sound of every room.'],
		quarrel: [
			'A quarrel goes on speaking after the voices have stopped.',
			'That is an uncomfortable silence to live beside.',
		],
		love: [
			'So the heart has a say in this.',
			{ say: 'You are in love, then; I will not tell you to be sensible.', when: ['in_love'] },
		],
		unrequited: [
			'To care where little comes back is tiring work.',
			'That is a hard place to stand in, and many have stood there.',
		],
		loneliness: [
			'I am glad that you write it to somebody, if only to a bird.',
			{ say: 'Being that alone is heavy, and it is no verdict on you.', when: ['lonely'] },
		],
		dismissal: [
			'That is a hard blow, and it says less about you than it feels today.',
			'I am sorry; such news takes the floor away for a while.',
		],
		work: [
			'Work takes the best hours, so it matters how they go.',
			'That sounds like a matter of work that does not stay at work.',
		],
		study: [
			'Learning costs money, sleep and nerve, and mostly all three at once.',
			{ say: 'It is a good deal of work for something one cannot see yet.', when: ['studies'] },
		],
		waiting: [
			'Not knowing yet is work too, though nobody pays for it.',
			{ say: 'Waiting is the longest of the short words.', when: ['waiting'] },
		],
		leaving: [
			'That is no small distance, on the map or off it.',
			'Going, staying, being kept waiting at a border: each takes strength.',
		],
		home: ['A house is never only a house.', 'Where one lives decides a good deal of how.'],
		eviction: [
			'That is a real emergency, and it comes before anything a reading could say.',
			'I am sorry; to lose the roof is more than a matter of walls.',
		],
		money: ['Money troubles are tiring because they never sleep.', 'That weighs, and it is not a matter of character.'],
		guilt: ['It takes something to say that aloud.', 'That sits on the heart, I hear.'],
		fear: [
			'I hear the fear in that, and I will not argue with it.',
			{ say: 'Being afraid is exhausting, even of things that may not come.', when: ['afraid'] },
		],
		weariness: [
			'That sounds like more than one tired evening.',
			{ say: 'You are tired, and that is a fact, no fault.', when: ['tired'] },
		],
		anger: ['That would sting anybody, and for a reason.', 'Such a feeling mostly stands guard over something.'],
		child: [
			'That is a large thing, whichever way one looks at it.',
			{ say: 'A child changes the measure of everything.', when: ['has_child'] },
		],
		joy: ['That is good news.', 'I am glad that you tell me this.'],
		faith: [
			'That is a question one cannot put to just anybody.',
			'Doubt and faith have lived in one house for a long time.',
		],
		decision: ['So something stands to be decided.', 'I cannot decide it for you, and I would not.'],
		change: ['Something is turning, then.', 'Nobody is at their best in the middle of a change.'],
		person: ['So there is somebody in this whom you keep thinking about.', 'I am listening; tell it as it was.'],
		open: [
			'I am listening, and I would rather ask than guess.',
			'Tell me a little more, and I will stay with it.',
			'A little more, and I can say something to it.',
			'That is not yet enough for me to answer well.',
		],
	},
	feared: [
		'It has not happened, and still it is here already; that is what fear does.',
		'That is a heavy thing to have in front of one.',
	],
	listening: ['That belongs here; I am listening.', 'I hear it. Take your time.', 'Yes. Go on, if you like.'],
	ofOther: [
		'That is a great deal, also for the one who stands beside it.',
		'I am sorry; it is hard to watch and not be able to lift it.',
	],
	news: {
		lostChild: {
			receive: [
				'I am so sorry; few griefs are so large and so little spoken of.',
				'That hurts where other people do not see it, and I am sorry.',
			],
			question: ['Who knows of it, and is kind about it?', 'What would do you good today, company or quiet?'],
			forgiven: 'I am no judge of that, and you owe it no particular feeling, neither tears nor the lack of them.',
		},
		war: {
			receive: [
				'I am sorry; a war goes through everything, also years later.',
				'A war is larger than anything I could say beside it.',
			],
			question: ['What of it is closest to you today?', 'Who is with you?'],
		},
		missing: {
			receive: [
				'I am sorry; not knowing where somebody is leaves no quiet hour.',
				'That is a fear without an edge, and from here I cannot see where they are.',
			],
			question: ['Who is looking with you, and do the police know?', 'Who saw or heard them last?'],
		},
		ruin: {
			receive: [
				'I am sorry. A place that is gone takes more with it than walls.',
				'That is a great deal to lose in one day.',
			],
			question: ['Is everybody unhurt, and where are you staying now?', 'What was saved?'],
		},
		relapse: {
			receive: [
				'It takes honesty to say that, and the days before it still count.',
				'I am sorry; a fall after such a road hurts twice.',
			],
			question: [
				'Who helped you the first time, and can you reach them today?',
				'What happened in the hour before it?',
			],
		},
		killed: {
			receive: [
				'That is a terrible weight, and I am sorry for everyone in it, you as well.',
				'A moment like that does not ask what one meant.',
			],
			question: ['Who has been beside you since then?', 'What happens to you when you think of that hour?'],
		},
		harmed: {
			receive: [
				'I am sorry that this was done to you. It was not in your hands to prevent it, and it was not your fault.',
				'That should not have happened, and you carry it all the same. I am sorry.',
			],
			question: ['What helped the one you were then, even a little?', 'Who may know of it today?'],
			answer: {
				will: [
					'It grows quieter for many, seldom by time alone and often by being heard. It does not have to be gone for a day to be good.',
				],
				should: [
					'Nothing is owed here, no visit and no forgiveness, not even at a sickbed. It may be an hour with your coat on, a letter, or nothing at all; choose what you could still stand by in ten years, and do not go alone.',
				],
				which: ['Take the one that leaves you a door you can close.'],
				why: [
					'The reason lay with the one who did it, never with you. Some had been hurt themselves, which explains something and excuses nothing.',
				],
				how: [
					'Mostly in small pieces, and with somebody who has learnt to hear it; a counsellor, or a helpline for survivors, knows this road. What is told is no longer only inside you.',
				],
				feelings_of: [
					'What went on in the other cannot be seen from here, and it changes nothing of what was done to you.',
				],
				forgiven: [
					'There is nothing of yours in it that needs forgiving. Whether you forgive is for you alone to say, and there is no date for it.',
				],
				meaning: [
					'It says something about the one who did it, and about a house in which nobody stopped it. It says nothing about what you are worth.',
				],
			},
		},
		dying: {
			receive: [
				'I am sorry; these are heavy days.',
				'I am sorry. To be near such days is hard work, even where one only sits.',
			],
			question: [
				'What would you still like to say, or to hear, while it can be said?',
				'Who looks after you meanwhile?',
				'What of these days do you not want to forget?',
			],
			answer: {
				will: [
					'Nobody can tell the day, and whoever nurses there will say plainly what they see when they are asked plainly. If a journey is left, or a sentence, better early than perfect.',
					'That is known only at the bedside. Send word ahead, expect nothing, and stay a short while; if it cannot be today, the journey is not lost.',
				],
				should: [
					'Of such things, going is what people regret least. A short visit is enough, or a call, and nothing has to be settled first.',
					'Ask what cannot be done later, and do that one first. The rest will wait for you, the question of who was right as well.',
				],
				which: ['See which of the two could still be done in a month, and do the other one first.'],
				how: [
					'Small and plain: “I am here”, “thank you for”, “I am sorry that”, “I will manage”. And long stretches without a word, a hand in reach; hearing is said to be the last to go.',
					'It needs no great sentence. Begin with something that only the two of you know, a dish, a street, a joke, and let the other thing come by itself or not at all.',
				],
				why: [
					'It has causes, which a doctor can name, and no reason that would weigh enough. Neither being good nor being loved has ever settled whose turn it is.',
				],
				feelings_of: [
					'That cannot be seen from here. Whoever is very ill sometimes turns people away out of tiredness, or so as not to be seen like this; one can send word ahead, and then come for ten minutes.',
				],
				meaning: [
					'It may mean no more than itself. Near the end people speak of journeys, of the dead, of a coat they need; they can be answered within the picture, and nobody has to be corrected.',
				],
				forgiven: [
					'I am no judge, and many in that bed closed the files long ago. If there is something you want to give back, a word, a truth, a thank-you, there is still time for it.',
				],
			},
		},
		single: {
			receive: [
				'Other people ask about that more loudly than they should.',
				'Not every life goes by the same calendar, and it can still be lonely.',
			],
			question: ['What do you miss in it, when nobody is asking?', 'Whose calendar is it that you compare with?'],
		},
		accused: {
			receive: [
				'To be thought capable of it by somebody near hurts, whatever is true.',
				'That is a heavy thing to be handed, and it cannot be put down by being right.',
			],
			question: ['What would have to be said, and to whom, for it to be settled?', 'Who knows how it really was?'],
		},
		hidden: {
			receive: [
				'That is yours to tell, to whom and when you like.',
				'It is a lot to carry in a house where nobody knows.',
			],
			question: ['With whom can you be without hiding anything?', 'What would have to be safe before you said it?'],
		},
		court: {
			receive: [
				'A court or a cell weighs on everyone who is tied to it.',
				'That is a long kind of waiting, among papers and strangers.',
			],
			question: ['Who stands by you in this?', 'What is the next date, and what has to be ready for it?'],
		},
		theft: {
			receive: [
				'I am sorry. More is taken with such a thing than the thing.',
				'That is a mean thing to be done to anyone.',
			],
			question: ['What of it cannot be bought again?', 'Has it been reported, and who could have seen something?'],
		},
		lost_thing: {
			receive: [
				'I am sorry; one goes on looking for it with half an eye, even while talking of other things.',
				'That is a gap one keeps reaching into.',
			],
			question: ['Where was it last, as far as you can say?', 'Who else could keep their eyes open for it?'],
		},
	},
	answer: {
		will: [
			'Whether it will come, nobody here can know, I included.',
			'I cannot see ahead, and I distrust those who say they can.',
			'No card and no poem knows that yet.',
		],
		should: [
			'I would not take that out of your hands. What can be said is this: put off what cannot be undone until after a night’s sleep.',
			'That is yours to decide; I can only ask what each way would cost a year from now.',
		],
		which: [
			'Notice which answer you were hoping for while you typed.',
			{
				say: 'Try this: say that one of them is settled, and listen whether you feel relief or regret.',
				when: ['two_options'],
			},
			{ say: 'The one that you keep defending may be the one you doubt.', when: ['two_options'] },
		],
		why: [
			'I do not know why, and a reason made up by me would not help you.',
			'“Why” is the word that is left when the others are used up; I have no answer to it that would be honest.',
		],
		how: [
			'Begin with the smallest part that can be done today, and tell one person that you have begun.',
			'I know no trick for it. There is mostly one next thing that could be done before supper; name it, and leave the rest for later.',
		],
		feelings_of: [
			'What goes on in another heart I cannot see from here. What one can see is what a person does when it costs something.',
			'I do not know, and you would only know by asking; a guess would feed you for a day.',
		],
		forgiven: [
			'I cannot forgive in anybody’s place. That it still hurts you says that it was not done with a light heart.',
			'Whether it is forgiven, only the one concerned can say; that you ask is already part of making it good.',
		],
		meaning: [
			'What it means I would rather find out with you than declare.',
			'A thing means what it touches; without knowing that I would only be guessing.',
		],
	},
	normal: [
		'Yes, it is commoner than people say; a feeling asks for no leave, and it signs nothing either.',
		'It is. What one feels is no verdict and no plan, only a report from inside.',
	],
	question: {
		bereavement: [
			'What would you like to say about it, if anything?',
			{ say: 'What would you like me to know about them?', when: ['person_dead'] },
			'Who is with you these days?',
			{ say: 'What comes to you first when you think of them?', when: ['person_dead'] },
		],
		illness: ['What do you know so far, and what are you still waiting to hear?', 'Who helps carry it?'],
		betrayal: ['What do you need first, before anything is decided?', 'Who knows about it besides you?'],
		separation: ['What is the hardest hour of the day at present?', 'What has gone quiet that used to be there?'],
		quarrel: ['What was the sentence that has stayed?', 'What would you want the other to have understood?'],
		love: ['What do you like most, when nobody else is looking?', 'What have you not said yet?'],
		unrequited: [
			'What do you hope for, honestly, when the telephone lights up?',
			'What would it be like to stop hoping for one week?',
		],
		loneliness: ['When is it worst?', 'Whom did you last talk with for longer than an hour?'],
		dismissal: ['What has to be paid or settled first?', 'Who have you told so far?'],
		work: [
			'What happened last, as exactly as you can say it?',
			'What would have to change for you to sleep well on a Sunday?',
		],
		study: ['What comes next, and by when?', 'Who is in this with you?'],
		waiting: ['What do you do with the hours meanwhile?', 'What would you do tomorrow if you knew?'],
		leaving: ['What would you take along that fits in no suitcase?', 'What holds you where you are?'],
		home: ['What should there be room for?', 'Which corner of it do you see first when you close your eyes?'],
		eviction: [
			'Until when do you have, and who can take you in for the first nights?',
			'Which office or person have you spoken to already?',
		],
		money: ['Which sum is the urgent one, and until when?', 'Who knows the real figure?'],
		guilt: [
			'To whom have you told it?',
			{ say: 'What would you do differently, in that hour?', when: ['did_wrong'] },
			'Who could hear it without judging?',
		],
		fear: ['What exactly happens in the picture that frightens you?', 'Since when has it been this strong?'],
		weariness: ['Since when has it been like this?', 'What could somebody else take over for one day?'],
		anger: ['What was crossed there?', 'What would you say if it had no consequences?'],
		child: [
			'What would help most this week?',
			{ say: 'What do you wish for your child, before anything else?', when: ['has_child'] },
		],
		joy: ['Whom did you tell first?', 'How did you hear of it?'],
		faith: ['When did it begin to feel different?', 'What did you use to believe without noticing?'],
		decision: ['By when does it have to be decided?', 'What would you advise somebody else in your shoes?'],
		change: ['What ends with it, and what has begun already?', 'What do you want to keep?'],
		person: ['What happened last between you?', 'What would you like them to know?'],
		open: [
			'What is it that you would like to talk about?',
			'What lies behind it for you?',
			'Where shall we begin?',
			'What made you write it just now?',
			'What would be good to hear?',
			'How did it come up today?',
		],
	},
	joy: [
		'That is lovely news, and I am glad with you.',
		'Congratulations; that deserves to be said twice.',
		'How good. Let it be good for a while before anything else comes.',
	],
	joyQuestion: [
		'Whom did you tell first?',
		'What was the first thing you did when you knew?',
		'What will you remember of today?',
	],
	thanksAfterGrief: [
		'I am glad you told me. It can be told again whenever it grows heavy.',
		'You are welcome. Go gently with yourself tonight.',
	],
	complaint: [
		'You are right, I talked past you.',
		'Fair; that was no answer.',
		'That is a just complaint, and I take it.',
	],
	complaintQuestion: [
		'Tell me in one sentence what I should have answered.',
		'Say it once more, in other words, and I will stay with it.',
	],
	offTopic: [
		'That is outside what I know: weather, sums, programs and prices I leave to others. I know poets, cards, dreams, names and days.',
		'I am no help there. Ask me about a poem, a card, a dream or an old custom, or tell me what is on your mind.',
		'That I do not know, and I would only make it up.',
	],
	unknown: [
		'That I do not know.',
		'I do not know anything about that, and I will not make it up.',
		'There I have to pass: nothing I have read tells of it.',
	],
	unknownVerse: [
		'I do not have that line with its place, and many go about under the name of a poet who never wrote them. Which word in it holds you?',
		'That one is not among the verses I have checked, so I will not explain it. What does it say to you, in your own words?',
	],
	recall: ['You told me: {quotes}.', 'Your words were: {quotes}.', 'This is what you said: {quotes}.'],
	nothingTold: ['No, you have told me nothing about that.', 'Not a word about that so far.'],
	butTold: ['What you did tell me: {quotes}.', 'What stands above is this: {quotes}.'],
	again: ['Still about {name}, then.', 'Back to {name}.'],
	reversed: [
		'{name} reversed: {meaning}. It is the same force, blocked or turned inward, rather than the opposite.',
		'Upside down, {name} speaks of this: {meaning}. Take it as a delay or a doubt, seldom as a plain no.',
	],
	forYou: ['What of that touches your own days?', 'Where in your life does that stand at present?'],
	dreamOmen: [
		'No dream has a death or an accident in its luggage; they speak of what is felt, and they come afterwards. What worries you may be worth looking at by day, for its own sake.',
		'The old interpreters advised reading a bad dream by its good side, or not telling it at all. It announces nothing. It may well remember something.',
	],
	dreamFear: [
		'You were afraid, and that counts before any picture does.',
		'The fear of a dream is real fear, even when the night is over.',
	],
	cardField: {
		omen: [
			'No card announces a death, {name} no more than the others; they were painted for a game, and are read for what is on one’s mind. What frightens you in the picture was there before it was laid.',
		],
		love: [
			'In love {name} means nothing else than elsewhere; it is only looked for between two people instead of in one. Upright, it asks where that has already happened between you; upside down, it would be {reversed}.',
		],
		work: [
			'At work {name} is read in the same way, only the room is another: who has the say there, and what the days go into. Upright, it asks where that can be seen already; upside down, it would be {reversed}.',
		],
		other: [
			'{name} keeps its meaning wherever it is laid; the matter beside it is yours. Upright, it asks where that shows there already; upside down, it would be {reversed}.',
		],
	},
	dreamMoment: ['Of all of it I stop where you say “{moment}”.', 'I stay for a while at “{moment}”.'],
	verse: ['Here is one:', 'This one, then:', 'Gladly:'],
	otherPoet: [
		'Of that poet I have no verse that I have checked letter by letter; of Hafez and Rumi I have.',
		'I only recite what I have checked, and that is Hafez and Rumi. So:',
	],
	versePlace: { translated: '({place}; our translation)', original: '({place})' },
	places: {
		hafez: 'Hafez, ghazal {number}',
		masnavi: 'Rumi, Masnavi, book {book}, section {number}',
		shams: 'Rumi, Divan of Shams, ghazal {number}',
	},
	mercury: {
		backwards: 'Yes: seen from the Earth, Mercury is going backwards today.',
		forwards: 'No, Mercury is going forwards today.',
	},
	moon: {
		today: 'At noon in Greenwich today the Moon stands in {sign}: {phase}, {lit} percent of it lit.',
		phases: {
			new: 'close to new',
			waxing_crescent: 'a waxing crescent',
			first_quarter: 'near first quarter',
			waxing_gibbous: 'waxing, past its half',
			full: 'close to full',
			waning_gibbous: 'waning, past full',
			last_quarter: 'near last quarter',
			waning_crescent: 'a waning crescent',
		},
	},
	cardOfDay: ['Today’s card is {name}.', 'For today: {name}.'],
	whichReading: [
		'I do not see your reading from here. Write me the card, the verse or the symbol it gave you, and I will tell you what I know of it.',
		'Your reading stays with you; I have not seen it. Tell me its first sentence or the name of the card, and we go on from there.',
	],
	readingCarried: [
		'Your reading stands on one sentence, and the rest leans against it: {text}.',
		'Read it again from here: {text}. What comes after says the same thing more slowly.',
	],
	readingAsked: [
		'At the end it asked you {text} That one is still open; what would you answer today?',
		'It left you with {text} Which word of that question is about you?',
	],
	quote: '“{text}”',
	article: 'More on this in the magazine: {title}',
};
