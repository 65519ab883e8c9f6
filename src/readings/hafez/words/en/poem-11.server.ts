import type { PoemWords } from '../shape.ts';

/** Ghazal 407: the green field of the sky, and the sickle moon. */
export const words: PoemWords = {
	openings: [
		'A farmer’s eye looks up at dusk. Where others see heaven he sees a meadow, still green in the last light, and the young moon hanging in it like a tool that has been left out. At once he thinks of his own few rows.',
		'The thinnest moon of the month has the shape of the reaper’s blade. It cuts nothing up there. It only reminds a man down here that some time ago he put certain things into the ground, and that nobody else will be bringing them in.',
		'Nobody had reminded him of the date. Then the crescent came out over the roofs, curved like something that hangs in a barn, and the whole green evening turned, at one glance, into farm land with the work still to be done.',
	],
	quietOpenings: [
		'Someone looks up at evening and sees a green field with a thin moon in it, like a sickle. He thinks of what he has sown, and is quiet.',
		'The new moon hangs over this verse like a reaper’s blade that has been put away. Under it lies a field, and a man who remembers.',
	],
	heritage: [
		'Later on the same heaven is put up for sale: in the market of love, Hafez says, the moon’s whole harvest fetches one barleycorn and the sheaf of the Pleiades two.',
		'In the next couplet the poet scolds his luck for oversleeping, with the sun already up. Luck’s answer is not offended: for all that, it says, think of the old kindness and do not despair.',
	],
	turns: {
		bereavement: [
			{
				turn: 'It is nearly an insult how green the field is. Things that were set in the ground by hands now missing go on coming up this year as though nobody had told them: bulbs, sayings, a way of laughing. One does not know whether to water them. You are allowed to stand there with the can.',
				counter:
					'No harvest makes up for the one who sowed. If the growing things are hard to look at, draw the blind without guilt.',
				question: 'Which of their plantings is still coming up, and on which days can you bear to look?',
				act: 'Do one thing slowly, just as it was done when they were there, including the step that always seemed unnecessary.',
			},
			{
				turn: 'The sickle in this verse hangs in the sky and cuts nothing; what it does is remind. So a date does, a song, the first cold evening. You will not be asked by such a moon whether you are ready. It comes out above the roofs, thin, and for some minutes everything is there again that they put into the ground of your days.',
				counter: 'There are evenings when reminding is the last thing one needs. Curtains are no disloyalty.',
				question: 'What reminds you of them most often without meaning to?',
				act: 'Tell somebody what that is and the story behind it, and ask which thing it is for them.',
			},
		],
		illness: [
			{
				turn: 'A farmer cannot look into the ground. He has put in what he had, and the rest is weather, and a kind of patience that isn’t calm. Whoever nurses or is ill knows such looking at the sky. The verse doesn’t interpret the signs. It lets a man stand at the edge of his field, and see that it is still green.',
				counter: 'Green is not cured, and the moon is not to be asked. The ward has better instruments.',
				question: 'What did someone sow in earlier years, a habit, a friendship, that holds you up now?',
				act: 'Thank one such thing or person in a few words, then look out at the sky, whatever is in it.',
			},
			{
				when: ['ill'],
				turn: 'Your field has to wait. It is the hardest thing, for anyone used to working, to lie and see from the window what ought to be brought in. But an unmown field isn’t a reproach in this couplet. The blade hangs far up, it is in nobody’s hand tonight, and the corn can stand.',
				counter: 'Some things do spoil by standing. Those others may bring in for you, if they are told which.',
				question: 'Which work lies on your mind that could be cut by someone else?',
				act: 'Name it to one person and then let your eyes shut until the light in the room has moved.',
			},
		],
		betrayal: [
			{
				turn: 'He thought of “my own sowing”, and there are people to whom that phrase is a blow, for they sowed well, in the open, over years, and someone has come across the field by night. For them the poem has another side: not every harvest belongs to the hand that worked for it. What was put into that ground was nonetheless good seed.',
				counter: 'Good seed does not fill an empty barn, and no one should call such a loss a lesson.',
				question: 'What was given in all that time that was well worth giving?',
				act: 'Sit at the edge of something green, or look at it through glass, with a friend beside you or a warm cup.',
			},
			{
				when: ['did_wrong'],
				turn: 'This couplet has no accuser. There’s merely an evening, a curved light, and a man who remembers what he has put into the earth. For whoever has broken faith it is a severe verse and not an unkind one: no one else will bring it in. It grew from your hand, and you can look at it.',
				counter: 'Looking is not yet a harvest. It’s the other one who is standing in the stubble.',
				question: 'What exactly did you sow, on which day, before anyone could see it?',
				act: 'Stand by a window until you have it in one sentence. Then be silent with it for ten minutes, and tell no one yet.',
			},
		],
		separation: [
			{
				turn: 'In a field worked by two, nobody can say any longer who put in what. “This row, I believe, was yours.” When two people divide, they are surprised by how much of it is simply growing: shared jokes, a dish, a manner of saying goodnight to the cat. The sickle hangs above it, and neither of the two likes to take it down.',
				counter: 'For some there is nothing left but thistles. They may walk off the land without looking round.',
				question: 'Which crop of those years would you like to go on growing on your own ground?',
				act: 'Cook, sing or say that one thing this evening, by yourself, and then sit down.',
			},
			{
				turn: 'Harvest comes round, also in a year when one would rather not have it. To look at what was sown by two and is ripe for one is lonely work; the man in the verse, too, stands in his field alone. Nothing is said of joy or regret. He remembers, and that is all.',
				counter:
					'Remembering may have to come later. Some are still in the very middle of it, with no field in view, only dust.',
				question: 'What was meant to grow there, at the time of sowing?',
				act: 'Say it softly to whoever you can trust with it, or to the sky, and go to bed early.',
			},
		],
		quarrel: [
			{
				turn: 'Words are sown broadcast, and come up after the speaker has gone home. A remark from March has grown a handsome ear by now, and so have the replies to it. The moon of this couplet isn’t out to catch anybody. It shows each side its own rows, which is unusual for a quarrel, where everyone stares over the fence.',
				counter: 'One may have to speak of the neighbour’s thistles as well. They blow across, whatever the fence.',
				question: 'Which of your sentences has come up somewhere you did not mean it to?',
				act: 'Take that one sentence back, by name, without asking for anything to be taken back in exchange.',
			},
		],
		love: [
			{
				turn: 'What comes up between two people was put in earlier, mostly without ceremony: a question remembered, a lie of convenience, the last pear. One stands before the present crop and finds it puzzling. Whoever goes back along the row may find their own small handwriting on some of the sticks.',
				counter:
					'Love has never been all husbandry. Weeds arrive by air, and not everything that fails in a garden was sown wrongly.',
				question: 'What was planted in the first weeks that is only now above ground?',
				act: 'Ask someone dear after something that they mentioned weeks ago, by its name, and then hear the whole answer.',
			},
			{
				when: ['couple'],
				turn: 'You two have a field by now, not just a bunch of flowers. There’s rye in it, and some stones that have been carried to the edge so often that they make a wall. Beneath this moon one would walk round it together, hands in pockets, and not talk about yields. Anyone who sees the whole of it is rather impressed.',
				counter: 'A field needs no admiration, it needs hoeing. One of you may have been out there alone for a while.',
				question: 'What have you sown together that would be standing even if no one had believed in it?',
				act: 'Take that walk this evening, round a block or a table, and each name one thing that has come up.',
			},
		],
		unrequited: [
			{
				turn: 'To sow on someone else’s land is forbidden nowhere and yields nothing. It is done in secret, with glances, favours, a whole spring. And then the new moon hangs over there, and one would like to go across with a basket. The man in the couplet thinks of his own plot at this sight. He had quite forgotten it; there was probably barley there.',
				counter: 'Seed has been known to blow over a fence and take, to the surprise of both sides.',
				question: 'What has been lying fallow with you since you began to look across?',
				act: 'Press one seed or pip into a pot of your own, water it, and turn the pot to the light.',
			},
			{
				when: ['in_love'],
				turn: 'Longing reckons in harvests: by summer it will have been noticed, by autumn surely. The moon of this verse has only just set out, so thin that one can’t be certain. It is a phase at which farmers sow and astronomers wait, and lovers count. It might be an idea to do one of the other two things.',
				counter: 'Counting may be half the pleasure. There’s no law against a bit of reckoning by moonlight.',
				question: 'How long have you been at this, in moons, and what has really changed in it?',
				act: 'Go out after dusk and look for the moon. Tell it nothing for once.',
			},
		],
		loneliness: [
			{
				turn: 'The figure in the couplet is alone out of doors, and it does not seem to oppress him: he has the sky, a tool, something to think of. It was otherwise at noon. Solitude by evening depends a good deal on whether one has had one’s hands in anything. A bean will do; it needs one, and leans towards the window.',
				counter: 'A bean isn’t talkative. If it is voices you miss, you will have to go in among people.',
				question: 'For whom or what did you do something today that will show tomorrow?',
				act: 'Set a bean, a lentil or a clove of garlic in damp cotton, and tell one person that you have.',
			},
		],
		dismissal: [
			{
				turn: 'Anyone sent off a field before the harvest knows something of this poem that the commentators don’t. The moon comes up just the same. The rows can be seen from the road, each with what it cost, and others will be cutting. No sentence makes that fair. It does not change who did the sowing.',
				counter:
					'Some were glad to drop the hoe, and feel ashamed of it. They need not be; backs know their own business.',
				question: 'What stands in that field that would not be there without this one pair of hands?',
				act: 'Say three such things aloud to somebody who will nod. Then no more of it tonight: soup, bread, a blanket.',
			},
		],
		work: [
			{
				turn: 'A blade hung up where all can see it is hard on those who sowed late. There are pages that were put in the ground, and there are others for which only the seed was bought. The reckoning need not be cruel; a farmer walks the rows in order to learn what there is to carry, and orders that many sacks.',
				counter:
					'Effort and yield are cousins, not twins. There is also hail, and there are masters who never saw a field.',
				question: 'How much is truly in the soil, if intentions do not count?',
				act: 'Count it: pages, calls, hours, whatever your kind of grain is. Put one honest number on a slip and lay your pencil across it.',
			},
			{
				when: ['has_job'],
				turn: 'In your trade it is always harvest, if one listens to those upstairs; there’s a quarter every three months. The moon takes its own time. Some of what you do will be visible this Friday and another part in some six years, in the way a trainee answers the telephone. That part isn’t in any of the tables.',
				counter: 'Six years is a long while to be patient on other people’s money. Friday too must have its sheaf.',
				question: 'What have you sown there that somebody else will reap and never know it came from you?',
				act: 'Put in one more seed of the kind: show someone a knack of yours, in five minutes.',
			},
		],
		study: [
			{
				turn: 'The crescent on this page is not an examiner. It reminds, and there is a difference; an examiner asks what one does not know, whereas such a light makes one think of what is already in the ground, from last autumn, and just wants finding. It would be foolish to walk the rows counting bare patches alone.',
				counter: 'Bare patches have been examined before now, and with some pleasure. Count them too, and then stop.',
				question: 'What did you learn so long ago that it has become yours, without your having noticed when?',
				act: 'Write on one side of a card what has come up, on the other what is still bare. Start from the first side.',
			},
		],
		waiting: [
			{
				turn: 'The new moon shows itself shortly after sundown, very thin, and is gone in the time it takes to fetch someone to see it. Many first signs are of that kind. Between now and the full disc lie two weeks that no watcher has ever shortened, and in which there is hoeing to be done.',
				counter:
					'The moon at any rate keeps its appointments. People and ministries wax less dependably, and may be reminded.',
				question: 'What would you be tending in the meantime if the date had already been promised?',
				act: 'Press a lemon pip or a lentil into a pot of soil, and write today’s date on the side.',
			},
			{
				turn: '“When it’s time to reap”, says the verse, and it gives no month. Farmers do not wait as people do in corridors. They go out every so often, bite a grain, spit, and go home to mend a strap. Their waiting has something to touch in it; one can tell from the tooth how far along it is.',
				counter: 'Some things can’t be bitten before they are there. Then leave the grain alone and mend the strap.',
				question: 'By what could you test, without spoiling it, how ripe the thing is?',
				act: 'Mend a strap, a hem, a loose handle, and think of the matter only for as long as that takes.',
			},
		],
		leaving: [
			{
				turn: 'The crescent can be seen the same evening from the place one is in and from the one that beckons, give or take a cloud. Only the field is in one place. Those who go away in the growing months should know who will cut; those who stay for the corn should know they chose it.',
				counter:
					'It is possible to overrate one’s acre. Things ripen behind our backs with an ease that is almost insulting.',
				question: 'What will be ready while somebody is gone, and in whose arms should it be?',
				act: 'After sunset look for the moon, or for where it ought to be, and point with your arm towards the far place.',
			},
			{
				when: ['leaving'],
				turn: 'You take seed along, whether you want it or not: in your trouser cuffs, in your way of greeting. Much of what grows today in new countries was brought like that, by people who had come for other reasons. Leave the standing corn with an easy mind to those who are hungry. The light kind travels best.',
				counter: 'Not every soil takes every seed. There are customs one had better keep in the cuff.',
				question: 'Which habit of your home ground should come up over there as well?',
				act: 'Put a pinch of something from here in a twist of paper, earth, tea, seed, and pack it first.',
			},
		],
		home: [
			{
				turn: 'A green field seen from a terrace is a view; from the edge of it, it is work. Those who look for a place to live will be shown the view. The couplet would like them to recall, under the nice thin moon, what they themselves have sown to pay for it, and what it will want of them every August.',
				counter:
					'Views have kept people alive through winters in which nothing grew. They have their price and are worth it.',
				question: 'What work would this place ask of you, and would you like yourself at it?',
				act: 'Imagine an August Saturday there, hour by hour, and put it down on half a page.',
			},
		],
		eviction: [
			{
				turn: 'It’s a bitter hour for looking at a field, when one has to leave what one has planted. The tomato on the balcony, the neighbour’s child who comes for biscuits, the tradesman who has one’s measure. All that was put in there in years; no law knows it as property. The moon in this verse saw it. It is a poor witness, being silent.',
				counter: 'Others can be found that speak: an adviser, a tenants’ group, a friend with a loud voice.',
				question: 'What has grown in that place that nobody can put out into the street?',
				act: 'Call someone who knows it, a neighbour or a friend, and stay near to them this evening.',
			},
		],
		money: [
			{
				turn: 'Seed and bread are the same corn; it’s a matter of when. Anyone short of money knows the dilemma of that field: eat next year’s corn, or go hungry in this one. The poet has no solution under his moon. What he does is look at both together, for once, in the same light.',
				counter: 'When there is none of either, advice about sowing is a mockery, and help is what is wanted.',
				question: 'How much of what you have is meant to be eaten now, and how much to be sown?',
				act: 'Divide what is in your purse into two heaps accordingly, look at them, and put it all back.',
			},
		],
		guilt: [
			{
				turn: 'One reaps what one has sown, is the proverb, and it has been a stick for beating people ever since there have been people. The poem is more reserved. It says “came to my mind”. No one thunders; it dawns on a man, in the open, at a peaceful hour, and it is all the harder to look away from that.',
				counter:
					'Half of what stands on anyone’s acre was blown there from elsewhere. Guilt likes to claim the thistles too.',
				question: 'Which of what is growing there was in truth your seed?',
				act: 'Say only that part to yourself, outdoors if you can, and stay until you no longer want to run in.',
			},
			{
				when: ['did_wrong'],
				turn: 'Later in this ghazal the poet quarrels with his luck for having slept, and luck answers that he should not despair because of what has been. You may take that or leave it. The field does not get any different. But whoever has seen by moonlight what he sowed can put in something else next to it, before the frost, in the second row.',
				counter: 'The second row does nothing for the one who was hurt by the first. Ask first.',
				question: 'What could grow beside the wrong without being there to hide it?',
				act: 'Do the first inch of that today, unseen, and do not mention it to anybody.',
			},
		],
		fear: [
			{
				turn: 'It has the shape of a blade, and one may well be startled. So, it seems, was the man, for half a line. Then he sees it is the moon, a day old, and that the field is his own. Fear has the sharp thing in view and not the distance; this sickle would have to travel some time to reach any neck.',
				counter: 'There are blades that aren’t moons. If yours is one of these, do not stand about looking.',
				question: 'How far away is the thing, measured in days?',
				act: 'Hold your hand up against it, arm outstretched, and see what else there is in the sky.',
			},
		],
		weariness: [
			{
				turn: 'Every good farmer leaves a strip unsown now and then, and it looks like neglect to anyone driving past. Soil that is cropped year upon year gives less, and it is no use shouting at it. Under this sky of sickles it is unfashionable to say so, but stubble also has its season.',
				counter:
					'A field may be called fallow by someone who merely dislikes ploughing. One knows it by the sort of tiredness.',
				question: 'Which corner of your week has borne something without a break for longest?',
				act: 'Leave one duty undone on purpose until tomorrow, and say out loud which: this strip rests today.',
			},
		],
		anger: [
			{
				turn: 'The neighbour has more, that is visible from here: fuller ears, and the light falls on them as if it were paid to. Anger and envy are careful observers of other people’s farming. It needs something very big and quite impartial, the verse thinks, to turn a man’s gaze back on to his own acre: a whole sky, with a tool in it.',
				counter: 'If he has moved the boundary stone, you’re right, and no moon should distract you.',
				question: 'What is growing on your side that you would envy if it were on his?',
				act: 'Pull up ten weeds, in a pot, a gutter, an inbox, with rather more force than they need.',
			},
		],
		child: [
			{
				turn: 'Of all that is sown, a child is the least like a crop. To those who wish for a child, or have one, or have carried one and lost it, the harvest language can be hard to bear; it sounds as though something had been done or left undone. The field in this verse is the sky. Nobody earned it, and it is nobody’s fault.',
				counter: 'With a healthy one on one’s arm one can enjoy the image and count toes.',
				question: 'What has been sown in you by this child, the hoped for, the present or the absent one?',
				act: 'Look for the moon this evening with somebody, or from a window by yourself, and say goodnight to it.',
			},
		],
		joy: [
			{
				turn: 'Harvest it is, then, and you can hear the scythes. There is a thing that good farmers do upon such evenings: before they drink they walk once along the edge and look at the stubble, the whole stupid effort of it, from the first furrow. It makes the wine taste less of luck.',
				counter: 'It was partly luck, all the same. There had been years with the same effort and hail.',
				question: 'On which unpromising day did you put in the seed of this?',
				act: 'Tell somebody about that day, with the weather, and only after that about the result.',
			},
		],
		faith: [
			{
				turn: 'This field is farmed by someone, as the pious see it, and the moon hung there to call to prayer and fasting; for a month of Islam begins with just such a sickle. Others see a rock and a reflection. Both look up, and both think of what they have done, which is an odd thing to be made to think of by a reflection.',
				counter:
					'Reckoning is not the entire heaven. There are people who look up just because it’s beautiful, and believe more for it.',
				question: 'What have you entrusted to the ground without ever having seen it rise?',
				act: 'Do one good thing today so deep down that nothing of it will ever show.',
			},
		],
		decision: [
			{
				turn: 'With a sickle there is no maybe; what has been cut will not go back on the stalk. That is why one circles the corn so long, admiring it. But standing grain is no safer than cut grain. It is merely undecided, and the birds, who hold no meetings, are already at it.',
				counter:
					'Cutting early out of nerves has ruined more harvests than birds have. A thumbnail pressed in the kernel tells one more than a proverb.',
				question: 'By what mark would you recognise that the thing is ripe, and when did you last look?',
				act: 'Strike one item from tomorrow’s list with a thick line. Practise on something small how cutting feels in the wrist.',
			},
			{
				when: ['two_options'],
				turn: 'There are two strips and you have but one pair of arms for the day of cutting. Which is riper is one question. Another, less often asked, is which of them you sowed yourself; people are often found bringing in with great care a crop that an uncle put there.',
				counter: 'Uncles have sometimes sown well. It is no shame to eat of what they left.',
				question: 'Which of the two would be sorry not to have been cut by you?',
				act: 'Put a grain of rice on the table for each good day you’ve already put into either. Compare the heaps.',
			},
		],
		change: [
			{
				turn: 'A moon one day old was dark the day before, and nobody had announced it. So something has turned, and all that can be seen of it is an edge. The man in the couplet deduces a harvest from it at once, which is bold. But he doesn’t get out the cart. He only thinks of the field.',
				counter: 'It may turn out to be a paring of cloud. One ought to look again tomorrow at the same time.',
				question: 'What is the thin bright edge in all this, if there is one?',
				act: 'Mark the date in a calendar with a crescent, and put a second mark fourteen days from it, with no word beside it.',
			},
		],
		person: [
			{
				turn: 'Much of what anyone lives on was sown by people who did not see it ripen: a language, a temper, a way with animals, a debt. The one you think of may have put something in your ground, and you in theirs. Beneath that bent blade it would be possible to ask for once not what they are doing now but what has come up.',
				counter: 'It may be all nettles. They make a decent soup and one doesn’t have to be grateful.',
				question: 'Which of your own habits did you get from this person?',
				act: 'Do the thing in their manner once today, on purpose, and pay attention to your hands.',
			},
			{
				turn: 'That man saw heaven and thought of himself; the verse smiles slightly at that. People have the same effect. We look at somebody, large and far off, and within a minute we are speaking of our own few rows. Something in what you tell of this person may simply be your own field in another light.',
				counter: 'But it need not be so. They may really be like that, in any light, and you a good observer.',
				question: 'What of theirs do you see so well because you have sown some yourself?',
				act: 'Write three words for them on a strip of paper. Cross out the ones that hold for you, and keep what is left.',
			},
		],
		open: [
			{
				turn: 'He looked up at the largest thing there is, and what came to his mind was the ground. Many who ask go in the opposite direction; they have had enough of the ground, and would like a word from above. The sky in this couplet gives its answers in one manner only: it sends the glance back.',
				counter:
					'One need not bring everything home. There is a kind of looking up that is for the stars, and no use to anyone.',
				question: 'What did you think of, quite unbidden, in the second after you had asked?',
				act: 'Clean the shoes you have worn most this month. See what is on the soles, and from where.',
			},
			{
				turn: '“Came to my mind”: nothing further happens in this verse. There’s no harvest in it, no storm, no good counsel. A thing was forgotten and is there again, because the light fell on it from the side. If you had nothing definite to ask, this may be enough to be going on with.',
				counter: 'What comes to mind first isn’t always the crop. Often it’s a nail one has meant to hammer in.',
				question: 'What have you been meaning to look after that no one reminds you of?',
				act: 'Go to the nearest window as it gets dark, and wait there until one such thing has occurred to you.',
			},
		],
	},
};
