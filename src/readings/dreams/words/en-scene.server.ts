import type { SceneWords } from './scene-shape.ts';

/** Dreams as scenes, in English. */
export const scene: SceneWords = {
	turns: [
		(turn) => `“${turn}”: stay with that picture for a moment before anything is made of it.`,
		(turn) => `The dream does its ordinary work until it comes to this: “${turn}”.`,
		(turn) => `“${turn}” is told in the same tone as the rest, and it is the place where the floor gives way.`,
		(turn) => `Everything before it might have happened on a Tuesday; then “${turn}”.`,
		(turn) => `If only one line of this dream could be kept, it would be “${turn}”.`,
		(turn) => `“${turn}”, and nobody in the dream seems to find it odd.`,
		(turn) => `A stranger hearing this dream would ask to have one part again: “${turn}”.`,
		(turn) => `Here the night stops copying the day: “${turn}”.`,
	],
	firsts: [
		(turn) => `“${turn}”: stay with that picture for a moment before anything is made of it.`,
		(turn) => `It opens without clearing its throat: “${turn}”.`,
		(turn) => `If only one line of this dream could be kept, it would be “${turn}”.`,
		(turn) => `“${turn}”, and nobody in the dream seems to find it odd.`,
		(turn) => `A stranger hearing this dream would ask to have its beginning again: “${turn}”.`,
		(turn) => `Other nights work up to such a thing; this one begins with it: “${turn}”.`,
	],
	wholes: [
		(turn) => `“${turn}”: stay with that picture for a moment before anything is made of it.`,
		(turn) => `Of the whole night you kept one line: “${turn}”.`,
		(turn) => `“${turn}”, told in one breath, the way one tells what needs no help.`,
		(turn) => `The dream fits into these few words: “${turn}”. What is short has usually been kept on purpose.`,
		(turn) => `“${turn}”; there is little of it, and room enough to stand in.`,
		(turn) => `A postcard of a dream, written on one side: “${turn}”.`,
	],
	said: [
		(words) => `And somebody spoke: “${words}”; leave that as it was said, it has no need of our commas.`,
		(words) => `The sentence “${words}” came with a voice, and voices in dreams are rarely lent out twice.`,
		(words) => `You brought words back as well, “${words}”, which is more than most people manage.`,
		(words) => `“${words}” can be heard in two ways at least, and you know which of them you heard.`,
		(words) => `What was said, “${words}”, would be worth writing down by hand.`,
	],
	saidMyself: [
		(words) => `It was you who said “${words}”, and one is seldom so plain by day.`,
		(words) => `Your own line in it was “${words}”; ask to whom else it might be addressed.`,
		(words) => `“${words}”, you said, and the dream let it stand.`,
	],
	figures: {
		partner: [
			'The one beside you in the dream has the face you know and a part written by you, so do not ask for an account at breakfast.',
			'Whoever shares our days plays many parts at night, and seldom the one on the certificate.',
			'The person you are used to was there, and being used to somebody is the strongest disguise a dream has.',
			'One’s other half in a dream is sometimes simply one’s other half.',
		],
		former_partner: [
			'Somebody from an earlier chapter walked in, as they do, without asking whether it is over.',
			'A former love in a dream often stands for the person you were beside them.',
		],
		mother: [
			'Your mother was in it, and in front of one’s mother one is never quite grown.',
			'The mother of a dream is half the woman and half the weather one grew up in.',
		],
		father: [
			'Your father had a part in it, and fathers in dreams are mostly seen from below.',
			'With the father there comes a measure into the room, whether he says a word or not.',
		],
		sibling: [
			'A brother or a sister in a dream remembers the same staircase from another step.',
			'Nobody else knows the old rules of your house as the sister or brother does who stood there.',
			'With a brother or a sister the old sharing begins again: who gets the window, who has to go first.',
		],
		grandparent: [
			'Grandparents enter dreams with the furniture of another time and the patience for it.',
			'From the generation before the last one comes not advice so much as a way of sitting.',
		],
		child: [
			'A child of one’s own in a dream is also one’s own beginning, asking to be carried.',
			'Your child was in it, and for children one dreams more carefully than for oneself.',
			'What a child of one’s own does in a dream is half worry and half admiration, seldom in equal parts.',
		],
		friend: [
			'The friend in it knows something of you that your family does not, and the dream may have wanted a witness.',
			'A friend was there, one of those before whom one need not begin at the beginning.',
			'Friends in dreams say or do what one would not quite dare oneself.',
		],
		relative: [
			'A relative arrived, and with them the whole long table at which one is still somebody’s niece or nephew.',
			'Kinsfolk bring their own chairs into a dream, and their own opinion of how one sits.',
		],
		teacher: [
			'A teacher stood there still, holding chalk, as if the lesson had only been interrupted.',
			'Where a teacher is present something is to be learnt, or unlearnt with permission.',
		],
		boss: [
			'Authority came in office clothes, and in dreams it is worth asking who once wore them first.',
			'The one who gives orders by day had come without an appointment, and so you may look at them at leisure.',
		],
		neighbour: ['A neighbour in a dream lives on the other side of a thin wall, and so do some thoughts.'],
		stranger: [
			'Somebody unknown was there, and the unknown ones are the only guests a dream has to make from nothing.',
			'The stranger has no name because the dream had need of a function, a hand, a coat, a question.',
			'Whoever it was did not introduce themselves, and you seem not to have asked.',
			'A person without a name has come a long way into your night; look at what they carried.',
			'The unknown one did something, and that is better known than any name.',
		],
		crowd: [
			'There were many people, and a crowd in a dream is mostly a single look multiplied.',
			'So many were there, and the dream has not given one of them a face to keep.',
			'Where all look on or all look away, one learns how loud a single step can be.',
			'The many in a dream agree with each other too quickly to be trusted.',
		],
		child_unknown: [
			'There was a child that nobody claimed, and such a child usually knows the way.',
			'An unknown child looks at things before they have been explained, and the dream wanted that look.',
		],
		holy_person: [
			'One revered by those who keep the tradition stood in it; such a visit was never bargained over but received, with washed hands and a quiet day.',
		],
	},
	dead: {
		kind: [
			'The dead who come with kindness were counted among the good visits, and what they give is taken with the right hand.',
		],
		smiling: [
			'A dead person who smiles was read as one at ease, and the ease was thought to be meant for the dreamer too.',
			'The smile was theirs and you knew it at once; interpreters asked for no better sign.',
		],
		silent: [
			'The dead who say nothing are not withholding something; the old readers thought that their coming was already the sentence.',
			'Nothing was said by the one who died, and it was a silence one could stay in.',
		],
		angry: [
			'When one of the dead looked displeased, people gave alms in their name and took it for a reminder, never for a threat.',
		],
		sad: [
			'One of the dead came with sadness, and what tradition asks then is small: a prayer, a kindness done in their name.',
		],
		other: [
			'One of the dead was there as the living are, occupied with something, and that is how those we miss come most often.',
			'That someone dead went about as if nothing had happened is the mercy of this kind of dream, and its ache on waking.',
			'They were simply there, which is all one would have asked for.',
			'No door had to be opened for the one who died; a place in the dream was still laid.',
		],
	},
	endings: {
		woke: [
			'You woke at that point, and where a dream breaks off is as much part of it as where it starts.',
			'Waking came before the end, so the end is still yours to write.',
			'Then you were awake, with the one half of the story that had been delivered.',
			'Your eyes opened on it, and a dream from which one wakes is seldom lost.',
		],
		saved: [
			'And it went well; a dream that arranges its own rescue knows something about your means.',
			'That there was a way out belongs to the dream as much as the danger did.',
			'In the end it held, and that too was made by you in your sleep.',
		],
		lost: [
			'It ended with empty hands, and a dream may leave a thing lost without its being lost by day.',
			'The dream did not give it back, which is sometimes its way of asking how much it mattered.',
			'Nothing was recovered by the end, and no one says that it had to be.',
		],
	},
	lasts: {
		woke: [
			(last) => `You woke upon “${last}”, so the next step has been left to the day.`,
			(last) => `“${last}” was the last of it before the room came back, and a last picture is often a first question.`,
			(last) => `Waking cut in at “${last}”; nobody has been told what would have followed.`,
			(last) => `Between “${last}” and your open eyes nothing was concluded, and it need not be.`,
		],
		open: [
			(last) => `It stops at “${last}”, where another dream would have put an explanation.`,
			(last) => `The last you tell of it is “${last}”, and it closes nothing behind it.`,
			(last) => `With “${last}” the dream lays down its pen, as if that were enough for one night.`,
			(last) => `“${last}”: that is where it lets go of you, neither well nor badly.`,
			(last) => `At the end there is “${last}”, and what one would like to know begins after it.`,
			(last) => `You end with “${last}”, a sentence that could be read to somebody by itself.`,
		],
	},
	naming: {
		tradition: [
			(thing) => `In the old books there is a leaf for ${thing}.`,
			(thing) => `The interpreters knew dreams of ${thing}.`,
			(thing) => `As to ${thing}, tradition speaks softly.`,
		],
		jung: [
			(thing) => `Jung would have stayed longest with ${thing}.`,
			(thing) => `Seen from within, there is something of the dreamer in ${thing}.`,
			(thing) => `Look at ${thing} as at something of your own.`,
		],
		everyday: [
			(thing) => `By daylight there is less mystery about ${thing}.`,
			(thing) => `Sleep research has met ${thing} as well.`,
			(thing) => `About ${thing} plainer things are known as well.`,
		],
	},
	manners: {
		'dead-alive.animal': {
			tradition:
				'When the books speak of the dead who return they mean people; whoever fed an animal may read the line as their own: a hope given up for lost begins to breathe.',
			jung: 'For Jung an animal is what loves in us without giving reasons, and that part keeps its hours even when the basket is empty.',
			everyday:
				'Those who mourn an animal dream of it whole and warm, sometimes for years; the ear still waits for the steps in the hall.',
		},
		'teeth.in_hand': {
			tradition:
				'A tooth that falls into the hand was spoken of as a gain, since nothing is lost that one still holds.',
			jung: 'You were left holding it: whatever came loose has been handed to you and not taken.',
			everyday: 'That it lay in the palm like something to be counted fits nights in which a decision is weighed.',
		},
		'teeth.without_blood': {
			tradition: 'Without blood and without pain, said the interpreters, such a loss is only a change of place.',
			jung: 'No blood means that nothing living was torn; what falls so easily had finished its time.',
			everyday: 'Painless tooth dreams come with a clenched jaw more often than with grief.',
		},
		'teeth.broken': {
			jung: 'Crumbling is another thing than falling: here the bite itself gives way, a word perhaps, said too often through closed teeth.',
		},
		'snake.not_biting': {
			tradition: 'A snake that does one no harm was read as an enemy without power, or as a fortune that keeps still.',
			jung: 'It had the means and did not use them; something dangerous in you has apparently learnt manners.',
			everyday: 'Fear was expected and did not come, and sleep seems to practise exactly that.',
		},
		'snake.biting': {
			tradition: 'A bite was read as a word or a debt that reaches its man, and the cure was to settle it by daylight.',
			jung: 'What bites wants in: a knowledge that one has stepped over once too often.',
			everyday: 'The bitten place is worth a look, for the body now and then writes its complaint into the picture.',
		},
		'dog.biting': {
			jung: 'The faithful one bit, and loyalty that bites has usually been kept on too short a chain.',
		},
		'water.clear': {
			tradition: 'Clear water was among the best things one could dream of, a livelihood without dregs.',
			jung: 'One could see to the bottom, which is rare, with water and with feelings.',
			everyday: 'Clear water goes with nights after which one wakes rested, or so those who keep dream diaries say.',
		},
		'water.muddy': {
			tradition: 'Turbid water was a worry stirred up, and the counsel was to let it stand until it cleared.',
			jung: 'In troubled water nothing is lost, only mixed; one would have to wait and see what sinks.',
			everyday: 'A clouded picture often follows a day in which too much was discussed at once.',
		},
		'flying.low': {
			jung: 'You flew low, close enough to be spoken to, and so freedom has not yet quarrelled with the ground.',
			everyday: 'Low flight is the commonest kind, a step that forgets to come down.',
		},
		'flying.high': {
			tradition: 'To fly high was read as rank and as a long way, and the wise added: mind where you land.',
			jung: 'From that height one loves everybody and recognises no one; ask what became small.',
		},
		'chased.escaped': {
			tradition: 'Who gets away in the dream was said to be safe from what he fears.',
			jung: 'You got away, so the pursuer remains unknown; one day it might be worth losing the race.',
		},
		'chased.caught': {
			jung: 'It caught up with you, and now that you stand face to face the dream could at last begin to talk.',
		},
		'naked.unnoticed': {
			tradition: 'Nakedness that nobody remarks on was read as a heart with nothing to hide.',
			jung: 'Nobody noticed: so the shame was the only thing that had eyes.',
			everyday: 'Freud already found it curious that the bystanders in such dreams do not look.',
		},
		'naked.seen': {
			jung: 'Everyone looked, and one could ask which of these eyes are your own.',
		},
		'door.closed': {
			tradition: 'A closed door was a matter delayed, and delay was not counted as refusal.',
			jung: 'A door that stays shut protects something too; perhaps it is not yet furnished inside.',
		},
		'door.open': {
			tradition: 'An open door was read as livelihood and welcome, and nobody was advised to run through it.',
		},
		'mirror.broken': { jung: 'A broken mirror shows several faces for one, and none of them is a lie.' },
		'house.empty': { jung: 'The house was empty, and an empty house is either left behind or not yet moved into.' },
		'well.empty': { tradition: 'For a dry well they prescribed patience and a longer rope.' },
		'baby.speaking': {
			tradition: 'An infant that speaks is an old wonder, and what it says was taken for true.',
			jung: 'Something newborn already has words; it would be rude not to answer.',
		},
	},
	absent: {
		blood: [
			'That there was no blood was worth telling you, so it may be the part that comforts.',
			'No blood, you say, and with that the dream has taken back half of its threat.',
		],
		teeth: [
			'The tooth held, after all, and what held can be counted on for tonight.',
			'The teeth did not fall, and of all that happened there this is the news.',
		],
		attacked: [
			'What could have harmed you did not, and this is the news in it.',
			'You tell of the harm that was not done, and the dream had every chance to do it.',
			'It might have gone otherwise and did not; leave the fear there, it has nothing to hold on to.',
		],
		pregnancy: ['What was not so in the dream you told as carefully as what was.'],
	},
};
