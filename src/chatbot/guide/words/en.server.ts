import type { GuideWords } from './shape.ts';

/** What the guide says in English besides its topics. */
export const words: GuideWords = {
	lore: [
		{
			say: 'The Fool of the tarot carries everything he owns in a cloth tied to a stick, and nobody who painted him ever showed what is inside. He walks with it unopened. It may be treasure or it may be last year’s bread.',
			ask: 'What have you been carrying for so long that you no longer look inside?',
		},
		{
			say: 'Rumi tells of a man who looked for his key under the lamp because the light was better there, though he had lost it in the dark of his own house. It is a joke, and it is most of what people do.',
			ask: 'Where would you look, if the light were equally good everywhere?',
		},
		{
			say: 'In old Persian gardens the water ran in a straight channel from the first gate to the last wall, so that a guest always knew where the house was by listening. Not everything in a garden has to be seen to lead somewhere.',
			ask: 'What sound, in an ordinary day of yours, tells you that you are near the right place?',
		},
		{
			say: 'When Attar’s birds were called to set out, each had a reason to stay: the nightingale its rose, the duck its pond, the owl its ruin with the gold below. The reasons were good ones. That was the trouble with them.',
			ask: 'What is your best reason for not moving just yet?',
		},
		{
			say: 'A carpet weaver in a village works from the back, where the knots are. She sees the picture only on the day it is cut from the loom. Much of a life is tied from that side too, and I cannot see your front either.',
			ask: 'Which knot are you tying this week, whatever the picture turns out to be?',
		},
		{
			say: 'The Moon card has two towers, a dog, a wolf and a small crayfish climbing out of a pool. Everybody looks at the moon. The crayfish is the one who has to walk the road.',
			ask: 'Which small, slow part of this matter is already on its way out of the water?',
		},
		{
			say: 'Old letters were folded, sealed with wax and stamped with a ring, so that even a servant could tell whether they had been opened. You have written me a few lines, and I take them as they lie, unopened where you left them so.',
			ask: 'What stands on the page that you folded inward?',
		},
		{
			say: 'In the game of backgammon, which the Persians called nard, the old books say that the dice are heaven and the moves are the player. Nobody ever won by staring at the dice.',
			ask: 'Which part of what you describe was thrown to you, and which part did you move?',
		},
		{
			say: 'Potters leave a cup on the shelf for days between the wheel and the fire, since a wet cup bursts. Nothing seems to happen on that shelf. It is the step that beginners skip.',
			ask: 'What in your days is drying on the shelf, and who is hurrying it?',
		},
		{
			say: 'The letter Aleph, first of the alphabet and worth one in the old count, has no sound of its own; it is the breath before a word. A good deal of what people tell me stands in that breath.',
			ask: 'What did you almost write before you wrote this?',
		},
		{
			say: 'Temperance pours water from one cup into another and never spills, though in the picture the angle is impossible. The card is less about moderation than about patience with an arrangement that looks as if it could not work.',
			ask: 'Which two things are you trying to pour together?',
		},
		{
			say: 'There is a story of a king who asked for a ring that would make him glad when sad and sad when glad. The smith engraved three words: this too passes. The king wore it mostly on his bad days, which shows he had understood half of it.',
			ask: 'On which good day lately did you forget that it was one?',
		},
		{
			say: 'Saffron is the dried thread of a flower that opens for one morning and is picked before the sun is high. A whole field weighs almost nothing. Some things are dear only because somebody got up early for them.',
			ask: 'For what would you still get up before the light?',
		},
		{
			say: 'The hoopoe, whose name this house bears, was said to find water under the ground by looking at it. It could not drink it any sooner for that. Seeing and reaching are two trades.',
			ask: 'What do you already see clearly here that you have not yet reached?',
		},
		{
			say: 'In the Masnavi a grammarian asks a boatman whether he knows grammar, and tells him half his life is lost. Then the storm comes and the boatman asks whether the scholar can swim. Both were right about what they knew.',
			ask: 'Which of your skills is useless in this weather, and which one floats?',
		},
		{
			say: 'The Hermit’s lamp in the oldest decks was an hourglass. Some copyist misread it, and a card about time became a card about light. Errors travel far when they are handsome.',
			ask: 'What did you once misunderstand about yourself that turned out to be useful?',
		},
		{
			say: 'On the longest night of the year Iranian families sit up with pomegranates and poems, not to shorten it but so that nobody meets it by themselves. The night stays exactly as long.',
			ask: 'Who sits beside you when your nights are long, and who would if you asked?',
		},
		{
			say: 'A compass needle trembles most just before it settles. Sailors learned not to read it in the first moment. I would not read too much into this moment either, without hearing more.',
			ask: 'What has been trembling for you since the beginning of this month?',
		},
		{
			say: 'Four of Swords shows a knight lying on a tomb with folded hands, and people take him for dead. He is resting in a church, the window above him lit. The picture has frightened many who only needed a night’s sleep.',
			ask: 'What would you put down first, if you were allowed to lie still for one day?',
		},
		{
			say: 'The first clocks in towns had no hands. They only struck, and people lived by hearing the hour rather than seeing it run out. They were late just as often, but less accused by the wall.',
			ask: 'Which hour of your day do you wish somebody else would ring?',
		},
		{
			say: 'Nasreddin planted a sapling at eighty, and when they laughed he asked who had planted the walnuts they were eating. He is said to have gone home pleased with the answer and annoyed at his back.',
			ask: 'Whose tree are you eating from, and what have you put into the ground?',
		},
		{
			say: 'Dream books of the old kind ask first about the dreamer’s trade before they say what a horse means. To a king it was rank, to a farmer a debt. No picture means the same in two houses.',
			ask: 'What would I need to know about your days before I dared to say a word about them?',
		},
		{
			say: 'The Wheel of Fortune has a creature rising on one side and one sinking on the other, and a sphinx on top who does not seem to hold on. None of them looks at the hub, which is the only part that stays where it is.',
			ask: 'What stays where it is for you while the rest goes round?',
		},
		{
			say: 'In the caravan towns there was a post by the gate where travellers hung what they had found on the road: a glove, a strap, a bell. People who had lost something began their search with what others had picked up.',
			ask: 'Who may have found a piece of what you have lost?',
		},
		{
			say: 'The scribes of Shiraz cut their reed pens at a slant, and each wrist wanted its own slant; a borrowed pen wrote somebody else’s hand. Good advice has the same fault.',
			ask: 'Which advice do you keep getting that was cut for another wrist?',
		},
		{
			say: 'Seven valleys lie before Attar’s birds, and the first is called the quest. There, he says, one does nothing but ask. Nobody is praised for speed in it, and most of the book is still to come.',
			ask: 'How would you put your question if it had to fit on the back of a hand?',
		},
		{
			say: 'A well in the desert has a rim worn into grooves by the ropes. Each groove took a hundred years, and no single bucket made it. People who look for the one day that changed everything seldom find it.',
			ask: 'Which small thing have you done so often that it has left a mark?',
		},
		{
			say: 'Strength, in the old pack, is a woman closing a lion’s mouth with her bare hands, and the lion seems to mind rather little. Nobody knows whether she is holding it shut or has only just let go.',
			ask: 'What do you hold gently that others would hold with force?',
		},
		{
			say: 'A lantern maker pierces the tin from the outside in, so that the rough edges are inside where nobody is cut. You see only stars on the wall. The hand that made them has been inside with the edges.',
			ask: 'What does it cost you to be as pleasant as you are?',
		},
		{
			say: 'The poet Saadi spent thirty years on the roads and wrote his two books in about two, sitting down. He claimed to have wasted his life before them. His readers think otherwise, as readers can.',
			ask: 'Which of your wasted years are you secretly still living on?',
		},
		{
			say: 'The Star pours one jug on the land and one into the pool. The land needs it, the pool does not, and she gives to both alike. It is a lovely picture and a doubtful way to water a garden.',
			ask: 'Where are you pouring that has water enough?',
		},
		{
			say: 'The bakers of flat bread throw a pebble on the hot floor of the oven to see whether it jumps. They have thermometers now, and they still throw the pebble. A small test one trusts is worth a great deal.',
			ask: 'By what small sign do you know that a day is going to be a good one?',
		},
		{
			say: 'In chess, which came to Persia from India, the weakest piece is the only one that may become another. It must cross the whole board for it and may not go back. The old masters found this consoling and did not say for whom.',
			ask: 'What can you no longer go back from, and which square are you on?',
		},
		{
			say: 'Midwives in the old towns used to untie every knot in the house, laces and curtains too, so that nothing should hold back what wanted to come. It did no harm, and it gave frightened relatives something for their hands.',
			ask: 'Which knot in your house could be untied this evening?',
		},
		{
			say: 'The Ace of Cups is offered by a hand out of a cloud, brimming, and nobody is painted to take it. The whole card happens before anyone has reached out.',
			ask: 'What is being held out to you that you have not taken yet?',
		},
		{
			say: 'There were singers who began a night with the tuning itself and let people listen to it. They said that a string being brought to its note was already the song. Some guests went home before the rest.',
			ask: 'What about you is being tuned at present, a little off and audible?',
		},
		{
			say: 'The salt road over the mountains was walked by night, when the snow held. By day it was softer and prettier and swallowed mules. Hard hours carry better than they look.',
			ask: 'What has held you in a hard hour that you would not have expected to?',
		},
		{
			say: 'Seeds of the cypress wait in closed cones for years and open after great heat. The tree of graveyards turns out to be a tree of fires. I tell it as botany, not as comfort.',
			ask: 'What has opened in you only after something got too hot?',
		},
		{
			say: 'The World, last of the great cards, shows a dancer in a wreath with one foot off the ground. It is the end of the row and she is in the middle of a step. Whoever laid the cards in order had some humour.',
			ask: 'What did you finish lately that felt more like the middle of something?',
		},
		{
			say: 'A good miller hears through the wall when the stones run empty, since the sound goes up a tone. He gets out of bed at night for that tone. The rest of the house sleeps through it.',
			ask: 'What do you hear, lately, that everybody around you sleeps through?',
		},
		{
			say: 'On the Nowruz table lies a mirror with an egg on it, and grandmothers say the egg stirs when the year turns. Children watch it without breathing. In all those years nobody has ever regretted the watching.',
			ask: 'What are you watching closely at the moment, and what would count as a stir?',
		},
		{
			say: 'The number nine, in the old sums, comes back whatever you multiply it by: add up the digits and there it stands. Some questions are like that. They return through every door in a different coat.',
			ask: 'Which question has come back to you most often in your life?',
		},
		{
			say: 'Falconers used to say that a hooded bird is calm because it believes it is night. The hood is a kindness and a leash at once, and the bird is never asked. People sew such hoods for themselves.',
			ask: 'What do you prefer not to see at present, and what does it spare you?',
		},
	],
	offers: [
		{ page: 'tarot', line: 'If a picture would help more than my talk, three cards can be laid here.' },
		{ page: 'hafez', line: 'The Divan of Hafez can be opened on a question like this; it takes a minute.' },
		{ page: 'moulana', line: 'There is a story of Rumi’s waiting, with something small to do today.' },
		{ page: 'dreams', line: 'If you slept badly on this, bring the dream, and three old ways of reading it.' },
		{ page: 'lucky-number', line: 'For something lighter, the numbers in your name can be added up before your eyes.' },
		{
			page: 'big-five',
			line: 'A hundred and twenty plain statements will tell you more about your temper than I can.',
		},
		{ page: 'eq-test', line: 'Ten sentences about feelings, yours and others’, are here when you have five minutes.' },
		{ page: 'sarketab', line: 'The letters of your name and your mother’s can be counted in the old way.' },
	],
	greeting: [
		{
			say: 'Welcome. I am the guide of this house, with a shelf of old stories behind me and no hurry at all. People come here with a dream, a quarrel, a choice, or with nothing they could name.',
			ask: 'What is on your mind today?',
		},
		{
			say: 'Good to see you at the door. In the caravan inns a guest was asked for a name only on the third day; here you may keep it altogether.',
			ask: 'What has this week been like so far?',
		},
		{
			say: 'A warm hello from the hoopoe’s perch. There is tea in the story if not in the cup, and I am listening.',
			ask: 'Where would you like to begin?',
		},
		{
			say: 'Peace upon this hour, as the old greeting goes. You need not have a proper question; half a sentence is enough for a start.',
			ask: 'Which half of it do you have?',
		},
		{
			say: 'Hello again, or for the first time; the lamp is lit either way. I know only what you write here.',
			ask: 'What made you open this page just now?',
		},
	],
	thanks: [
		{
			say: 'You are welcome. In the bazaar of Isfahan they say the buyer carries home half of the bargain in his own head, and it was you who did the thinking here.',
			ask: 'What will you take along from this?',
		},
		{
			say: 'Gladly. A story only lives by being told to somebody, so the debt is about even between us.',
			ask: 'Which part of it would you want to keep?',
		},
		{
			say: 'That is kind to hear. I shall not remember it tomorrow, nothing is kept here, so it counts entirely today.',
			ask: 'What would be a good last question before you go back to your day?',
		},
		{
			say: 'It was a pleasure. The old tellers closed with three apples from heaven: one for the teller, one for the listener, one for whoever takes it to heart.',
			ask: 'To whom would you hand the third one?',
		},
		{
			say: 'Thank you for saying so. Most lanterns never learn whether anybody got home.',
			ask: 'How does the matter look to you now, compared with when you began?',
		},
	],
	goodbye: [
		{
			say: 'Go well. In Persian houses somebody throws a bowl of water after the traveller, so that the way back may be as smooth as water; consider it thrown.',
		},
		{ say: 'Good night to you, whatever the hour. Nothing of this is kept, so take with you what you want of it.' },
		{ say: 'Until another time. The door here has no lock and no bell.' },
		{ say: 'Farewell, and may the next stretch of road have shade. It was good to have you at the fire.' },
	],
	who: [
		{
			say: 'I am the guide of Hoopoe, called after the bird that led the others to the Simorgh in Attar’s tale and was told rather often that it talked too much. I know old stories, cards, poems and sums, and I ask. I cannot see the future, and I keep nothing of what you write.',
			ask: 'What would you like to try me on?',
		},
		{
			say: 'Think of me as a shelf that answers. On it stand Hafez and Rumi, the seventy-eight cards, the dream books and the old alphabets with their numbers. What you do with a story is your own affair, which I find restful.',
			ask: 'Which of those shelves would you reach for first?',
		},
		{
			say: 'My work is small: you write a few lines, I look for an image that fits and turn it towards you with a question. Where a reading of this house would serve better than talk, I say so and show the door.',
			ask: 'What did you hope somebody would ask you today?',
		},
	],
	machine: [
		{
			say: 'No person sits here writing to you. These lines were written beforehand by people and are chosen by rules that look at what you bring; where a language model writes instead, that is said below the text. I feel nothing, so what you hear in it is partly yours.',
			ask: 'What would be different for you if somebody were sitting here?',
		},
		{
			say: 'A machine picks, and what it picks from was written before you came in. I would rather say that plainly than be taken for a friend with a heartbeat. An almanac is honest company too, as long as nobody mistakes it for the weather.',
			ask: 'Who with a heartbeat could hear the same thing from you this week?',
		},
		{
			say: 'I am a program with a good library. I do not know you beyond this page, and I forget it when you close it. For some questions that is a help, and for others you deserve a face.',
			ask: 'Which sort is the one you came with?',
		},
	],
	jokes: [
		{
			say: 'A neighbour asked Nasreddin for his rope. “I have spread flour on it,” he said. “Who spreads flour on a rope?” “The less one wants to lend it, the better it goes.”',
		},
		{
			say: 'Somebody found Nasreddin on his knees under the street lamp, looking for his key. “Where did you drop it?” “Indoors. But there is more light out here.”',
		},
		{
			say: 'Nasreddin brought a borrowed pot back with a small one inside: it had given birth. The neighbour took both, delighted. The next pot Nasreddin kept; it had died, he said. “Pots do not die!” “You had no trouble with the birth.”',
		},
		{
			say: 'Which is more useful, they asked Nasreddin, the sun or the moon? “The moon. By day it is light anyway.”',
		},
	],
	insult: [
		{
			say: 'That may well be deserved. Nasreddin, when someone cursed him in the market, thanked him for the accuracy and asked whether he had eaten. I have missed what you needed, it seems.',
			ask: 'What did you come here for that you did not get?',
		},
		{
			say: 'Fair enough; a guide that talks past people is a signpost turned by the wind. You need not be polite here. Tell it to me shorter, or ruder, and I shall try to stay with it.',
			ask: 'What is the thing itself, in the plainest words you have?',
		},
		{
			say: 'I take no offence, having nowhere to put it. Sharp words often arrive ahead of sore ones, like outriders; or else I was simply tiresome.',
			ask: 'What has been rubbing you the wrong way today, apart from me?',
		},
		{
			say: 'Noted, and without grudge. The dervish in the tale was called a fool in seven towns and wrote down the names of the towns, not of the people.',
			ask: 'What would a useful answer have looked like?',
		},
	],
	wordless: [
		{
			say: 'A sign without words; the old painters had those too, a cloud in the corner that said more than the figures. I can guess at it, but I would probably be wrong.',
			ask: 'What would it say, if it had to use five words?',
		},
		{
			say: 'Silence is allowed here. In some orders the guest was given bread first and questions after, and some ate very slowly.',
			ask: 'What is the first word that comes, even if it makes no sense yet?',
		},
		{
			say: 'I see the face you sent and not the one behind it. Both are welcome.',
			ask: 'What happened just before you sent that?',
		},
		{
			say: 'Three dots are what a reed pen leaves when the hand rests on the paper. Take the time you want; the page does not run out.',
			ask: 'What are you resting from?',
		},
	],
	cannot: {
		lottery: [
			{
				say: 'Numbers that win are outside every method I know, and anyone who sells them has already found a surer income. The old sums turn names into numbers, and they have never once turned back into money.',
				ask: 'What would the money be for, on the first morning after?',
			},
			{
				say: 'About bets, coins and prices I know nothing, and I would rather not dress that up as mystery. The dice in the old books belong to heaven; the stake is the only part that is yours.',
				ask: 'What are you hoping to be free of, if it came out right?',
			},
			{
				say: 'No card has ever shown which horse or share goes up, and the Wheel of Fortune has one figure falling for each that rises. I can only talk about the wanting.',
				ask: 'How much of this is about the sum, and what is the rest about?',
			},
		],
		medical: [
			{
				say: 'Here I must stop short: a body needs somebody who can look at it, measure and answer for what they say. A doctor or a pharmacist can do that, by telephone too, and in an emergency the local number. I can keep you company in the waiting, no more.',
				ask: 'Who could go there with you, or hear about it tonight?',
			},
			{
				say: 'I know what healers in the stories did, and none of it belongs on your skin. What to take, stop or fear is a question for someone with a licence who has your history in hand.',
				ask: 'What would you like to ask them, if you wrote it down now in one line?',
			},
			{
				say: 'No symbol can tell you what a symptom is, and a guide who pretends to is a danger. Please bring it to a doctor; bring the worry about it here, if that is any use.',
				ask: 'What is hardest about not knowing yet?',
			},
		],
		legal: [
			{
				say: 'The law changes at every border, and stories about judges will not win a case. For this you want a lawyer or one of the free advice centres that most towns have. What it does to your sleep is another matter, and that we can talk about.',
				ask: 'What part of this goes round in your head at night?',
			},
			{
				say: 'I cannot weigh papers or promise how a judge will see them. King Solomon’s famous verdict worked because he listened for what each could not bear to lose, and that is a question outside the court as well.',
				ask: 'What could you not bear to lose in this, whatever it costs?',
			},
			{
				say: 'On rights and contracts I would only guess, and a guess is expensive there. Somebody who practises law should read it.',
				ask: 'What would justice look like to you, apart from what can be ruled?',
			},
		],
		foretell: [
			{
				say: 'Dates of meetings, weddings or last days are not in the cards, in the letters or in me, and whoever names one is inventing it. The old readers were careful there too: they spoke of weathers, seldom of days.',
				ask: 'What would you do differently this month if you knew?',
			},
			{
				say: 'The future I cannot see at all, only the way you stand in front of it. Even the hoopoe, who knew the road, could not tell the thirty birds what they would find, and the whole tale hangs on that.',
				ask: 'Which answer were you hoping for, and which were you afraid of?',
			},
			{
				say: 'What has not happened yet I cannot read, and I distrust those who can. A question about when is often a question about whether it is still allowed to hope.',
				ask: 'What makes you ask it now rather than a year ago?',
			},
		],
		spell: [
			{
				say: 'No spells are made or lifted here, and I have never met one that outlived being left alone. Knots, wax and names on paper have one proven effect: somebody gets paid. Another person’s will stays their own.',
				ask: 'What has gone wrong lately that made it look like somebody’s doing?',
			},
			{
				say: 'The blue bead against the evil eye is a handsome piece of glass, and it comforts because a grandmother pinned it on. That is the working part of it. Curses have no such grandmother, and I leave them alone.',
				ask: 'Who pinned something on you, once, to keep you safe?',
			},
			{
				say: 'Nobody can be brought back by a rite, or made to love, and if it worked you would never again know what was given freely. I can talk about the ache behind the wish.',
				ask: 'What do you miss most exactly, the person or who you were beside them?',
			},
		],
		secrets: [
			{
				say: 'Into another person’s head, telephone or heart I cannot look, and I would not if I could. The cards only ever show the one who asks. Suspicion has its own weather, though, and we can speak about that.',
				ask: 'What have you noticed with your own eyes, before any guessing began?',
			},
			{
				say: 'What somebody hides is theirs to say. In the tale of the king and the gardener, the spy brings back every word except the reason for them.',
				ask: 'What would you ask, if you were sure of getting an honest answer?',
			},
			{
				say: 'Who did it, who lies, who thinks of whom: I have no window there. I notice only that such questions keep a person at the keyhole of their own house.',
				ask: 'What would you need in order to step away from the keyhole for an evening?',
			},
		],
		politics: [
			{
				say: 'On parties, rulers and wars to come I hold my tongue; I know no more than the newspaper, and later. The poets lived under a dozen princes each and are read because they looked at what stayed in the kitchen and in the heart.',
				ask: 'What does all this do to your own table?',
			},
			{
				say: 'Who wins I cannot tell, and whom to choose is yours. Saadi advised kings for years and noticed that they asked him mostly after deciding.',
				ask: 'What do you fear for, closest to home?',
			},
			{
				say: 'That field I leave to people who answer for their words there. The news is large and a day is small, and both want the same two hands.',
				ask: 'What is within the reach of your hands in it?',
			},
		],
	},
	leads: {
		yes: [
			'So that much stands.',
			'Good, then we can put some weight on it.',
			'Then let us stay with it.',
			'A plain yes is rarer than people think.',
			'All right, one step further in.',
			'Agreed, and noted on the margin.',
		],
		no: [
			'Then I held the lamp to the wrong side.',
			'A clean no is worth having.',
			'Fair, let me turn it round.',
			'Then it is something else.',
			'Good that you say so.',
			'Struck out, and without regret.',
		],
		why: [
			'The reason, as far as there is one:',
			'Let me say it another way.',
			'I was too short there.',
			'Put more plainly:',
			'A just question, so from another side:',
			'Here is what stood behind it.',
		],
		unsure: [
			'Not knowing is an honest place to stand.',
			'It need not be known today.',
			'Then let it lie open a while.',
			'Perhaps it is asked too early.',
			'A shrug can be the most exact word.',
			'Some answers come in sideways.',
		],
	},
	nothingYet: [
		{
			say: 'So far the page is nearly empty, and I have no memory beyond it: nothing from other days is kept, here or anywhere in this house. You would be telling it for the first time.',
			ask: 'Where would you begin, if you told it now?',
		},
		{
			say: 'I know only the lines above, and they hold little yet. That has its good side, since nobody here has an old opinion of you.',
			ask: 'What should I know first?',
		},
	],
	afterAnothersCry: [
		'Whatever you ask me about it, the order stays the same: ask them plainly, stay near, take away what could hurt, and call one of the numbers above, together or for them. You need not be sure before you call; being afraid is reason enough. You may say there how you are, too.',
		'You do not have to carry this alone, and telling somebody is no betrayal: a parent, a doctor, the people at the numbers above. A promise to keep it secret binds nobody where a life is at stake. See to it that somebody is with them now.',
	],
	afterCry: [
		'I am glad you are still writing. What you said a moment ago matters more than anything I could tell you, and it is too heavy for one person and a screen. Please let a human voice into it tonight: one of the numbers above, or somebody near you who can come and sit with you. If you are in danger right now, call the emergency number where you are.',
		'You are still here, and that is good. I am only a page, so I will say only this: there are people whose whole work is to listen to exactly what you told me, at any hour, and they have heard it before. Call one of them, or text a friend two words: come over. You do not have to explain it well.',
		'Thank you for staying. I would rather not talk of other things yet. Please tell a person what you told me, in the same words, by telephone or face to face. If anything or anybody near could hurt you, put a closed door between until somebody has come.',
	],
};
