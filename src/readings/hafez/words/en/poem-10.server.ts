import type { PoemWords } from '../shape.ts';

/** Ghazal 374: heaven's ceiling, and a new design. */
export const words: PoemWords = {
	openings: [
		'Petals are thrown about, a bowl is filled, and the company looks up at the sky, which is to be broken through like so much plaster. Few rebellions have smelt so good, and few have kept the password so simple: come.',
		'Someone lying on his back has noticed that heaven has a roof, and that it is low. He calls the others over. The tools he proposes are blossom and a wine cup, and he already has a drawing for what should go up in its place.',
		'“Let us,” the couplet says, and says it again with each verb, until the sky itself is in reach. No single guest could do this. It needs people with flowers in their hair who are a little above themselves and have not yet thought about the debris.',
	],
	quietOpenings: [
		'Hafez calls to the people around him, with flowers in his hands, under a sky that is low. It begins with the flowers. The rest can wait.',
		'In this verse the sky is a ceiling that presses, and someone says “come” to a friend. The word is older than any plan, and it asks for nothing more.',
	],
	heritage: [
		'A Tehran publishing house, known in the 1990s for its philosophy list, took its name, Tarh-e No, “new design”, from the end of this verse. Architects and politicians still borrow them without asking.',
		'The ghazal closes with the threat that fine speech is not valued in Shiraz and the poet will move to another realm. As far as we know he went to Yazd once, complained, and came home.',
	],
	turns: {
		bereavement: [
			{
				turn: 'For the bereaved the roof has come open without being asked, and it is cold in there. Nobody should hand them a drawing yet. Of the whole couplet perhaps only the first gesture is of use, since scattering flowers belongs to funerals as much as to feasts, and the hand that does it need not know which.',
				counter:
					'Even flowers can be too much, being so pleased with themselves. Leave them in the shop if that is how it stands.',
				question: 'What would you put down, and where, if there were a proper place for it?',
				act: 'Take one flower apart without haste and float its petals in a saucer of water. Look at them by lamplight.',
			},
			{
				turn: '“Let us”, he says each time, and never “let me”. With a loss it is this small plural that goes: let’s have tea, let’s go by the river. The verbs are still there and have nobody on the other side. One goes on saying them under one’s breath, in the old grammar, and there is no haste about learning another.',
				counter: 'A new design would be an insult at this point. It may remain so for as long as you like.',
				question: 'Which “let’s” was said most often while they were there?',
				act: 'Say it once, aloud, and do it in the smallest form there is: one cup, one bench, five minutes.',
			},
		],
		illness: [
			{
				turn: 'From a bed a ceiling is the chief thing one sees, with its crack and its fly, and it does come down lower by evening. The people in this verse are looking up at one too. They start at the bottom, with a colour, with a scent, and those can be brought into a room where nothing else can be altered.',
				counter: 'Scents can be unbearable to the sick, and bright talk as well. Ask before you carry anything in.',
				question: 'What does the one who lies there see when looking up?',
				act: 'Put something worth seeing where their eyes rest, or yours: a leaf, a postcard, the light from a glass of water.',
			},
			{
				when: ['ill'],
				turn: 'A ceiling has been drawn in above you by an illness, with words like “not yet” and “out of the question”. It is not in your hands to break it open, and the couplet will not have meant you to try. Take the wish as it stands. There’s a you in it that still makes plans, and lies on its back and draws.',
				counter: 'Drawing is tiring, too. There are hours for which a blank ceiling is exactly right.',
				question: 'What is the first thing you would alter in your days if the smallest alteration counted?',
				act: 'With a finger, draw that on the blanket, slowly, and then let the hand lie where it has stopped.',
			},
		],
		betrayal: [
			{
				turn: 'Trust, when it breaks, turns out to have been overhead. It was simply the sky, and now there are stars to be seen through it and rain comes in. Others speak too soon of new beginnings. In the couplet a drawing is laid down only at the end of the second line, and by several people.',
				counter: 'The sky that fell may have been painted, and not by you. To see that hurts in another place.',
				question: 'Under whose roof, meanwhile, can you sleep without one ear open?',
				act: 'Lie down there, or call from where you are, and let the other one do the talking.',
			},
		],
		separation: [
			{
				turn: 'A life for two has a drawing of its own, gone over so often that nobody sees the pencil any more. When it is taken down there is a pale square on the wall. The poet would have a new design; he was among friends, and had been drinking. You may leave the square empty. Flowers look well in front of it, or nothing.',
				counter:
					'For somebody it is a relief, and they’d like to begin drawing by tonight. The verse has ink for these as well.',
				question: 'Which line of the old drawing is worth keeping, and for whom?',
				act: 'Put a jug with something green in it before the palest spot in your rooms, and sit across from it.',
			},
			{
				turn: 'The ceiling has come down and those beneath it are alive: so much one can say of any parting, and hardly more in the first weeks. This couplet is loud for such an hour. If one word of it can be borne it will be the first, “come”, provided it is said by the right person and means no farther than the kitchen.',
				counter: 'Loud may be just what you need, music, the window open, singing. Grief has more than one manner.',
				question: 'Who might say “come” to you at present, and where to?',
				act: 'Go there for ten minutes, or have them come to you, and agree beforehand that nothing will be discussed.',
			},
		],
		quarrel: [
			{
				turn: 'The order matters: petals first, demolition second. Two people in a quarrel begin each time with the hammer, although what presses on both is the same low ceiling, and neither put it in. Whoever has not been strewn with anything for months will naturally look up at the plaster and reach for their hat.',
				counter: 'Petals can also be thrown to put off a talk that is due. Charm is an excellent dust sheet.',
				question: 'What is pressing on both sides of this that neither of them made?',
				act: 'Do the other one kindness without announcing it, then ask when there would be time to speak of the ceiling.',
			},
		],
		love: [
			{
				turn: 'Two who begin to love each other do what this couplet does: they look up and find the existing sky unsatisfactory. It is to be higher, with other constellations, and never again any Mondays. Such designs are rarely built as drawn. Their use is that for an evening two heads were bent over one sheet of paper.',
				counter:
					'There’s love without any drawing, which merely wants to sit under the old sky and hold hands. Let it.',
				question: 'What in your idea of love have you drawn yourself, and what was there when you moved in?',
				act: 'Put on a song that belongs to a first season, past or wished for, and dance it through.',
			},
			{
				when: ['couple'],
				turn: 'One of you two may have wanted another wall for some time, another evening, a different July. Such wishes get talked about as if they were a matter of permission. The couplet would tell you to fetch flowers; it has noticed that people who are in a festive mood tear down in an hour what in committee stands for years.',
				counter: 'In the morning there will be rubble, and one of you will sweep it. Agree on which.',
				question: 'When did you two last do something festive that served no purpose and repaired nothing?',
				act: 'Strew something on the table tonight, petals, clementines, lentils, and eat in the midst of it.',
			},
		],
		unrequited: [
			{
				turn: '“Let us” takes two, and unanswered love conjugates it alone. It has the flowers ready, and the plan. There is something magnificent in it, like an orchestra tuning for a hall in which no one sits. The couplet would open the doors at the back and let in whoever passes: it’s a pity about the petals.',
				counter:
					'It was for the one, though, and for no passer-by. Let them lie in that case. They will dry, and make tea.',
				question: 'How much of the design could be carried out without the person it was drawn for?',
				act: 'Choose its smallest room, a walk, a dish, a tune, and carry that one out today.',
			},
			{
				when: ['in_love'],
				turn: 'One can split open the sky over a person without their knowing it; they go about beneath it with an umbrella. It would be only fair to let on. Not the whole design. A single petal, so to speak, falling on the sleeve from no very obvious direction, which they may brush off or look up.',
				counter: 'Someone who always brushes it off has answered. Do not come back with the whole bush.',
				question: 'What would the smallest sign be that leaves them free?',
				act: 'Fold a bit of paper into a flower, well or badly, and decide whether it remains on your own table.',
			},
		],
		loneliness: [
			{
				turn: 'A solitary man can scatter flowers, pour himself wine, even bang on the ceiling with a broom. It is the “let us” that he can’t do. Hafez seems to have minded this more than sky or fate. One could take from it that even large undertakings are at bottom pretexts for the plural, and propose to somebody a very small undertaking.',
				counter:
					'There is a quiet beneath a low ceiling that people long for who have too much company. Perhaps yours has that in it as well.',
				question: 'For which modest piece of nonsense would you need a second person?',
				act: 'Propose it to one, in the form “shall we”, with a place and a time.',
			},
		],
		dismissal: [
			{
				turn: 'A ceiling can press on one for years, and still it is not freedom when the floor goes. To be told at such a moment of new designs would be heartless, and the verse should hold its tongue except for the flowers, which are for the table, and the cup, which is for tonight. There’s no drawing to be done by Friday.',
				counter: 'It is possible that you are breathing more freely, and shy of saying so. Then breathe.',
				question: 'Who is sitting at the table with you in this, even if they say little?',
				act: 'Put something with a colour on that table, eat what there is, and stay there a little longer than usual.',
			},
		],
		work: [
			{
				turn: 'A ceiling at work is made of sentences: we tried that, it goes through Finance, people at your level. Whoever bumps against one thinks of leaving the building. The couplet brings a drawing along with the crowbar, and that is the half which tends to be put off.',
				counter:
					'Not every limit is plaster. Some beams hold up the floor on which one’s friends upstairs are sitting.',
				question: 'If it were granted tomorrow, what exactly would you draw in the place of what ought to go?',
				act: 'Draw it, as a child would draw a house, with arrows. Ten minutes, one sheet, no words.',
			},
			{
				when: ['has_job'],
				turn: 'You will not be the only one at your work who looks up. It is easily forgotten, since everyone does it behind a screen. A design that one person has in a drawer is a grievance; laid out on a canteen table among three, with cake, it is on the point of becoming the way things are done.',
				counter: 'Three people with cake have also been called a cabal. Choose a loyal table, away from the lift.',
				question: 'Which rule at your work is kept by all and defended by none?',
				act: 'Throw out one standing item: a meeting, a report nobody opens, a folder named “misc”. Tell one person that you did.',
			},
		],
		study: [
			{
				turn: 'Somebody drew up the subject as it stands, with its chapters and its ceiling, and called it a syllabus. It could be drawn otherwise. Those who have understood a thing always end by doing that, on the back of an envelope, and what they’ve drawn is crooked, and theirs, and proof against forgetting.',
				counter: 'Examiners like the ceiling where it is. First learn it by heart, then take it down.',
				question: 'How would you arrange this subject, if it had been left to you?',
				act: 'Draw it on one page as a floor plan, rooms and doors, and mark the room you have never entered.',
			},
		],
		waiting: [
			{
				turn: 'No petition has been lodged with heaven here. They do not ask when the ceiling is to be opened, or by what office. Anyone who waits comes to take the word “pending” for a description of themselves; and all the while there lies within their own walls a good deal that requires no signature.',
				counter:
					'Impatience dresses up as daring quite often. A seed dug up for its own encouragement has never been grateful.',
				question: 'For which part of this have you been awaiting a permission that nobody is in a position to give?',
				act: 'Begin the first inch: fill in the name at the top, buy the stamp, chalk the outline. Stop there for today.',
			},
			{
				turn: 'Those who wait for the sky to open sit mostly with heads bowed, looking at the time. The people of the verse sit with heads thrown back, and they have roses. Otherwise their position is the same: it hasn’t opened yet. What makes the difference is on the table, and was there before.',
				counter: 'Roses or no roses, there is a person who could simply give you an answer. One might ask.',
				question: 'What feast have you put off until then that could be held without it?',
				act: 'Hold a very small one at the next mealtime, with a cloth on the table and the good glass.',
			},
		],
		leaving: [
			{
				turn: 'Ceilings travel well. One can be packed in the morning and be up again by night above a hotel bed three borders off. The wish is for an open sky, and so one looks for the country where it is higher; the verse begins at the table where they are already sitting.',
				counter:
					'That is easily said by people with a garden. Some roofs are truly lower in one town than in the next, and moving is the right tool.',
				question: 'Which liberty is expected over there that no one has forbidden here?',
				act: 'Look up a bus or train line that you know, choose a stop where you have never got out, and note a time for Saturday.',
			},
			{
				when: ['leaving'],
				turn: 'At the end of this ghazal the poet threatens to throw himself into another realm. You are doing it. He packed, so it seems, flowers, a bowl and a sketch, and this isn’t the worst of lists: something to give away, something to drink from with strangers, and a plan one can fold. The rest of your luggage is furniture.',
				counter: 'Furniture is what one weeps for in the third month. A little of it may come.',
				question: 'What do you want to design differently there from the first day?',
				act: 'Put these three together on a chair today: a gift, a cup, a sheet of paper with one line on it.',
			},
		],
		home: [
			{
				turn: 'These people tear off the roof of the world to build anew, and the matter in hand is a kitchen and two rooms. It fits better than one would think. One buys or builds beneath a ceiling that other people have put in: so many rooms, this is the parlour, children sleep there. For one evening the thing might be drawn without them.',
				counter: 'Bearing walls are bearing walls. The new design should be shown to somebody who can tell which.',
				question: 'If no one had told you how people live, where would you put the bed?',
				act: 'Lie down for five minutes in a room in which you have never lain, and look at its ceiling.',
			},
		],
		eviction: [
			{
				turn: 'The roof is no metaphor to those who are about to be without one. This couplet, with its gaiety about ceilings, has no right to speak to them as it stands. What remains, if its bravado is taken off, is “come”, and that they are several; they hold on to each other’s sleeves before anything is broken through.',
				counter:
					'It can be that you are more angry than sad, and like the bravado best. Then have it entire, and bring witnesses.',
				question: 'Who stands next to you in this, counting everyone?',
				act: 'Ask one of them to come and sit with you, and have something to eat in the room where you are now.',
			},
		],
		money: [
			{
				turn: 'Scattering comes easily to those who have. One would think the verse was not for people who have to count. But what it wants to split is a lid, and there are lids on money too, such as the thought that there is only one way of living on this sum. Under it one sits and adds up the same column.',
				counter: 'Often there is only the one way, and the lid is arithmetic. Then throw petals, and pay the gas.',
				question: 'Which expense is in your column for the sole reason that it has always been there?',
				act: 'Strike it out, in pencil, and write beside it what else might stand in the space.',
			},
		],
		guilt: [
			{
				turn: 'Nobody in this couplet repents; they’d rather build. That may be the flight of people who do not want to look down. It may also be the only repair there is where the old pattern was part of the harm: to draw it so that nobody knocks into the same corner again.',
				counter:
					'Whoever was hurt by that corner ought to be asked, before you lay down anything, whether they still want to live there.',
				question: 'Where in the design did it begin to go wrong, and who had drawn that part?',
				act: 'Draw that spot, a situation, an hour, a sentence, and mark with a cross where a turning was missed.',
			},
		],
		fear: [
			{
				turn: 'As fear grows, ceilings come down. It is not how dangerous the thing is but how low one has to stoop beneath it, until one sees nothing but one’s feet. And the feet are where the verse begins, with the petals that lie there. It looks up a line later, in company. There is some sense in that order.',
				counter: 'Stooping has also saved people. Some ceilings are low because something really is coming down.',
				question: 'How much room is there above your head when you think of it, in hands?',
				act: 'Stretch both arms up as far as they’ll go, ten breaths long, and look at what is between your hands.',
			},
		],
		weariness: [
			{
				turn: 'There are seasons in which the sky comes down to just above one’s hair, and one goes about with bent neck and calls it being sensible. The verse does not recommend effort. It starts from below, with colour underfoot, with something fragrant, as if the height of a room depended on its floor.',
				counter:
					'A low ceiling has been known to be a lack of sleep, and then no flower helps half so well as a pillow.',
				question: 'How high is the room you are living in, if your mood of this week were the measure?',
				act: 'Lie on the floor and study the ceiling for five minutes as though it were a map somebody had left you.',
			},
		],
		anger: [
			{
				turn: 'Here’s a furious project that smells of roses. It can be done, apparently: to say of the order of things that it must go, down to the joists, and have both hands full of blossom while saying it. Anger that has a drawing with it makes less noise than the other sort and gets invited back.',
				counter: 'One may be too angry for flowers. Put them down somewhere safe before you crush them.',
				question: 'What would have to be standing there afterwards for you to be content?',
				act: 'Tear a sheet of newspaper into the smallest pieces you can, throw them up in the air, and sweep.',
			},
		],
		child: [
			{
				turn: 'A child, on the way, in the arms, or only in one’s thoughts, redraws everything: the rooms, the hours, the height at which things are kept. Some have had that new design on the table and then had to roll it up. The verse was not written for them, and still its first word is fit to be said to them by a friend.',
				counter: 'Such a friend does not come with flowers in hand, and that is how one knows them.',
				question: 'What has been redrawn in your days, and what did you not want to let go of?',
				act: 'Sit for ten minutes at the window with the most light, and have somebody bring you a cup there.',
			},
		],
		joy: [
			{
				turn: 'The couplet has been waiting for somebody to whom nothing need be explained. Scatter, pour, break open: today it’s merely a list of things to do. It adds one hint. They call it “a new design”, and lay it down in the midst of the merriment; good luck is a good moment to alter what you’ve long meant to.',
				counter: 'You needn’t alter anything. There are days on which the sky is all right as it is.',
				question: 'What would you dare to do in this mood that you would not on Thursday?',
				act: 'Do its first two minutes now, and throw something into the air while you are at it, rice, a hat.',
			},
		],
		faith: [
			{
				turn: 'To split the ceiling of heaven sounds like blasphemy and has been called so. Others hear in it the boldest of prayers: away with the painted sky, there must be something behind. Believers and rebels stand here on the same ladder for some rungs. Neither should look down too soon on the other’s shoes.',
				counter: 'To some that painted sky is dear, with its stars in gold. They do not want it broken.',
				question: 'Where has your idea of heaven become a ceiling?',
				act: 'Go outside this evening, look up for three minutes, and take back one thing you know about it.',
			},
		],
		decision: [
			{
				turn: 'Most choices present themselves as doors, and one studies the locks. No one in this line so much as looks at a door. It is an unreasonable idea, going out by the top, but it has this merit, that it makes one ask who drew the room.',
				counter:
					'The extra way out is the favourite lodging of those who do not want to pick. Mostly there are doors because there are doors.',
				question: 'What did you rule out so early that you no longer remember doing it?',
				act: 'Work out the absurd solution as if for a bank: costs, tools, starting date. Keep the one line that is not absurd.',
			},
			{
				when: ['two_options'],
				turn: 'Let one of your two be the flowers, and the other the crowbar. You will know at once which is which. The couplet uses both, the gentle thing first, the violent one after, and in a single evening. It seems not to have occurred to it that one might be obliged to choose between being kind and breaking through.',
				counter: 'Your two may not go into one evening. A crowbar in particular has to be bought or not bought.',
				question: 'Which of them have you been calling impossible, and which impolite?',
				act: 'Write what it would look like to begin with the gentle one and go on to the other, dates included.',
			},
		],
		change: [
			{
				turn: 'What they mean to put up in the sky’s place is so far only a sketch, an outline with everything still missing inside it. That is a mild demand. A life that turns is treated all too often as though it had to be built, furnished and defended by Friday, when for now it wants no more than a line around it.',
				counter:
					'One can sketch for ever, of course; there are people with forty plans who have always lived in a tent.',
				question: 'If your present life were a floor plan, where would the architect have to apologise?',
				act: 'Draw that floor plan: rooms for what fills your days, in proportion. Mark the wall you would take out first.',
			},
		],
		person: [
			{
				turn: 'Whoever breaks through a roof does it over the heads of those asleep below. In any new design there is somebody under it, with their bed just there, and the person you mean may be that sleeper. Where another tone is wanted, another way of being with each other, a broom is called for, and a word beforehand.',
				counter:
					'Then again the sleeper may have been waiting for it for decades, and be faster with the hammer than you.',
				question: 'Which rule between you has outlived anyone’s memory of its reason?',
				act: 'Change one small thing in how you meet or think of them, the chair, the hour, the form of address.',
			},
			{
				turn: '“Come”, says the verse to someone of whom we learn nothing. Were they brave, were they fond of demolition, did they come? It may have been a person who had never been counted on for anything of the sort. Looked at from that angle, the one in your thoughts could be capable of a surprise.',
				counter: 'You may have been surprised by them already, and more often than is good for anyone.',
				question: 'What have you never proposed to this person because you knew the answer?',
				act: 'Propose it, in the least solemn form you can find, or tell a third person what it would have been.',
			},
		],
		open: [
			{
				turn: 'A night, some people, the heavens considered as a building: one cannot tell from the couplet what had put them out. It may have been tax, or a death, or Wednesday. They don’t complain, and they don’t explain. They look up; and it’s from there that they see what in all this is merely ceiling.',
				counter:
					'Down here it may be different, and the complaint quite justified. Not everything is plaster that is overhead.',
				question: 'What in your matter have you taken for the sky?',
				act: 'Look at the actual sky for two minutes, and then write your question again from memory.',
			},
			{
				turn: 'To lay down a design you must have a floor. It is a modest word in so high-flown a verse; “tarh”, which is a sketch, is also what a carpet maker starts with. Maybe no great answer is called for, but a first knot, at a corner, in a colour one happens to have in the house.',
				counter: 'Carpets take years, and first knots have been undone by the thousand without anybody being told.',
				question: 'With which corner could you begin without knowing the pattern?',
				act: 'Make that first knot, as literally as you like: a shoelace, a thread, a line at the edge of a page.',
			},
		],
	},
};
