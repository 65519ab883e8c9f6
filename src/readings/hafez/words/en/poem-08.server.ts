import type { PoemWords } from '../shape.ts';

/** Ghazal 281: the laughing rose, handed back into keeping. */
export const words: PoemWords = {
	openings: [
		'A rosebud has come open that morning with something like a laugh. All round it the meadow is looking on. The one who was given it to mind feels how thin the stalk is and does a sensible thing: passes it upward, to larger hands.',
		'It is a prayer spoken by a guardian who has read the small print. The flower was never a present, it was left on deposit; and now, with so many eyes about, the holder of the deposit would like it insured with the depositor.',
		'What is new laughs easily and has no lock. Nobody in this couplet has done the bud any harm; there is only grass, a crowd of other blooms, and that particular look which lingers too long. Hence the whisper, hence the handing over.',
	],
	quietOpenings: [
		'Someone has been given a young rose to look after, and feels that two hands are not enough. In this verse the rose is handed on, into a larger keeping.',
		'This verse is a guardian’s prayer. What was entrusted is given back into other hands, softly, because the one who loved it can guard it no further.',
	],
	heritage: [
		'The lines that follow give away that the laughing one has gone, a hundred stages from the quarter of loyalty. The blessing turns out to have been spoken to somebody’s back.',
		'Against the eye that envies, many Iranian homes still burn wild rue until the seeds crack on the coals. Those who hold no such belief have been known to recite this verse over a cradle instead.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Someone was there to be cared for and is beyond anyone’s care. Of all that is hard, this is the strangest part, the guarding that goes on with no one to guard: at the kerb, at the usual hour, in the shop before a certain shelf. This couplet knows the gesture of handing over, and how the hands stay open afterwards.',
				counter:
					'You need believe nothing about where they are. For some there is only the empty palm, and that also is to be respected.',
				question: 'Which small watchfulness for them do you still perform, and would not wish to be cured of?',
				act: 'Say their name once in the open air, at the volume in which you used to call them.',
			},
			{
				turn: '“Into my keeping you gave it, into yours I give”: the two halves of the line are one breath long, and in between lies the entire time that one had. It was never ownership, the verse believes, and is not consoled by that. What can be laid down with the rest is the worry for them. Love stays where it is.',
				counter: 'Should that seem too soon, or untrue, keep the worry. It has been company, and knows the house.',
				question: 'What did you protect them from, as long as you could?',
				act: 'Tell someone of one time when you managed it. Afterwards rest, with one hand in the other.',
			},
		],
		illness: [
			{
				turn: 'Whoever loves somebody frail, or is frail, has once in the night said this line in some words or other: I can’t hold it any more, hold it with me. That is not giving up. Hafez names the rose laughing at the very moment when he is afraid for it; he saw what was well, and he did not look away from the wind.',
				counter: 'Prayer is no physician, and whoever says it may also telephone one, at any hour of the night.',
				question: 'In whose hands is it to be put for tonight, so that you can sleep?',
				act: 'Say to those hands, aloud or in writing, “you have it until morning”. Then lie down for ten minutes.',
			},
			{
				when: ['ill'],
				turn: 'In this you are at once the flower and the one who was set to mind it. There are days when the keeper has scolded the stalk for being thin. The verse would have him do otherwise, and pass the whole matter up for an hour: pulse, results, tomorrow. A thing may be fragile and laugh.',
				counter: 'You may not be in a mood for laughing, and nobody should ask that of a patient.',
				question: 'What in you is still tender and well, whatever is ill?',
				act: 'Shade it for ten minutes: curtain drawn, telephone away, a blanket up to the chin.',
			},
		],
		betrayal: [
			{
				turn: 'The envious eye in this verse looks on from the meadow, and the keeper fears it. He fears it as something outside. It is different when the harm comes out of the very hand in which the tender thing was put. A trust, that is what was harmed, and the word means both the thing given and the giving.',
				counter: 'In time you may find that not all of it was crushed. There is no duty to look.',
				question: 'To whom could something of yours be entrusted tonight, were it only your house key?',
				act: 'Let that one sit by you while you sleep or talk, and leave everything that has to be decided till another day.',
			},
			{
				when: ['did_wrong'],
				turn: 'A laughing thing was given you to mind, someone’s faith in you, and in your keeping it was hurt. The verse has no line for the keeper who failed. What it does have is a way of speaking: upwards, in the second person, with the thing itself in view and not one’s own good name.',
				counter: 'Remorse that wants to be looked at is the same old eye in the meadow. Let it be unseen for a while.',
				question: 'What was still laughing on the day before you touched it?',
				act: 'Be silent about yourself until tonight; sit somewhere plain and think of the other’s day, hour by hour.',
			},
		],
		separation: [
			{
				turn: 'To let go of somebody one had been charged to care for: the couplet has no harder movement, and it makes it in the space of four syllables, “I give it to you”. To whom, one may leave open. For those who part from us will go on having colds and birthdays, under an eye that is no longer ours.',
				counter:
					'One of the two may be glad beyond words to be out of keeping. Gardens can be prisons with good intentions.',
				question: 'What is it that you can no longer watch over there, and to whom could you leave it?',
				act: 'Open both hands on your knees, name it, and leave them open until you have counted thirty breaths.',
			},
			{
				turn: 'The lines that follow have the flower already a hundred stages off, and the blessing spoken after it. That happens to more people than would say so: one wishes the other well, truly, and only once they are out of hearing. It was late, and it was meant. Bitterness would have been easier to carry.',
				counter: 'Whoever was hurt owes no blessing. It will come by itself or it will not.',
				question: 'What would you wish for the other, if you could be sure they would never learn of it?',
				act: 'Wish it, to the open air, in six words, then come in and warm your hands.',
			},
		],
		quarrel: [
			{
				turn: 'Between two who quarrel there is generally something small that laughs, or used to, and each accuses the other of treading on it. The keeper in this verse would pick it up first. He lets the meadow talk. It might be put like this to the other side: whatever we shout about, not near that.',
				counter: 'If it has been trodden on by one alone, picking it up together is asking a good deal.',
				question: 'What is the tender thing in this, that neither of you wants to see broken?',
				act: 'Name it to the other in a single line, with no reproach hung on it.',
			},
		],
		love: [
			{
				turn: 'One can hold a thing so as to guard it, or so as to have it; the fingers look the same from outside. Watching over a love goes over by degrees into watching, a little, the other person. The verse prays to be relieved of exactly that watch, before care has grown thorns of its own.',
				counter:
					'There are those who call it freedom and mean that they cannot be bothered. Letting go is no virtue in someone who never held.',
				question: 'What in this wants sheltering from other people’s talk?',
				act: 'Give somebody dear a compliment in private that no third person will ever hear of, and let it be about something fleeting.',
			},
			{
				when: ['couple'],
				turn: 'Every pair has its meadow: the friends, the families, the pictures in which others kiss on staircases. Under so many looks what is between you two gets a little stiff, like a child that has to recite. The verse would take it indoors. Some happiness thrives on being known to precisely two.',
				counter: 'Too much of indoors makes a hothouse. Now and then one should be seen together in the rain.',
				question: 'What would you no longer need to know about their day if you trusted the hands they are in?',
				act: 'Do one loving thing today that leaves no trace, not in a picture, not in a telling.',
			},
		],
		unrequited: [
			{
				turn: 'A rose that has been given to nobody’s keeping laughs at whoever goes by. It is hard to be the passer-by who would have known how to water it. The prayer in the couplet can be prayed all the same, even from the path, and is perhaps at its purest there: may no evil eye befall you, and you need not know who asked.',
				counter: 'Such noble wishing from the path can also be a way of never having to open the gate.',
				question: 'For the sake of what would you wish them well, if it brought you nothing?',
				act: 'Wish it once as you pass a door or a flower, and then go on to where you are expected.',
			},
			{
				when: ['in_love'],
				turn: 'A feeling shielded from all eyes grows tall and pale, as plants do in cupboards. The verse fears envy, which is something else than daylight. Laughter wants a little air. Perhaps one may open the door by a hand’s breadth, to a friend who does not pick flowers.',
				counter: 'You know your meadow, and it could be full of scissors. A cupboard is then a wise place.',
				question: 'Which friend could hear of it without wanting to do something?',
				act: 'Tell that friend just the first half, and watch what their eyes do.',
			},
		],
		loneliness: [
			{
				turn: 'Keeper and flower are not lonely for as long as one needs the other. It is after the handing over that his solitude begins, with the evening empty and hands that know how to tend. There are many such hands about. They belong to people who are short not of love but of a sapling.',
				counter:
					'Being needed does not do for everyone. Some would like to be the rose for once, and be held up to the light.',
				question: 'What or whom did you look after last, and how did it show?',
				act: 'Water, feed or stroke something that lives, for ten minutes, whether or not it is yours.',
			},
		],
		dismissal: [
			{
				turn: 'It may be that the best of it was just in bud: a project, a team that had begun to laugh in the corridor. One is told to hand over. Hafez knows a better way of doing it. He lets the keeper bend down to the flower once more before others take charge of it, and ask them for nothing but care.',
				counter: 'Others may not take care. It is a separate grief, to see it wither from across the street.',
				question: 'What was growing in that work that had begun to give pleasure?',
				act: 'Tell a friend about that, in the evening, over something warm, and let them simply be sorry with you.',
			},
		],
		work: [
			{
				turn: 'Anything newly begun is at the stage when everyone’s opinion can bruise it. The meadow wants to see. One wants it seen, and so the leaves are lifted a day too early, and it is called feedback. A piece of work may laugh for a while in a drawer without losing anything.',
				counter:
					'Secrecy is also where poor drafts go to be admired by one person. Envy may be the name you give to sober readers.',
				question: 'Whose eyes would help this grow, as opposed to whose applause?',
				act: 'Save or store the thing under a new name, tell no one, and note at the top the date on which it may be shown.',
			},
			{
				when: ['has_job'],
				turn: 'Somebody new at work, or something new in oneself, is apt to laugh too readily for the place. All round, the desks are looking on. You are both meadow and gardener there. The couplet would like a decision: a young thing either gets mown or is taken under someone’s wing.',
				counter: 'It need not be envy, what looks on. It could be tired people who remember laughing.',
				question: 'Who took you under a wing when you had just opened?',
				act: 'Praise the newest thing or person in your working day where the right ears can hear it.',
			},
		],
		study: [
			{
				turn: 'What has only just been understood is still a bud, and it closes when somebody knowing leans over. You can watch it happen in any classroom. Take it out of the meadow for a night. A new idea that one has looked at alone, by lamplight, bears an examiner’s eye far better than one shown round while damp.',
				counter: 'Some ideas will not open until they have been argued with. Modesty can be a sort of frost.',
				question: 'What have you only just begun to see, later than you would care to admit?',
				act: 'Explain it to a plant, a pet or a pillow, in three sentences, and let it be until tomorrow.',
			},
		],
		waiting: [
			{
				turn: 'After the prayer the guardian stands there with empty hands. The poem does not say what he did with them. That is the position of everyone who waits: what mattered has been sent off, handed in, put under other protection, and the fingers go on closing round a stalk that they do not hold any more.',
				counter: 'To have let go on paper is one thing. You may have kept a thread tied to it, and be tugging.',
				question: 'What were your hands good at before they had this to hold?',
				act: 'Sew on a button, or mend whatever has hung by a thread since last month. Knot it twice.',
			},
			{
				turn: 'The rose opens when it opens, and the meadow may look as it likes. Someone who waits beneath so many eyes, all asking whether there is news, could envy the flower for not being able to answer. Hafez wards those eyes off with half a line. It is no bad use of a verse, to be held up like a hand.',
				counter: 'Those who ask may be the few who wait with you. Not each curious person has the evil eye.',
				question: 'From whose questions would you like to be spared this week?',
				act: 'Give one of them a date on which you will tell, and be unavailable on the subject until then.',
			},
		],
		leaving: [
			{
				turn: 'Whoever goes away leaves buds behind: a plant on the sill, an animal, a half-grown friendship, a parent’s Sunday. One speaks of the road, but what holds is the thought of those things in somebody else’s careful or careless keeping. Farewells were invented by people with full window boxes.',
				counter:
					'The one who goes may be less needed than is feared. Geraniums have survived worse guardians, and even flowered.',
				question: 'Into whose hands could what is hardest to leave be put, in plain words and with instructions?',
				act: 'Write those instructions for one thing: how much water, which tune, what it is afraid of.',
			},
			{
				when: ['leaving'],
				turn: 'It could be that you are the flower, this time, and that other people’s hands are coming open. They stand on the platform and say the practical things. Behind every “have you got your charger” this couplet may be heard in prose. They ask that no harm should look at you; and they don’t know whom to ask.',
				counter: 'They may be praying that you will go at last. That has its own tenderness, too, on platforms.',
				question: 'Who has had you in keeping longer than you like to admit?',
				act: 'Give that one a spare key, a copy of the timetable or a picture of you laughing.',
			},
		],
		home: [
			{
				turn: 'A garden can be seen from three neighbouring windows, and so can a happiness. There’s a reason why the old houses of Shiraz turned a bare wall to the street and had their roses round the inner pool. If you think of walls, think also of what they will be for: what is it that wants to laugh there unobserved?',
				counter: 'To others a wall would be the end of all pleasure. They want the street, the steps and the gossip.',
				question: 'What do you mean to grow there, in the widest sense?',
				act: 'Stand at the window you now have, find out from where you can be seen, and put one green thing in the gap.',
			},
		],
		eviction: [
			{
				turn: 'It isn’t for the walls that one trembles, on the whole, but for what is young or old or shy within them: a child’s corner, a cat, the pot by the sink. This prayer was made for such. It does not ask for a palace. It looks for a hand into which something can be laid until there is again a sill.',
				counter:
					'That hand should have an address and open tonight. Heaven, for its part, has often worked through neighbours.',
				question: 'What is the most delicate thing that has to be kept safe in this?',
				act: 'Find one person who will mind it for a while, and let them take it out of your arms.',
			},
		],
		money: [
			{
				turn: 'What is on deposit belongs to another: the couplet could have been overheard in a bank. It thinks of a flower in these terms, and one might for once think of money in the same way. It was entrusted, it had eyes upon it, and a keeper soon comes to believe that he is the owner, until he is asked for it.',
				counter: 'In your case it may simply be too little. For want there is no prayer that serves as well as wages.',
				question: 'Who gave what to whom to look after, in the beginning?',
				act: 'Write that sentence down, without interest and without adjectives, and put it with your papers.',
			},
		],
		guilt: [
			{
				turn: 'The keeper asks for protection from the envious eye, and it is left open whose eye that is. Perhaps he knew his own. One can look at what is happy, a sister, a friend, a couple at the next table, with something in the glance that one would not like to see in a mirror. He takes the rose out of its reach.',
				counter: 'You may be guilty of something heavier than a look. Then it is not enough to avert one’s eyes.',
				question: 'To whom would you like to have granted something, and what was it?',
				act: 'Grant it to them now in a sentence, spoken towards where they live.',
			},
		],
		fear: [
			{
				turn: 'Here is somebody afraid with cause: it is thin, it is new, and it is being looked at. He does not talk himself out of this. He does not fence the meadow, either. He does the one thing that leaves the flower as it was, and gives his fear an address. There are fears that want just that, not to be refuted but delivered.',
				counter: 'A fence may be the better answer, now and then. Roses have also been lost through lack of wire.',
				question: 'What exactly are you afraid for, and is it the size that you have been imagining?',
				act: 'Put your fear on a piece of paper, write on the outside who is to mind it tonight, and lay it by a lamp.',
			},
		],
		weariness: [
			{
				turn: 'To guard is more tiring than to build; a builder may at least go home. Ask what it is that the weary have in their keeping. It is often something that laughs, and weighs nothing, and must not be put down. That is what makes the arm go numb.',
				counter: 'Some people guard what has long grown up. The bud they are protecting may be a tree with a mortgage.',
				question: 'What have you had in your hands so long that you no longer feel its weight?',
				act: 'Put it into another’s care for ten minutes, a neighbour, a drawer, the good Lord, and shake out your wrists.',
			},
		],
		anger: [
			{
				when: ['somebody'],
				turn: 'There’s the eye across the fence, and there is your own eye. Envy and anger see each other coming from far off, and each knows what the other would like to do to the rose. What the verse would want to keep out of the quarrel of glances is the laughing one, who has no notion of it.',
				counter: 'It is possible that nobody envies you and that they are merely rude. The remedy for that is shorter.',
				question: 'What of yours do you not want this person to look at?',
				act: 'Draw a curtain on it, in fact or in thought, and give your eyes something of your own to rest on.',
			},
			{
				turn: 'Fury seldom protects what it was called out for. One has leapt up on account of some young and tender thing, a plan, a child, a Sunday, and while one shouts across the meadow it lies there on the grass. The guardian in the couplet has turned round. His back is to the envious, and both his hands are full.',
				counter:
					'Turning one’s back requires that nobody throws stones. First see about the stones, and about who has the gate.',
				question: 'On whose behalf were you angry, at the very start?',
				act: 'Go and do something gentle for just that one, be it yourself, before you say another word on the subject.',
			},
		],
		child: [
			{
				turn: 'A child is put into one’s arms like something to be minded for an hour, and the owner stays away for twenty years. This is the happy form of the couplet. It has others, for those to whom no one was given, and for those who had to hand back. The prayer does not distinguish; it says “this laughing one”, and looks up.',
				counter:
					'To you such words may come from the wrong side of the fence. Then leave them there, with no bad conscience.',
				question: 'What would you ask for this child, here or hoped for or gone, if you could ask for one thing only?',
				act: 'Hum, under your breath if necessary, one song that was sung to you when you were small.',
			},
		],
		joy: [
			{
				turn: 'Yours has just opened, and it is laughing. Tell people, certainly; but the verse would have you do one thing first, and that is to look at it alone, before the meadow has said how pretty and how they had always known. By evening it will be common property. At this moment it has dew on it.',
				counter: 'One can be too careful with luck. It is no egg, and is known to thrive on being passed round.',
				question: 'What about it do you want to keep for yourself, with no one told?',
				act: 'Say a blessing over it in your own fashion, or knock on wood, and then go and shout it from the stairs.',
			},
		],
		faith: [
			{
				turn: 'The one who speaks has understood what he has as a loan, and does not complain of the lender. It is prayer in its shortest form: from you, to you. Between those two small phrases a gardener’s entire life goes by, with watering and worry. Whoever believes tends to believe for the length of that in-between.',
				counter: 'For others there’s no one at either end, and the rose is only a rose. They water it no less.',
				question: 'What do you hold as though it were lent?',
				act: 'Take it in your hands, or think of it, say “from you, to you” or whatever you can say, and put it back.',
			},
		],
		decision: [
			{
				turn: 'A bud forced open with the thumbs is neither bud nor rose. People will keep asking, of course, and each asking plucks at another petal. Something about a choice like this may still be folded for good botanical reasons. Those who look on have no stake except curiosity.',
				counter:
					'All the same, there are gardeners who prefer buds, because a bud can still be any flower. Ripening must not serve as a hiding place.',
				question: 'What has not yet unfolded in this, and what exactly would show you that it has?',
				act: 'Seal the present state of your decision in an envelope and put on the outside the day it may be opened.',
			},
			{
				when: ['two_options'],
				turn: 'Of two choices one is often a grown thing with a trunk, and the other laughs in the wind. It is not a matter of which is better, as one can sit in the shade of the first and only be anxious about the second. The verse would ask, of the anxious one, who is there to hold it along with you.',
				counter: 'Sitting in the shade is no vice. There are people who have guarded enough for one life.',
				question: 'Which of the two would you be sorry to see in a stranger’s keeping?',
				act: 'Imagine handing over each for a week, with instructions, and note for which of them the instructions grow longer.',
			},
		],
		change: [
			{
				turn: 'What is changing has in it somewhere a part that is newly come: a taste for mornings, a small appetite, a name one tries on in the bath. It does not bear comparison yet. In the general removal it is apt to be put under the piano. This couplet would carry it across in its own two hands, before the furniture.',
				counter: 'There may be nothing new at all for the present, just gaps. Gaps are no fault of the gardener.',
				question: 'What is there in your life now that was not there a year ago, and is still smaller than your thumb?',
				act: 'Do something for it today: light, water, a quarter of an hour to itself.',
			},
		],
		person: [
			{
				turn: 'Whoever you have in mind was once put into some pair of arms, and laughed. It is of no use in an argument, but not a bad thing to know. The verse sees a person as what they have been entrusted to: to this meadow, those neighbours, that one hand which shut too late or too tightly. Perhaps, in a very small degree, to you.',
				counter: 'Or not to you, and what you feel is somebody else’s duty tugging at your sleeve.',
				question: 'Which danger are you still defending this person from that moved away long ago?',
				act: 'Wish them a good night, this evening, in your head or by telephone, and do not ask whether they have eaten.',
			},
			{
				turn: 'Keeping has an end in this couplet and the laughing hasn’t. Between people it is nearly always the other way round: the fun goes out, and the minding stays. If it is so with the person you speak of, it could be that one of you was made guardian long ago, and neither was ever told that it might stop.',
				counter: 'Somebody who really needs minding cannot live on fun. You’ll know if that is the case.',
				question: 'When did you last hear this person laugh, and at what?',
				act: 'Tell them, or someone who knows them, the silliest true story you have about it.',
			},
		],
		open: [
			{
				turn: 'Buds in Persian poetry laugh when they open, and it is the laughing that gives them away: a closed one attracts nobody’s notice. Questions, as well, get asked with the caution of someone who once laughed too early and was heard. They come out folded, polite, a shade smaller than the matter is.',
				counter: 'Or there was no listener with a wicked eye, and the meadow was merely busy growing its own grass.',
				question: 'What about this would make you happy enough to be careless?',
				act: 'Tell one person the silliest true joke you know about the matter. Burn a pinch of herbs or coffee first, if you are superstitious.',
			},
			{
				turn: 'It is given, and given back. Between the two stands “laughing”, a word quite without a purpose; the prayer would work as well for a rose that was serious. It is there because he had looked. That may be the most that one can do for whatever has been put into one’s keeping unexplained.',
				counter: 'Looking on while something wilts is not enough. Then a can of water is the better poem.',
				question: 'What has been given into your hands lately that you have not yet looked at properly?',
				act: 'Look at it for three minutes as you would at a flower that somebody had pressed on you in the street.',
			},
		],
	},
};
