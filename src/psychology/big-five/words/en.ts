import type { BigFiveWords } from './shape.ts';

/** What is said in English of each domain and facet. */
export const words: BigFiveWords = {
	O: {
		name: 'Openness',
		low: 'A well-worn path has its reasons: whoever walks it knows where the stones are. You trust what has been tried, and a new idea must show you its use before it gets a chair. That keeps your feet dry. It may also keep out the one odd thought that would have saved you a year. Which habit do you defend without remembering who began it?',
		middle:
			'A house with the front door on the latch: not open, not locked. You like the familiar dish and will taste another if someone you trust passes it to you. The new and the old both find you fair. Strangers may hear a yes where you only meant a why not. What did you last try because you wanted to, and not because you were asked?',
		high: 'A desk with nine books on it, all begun. Ideas and pictures reach you from all sides and you would rather ask once more than be done. People bring you what nobody else will listen to. The price is in the tenth book: beginning is a pleasure to you, and finishing has to compete with it. What have you left lying, half thought, that deserves an ending?',
		facets: [
			{
				name: 'Imagination',
				low: 'You stay with what lies on the table. Daydreams seldom carry you off, and plans of yours tend to work.',
				middle: 'You can drift off at a window, and you come back in time for the bus.',
				high: 'Behind your forehead a second film is running. It is often the better one, and you sometimes miss your stop.',
			},
			{
				name: 'Feeling for art',
				low: 'A poem or a painting has to explain itself to you. You would sooner look at something that works.',
				middle: 'Some songs stop you in the doorway; most museums make your feet ache.',
				high: 'You see the light on a wall that others lean against. Ugliness costs you more than it costs them.',
			},
			{
				name: 'Depth of feeling',
				low: 'Your own moods pass like traffic outside: you hear them and do not look up. Others may wait for a sign.',
				middle: 'You notice what you feel when there is time for it, and put it aside when there is not.',
				high: 'What you feel, you feel to the ends of your fingers. It makes you a good witness and a tired one.',
			},
			{
				name: 'Appetite for the new',
				low: 'The same café, the same chair: you know what you like, and change has to give notice.',
				middle: 'You travel gladly, with the return ticket in your pocket.',
				high: 'Routine itches. You would rather get lost in a street than walk the known one again.',
			},
			{
				name: 'Pleasure in ideas',
				low: 'You ask what a thing is good for, and theories without an answer lose you by the second page.',
				middle: 'A hard thought can hold you for an evening, provided that it touches something you know.',
				high: 'You take a problem to bed as others take a novel. Not everybody at breakfast wants to hear how it ended.',
			},
			{
				name: 'Questioning of custom',
				low: 'You think that rules which have lasted probably had a reason, and that somebody has to look after them.',
				middle: 'Some customs you keep and some you let go, and you can say which and why.',
				high: '“It was always so” is where your questions begin. You forget at times that a fence may have been put up for a bull.',
			},
		],
	},
	C: {
		name: 'Conscientiousness',
		low: 'A kitchen after a good evening: everyone has eaten and nothing has been put away. You go by the moment, and the moment often rewards you with what planners never see. The bill comes on weekdays, in small coins of looking for keys and saying sorry. Which of your loose ends does somebody else pick up without telling you?',
		middle:
			'A toolbox in which most things lie where they belong. You keep what matters under control and allow the rest a little dust; when a day goes wrong, your plan bends and does not break. Under pressure it is hard to say which half of you will arrive first. What do you always do on time, and what never?',
		high: 'A railway clock: people set their own by it. You finish, you keep your word, and the thing you promised lies there on the day before. Whoever is so dependable is given more to carry, and rest begins to look like theft. The work will not thank you for the evening you gave it. What could you leave undone this week without anyone coming to harm?',
		facets: [
			{
				name: 'Trust in one’s ability',
				low: 'Before a task you see first what could go wrong with it. You have managed more of them than you remember.',
				middle: 'In your own field you are sure of your hand; outside it you look round for someone who knows.',
				high: 'You take it for granted that you will manage, and mostly you do. Asking for help comes late.',
			},
			{
				name: 'Order',
				low: 'Your things lie where you last needed them. There is a map of it all, and it exists in your head alone.',
				middle: 'Tidy before guests, relaxed after: your order has tides.',
				high: 'Each thing has its place and you feel it when one has moved. Living with you is easy to learn and hard to fake.',
			},
			{
				name: 'Sense of duty',
				low: 'A rule is an offer to you. When life comes between, a promise may have to wait.',
				middle: 'Your word holds, unless something weightier arrives; then you bend it and usually say so.',
				high: 'A promise is a debt to you, even a small one made in passing. Others made it lightly and have long forgotten it.',
			},
			{
				name: 'Striving',
				low: 'Enough is enough for you, and you know how to sit on a bench. Some tasks would have liked a little more.',
				middle: 'For a goal that is yours you work late; for somebody else’s you work until five.',
				high: 'You put the bar a hand higher than it was set. Ask now and then who is still watching it.',
			},
			{
				name: 'Self-discipline',
				low: 'Starting is the steepest part of your hill. Once over it you go on well, often at night before the deadline.',
				middle: 'You get going after the second coffee and one detour, and then you stay.',
				high: 'What has to be done you do, and the mood may follow when it likes.',
			},
			{
				name: 'Thinking before acting',
				low: 'You jump and look on the way down. Much of what you have lived through began like that.',
				middle: 'You sleep on the big decisions and take the small ones at the counter.',
				high: 'You turn a thing over until it has no unseen side. By then somebody else has sometimes bought it.',
			},
		],
	},
	E: {
		name: 'Extraversion',
		low: 'A lamp turned to one page. You get back your strength where nobody is talking, and a conversation with one person gives you more than a room of twenty. What you say has been thought over, and is often missed because you say it once and softly. Quiet is not the same as distant, but from outside the two look alike. Who would be glad to know what you are thinking?',
		middle:
			'A window that can be opened and closed. You enjoy company and you notice when it has been enough; you can lead a table or listen to one. People who met you on different days describe you differently, and each is right. On which evenings do you go out although you would rather stay?',
		high: 'A kitchen in which someone is always just coming in. People wake you up; you think while talking, and a dull room is warmer ten minutes after you came. In all that talk a slower guest may not find the gap in which to begin. And you may not know how you are until you have told somebody. What would you hear if you drove home without the radio?',
		facets: [
			{
				name: 'Warmth towards people',
				low: 'You come closer by inches. Whoever has arrived with you may stay for decades.',
				middle: 'You are friendly at the door, and you choose who gets as far as the kitchen.',
				high: 'Strangers tell you their lives at the bus stop. You have the face for it, and you ask back.',
			},
			{
				name: 'Love of company',
				low: 'A crowd takes from you what silence returns. You leave parties early and sleep well.',
				middle: 'A full table pleases you once a week; the other evenings belong to the sofa.',
				high: 'The more chairs the better. An empty weekend seems to you like a mistake in the calendar.',
			},
			{
				name: 'Taking the lead',
				low: 'You let others speak first and often decide well in the second row. Some ideas of yours go under another name.',
				middle: 'You take the wheel when nobody else does, and hand it back without regret.',
				high: 'When a group stands about, you are the one who says “then let us go”. Some were about to say it.',
			},
			{
				name: 'Pace',
				low: 'You walk at the speed at which one still sees the shop windows. A full day for you has gaps in it.',
				middle: 'Your engine has two gears, and you know which one belongs to Sunday.',
				high: 'Your day has more stations than others’ weeks. Sitting still is the only exercise that tires you.',
			},
			{
				name: 'Hunger for thrill',
				low: 'Loud rides are not for you. You find a calm sea interesting enough.',
				middle: 'A little heart-beating now and then is welcome, with a railing.',
				high: 'Where it gets fast and loud you begin to feel at home. Brakes are something you learn from others.',
			},
			{
				name: 'Cheerfulness',
				low: 'Your joy is a quiet one and people miss it; it is in a raised eyebrow. You are no less glad for that.',
				middle: 'You laugh readily when there is something to laugh at, and not before.',
				high: 'You bring the good weather with you. On grey days nobody thinks that you may want some brought.',
			},
		],
	},
	A: {
		name: 'Agreeableness',
		low: 'A knife that is really sharp: useful, and handed over with care. You say what you think, you bargain hard, and nobody has to guess where you stand. That has spared some people years of politeness. It also means that a few no longer bring you their half-finished things. With whom have you been right so often that they stopped talking?',
		middle:
			'A handshake of ordinary firmness. You help and you can refuse; you assume the best and count your change. In a quarrel you look for the fair point and sometimes find it on the other side. Whoever wants only an ally, or only an opponent, may call you lukewarm. Where did you last give in, although you were not convinced?',
		high: 'A loaf that is cut before anyone has asked. You feel early what the others need, and much peace in your house is of your making. The price is paid in small slices: a yes that was a no, an opinion put away for the sake of the evening. Kindness that never refuses begins to be taken for furniture. What would you ask for, if nobody could be hurt by it?',
		facets: [
			{
				name: 'Trust in others',
				low: 'You look for the small print in a smile. You have been cheated less than others, and pleasantly surprised less.',
				middle: 'You lend the book and remember to whom.',
				high: 'You believe people until they prove you wrong, and then, mostly, you believe the next one.',
			},
			{
				name: 'Straight dealing',
				low: 'You know which card to hold back. It is a skill, and those who play with you have noticed it.',
				middle: 'You say the truth, and choose the moment in which it is cheapest.',
				high: 'A trick would spoil the gain for you. You expect the same of others and are sometimes alone with it.',
			},
			{
				name: 'Helpfulness',
				low: 'You carry your own suitcase and leave others theirs. Help from you has to be asked for, in words.',
				middle: 'You help when you are asked, and for some people before.',
				high: 'You have already stood up while others are still thinking. Look who brings the chair when you are tired.',
			},
			{
				name: 'Keeping the peace',
				low: 'A quarrel does not frighten you; it clears the air. Not everyone breathes as well in that weather.',
				middle: 'You let three things pass and speak about the fourth.',
				high: 'You would rather go round a quarrel than through it. Some of them are still standing there when you come back.',
			},
			{
				name: 'Modesty',
				low: 'You know your worth and mention the price. Those who did as much and said nothing may find it high.',
				middle: 'You accept praise with both hands and do not go looking for it.',
				high: 'You pass a compliment on like a hot dish. Somebody cooked it for you.',
			},
			{
				name: 'Compassion',
				low: 'You ask first what a person can do for themselves. Pity seems to you a poor sort of help.',
				middle: 'A sorrow with a face reaches you; one in the news often does not.',
				high: 'Other people’s trouble comes home with you and sits down at the table. It needs an hour at which it leaves.',
			},
		],
	},
	N: {
		name: 'Emotional sensitivity',
		low: 'A heavy boat: the waves are the same, it moves less. What robs others of sleep you have usually put down by evening, and in bad hours people look at your face to see how bad it is. Calm has a blind side. You may notice late that something is wrong, with you or with one who shakes more easily. Whose worry have you called small because it would be small for you?',
		middle:
			'A boat of common build, with weather. There are nights when you turn a sentence over and weeks when you forget that you can. Your worry tends to have an address; when the cause has gone, it goes as well, a little later. Which of your fears has been useful, and which only loud?',
		high: 'A string that sounds when a door is slammed two houses on. You feel early, and strongly, what is wrong; no one has to explain to you that a word can hurt. That tires, and it has warned you rightly more often than anybody counted. It is no illness and no fault. Sleep, food and one person who listens change more in it than arguments do. What does your alarm say when you ask it for a reason?',
		facets: [
			{
				name: 'Worry',
				low: 'Tomorrow does not keep you awake. Now and then someone else has checked the gas for you.',
				middle: 'You worry about what is at the door, and leave the rest of the street alone.',
				high: 'You have already lived through the bad ending of most things. Nearly all of them ended otherwise.',
			},
			{
				name: 'Anger',
				low: 'It takes a great deal before you grow loud. People may not learn from you where the border was.',
				middle: 'You boil now and then, and take the pot off before it spills.',
				high: 'The spark jumps quickly. There is often a hurt under it that had no other voice.',
			},
			{
				name: 'Low spirits',
				low: 'Sadness visits you and leaves again. You like your own company well enough.',
				middle: 'You know grey days, and also that they have a number.',
				high: 'You have said that you are often sad and hard on yourself. If it has lasted for weeks, tell someone you trust, or a doctor: it can get lighter, and nobody has to carry it alone.',
			},
			{
				name: 'Self-consciousness',
				low: 'Eyes upon you do not trouble you. You ask the question that the whole row wanted to ask.',
				middle: 'Among friends you are free; before strangers you check your collar once.',
				high: 'In a strange room you hear yourself talk. Most of the others are busy hearing themselves.',
			},
			{
				name: 'Giving in to cravings',
				low: 'You can leave half a bar of chocolate in the drawer. Feasts do not come about by themselves with you.',
				middle: 'You resist until evening, and sometimes not until evening.',
				high: 'When you want something, you want it now, and the second helping as well. It passes more quickly than it looks.',
			},
			{
				name: 'Shaken by stress',
				low: 'When everything rings at once, your hands grow slower and surer.',
				middle: 'You manage one storm well; two at the same time make you drop something.',
				high: 'When too much comes together, your head goes white. One thing written on paper brings the floor back.',
			},
		],
	},
};
