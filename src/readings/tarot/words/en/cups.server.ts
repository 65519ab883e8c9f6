import type { CardWords } from '../shape.ts';

/** The suit of Cups in English, from the Ace to the King. */
export const cups: readonly CardWords[] = [
	{
		lore: 'Waite’s book speaks of four streams running from this cup, while Smith drew five, and nobody made them agree. We have kept her five. In the Marseille decks the cup is as tall and pinnacled as a church.',
		upright: {
			images: [
				'The Ace of Cups overflows in five threads into a pool with two lotus flowers, and a dove is on its way down.',
				'A red mouth, a teal band, water running over on all sides: the Ace of Cups has stopped asking who is thirsty.',
			],
			self: 'It is fuller than you thought and will run over anyway. Let it go where it goes; a spring does not first enquire what the field has done to deserve it.',
			past: 'Once, without any merit in it, you were simply liked, and there is a warm place in the day still where that happened.',
			now: 'A feeling has come up clear, and the temptation is to bottle it with a label and a date.',
			ahead: 'Tenderness is on the way, from a direction you do not face while you work or worry.',
			counter: 'Full hearts make poor accountants. What runs over today may be needed in August, by the same roses.',
			question: 'What would you say to whom, if nothing had to come of it?',
			act: 'Say one warm thing today that you usually only think, and go on with what you were doing.',
		},
		reversed: {
			images: [
				'Reversed, the Ace of Cups ought to be empty, but five threads run up to it and the pool sits there like a lid.',
				'With the Ace of Cups upside down the dove climbs away from it, and two lotus flowers keep their faces to the floor.',
			],
			self: 'You have the cup and hold a hand over it. Perhaps it was spilt on a carpet once and there was a scene; but water kept so well begins to taste of the jug.',
			past: 'Affection was rationed in some house of yours, spoon by spoon, and you became an excellent judge of spoons.',
			now: 'What is felt here is kept for a better occasion, and the occasion is sitting opposite, buttering bread.',
			ahead:
				'It will come out after all, sideways, over something small like a lost glove, and you will both be relieved.',
			counter: 'A closed mouth is not a dry well. Quiet people have been known to love enormously, with a screwdriver.',
			question: 'What are you afraid would happen to the carpet?',
			act: 'Write two lines to somebody you are fond of, and do not read them through before sending.',
		},
	},
	{
		lore: 'Smith set a winged lion’s head above this pair, over the snakes of Hermes. Older Marseille cards have a flower there instead, growing between two fish-headed dolphins, and leave the lovers out altogether.',
		upright: {
			images: [
				'Out of the Two of Cups climb two rose vines that twine together, and at the top two doves sit beak to beak.',
				'The Two of Cups stand side by side and not quite touching; the roses have gone on ahead to do that.',
			],
			self: 'Two who look at each other at the same height; that is all, and it is rare. Whatever is offered here should be offered with the cup held level.',
			past: 'Someone met you halfway on a bad day, and you have known ever since what the middle of a bridge looks like.',
			now: 'It takes two, and each is being careful not to be the first to have put the glass down.',
			ahead: 'An exchange is coming in which both will go home believing that they got the better of it.',
			counter: 'A mirror also looks back at your own height. Make certain that the other cup holds something else.',
			question: 'What does the other person in this know that you would have to ask for?',
			act: 'Ask somebody one real question today and then only listen, until they have finished twice.',
		},
		reversed: {
			images: [
				'Reversed, the Two of Cups hang from their own roses, and the doves at the bottom talk it over.',
				'With the Two of Cups upside down the vines let themselves down like two ropes that have been knotted by mistake.',
			],
			self: 'You are half a beat apart, like people carrying a sofa. Nobody is wrong; put it down on the stairs, breathe, and count aloud before you lift again.',
			past: 'A toast went unanswered in those days, by an accident of noise, and both glasses remembered it as coldness.',
			now: 'Each side of this has prepared what it will say as soon as the other has apologised.',
			ahead: 'The knot will come undone from the looser end; see whether that is not the one in your hand.',
			counter:
				'Some pairs are at their best in adjoining gardens. To be out of step may be two honest ways of walking.',
			question: 'When did you last change your mind about this person, and in which direction?',
			act: 'Mend one small courtesy between you and somebody, a thank-you left out or a borrowed thing not returned.',
		},
	},
	{
		lore: 'In Smith’s version three women dance in a garden with their cups in the air. The Golden Dawn gave the card to Mercury in Cancer, talk in the kitchen, and called it Lord of Abundance.',
		upright: {
			images: [
				'A red sleeve, a teal one, a golden one: the Three of Cups are lifted to each other, and we see only arms.',
				'Over the Three of Cups hang pomegranates, split and ready, as if the tree wished to join in.',
			],
			self: 'This goes better in company. Not advice, not witnesses: company, the kind in which somebody laughs with a full mouth and the matter loses half its weight.',
			past: 'You belonged to a table once, and the joke that started there is still told by people who were not present.',
			now: 'Joy is available in the plural, and what hinders it is a calendar in which each of you is waiting.',
			ahead: 'You are going to be sent for, on short notice, to come as you are and bring nothing.',
			counter: 'Three make a feast and also a committee. In high spirits much is promised to people who will remember.',
			question: 'Whose laugh have you not heard this year?',
			act: 'Raise a glass of anything to an absent friend, aloud, and let the friend know that you did.',
		},
		reversed: {
			images: [
				'Reversed, the Three of Cups are held mouth down, and the arms seem to be shaking out the last drop.',
				'With the Three of Cups turned over the pomegranates lie at the bottom, where the party has rolled them.',
			],
			self: 'There has been a little too much of a good thing, or else one glass too few was set out. Go and look who is standing by the coats.',
			past: 'At some feast you were the one outside the circle, holding a plate, and have never since forgotten to look round.',
			now: 'The merriment has got louder than the reason for it, and no one likes to be first to fetch a hat.',
			ahead: 'A gathering thins out, hat by hat, to the two who were always going to do the washing-up.',
			counter: 'Not being asked is sometimes plain forgetfulness. People with three lists lose the shortest.',
			question: 'Whom does your circle leave out, so quietly that it could be called an oversight?',
			act: 'Send one person you have half lost sight of a photograph, a song or a line, with no reproach in it.',
		},
	},
	{
		lore: 'The Golden Dawn called it Lord of Blended Pleasure, with the Moon at home in Cancer: a sweetness that begins to cloy. Smith’s young man sits with folded arms and does not see the hand in the cloud.',
		upright: {
			images: [
				'Beneath a plane tree the Four of Cups have lost their guest: three stand by an empty cushion, one waits on a cloud.',
				'The cushion in the Four of Cups is still dented, and the fourth goblet has been holding its breath on the right.',
			],
			self: 'You have had enough and are not content, which is a state with a bad name and good sense in it. Look up once before you send the cloud away.',
			past: 'Three good things were given you in those years, and you wondered, rather ashamed of it, whether this was all.',
			now: 'An offer stands at the edge of the picture, at about the height at which nobody looks.',
			ahead: 'Something will be held out to you a second time, with less ceremony and better contents.',
			counter: 'Boredom is a poor prophet. Refusing a cup is also allowed, and clouds are not known for follow-up.',
			question: 'What have you declined so often that it no longer occurs to anyone to offer it?',
			act: 'For ten minutes do nothing at all, without music, and keep the first wish that turns up after the itching stops.',
		},
		reversed: {
			images: [
				'Reversed, the Four of Cups hang in a row over their cushion, and the one on the cloud has come out lowest and nearest.',
				'With the Four of Cups upside down the plane tree pours its shade upwards, and the odd goblet is the first thing one reaches.',
			],
			self: 'The sulk is over, although the face has not been told. Stretch out a hand; it will be a little awkward, and what is in the cup is still cold.',
			past: 'You sat out a whole season under some tree, and rose from it one day for no reason but hunger.',
			now: 'Appetite is coming back, and with it the embarrassment of having said so loudly that you wanted nothing.',
			ahead: 'Before long you will say yes to something, too quickly, with crumbs on your sleeve, and be right.',
			counter:
				'Getting up can be mere restlessness in better shoes. The three cups by the cushion were not bad either.',
			question: 'What offer are you only now able to see, since you have stopped wanting the other one?',
			act: 'Accept one small thing today that you would usually wave away, a seat, a biscuit or a hand with the bag.',
		},
	},
	{
		lore: 'A dark-cloaked figure looks down at three spilt cups in Smith’s drawing and has two behind his back. In his book Waite insists on those two: it is a card of loss, he says, but something remains over.',
		upright: {
			images: [
				'In the Five of Cups three goblets lie overturned in red wine, two stand behind them, and across a bridge a door is lit.',
				'The river runs, the bridge holds, the little house has its lamp on: the Five of Cups know the way home too.',
			],
			self: 'What is spilt is spilt, and you may look at it as long as you need. Nobody is hurrying you to the bridge; only know that it is there, and two cups with it.',
			past: 'Something was lost then that was worth having, and there is no call to say now that it was not.',
			now: 'Grief is looking at three, quite rightly, and has its back to two; that is how backs are made.',
			ahead: 'You will turn round one day, not cured, merely thirsty, and find that somebody kept the light on.',
			counter:
				'It counts in fives, which hearts do not. Some cups are the whole table, and two others are simply two others.',
			question: 'What did you love in it that has not run out with the wine?',
			act: 'Name what you lost aloud, once, in plain words, then hold something warm in both hands until it cools.',
		},
		reversed: {
			images: [
				'Reversed, the Five of Cups let their wine run upwards, and the bridge is now the first thing in your path.',
				'With the Five of Cups upside down the two that stood hang on, and the lit door has come down to you.',
			],
			self: 'You have turned round. The red on the ground is no smaller for that, but it is behind you, and the two cups turn out to be quite full.',
			past: 'There was a first evening after it all on which you ate properly, and were surprised at the salt.',
			now: 'Your feet have started for the bridge, while your head is still making its apologies to the grass.',
			ahead: 'Somebody will open that door before you knock, in slippers, and not say a word about the time.',
			counter: 'Going home has no date on it. A person may stand by the river another evening and be well.',
			question: 'Who would be glad to be told that you are on your way?',
			act: 'Pour water into two cups, drink one slowly, and carry the other to a plant or a person.',
		},
	},
	{
		lore: 'Six is the number of the Sun in the Golden Dawn’s scheme, and the Sun has this decan of Scorpio besides, so they named it simply Pleasure. Smith drew an old garden with two children and cups full of flowers.',
		upright: {
			images: [
				'On steps to left and right stand the Six of Cups, an ivory flower in each, and between them a wooden horse on wheels.',
				'The horse between the Six of Cups has been pulled along a great many floors and is quite prepared to go again.',
			],
			self: 'The answer is smaller and older than you are looking for, about as high as a table. You used to know how to give a thing without wrapping it.',
			past: 'A smell of floor polish, a step with sun on it, somebody’s pocket with a sweet in it; this comes from there.',
			now: 'An old affection has its hand up, and the grown-up business of the day does not know where to seat it.',
			ahead: 'A person from earlier is going to turn up, or a taste of theirs, and ask after the horse.',
			counter:
				'Memory keeps a nursery with good light. Other children played there too, who would draw it differently.',
			question: 'What did you give away easily at ten that you now hand over with a receipt?',
			act: 'Do for five minutes what you did at nine when nobody wanted anything; draw, whistle, build a small tower.',
		},
		reversed: {
			images: [
				'Reversed, the Six of Cups keep their flowers all the same, and the wooden horse rolls along the ceiling.',
				'With the Six of Cups upside down the steps lead only downwards, and the horse has its wheels in the air like a beetle.',
			],
			self: 'You go back there to warm yourself, and come home a little colder each time. The garden was real; it is also let, these days, to other people.',
			past: 'You were asked to stay small in some respect, for the sake of the picture, and did it rather well.',
			now: 'Yesterday is being used as a measuring-rod, and today, which has only just got up, comes out short.',
			ahead: 'A childhood thing will leave the house, and the shelf it stood on turns out to be wanted.',
			counter: 'Growing up is overpraised by those who have finished. Keeping one wooden horse has harmed nobody.',
			question: 'Which old kindness are you still trying to be good enough for?',
			act: 'Choose one keepsake, tell it or somebody its story in a minute, and decide whether it stays.',
		},
	},
	{
		lore: 'Crowley, never one to understate, named this card Debauch; for the Golden Dawn it had been Illusionary Success, Venus in Scorpio. In Smith’s clouds float a castle, jewels, a wreath, a dragon, and one thing under a sheet.',
		upright: {
			images: [
				'The Seven of Cups stand in the air on clouds, and over each hovers a thing to want: crown, rose, flame, pearl.',
				'Star and crescent, a pearl, a little dome: the Seven of Cups offer everything but a place to set it down.',
			],
			self: 'All seven are yours to look at and one is yours to lift. Wishing has been the work so far, and it was done well; now it wants a hand.',
			past: 'Whole afternoons went into houses you never lived in, and some of their furniture you own today.',
			now: 'So many doors are painted on this wall that the real one has begun to look rather plain.',
			ahead: 'Offers come in a shining row, and the right one will be a little heavier than the rest.',
			counter: 'Daydreaming gets a bad press from people who like chairs. Seven castles cost less than one wrong roof.',
			question: 'Which of your wishes would still look well on a wet Thursday?',
			act: 'Write seven wishes in seven minutes, then tick the one you would be willing to carry home in the rain.',
		},
		reversed: {
			images: [
				'Reversed, the Seven of Cups spill their visions, and crown, rose and flame lie underneath like things under a tree.',
				'With the Seven of Cups upside down the clouds are on top, and the little dome lies at the bottom, nearly a house.',
			],
			self: 'The mist is thinning, and of seven there is one left with a shadow. It is not the prettiest, which you have known since about the second day.',
			past: 'You saw through a marvel in that time, missed it for a while, and slept better.',
			now: 'A choice has been made below the level of speech; only the six farewells are still to be said.',
			ahead: 'One picture is going to become an appointment, with a street, and look much shorter by daylight.',
			counter: 'To see through everything is to see nothing, as somebody said of windows. Leave the pearl unexplained.',
			question: 'What have you already chosen and go on discussing for the pleasure of the shop?',
			act: 'Close six of the things you have open today, tabs or plans or drawers, and stay with the seventh for five minutes.',
		},
	},
	{
		lore: 'Above Smith’s walker the moon has an odd double face, full and crescent at once, and people still argue whether it is an eclipse. To the Golden Dawn he was leaving in mid-success: Abandoned Success is the title.',
		upright: {
			images: [
				'Eight goblets and a gap in the row: behind the Eight of Cups a small walker in red climbs towards the mountains.',
				'Nobody has knocked over the Eight of Cups; someone has looked at them, put on a cloak, and gone up under a crescent.',
			],
			self: 'It is good, it is full, and it no longer fills. You may leave a thing without having been wronged by it; that is the hardest kind of leaving, and the cleanest.',
			past: 'You walked away once from what others were still congratulating you on, and could explain it to no one, least of all at supper.',
			now: 'The gap in the row was there before you saw it, and rearranging the other eight does not close it.',
			ahead: 'A path opens uphill and by poor light, and what you take along will go in one pocket.',
			counter: 'Mountains are full of people who left something. Look once more whether it was the cups or the thirst.',
			question: 'What have you finished with that has not finished being convenient?',
			act: 'Walk away from one thing today in the middle, a film, a feed, a discussion, and notice what your feet think.',
		},
		reversed: {
			images: [
				'With the Eight of Cups reversed the walker comes down the sky, red cloak first, back towards the rows.',
				'The Eight of Cups are upside down, the crescent lies like a boat below them, and the gap has stayed a gap.',
			],
			self: 'You are back, or have never quite gone. There is no shame in a turned-round walker; he at least knows now how the cups look from above.',
			past: 'The bag was packed and unpacked in one night then, and only you and the stairs know of it.',
			now: 'You stay with your coat on, which is warm for no one and not even a departure.',
			ahead: 'What you meant to leave will ask you in again, and the asking will differ from the habit.',
			counter:
				'Staying is not settling. A good many people have looked for years for what they then found behind the butter.',
			question: 'What would have to be different on the table for you to take off the coat?',
			act: 'Go once round the place you live in as though you had just come back to it, and greet one object.',
		},
	},
	{
		lore: 'Among fortune-tellers this has long been the wish card, the one they hope to see. Smith sat a well-fed man before it with his arms crossed; ours leaves the divan empty and shows the porcelain room.',
		upright: {
			images: [
				'The Nine of Cups stand each in its own niche, three by three, and below them a divan waits with two red cushions.',
				'A wall made only to show them well: the Nine of Cups are all there, and none of them needs anything.',
			],
			self: 'Have what you have. It is a fuller shelf than you report, and there is a seat in front of it that you have been using for coats.',
			past: 'A wish came true in that stretch, quietly, and was put with the others before you had properly tasted it.',
			now: 'Contentment has come early and is sitting in the next room, listening to you explain what is still missing.',
			ahead: 'What you asked for arrives, about the size you asked; mind that you are at home and not rewording it.',
			counter: 'A full cupboard impresses chiefly its owner. Nobody in the picture is drinking, you will have noticed.',
			question: 'Which of your nine have you not taken down in a long time?',
			act: 'Eat or drink one good thing today with nothing else going on, and say aloud what it tastes of.',
		},
		reversed: {
			images: [
				'Reversed, the Nine of Cups cling to their niches by the foot, and the divan presses down on them from above.',
				'With the Nine of Cups upside down the cushions have the best view, and the wall looks like a sum.',
			],
			self: 'You have been counting instead of tasting. The ninth cup did not do what it promised, and a tenth will not either; take one down and see what is in it.',
			past: 'An abundance had to be admired in that house, and one did not quite like to ask for water.',
			now: 'Satisfaction is being performed, with good lighting, for a visitor who is looking at the clock.',
			ahead: 'A thing you own will turn out to be lovelier lent, and to come home with a story.',
			counter:
				'Enjoying what is yours needs no defence. Some who call it smug have merely not been offered the cushion.',
			question: 'What did you want before you knew what people want?',
			act: 'Give away or lend one good thing today, not the second best, and leave its place empty until tomorrow.',
		},
	},
	{
		lore: 'The decans begin and end with Mars, so the red planet has this last stretch of Pisces too, an odd lodger under a rainbow. In the old card games cups counted backwards, and a ten was the lowest of them.',
		upright: {
			images: [
				'The Ten of Cups stand along a rainbow, and beneath it are a small house with its door lit, a stream, two doves.',
				'Two cypresses, one lamp, ten goblets in the sky: the Ten of Cups have put the glory above and the door below.',
			],
			self: 'It is the ordinary evening you are after, with the arch as an extra. Look at the door and not at the colours; somebody has left it lit for anyone who belongs.',
			past: 'For an hour once all of it was right, the people, the light, the bread, and nobody said so in case it moved.',
			now: 'Peace would be possible, and is held up by everyone’s idea of how it ought to look.',
			ahead: 'A joy is coming that will not be yours alone, and is the larger for being cut up.',
			counter:
				'A rainbow keeps its distance from everybody equally. The house in the picture has no view of it at all.',
			question: 'Who is “home” when you say it without thinking of an address?',
			act: 'Tell someone you live with, or used to, or wish to, one thing about them that makes a room better.',
		},
		reversed: {
			images: [
				'Reversed, the Ten of Cups hang in a bowl of colours, and the little house is at the top with its roof down.',
				'With the Ten of Cups turned over the rainbow could be a boat, and the doves fly under the keel.',
			],
			self: 'There is a picture of happiness on the wall, and it hangs a little crooked over the place where the happy people would be. Straighten nothing; ask who is in the kitchen.',
			past: 'A peace was kept in that house by one person’s silence, and it was very well kept.',
			now: 'The photograph is being taken for the ninth time, everyone closer together, and someone small has begun to cry.',
			ahead: 'Reconciliation will start with a practical matter, a key, a ladder, or who has the good scissors.',
			counter: 'Other people’s windows are always golden at six. Their soup burns too; you are simply not told.',
			question: 'What would have to be said at table before the meal could be enjoyed?',
			act: 'Make one room a little better for whoever comes into it next, and do not point it out.',
		},
	},
	{
		lore: 'Florence had a larger game, minchiate, in which the pages of cups and coins were maids. Ours is a girl too, a water-carrier; the fish that looks out of the goblet is Pamela Colman Smith’s own.',
		upright: {
			images: [
				'The Page of Cups lifts a goblet at the poolside, a small fish looks out, and neither of them seems surprised.',
				'A plait, a teal dress, a jug set down for a moment: the Page of Cups has been addressed by her own water.',
			],
			self: 'Something odd and gentle has put its head up. Do not explain it; say good morning, and wait to hear what a fish has to tell a person with a jug.',
			past: 'You had an imagination then that brought home strays, and somebody let one of them stay the night.',
			now: 'A soft message has come at a hard hour, and you keep turning it over for the invoice.',
			ahead: 'An invitation, a verse or a shy apology is coming, in handwriting, with a blot near the end.',
			counter: 'Not every fish is an oracle. It may have been scooped up by accident and want nothing but the pool.',
			question: 'What did you feel this week that was too small to mention?',
			act: 'Write down a dream, a whim or a silly line exactly as it came, and sign it.',
		},
		reversed: {
			images: [
				'Reversed, the Page of Cups stands on the water with her head in the depths, and the fish can leave whenever it likes.',
				'The Page of Cups is upside down, her plait stands on end, and the jug beside her has kept everything in.',
			],
			self: 'A skin this thin feels the weather in the next street. You have been hurt by a tone of voice that was meant for the telephone; ask before you bleed.',
			past: 'Somebody laughed at a drawing once, not even unkindly, and it has been kept face down since then.',
			now: 'Much is being imagined here in place of one question, and the imagined people are behaving very badly.',
			ahead: 'A daydream comes to the door in working clothes and wishes to know if you meant it.',
			counter: 'Sensitive need not mean mistaken. The one who flinches is at times the only one who heard.',
			question: 'Which sentence have you been nursing that was probably about something else?',
			act: 'Splash cold water on your wrists, then ask one person what they meant, in the fewest words.',
		},
	},
	{
		lore: 'Waite gave this rider a winged helmet, for the higher graces of the imagination, as he put it, and asked that the horse go quietly. Smith put fishes on his tunic, over a full suit of armour.',
		upright: {
			images: [
				'The Knight of Cups rides at a walk into a shallow stream, with a goblet held out before him as if it could spill.',
				'An ivory horse, an ivory turban, a blue coat: the Knight of Cups comes slowly so that you may see him coming.',
			],
			self: 'Follow the feeling at a walking pace, and keep the cup level. What is carried carefully through a stream is believed on the other side without many words.',
			past: 'You were courted once, by a person, a place or a craft, and it was done with patience and clean shoes.',
			now: 'A proposal is halfway across the water, and everyone on the bank is talking about the horse.',
			ahead: 'You will be asked for something beautiful and inconvenient, by someone who means it at the time.',
			counter: 'Grace is sometimes only good tailoring. It has not been shown that there is anything in the cup.',
			question: 'What would you offer if you knew that it would be received with both hands?',
			act: 'Carry a full cup across a room without spilling, and use the last step to decide whom you should ask.',
		},
		reversed: {
			images: [
				'Reversed, the Knight of Cups rides under the stream, and the goblet in his hand can hold nothing but air.',
				'With the Knight of Cups upside down the ivory horse walks on its own reflection, which seems to know the way.',
			],
			self: 'The promise was lovely and the mood that made it has changed its shirt. Keep one of those vows, the plainest, and let the rest be poetry.',
			past: 'You were told something by moonlight in those days that had to be looked for next morning.',
			now: 'Moods are being announced here like trains, and the passengers have learnt to bring a book.',
			ahead: 'Charm arrives first and the rest by goods train; it is worth waiting to see the crates.',
			counter: 'He means it, and that is the trouble, and also the excuse. Fickle people are rarely liars.',
			question: 'Which of your promises was made to a feeling and not to a person?',
			act: 'Keep a tiny promise today, one that nobody remembers but you, and tell no one.',
		},
	},
	{
		lore: 'Hers is the only cup in Smith’s deck with a lid, an elaborate thing like a reliquary, and she looks as though she could see through it. The Golden Dawn’s table makes her water of water.',
		upright: {
			images: [
				'On a throne like a shell the Queen of Cups sits by the sea, both hands round a goblet with a lid, and looks.',
				'An ivory veil, a blue dress, a closed cup: the Queen of Cups has been told something and is keeping it warm.',
			],
			self: 'Listen a while longer than is comfortable. Half of what is needed here will be said in the pause after people believe they have finished.',
			past: 'One person heard you out to the end, and asked nothing, and you walked home a different weight.',
			now: 'A confidence has been laid in your hands with its lid on, and curiosity is not what was asked for.',
			ahead: 'You will know a thing before it is said, and the kindness will be in letting it be said.',
			counter: 'Depth is flattering to look into. Some of what she sees at the bottom is the lid.',
			question: 'Who knows how you are, and not only that you are well?',
			act: 'Hold a cup with both hands for three minutes, look into it, and give what you feel its exact name.',
		},
		reversed: {
			images: [
				'Reversed, the Queen of Cups hangs in her shell over the sea, and only the lid saves whatever is inside.',
				'With the Queen of Cups upside down the sea is on top, and her shell might be a cave that nobody enters.',
			],
			self: 'You are up to the chin in other people’s weather. Three of these sorrows have owners; give them back dry and folded, and see which one is left on the chair.',
			past: 'Grown people confided in you too soon, and then praised you for taking up so little room.',
			now: 'Everybody’s feelings have been consulted, at length and in turn, except those of the person passing the handkerchiefs.',
			ahead: 'A tide goes out, and quite a lot of what you took for yours goes with it.',
			counter: 'Feeling much is no illness. The tidy ones on the shore have often merely not been asked in.',
			question: 'Whose sadness did you have for breakfast?',
			act: 'Wash your hands slowly in warm water, and at the end say whose worry you have just put down.',
		},
	},
	{
		lore: 'His throne floats on the sea, with a ship on one side and a leaping dolphin on the other, and a golden fish hangs round his neck. The Paris pack calls its king of hearts Charles, after Charlemagne.',
		upright: {
			images: [
				'With a goblet in one hand and a lotus sceptre in the other, the King of Cups sits dry among the waves.',
				'A fish leaps on the left, a ship goes by on the right, and the King of Cups lets both of them be.',
			],
			self: 'Feel it all and steer anyway. Calm is not the absence of sea; it is a chair that has learnt to float, and people will row towards it.',
			past: 'A steady voice once said your name in the middle of an uproar, and you have tried to own one since.',
			now: 'Two people want you to be angry for them, and what they need is somebody who can wait.',
			ahead: 'Authority is coming to you by way of kindness, which takes longer and does not wear off.',
			counter:
				'Such composure costs something under the robe. Even good kings should have someone to throw a plate at.',
			question: 'What do you do with anger once everybody has thanked you for not showing it?',
			act: 'Give one calm, definite answer today where you have been saying “we’ll see”, and smile while you do.',
		},
		reversed: {
			images: [
				'With the King of Cups reversed the waves are his canopy, and for once the fish leaps downwards out of the water.',
				'The King of Cups is upside down, the ship sails overhead, and his sceptre has the look of an anchor.',
			],
			self: 'A storm is being held in behind very good manners. It shows in the cup: the surface trembles though no one has touched the table.',
			past: 'Feelings in those rooms were kept in the garage, behind the paint, and you learnt to dust round them.',
			now: 'Everything is fine here, one hears, in the bright level voice that people use for nervous dogs.',
			ahead: 'A crack in the calm is going to let in some air, and those near you will breathe out.',
			counter: 'Reserve is not a lie. There are gentle people who would simply rather be seasick in private.',
			question: 'What have you been so calm about that nobody knows it matters?',
			act: 'Say the sentence “I mind this” today about one real thing, to one person, and stop there.',
		},
	},
];
