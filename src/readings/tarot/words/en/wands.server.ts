import type { CardWords } from '../shape.ts';

/** The suit of Wands in English, from the Ace to the King. */
export const wands: readonly CardWords[] = [
	{
		lore: 'The English suit of clubs has a name that does not fit its clover-leaf: it translates the batons of Spain and Italy. Waite wanted his wands always in leaf, since he called theirs a suit of life.',
		upright: {
			images: [
				'A hand in a red sleeve comes out of a cloud and holds the Ace of Wands, which goes on growing leaves meanwhile.',
				'Behind the red tip of the Ace of Wands bursts a golden sun, and a hoopoe sits below as if it had called.',
			],
			self: 'There is heat in this, more than there is reason, and heat comes first. Begin before the explanation is ready; it can catch up with you at the second corner.',
			past: 'It started with one warm sentence, or a walk home too quick for the weather, and everything practical was added later.',
			now: 'A wish has come up that has no use as yet, and the trouble is how soon people ask what it is for.',
			ahead: 'A stick that everybody took for a fence post is going to put out leaves, probably on a Tuesday.',
			counter: 'First fire flatters; it lights every face in the room, and it has never once carried in the coal.',
			question: 'What would you do tonight if you were allowed to do it badly?',
			act: 'Give ten minutes to the first, worst version of the thing, and stop while you still want to go on.',
		},
		reversed: {
			images: [
				'Turned over, the Ace of Wands points its red tip at the ground, and the sun-burst lies beneath it like a dropped plate.',
				'The hand comes from the left now with the Ace of Wands, and the hoopoe hangs from a green ceiling.',
			],
			self: 'The match is good and the wood is damp. Nothing is wrong with the wish; it has been kept in a cellar among reasons, and wants drying before it wants blowing on.',
			past: 'A beginning was announced too early in those days, and the applause used up what should have gone into the work.',
			now: 'You wait to feel like it, and it waits for you to begin; each is being very polite to the other.',
			ahead: 'The start will slip by a week or a season, and what is lost in shine may be gained in firewood.',
			counter: 'It may not be fear at all. Some ideas come only to be enjoyed on the stairs and then let go.',
			question: 'What put the fire out last time, by its ordinary name?',
			act: 'Lay the kindling only; open the file, fetch the tool, put the shoes by the door, and leave it at that.',
		},
	},
	{
		lore: 'By the Golden Dawn’s reckoning this is the first card of the zodiac year: the opening ten degrees of Aries, given to Mars. Smith drew a lord on a battlement, and Waite thought of Alexander, sad amid the grandeur.',
		upright: {
			images: [
				'The Two of Wands stand like gateposts on a terrace, with a blue globe on a golden stand between them.',
				'Beyond the terrace in the Two of Wands lie a calm sea and one mountain, about as far off as next year.',
			],
			self: 'From up here one sees the whole of it, which is lovely, and is not the same as going. You have the map and the height; a date is what the drawing leaves out.',
			past: 'A good place was reached and furnished, and one evening you caught yourself reading the names of harbours aloud.',
			now: 'Two posts and an open gate, and all the power is there, at rest, and beginning to be admired for resting.',
			ahead:
				'You will be given a choice between more of what works and something larger that does not yet work at all.',
			counter: 'A view makes generals of us all. Down in that valley are ditches which no terrace has ever noticed.',
			question: 'How far would you go if you could keep this room to come back to?',
			act: 'Take a map, paper or otherwise, find one place you have thought of lately, and trace the way there by finger.',
		},
		reversed: {
			images: [
				'With the Two of Wands upside down the globe hangs from its stand like a lamp, and nobody dares to spin it.',
				'Reversed, the Two of Wands hang from their own terrace, the sea is overhead, and the way out leads up into it.',
			],
			self: 'You know the harbour by heart, every ship and its timetable, and have your reasons for the bench. The bench is warm; that may be the whole of the reasons.',
			past: 'A plan was folded away for somebody else’s sake, or for the furniture’s, and has kept its creases ever since.',
			now: 'Safety is being defended here against nothing in particular, with a good deal of skill and two locks.',
			ahead:
				'Before long the plan will either be drawn in ink or given to someone younger, and both can be done gracefully.',
			counter: 'Staying may be the bolder thing. Whoever leaves is waved to; whoever stays has to mend the gate.',
			question: 'Which of your plans has become a picture on the wall?',
			act: 'Cross out the vaguest word in something you intend, and write a day of the week in its place.',
		},
	},
	{
		lore: 'Waite wrote of the ships on this card that they are his ships, the merchant’s on the cliff, carrying his goods over the sea. The Golden Dawn’s title is slower and heavier: Lord of Established Strength.',
		upright: {
			images: [
				'On a hilltop the Three of Wands stand side by side like people who have come up early to see three ships go.',
				'Three ivory sails on a teal sea: whoever planted the Three of Wands has already paid the crews.',
			],
			self: 'The first part is done and out of your hands. What is asked of you now is the skill of harbour masters, who look up often and do not swim after things.',
			past: 'You sent something out once, a letter, an offer, a child’s question, and a good many later doors opened on that hinge.',
			now: 'It is under way, and the hard thing is to have nothing to carry for the first time in months.',
			ahead: 'An answer is coming from farther off than you asked, with a foreign stamp and one condition.',
			counter:
				'Distance improves ships. Seen from a hill, not one of them has rats, or a captain who disagrees with you.',
			question: 'What have you already sent off that you go on treating as though it lay on the desk?',
			act: 'Make a list of three things that are on their way to you, and put beside each when you will next look up.',
		},
		reversed: {
			images: [
				'The Three of Wands reversed hang from their hill, and three ships sail keel upwards over the top of the world.',
				'With the Three of Wands turned over the sea lies above the land, and one waits for a sail as for rain.',
			],
			self: 'You have been looking at the one stretch of water you can see from the chair. The ship may be in, two bays along, asking for you at the wrong counter.',
			past: 'A cargo was sent off with too small a crew then, and the long silence afterwards was taken personally.',
			now: 'Waiting has turned into work here; it has hours, a uniform, and a view that gets shorter.',
			ahead: 'Part of what you sent will return unsold, and prove to be worth more in your own street.',
			counter: 'It is possible that nothing is late. Tides keep their own office, and pay no attention to the kettle.',
			question: 'Which ship would you stop waiting for if you were honest about the date?',
			act: 'Ask once, in two friendly lines, after the thing you have been wondering about in silence.',
		},
	},
	{
		lore: 'Waite said of this card that its meaning lay, for once, almost on the surface: harvest-home, repose, the haven at the end of a lane. In the Golden Dawn’s list it is Lord of Perfected Work.',
		upright: {
			images: [
				'The Four of Wands carry a red awning with a garland of roses, and beneath it a carpet waits for people to sit down.',
				'A golden jug, a dish of pomegranates, two cypresses at the sides: under the Four of Wands everything has been carried out of doors.',
			],
			self: 'Stop here and sit down; this much is finished. Four poles and a cloth are not a palace, yet they make an inside, and people become kinder in one.',
			past: 'At one table an extra chair could always be found, and you have measured houses by it ever since.',
			now: 'It is time to celebrate, and everyone is holding out for a larger occasion that would excuse the expense.',
			ahead: 'A threshold comes up that somebody will want to cross beside you, carrying a dish with a cloth over it.',
			counter: 'Garlands are put up on the last dry day. The card has no opinion about who does the washing-up.',
			question: 'What have you been saving for a feast that might as well be today?',
			act: 'Lay one place properly this evening, with a cloth or a flower, even if supper is bread and cheese.',
		},
		reversed: {
			images: [
				'With the Four of Wands upside down the awning has become a red bowl, and the roses lie gathered in it.',
				'Reversed, the Four of Wands stand on their cloth, the jug hangs from the carpet, and it has not spilt a drop.',
			],
			self: 'The house is standing and not yet at rest, with a box unopened and a quarrel parked in the hall. Nothing needs pulling down; one corner wants to be moved into.',
			past: 'A feast broke off in the middle, through weather or words, and people took home plates that were still full.',
			now: 'All are welcome here in principle, and in practice no one has been told which door is open.',
			ahead: 'The party will be smaller than planned, and for that reason somebody will finally tell the story.',
			counter:
				'Some homes are a key and a good lamp. You may have nothing to mend but other people’s idea of a hearth.',
			question: 'Where in your rooms do you still behave like a guest?',
			act: 'Unpack, hang or mend the one thing that has stood by the wall since you came, and sit opposite it a minute.',
		},
	},
	{
		lore: 'In the Mamluk pack at Istanbul’s Topkapı palace this suit is polo-sticks; Europe, which had no polo, saw cudgels in them. Our drawing gives the field back, with an ivory ball on the grass.',
		upright: {
			images: [
				'The Five of Wands cross like a fan over a polo field, sparks fly where they meet, and no player is to be seen.',
				'On the grass under the Five of Wands lies an ivory ball that everyone has forgotten in the excitement.',
			],
			self: 'It is a contest, and better a lively one than the peace that was here before. Play to win and remember the ball; half of the noise is about the sticks.',
			past: 'You grew up, or grew quick, among several people talking at once, and learnt to begin your sentences early.',
			now: 'Five opinions are in the air and none of them is foolish, which is exactly why nothing moves.',
			ahead: 'A rivalry will warm up that does you good, so long as one of you can still laugh at half-time.',
			counter: 'Not every raised voice means business; in some families that is how the potatoes are asked for.',
			question: 'What is the ball in this, and when did anyone last look at it?',
			act: 'Say the opposite case aloud for two minutes, as well as you can, before you say your own again.',
		},
		reversed: {
			images: [
				'Reversed, the Five of Wands still cross, but the sparks fall upwards and the ball has become a small moon.',
				'With the Five of Wands turned over the field is on top, and the sticks hang below it like things put away.',
			],
			self: 'The quarrel is being avoided so carefully that the furniture has worn thin along one wall. A short, fair fight with agreed rules would cost less than this silence.',
			past: 'Peace was made too early at that time, by whoever was most tired, and the question stayed under the carpet.',
			now: 'They are all being reasonable, one after another, and each carries a stick behind the back.',
			ahead: 'Someone is about to propose rules, dull ones, and the game will be the better for them.',
			counter: 'A person who leaves the field is not always a coward. They may have noticed that it was getting dark.',
			question: 'Which argument would you rather lose than go on not having?',
			act: 'Write the quarrel down as a sporting rule in one line, such as one speaks and one listens, then change over.',
		},
	},
	{
		lore: 'Both Waite and the Golden Dawn saw victory here, and Waite added the news of it, carried in state by the king’s courier. Smith’s rider wears laurel and has a second wreath on his staff.',
		upright: {
			images: [
				'Between the Six of Wands, three a side, hangs a green wreath with a red ribbon, and two kettledrums wait under it.',
				'The drumsticks lie ready on the kettledrums of the Six of Wands; one more moment and the whole street will know.',
			],
			self: 'This may be shown. You did it with others, and the decent thing now is to bow when they clap instead of explaining that anyone could have.',
			past: 'Once you came home with good news and all the windows were lit; some of your courage still runs on that oil.',
			now: 'Success is standing in the doorway, and it is harder to receive than it was to earn.',
			ahead: 'News travels towards you at a trot, and it will be told in front of people.',
			counter: 'A wreath is cut greenery. Ask on the fourth day who is still walking behind the horse.',
			question: 'Who carried part of this without being named?',
			act: 'Thank one person today for their exact share in something that went well, and mention the share.',
		},
		reversed: {
			images: [
				'With the Six of Wands upside down the drums are on top and the wreath below, as if the music had come first.',
				'Reversed, the Six of Wands are a gate hung from the sky, and the ribbon of the wreath flutters upwards.',
			],
			self: 'The praise is late, or went to the next house. It stings, and you may say so once; then look whether the thing is still good with nobody clapping.',
			past: 'A triumph was taken away in those years by someone who clapped a little too long.',
			now: 'There is some riding up and down here on a horse that is really a chair.',
			ahead: 'A compliment is coming at last, from the wrong quarter, and it would be wise to take it anyway.',
			counter: 'Wishing to be seen is no vice. Bread likes to be eaten, and nobody calls the loaf vain.',
			question: 'For whose eyes did you do it, once you have taken away all the eyes you can spare?',
			act: 'Stand before a mirror and say what you did well this week in one sentence, without a joke at the end.',
		},
	},
	{
		lore: 'Look at the feet in Smith’s picture: the defender on the crag wears one boot and one shoe, as though the attack had come while he was dressing. In the Book T the card is Lord of Valour.',
		upright: {
			images: [
				'One of the Seven of Wands flies a red pennant from the top of a rock, and six lean up at it from below.',
				'Six against one, and the one has the height: that is the whole arithmetic of the Seven of Wands.',
			],
			self: 'You have a place to stand and are right to stand there. The others are more in number and lower down; do not step off the rock to be understood.',
			past: 'You said no once, alone and rather red in the face, and the floor you stand on now was laid that afternoon.',
			now: 'Six objections have come up the path together, and not one of them is as large as its shadow.',
			ahead: 'What you hold will be asked of you again, more politely, by people who have meanwhile brought a ladder.',
			counter:
				'From a height every caller looks like a siege. Some of those sticks may belong to people coming to help.',
			question: 'What on this rock is really yours, and what are you only used to guarding?',
			act: 'Practise a no of seven words aloud, kindly, three times, until it needs no reason after it.',
		},
		reversed: {
			images: [
				'Reversed, the Seven of Wands change sides: six bear down from above, and the pennant holds out at the bottom.',
				'With the Seven of Wands upside down the rock is a loose tooth of sky, and the red pennant points straight at the floor.',
			],
			self: 'Your arms are tired, which is information. Perhaps the hill was worth it in spring; it is allowed to walk down now and see who is still fighting.',
			past: 'You defended somebody’s position for so long, and so ably, that you came to be mistaken for the owner.',
			now: 'Answers are being sharpened here, long into the evening, for a reproach that no one has made.',
			ahead: 'One of the six will lay down the stick and ask what you are guarding; have a true reply ready.',
			counter: 'Giving ground can also be a habit, and it is mostly admired by those who want the ground.',
			question: 'Which fight do you keep up because stopping would make the years before look silly?',
			act: 'Let one remark go by today without an answer, and count slowly how long it goes on ringing.',
		},
	},
	{
		lore: 'Almost every numbered card in Smith’s deck has people in it; this one has none, only staves crossing open country. For the Golden Dawn it was Mercury in Sagittarius, the messenger in the archer’s house.',
		upright: {
			images: [
				'The Eight of Wands fly aslant over a winding river, in two rows of four, and a swallow has joined them.',
				'Nothing in the Eight of Wands touches the ground but the river, and that is moving too.',
			],
			self: 'It goes quickly now, and was decided some time ago; you are hearing the swish. Have your hands free. Most of the work is to be at home when it arrives.',
			past: 'Several things happened in one week then, and it has taken you longer to tell them than to live them.',
			now: 'Messages are crossing in the air, yours among them, and half of the worry is about one already answered.',
			ahead: 'A good deal of sky is about to come down at once; leave a table clear.',
			counter: 'Speed feels like being right. An arrow is quite as fast when it has been aimed at the barn.',
			question: 'What would you do with the answer if it came within the hour?',
			act: 'Send the short message you have been composing at length, then put the telephone in a drawer for ten minutes.',
		},
		reversed: {
			images: [
				'Reversed, the Eight of Wands fly backwards into the earth, and the river runs over them like a ribbon of sky.',
				'With the Eight of Wands turned over only the swallow seems untroubled, since swallows fly on their backs when it suits them.',
			],
			self: 'Either it is going too fast to be read or it is stuck at a sorting office. In both cases running alongside will not help; write the address again, larger.',
			past: 'A letter went astray in that year, or was read in the wrong tone, and two people drew conclusions.',
			now: 'Everything is urgent here, so that nothing has come first since Monday, not even sitting down to eat.',
			ahead: 'Delay comes, then all of it at once, as buses do; let the full one go and take the second.',
			counter: 'Silence is not a message. Now and then the other person is in the bath.',
			question: 'Which reply have you already written in somebody else’s name?',
			act: 'Read one old message again, slowly, in the kindest voice you can lend it, and notice what it now says.',
		},
	},
	{
		lore: 'Smith’s sentry has a bandage round his head and looks sideways along his fence of staves. The Golden Dawn gave this decan to the Moon in Sagittarius and wrote over it Lord of Great Strength.',
		upright: {
			images: [
				'Eight of the Nine of Wands make a fence by night, and in the gap the ninth holds up a lit lantern.',
				'A crescent, some stars, a lantern hung where the fence is open: somebody is still up for the Nine of Wands.',
			],
			self: 'You have been knocked about a little and are still at the gate. One more time will do; keep back the strength for that and spend none on looking unhurt.',
			past: 'You stood watch over a thing for so long that you still wake at the hour of your shift.',
			now: 'The gap in the fence is known to you and is watched, which is why you are tired and why it holds.',
			ahead: 'There is a last visitor to come before morning, and quite possibly he only wants to be let in.',
			counter: 'Whoever has been hit expects a hand at every height. Some of them are being held out.',
			question: 'What are you still guarding that no one has tried to take for a year?',
			act: 'Sit down with your back to a wall for five minutes and let it do the watching.',
		},
		reversed: {
			images: [
				'Reversed, the Nine of Wands hang down like teeth, and the lantern stands upright on its flame.',
				'With the Nine of Wands upside down the crescent lies at the bottom, and the fence keeps the ground from climbing out.',
			],
			self: 'The guard has not been lowered in so long that it has begun to feel like your face. Nothing is coming at present; eat something warm and hand over the lamp.',
			past: 'An old blow taught you to sleep lightly, and it was a good teacher who did not know when to stop.',
			now: 'People are being searched at the door, coats and all, who only came to bring you something.',
			ahead: 'Your strength comes back in the week in which you let somebody else hold the light.',
			counter: 'Vigilance is not always a wound. There are people alive today because someone was being difficult.',
			question: 'From whom could you take an hour of rest without afterwards paying it back?',
			act: 'Leave one thing undefended today, a door on the latch, a remark unexplained or a cupboard not tidied.',
		},
	},
	{
		lore: 'Smith seems to have borrowed this from the Sola Busca, engraved in Italy about 1491, where on the Ten of Swords a man staggers behind an armful of blades. She gave him staves and a town ahead.',
		upright: {
			images: [
				'The Ten of Wands are tied in one sheaf with a red sash, and behind them a road leads to a lit caravanserai.',
				'Ten staffs in a single bundle, tops spread like a fan: the Ten of Wands are heavier than each of them remembers agreeing to.',
			],
			self: 'It is nearly done, and it is too much. Both are true; the gate is in sight, and three of these sticks were never addressed to you.',
			past: 'You picked things up along the way because they lay there, and by evening that was called your character.',
			now: 'The load keeps you from seeing the road, which is straight, short and already lit at the far end.',
			ahead: 'Another mile, then a yard with a well in it, and someone will say “put that down, anywhere”.',
			counter: 'Carrying is also a way of not being asked to dance. Consider who would be useful with free hands.',
			question: 'Which of these ten did you take so as to be thanked?',
			act: 'Write down everything you are carrying this week, put a name beside each, and strike out one that is not yours.',
		},
		reversed: {
			images: [
				'Reversed, the Ten of Wands stand on their fan of tips, and the red sash is all that keeps them from lying down.',
				'With the Ten of Wands upside down the caravanserai hangs in the sky like a lamp that someone has left on for you.',
			],
			self: 'Put it down. Not for ever and not with a speech; put it down here, by the wall, and see which pieces you go back for tomorrow.',
			past: 'A burden was shared out unfairly then, and the fairest person in the room took most of it.',
			now: 'You have let go of the sticks and kept the stoop, and visitors still offer you a hand.',
			ahead: 'Somebody is going to take the other end without being asked, badly at first; do not correct the grip.',
			counter: 'To lay a thing down takes another to pick it up. Look behind you before you feel too light.',
			question: 'What would go undone if you stopped, and who besides you would notice?',
			act: 'Ask one person for one small piece of help today, and say exactly which end they should hold.',
		},
	},
	{
		lore: 'French card-makers named their court: their knave of clubs is Lancelot, a knight of the Round Table demoted to a boy. Waite makes this page a stranger with news, standing as if to proclaim it.',
		upright: {
			images: [
				'The Page of Wands walks over sand-coloured hills with a staff taller than himself, and a hoopoe rides on top of it.',
				'A red tunic, a teal cap, fourteen years at most: the Page of Wands has news and will not say it sitting down.',
			],
			self: 'Go at it as a beginner, with your sleeves too short. Nobody expects mastery from someone this cheerful, and that is an advantage you will not have twice.',
			past: 'You were the one who ran ahead, and came back to tell the others what was behind the hill.',
			now: 'Enthusiasm has arrived without any luggage, and the grown-ups at the frontier are asking for its papers.',
			ahead: 'News is coming on foot, out of breath, from somebody who could just as well have written.',
			counter: 'He has seen one hill. It would be unkind to take his word for the desert.',
			question: 'What were you about to try before someone asked how long you had been doing it?',
			act: 'Learn one small thing in ten minutes that you know nothing about, and show it to someone at once.',
		},
		reversed: {
			images: [
				'The Page of Wands is upside down: the hoopoe is lowest of all, and his red tunic has decided to stay where it is.',
				'Reversed, the Page of Wands walks along the underside of the hills, staff down, like a boy testing the depth of the sky.',
			],
			self: 'You promised with your whole face and meant it, and the diary was not consulted. Take back two of the three, today, while it is still charming.',
			past: 'Many things were started in that time, and some of them are still standing in the hall with their coats on.',
			now: 'Restlessness is passing itself off as a plan, and has already got as far as the map.',
			ahead: 'Someone will announce what they have not yet begun; smile, and do not buy a ticket.',
			counter: 'Staying is not everyone’s trade. A few people are meant to ring the bell and go on to the next street.',
			question: 'Which of your beginnings would you have to apologise to?',
			act: 'Choose one of the things you started, and either do eight minutes of it or tell it goodbye by name.',
		},
	},
	{
		lore: 'An ordinary pack has three court cards to a suit and tarot four: the knight is the one who got lost on the way to bridge and whist. Waite sends this one past mounds or pyramids, in a hurry.',
		upright: {
			images: [
				'On a red horse the Knight of Wands rides to the right, staff lifted, and the dunes are already behind him.',
				'Golden coat, feather in the cap, sun overhead: the Knight of Wands has left, and will think of the water-bottle later.',
			],
			self: 'The matter wants movement more than it wants counsel. Ride out; a wrong turn taken early can be mended by noon, and the stable has taught you all it knows.',
			past: 'There was a departure with a slammed door or a lifted cap, and it was the making of you and of the dust.',
			now: 'Ardour is in the saddle, and the only one who knows the distance is the horse.',
			ahead: 'A sudden leaving or a sudden arrival, with very little luggage and a great deal of colour.',
			counter:
				'He has never been seen coming home. Warmth that must always be setting out has trouble with Wednesdays.',
			question: 'What would you already have left if there were no one to wave?',
			act: 'Go out of the door now and walk quickly for five minutes in one direction, then come back at a stroll.',
		},
		reversed: {
			images: [
				'Reversed, the Knight of Wands rides with his cap to the ground, and his horse gallops upon nothing at all.',
				'With the Knight of Wands upside down it is the dunes that are in flight, and his staff points home.',
			],
			self: 'You are hurrying, and nobody has asked where to. Rein in for the space of one question; the fire is real and has no address on it.',
			past: 'You set off once out of anger, and the places you came to were all coloured by it.',
			now: 'Much stamping goes on here, the dust is impressive, and the same four hoof-prints are getting deeper.',
			ahead: 'Whatever starts with a roar in this will stop at the first ford; leave by the second boat.',
			counter:
				'It may be that you are not rash but late. A person running for a train looks much like one running away.',
			question: 'Whom do you leave standing in the dust when you are in this mood?',
			act: 'Before the next thing you rush into today, drink a whole glass of water, sitting, to the bottom.',
		},
	},
	{
		lore: 'The French pack calls its queen of clubs Argine, which is regina with the letters shuffled. Smith gave this one sunflowers and a black cat, which sits before the throne and looks straight out of the card.',
		upright: {
			images: [
				'The Queen of Wands sits with a staff in one hand and a sunflower in the other, a black cat at her feet.',
				'Red-gold hair, red dress, red at the staff’s tip: the Queen of Wands is a room in which the fire has been lit.',
			],
			self: 'Take up your room without an apology and let others warm their hands. Confidence is mostly this, to be glad of the person who is coming in.',
			past: 'A woman, or someone with her manner, laughed in a kitchen then, and it was decided that you could stay.',
			now: 'You are asked to shine for company on a day when you would far rather be the cat.',
			ahead: 'People are going to gather round something of yours, at first for the heat, and a few for the light.',
			counter:
				'Those who warm a house are seldom asked whether they are cold, and a sunflower turns to whatever is brightest.',
			question: 'In whose company do you grow an inch, and why do you see so little of them?',
			act: 'Invite somebody today, to a cup of tea, a bench or a call, and name the hour.',
		},
		reversed: {
			images: [
				'Reversed, the Queen of Wands hangs from her throne with the sunflower below, and the cat alone has landed well.',
				'With the Queen of Wands upside down her crown is the lowest thing in the picture, and the black cat watches from above.',
			],
			self: 'The fire wants watching; it has begun to count who looks at it. Jealousy is only warmth with nowhere to sit; give it a chair and an errand.',
			past: 'In one house the sun had moods, and you grew up, or left, a good judge of weather.',
			now: 'Generosity is being kept up here after the wood has run out, and the chairs are beginning to go in.',
			ahead: 'A rival will turn out, seen from near and without the hat, to be a person with cold feet.',
			counter:
				'Fierceness is often what people call a warm woman who has said no. Check who is complaining of the heat.',
			question: 'What do you envy that you could simply ask to be shown?',
			act: 'Praise somebody you have been comparing yourself with, once, sincerely, and where they can hear it.',
		},
	},
	{
		lore: 'The French king of clubs bears the name of Alexander. Waite saw lions on this king’s throne and, under the crown, a cap of maintenance, such as is carried before the monarch at Westminster.',
		upright: {
			images: [
				'Between two lions’ faces sits the King of Wands, in a crown shaped like flame, and a brazier burns beside him.',
				'An ivory beard, a red cloak, a staff planted at his side: the King of Wands has already thought of it.',
			],
			self: 'Say where it is going and go first. The rest will come, less for the reasons than because you have stopped looking round to see whether they are coming.',
			past: 'Somebody with a large voice once believed in a thing of yours, and you have been spending that money carefully since.',
			now: 'This needs a person who decides before lunch and then, over lunch, gives the others the credit.',
			ahead: 'You will be handed the staff for a while, and the surprise is how many people relax.',
			counter: 'Vision has a way of standing on other people’s feet. Ask the one at the brazier how the day was.',
			question: 'What would you start if you knew that ten people would follow and that you must feed them?',
			act: 'Tell one person in three sentences what you want this to become, and ask which sentence they believed.',
		},
		reversed: {
			images: [
				'The King of Wands is reversed, his flame of a crown licks the floor, and both lions look the other way.',
				'With the King of Wands upside down the brazier hangs overhead, and he still holds the staff as if nothing had happened.',
			],
			self: 'Heat is governing where a king should. It is quick, it is often right, and by evening no one in the house says what they have noticed.',
			past: 'A temper used to sit at the head of the table, and you learnt early to read the tablecloth.',
			now: 'Impatience signs the papers here, and good sense is sent round afterwards, on foot, to collect them again.',
			ahead: 'An order will be taken back in private, and that will do more for the realm than the order.',
			counter: 'Slow people call everyone a tyrant who has a watch. The matter may really be as plain as you say.',
			question: 'Who has stopped contradicting you, and since when?',
			act: 'Ask somebody what they would do in your place, and let three breaths pass before you say a word.',
		},
	},
];
