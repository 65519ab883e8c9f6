import type { PoemWords } from '../shape.ts';

/** Ghazal 37: the palace of hope, and the wind under it. */
export const words: PoemWords = {
	openings: [
		'Somebody has gone round the great house knocking on its walls. Handsome, says the inspector, and standing on nothing much. Then, where one expects a bill for repairs, comes the most cheerful report ever delivered on a doomed building: come in, and bring something to drink.',
		'The word for foundation is used twice within two lines. Under hope it is found to be weak, and under life itself it turns out to be air. Having looked at both cellars, the speaker climbs back up the stairs and lays the table.',
		'Between “come” and “bring” the whole of architecture falls down. It falls without noise: a palace of expectation here, the ground floor of a lifetime there. What remains upright is an invitation, addressed to whoever happens to be standing near enough to hear.',
	],
	quietOpenings: [
		'A palace of hope stands in this verse on the weakest of foundations, and Hafez, having seen it, says one word to whoever is near. The word is “come”.',
		'Hafez looks under the great house of hope and finds little there, and under life he finds the wind. He does not say be strong. He asks for company.',
	],
	heritage: [
		'Persian readers hear the joke in the sound: “bade” is wine and “bad” is wind, one breath apart. Many people know the line by that echo before they suspect what it says.',
		'Ibn Battuta tells how Abu Ishaq, a prince whom Hafez praised, set Shiraz to building a hall that should rival Ctesiphon’s. The prince fell in the 1350s; the poems about him are still in print.',
	],
	turns: {
		bereavement: [
			{
				turn: 'You did not need a poem to tell you that foundations give way. But look at what the line leaves alone: it never says the palace was no palace. What stood there stood. People ate in it and laughed on its stairs, and the wind that has it now cannot make that untrue.',
				counter:
					'Fine words, and draughty. On some days a ruin is simply a ruin, and it is enough to sit beside it out of the rain.',
				question: 'What was the plainest hour you spent inside it, one that no one would think to mention?',
				act: 'Go out of doors and stand where you can feel moving air on your face. Come in when you want to.',
			},
			{
				turn: 'Of all that might be said over weak foundations, the line chooses “come”. It does not advise bearing up, nor point to any good in what fell. A place is made, something is brought in, and one sits. You have learnt about the wind sooner than this verse could tell you; the sitting down is all it can add.',
				counter:
					'There are hours when company is one more draught. Then the line can wait outside the door for as long as need be.',
				question: 'Who knew them in a way you did not?',
				act: 'Ask that person tonight for one story you have never heard, and only listen.',
			},
		],
		illness: [
			{
				turn: 'A body is the house whose foundation one never visits until something shifts. The couplet goes down there with a lamp, and its report is brief: all of this stands on air, and always did, on the well days too. Hence the second half, which takes neither fright nor comfort from it and asks for a cup.',
				counter:
					'Wind is the poet’s measure, and no diagnosis. What an examination can find out should be found out by one.',
				question: 'Which good hour of the past week had no medicine in it?',
				act: 'Sit by a window with whoever is ill, or with yourself, and name three things that move outside.',
			},
		],
		betrayal: [
			{
				turn: 'People furnish a trust for years before they look beneath it. What then gives way is often not one evening but a whole row of them, backwards, room after room. This verse walks through such a building without asking who was careless with the stone. It says that the floor is gone, and that there is still a “come”.',
				counter:
					'Some of those rooms were sound. Grief of this kind condemns the entire street, and may have to go round it again later.',
				question: 'What in all this has kept standing, so far as you can see tonight?',
				act: 'Stay with one person, or one lamp and one blanket, for ten minutes, and decide nothing about anything.',
			},
			{
				when: ['wronged'],
				turn: 'The palace in the couplet was not brought down by those who lived in it. You may find yourself going over the plans for the fault that you should have noticed, as if a sharper eye would have held the wall. Hope is built by looking up. It is no disgrace to have been looking up.',
				counter: 'In time you may want to know exactly which beam was false, and that also is a reasonable wish.',
				question: 'When do you feel least that you have to explain how you could have believed it?',
				act: 'Rest your back against a solid wall, palms down on the floor, until your breath has slowed of itself.',
			},
		],
		separation: [
			{
				turn: 'A shared life has a great deal of palace in it: the summer after next, the room that was to be painted. When two people part it is often this unbuilt half that hurts most, since nobody can even carry it out of the door. The verse lets it be a palace. It grants only that the wind is underneath.',
				counter: 'To mourn what never was can seem foolish to others. It is not on their ground that it fell.',
				question: 'Which part of the plan do you miss that the other may never have known about?',
				act: 'Drink something warm, slowly, at the window, and let the room be as large as it is.',
			},
			{
				turn: '“The footing of this life is on the wind,” the line says, and in the same breath, “bring”. One would expect the second to wait until the first had been dealt with. It doesn’t. Between what has come apart and what may come, somebody wants a cup and another hand in the room tonight.',
				counter:
					'For some, being alone with it is the first firm thing in a long while, and no invitation should be pressed on them.',
				question: 'With whom can you sit without having to say who was right?',
				act: 'Ring them, and ask whether they have ten minutes for nothing in particular.',
			},
		],
		quarrel: [
			{
				turn: 'Two people will defend a palace to the last brick when neither of them has ever lived there. Behind a quarrel stands most often some such building: how it ought to be, how it was promised. Hafez lets it come down in half a line and turns at once to the only solid thing around, which is the other guest.',
				counter: 'Giving up the building can also mean giving in. Some plans deserve to be fought for by daylight.',
				question: 'What were you each expecting, in the picture you never showed the other?',
				act: 'Send them “come” with an hour and a place. Leave out whose turn it was.',
			},
		],
		love: [
			{
				turn: 'Whoever loves builds upper storeys: the summers, the kitchen, the names of things. Meanwhile an ordinary evening stands about in its coat. Affection needs a floor, and the couplet knows of one only, no bigger than the room where somebody is saying “come”.',
				counter:
					'Do not be too stern about castles. Planning a house together is one of the tender things people do with their mouths full.',
				question:
					'Which storey of this have you furnished so far, and from which window do you see yourself looking out?',
				act: 'Cook something that has to be eaten tonight and will not keep. Share it, or eat it at a table properly laid.',
			},
			{
				when: ['couple'],
				turn: 'The two of you may hold a building permit for the next ten years and not have sat down since Thursday. That is the way with palaces: they eat the hour they are meant to shelter. In the verse the order is reversed: first the guest, then the wine, and the architecture is mentioned in passing.',
				counter:
					'Somebody has to think of the roof. If it is always the same one, the picnic is a luxury for the other.',
				question: 'Which room of that future have you decorated without asking who means to sleep there?',
				act: 'Say “come here” today for no reason, and have something ready in a glass.',
			},
		],
		unrequited: [
			{
				turn: 'Hope needs less ground than any other builder. One look across a room will carry a staircase, a balcony, two chairs. You may know quite well what it rests on; knowing has never stopped such work. Hafez offers no demolition. He proposes a cup at the foot of it, in the open air, with somebody who is actually there.',
				counter: 'It could be that the other side has laid a stone as well and is too shy to mention it.',
				question: 'On how many real sentences of theirs does the building stand?',
				act: 'Write those sentences down, word for word, without the way they were said. Fold the paper and go and eat something.',
			},
			{
				when: ['in_love'],
				turn: 'Love gave you the tallest house you have owned, and no one else can see it. There is grandeur in that, and a draught. “Bring wine” may be heard here as very practical advice: a heart that lives so high up should come down now and then to where the plates and the people are.',
				counter:
					'Someone might answer that the view is worth every stair. Poets have lived on nothing else for decades.',
				question: 'What do you neglect downstairs while you are up there?',
				act: 'Take care of one neglected thing for ten minutes: a plant, a plate, a letter from a friend.',
			},
		],
		loneliness: [
			{
				turn: 'It begins with “come”, and the poet does not say to whom. Some have concluded that the room was full; it reads as well like a man in an empty one, speaking to the door. The palace of company that others seem to live in stands no firmer than an empty room, and is only better lit from the street.',
				counter:
					'A lit window is sometimes just what it appears to be, and being outside it is cold. No theory warms that.',
				question: 'To whom would “come” be a surprise, and not an unwelcome one?',
				act: 'Ask somebody to something small this week, with the day and the place in the first line.',
			},
		],
		dismissal: [
			{
				turn: 'A post looks like masonry from inside: the door, the name on it, the coffee at half past ten. That it can end in one conversation is what the couplet means by wind. It was the building that failed. The one who worked in it walks out on the same two legs, shaken, and should not be asked for a plan.',
				counter: 'Wind is too gentle a word where somebody signed the order. It is allowed to be angry with a hand.',
				question: 'What was done well in that house that was never the house’s property?',
				act: 'Eat something warm, at a table, with somebody or with the radio. Nothing else has to be managed tonight.',
			},
		],
		work: [
			{
				turn: 'A career is often drawn from the cornice down: the title first, then the office, then whatever must hold them up. This verse kneels and looks underneath. The piece of craft that can be done well in one afternoon carries more than a promised floor, though it will never appear on anybody’s chart.',
				counter:
					'Easily said by a poet with patrons. Rents are due, and a drawing of the tower is sometimes what gets the bricks delivered.',
				question: 'If every title were taken down tonight, what in your working life would still be standing?',
				act: 'Repair one small thing you use daily: the loose screw, the broken template, the drawer that sticks.',
			},
			{
				when: ['has_job'],
				turn: 'Your workplace too may have its hall of columns: the strategy, the reorganisation, the new name. Nobody who works beneath it believes that it bears any weight, and everyone walks round it with care. The verse would have you notice what does bear: two colleagues, one procedure that works, the table where lunch is eaten.',
				counter: 'Columns are not always plaster. Now and then a plan from upstairs has really kept the rain off.',
				question: 'Who holds the place up, without its being in their description?',
				act: 'Bring that person a coffee today, and say what for.',
			},
		],
		study: [
			{
				turn: 'Learning is sold as a tower with a view, and examined as a cellar. The line goes straight to the cellar. What is weak down there, some rule half understood in the first month, will swing the whole staircase later; and it can be put right in an evening, which cannot be said of a tower.',
				counter: 'A certain amount of building on sand is called revision, and it holds for as long as it has to.',
				question: 'Which early chapter would you rather nobody asked you about?',
				act: 'Open precisely that one, read a single page of it standing up, and mark the sentence where the ground gives.',
			},
		],
		waiting: [
			{
				turn: 'Out of one answer that has not come it is possible to raise several storeys: once it is here, one will sleep, call, begin, forgive. The longer it takes, the higher they go. What arrives in the end will be a sheet of paper or a voice; it was never meant to carry so much roof.',
				counter:
					'In fairness, building is how some people keep warm. The tower could be nothing worse than a shed with ambitions.',
				question: 'Which of the things you have hung on that answer could hang on a nail of its own?',
				act: 'Cross out one sentence in your plans that begins with “when it comes”, and do its first half now.',
			},
			{
				turn: '“Come” and “bring” are things one says to people who are late. The host of this couplet has been kept waiting like everybody else, in a draughty house, and does not go and stand at the gate. He fills what is there to be filled. Whoever comes then will find a table, and not a watchman.',
				counter: 'Watchmen see things, however. A date that can be missed is no occasion for wine.',
				question: 'What have you left unlit in the house until the news arrives?',
				act: 'Light that one thing, the lamp, the stove, the good candle, and use it for ten minutes.',
			},
		],
		leaving: [
			{
				turn: 'Wind is poor ground and excellent transport. The settled hear a threat in this line; whoever sleeps in tents hears a forecast. A plan of going is apt to be built like a palace, every night reserved, when what is hoped for out there is weather. Both cannot have the upper hand.',
				counter:
					'A booked bed is no vanity in a strange town at midnight. Leave the romance of drifting to those with fewer bags and better knees.',
				question: 'Which hour of it has been left without a roof, and why that one?',
				act: 'Open a window, find out from which side the air is coming, and see what lies in that direction on the map.',
			},
			{
				when: ['leaving'],
				turn: 'To leave is to take a house to pieces, inwardly at least, and to be surprised at how little was holding it: two habits, a view, the man at the kiosk. The verse finds nothing sad in the discovery. It invites the neighbours in while there are still chairs.',
				counter: 'Two habits and a view may be as much foundation as anyone has. To leave them is no trifle.',
				question: 'Whom have you not yet told in plain words that you are going?',
				act: 'Invite somebody for a last something small, tea among the boxes will do, and name the hour.',
			},
		],
		home: [
			{
				turn: 'Here is a poet inspecting property. He finds the palace splendid, the footings soft, and declines, as one might say, to let it spoil the evening. What one wants of a house is probably both of his halves: that it should stand, and that people should come in. Only the first of these appears in the papers.',
				counter: 'Soft footings have ruined families. A builder’s opinion is cheaper than any amount of serenity.',
				question: 'What would be the first meal in it, and who sits with their back to the wall?',
				act: 'Knock on one wall of the place you are in now, listen, and then set a chair where you would want a guest.',
			},
		],
		eviction: [
			{
				turn: 'That a house should be stood on wind was a figure of speech until it was your house, or somebody’s you know. No one ought to turn such a thing into wisdom. There remains the small verb at the head of the line, which is said by someone with a door to someone without: come in.',
				counter:
					'It may have to be said by you, aloud, the other way about: may I come. The verse thinks no less of that.',
				question: 'At whose table could you sit tonight with nothing explained?',
				act: 'Go there, or call, and let yourself be given something to eat.',
			},
		],
		money: [
			{
				turn: 'Sums are built upward as palaces are, on something that was going to come in. Then the wind goes through the cellar. It is an old experience and an expensive one; Hafez’s Shiraz saw several fortunes blown from one street to another. He speaks of it without a sneer, and counts what is on the table tonight.',
				counter: 'Counting bread is a mood, paying debts an arithmetic. The second should not be left to a poem.',
				question: 'What was the whole construction resting on, in one word?',
				act: 'Write that word at the bottom of a page and, above it, only such amounts as are truly in the house.',
			},
		],
		guilt: [
			{
				turn: 'You might look in this couplet for a sentence on what was done, and there is only a survey. Weak, it says of hope, and wind, it says of life; no one is charged with it. Yet the call that follows goes to whoever is within earshot, and they are not first asked how well they built.',
				counter:
					'Cheap comfort, if a wall of yours came down on somebody. Then the way leads to them before it leads to the cup.',
				question: 'Where in this did something give way, and where did you let go?',
				act: 'Put one hand on the table and say your part of it in a single sentence, no longer than the line of verse.',
			},
		],
		fear: [
			{
				turn: 'Worry is an architect that works nights. By three it has raised a wing for every possible disaster, with corridors, and by breakfast one is expected to live there. The verse has no quarrel with the builder’s gift. It merely points out what the building rests on, which is air.',
				counter:
					'Some night thoughts are ordinary reminders, badly dressed. One of those towers may contain something that does want attention.',
				question: 'What does the fear look like as a house: how many floors, which light left on?',
				act: 'Open a window and find out with a wet finger where the air comes from. Stay until your hand is cold.',
			},
		],
		weariness: [
			{
				turn: 'Nothing tires like holding up a ceiling. There are people who have stood for years with raised arms under some great hope, theirs or a family’s, and would be ashamed to say that their shoulders hurt. The couplet looks up, says that it would have fallen in any case, and asks whether one would not rather sit.',
				counter: 'Somebody could be standing beneath it, all the same. Then step aside only when they have.',
				question: 'Whose palace is it that you are holding up?',
				act: 'Let your arms hang, sit down on the ground, and stay there until the kettle has boiled.',
			},
		],
		anger: [
			{
				turn: 'It is worth hearing how calm the line is about its collapse. A man has found out that everything he was promised rests on nothing, and there is no shouting at the builders. He may have done that yesterday. Rage goes about the ruin looking for the one stone at fault; he has lost interest in stones.',
				counter: 'His calm may be only tiredness, or wine. Yours should not be borrowed before it is due.',
				question: 'What had you been building on that somebody else walked away with?',
				act: 'Blow as hard as you can at something light, a feather, a scrap, from one end of the table to the other.',
			},
		],
		child: [
			{
				turn: 'Nobody builds such palaces as those who wish for a child, or wait for one, or hold one. Names are given to rooms years ahead. The verse is not cruel to such hope; it says how thin the floor is, which they know better than anyone, and then it says what one says to a person on a thin floor: come, sit by me.',
				counter:
					'Where a hope of this kind has been disappointed, any talk of palaces is too loud, and may be left unheard.',
				question: 'With whom can you speak of it without having to be brave?',
				act: 'Sit down beside that person, or beside the window, and leave your hands idle for a while.',
			},
		],
		joy: [
			{
				turn: 'For once the palace is standing, and the sun is on it. Do not go looking into the cellar; Hafez has been, and he came straight back up to ask for wine. That is the use of his bad news: there is no better day than this for opening the bottle, since none is any firmer.',
				counter:
					'You may of course have built on rock. It does happen, and the verse would come to dinner there as well.',
				question: 'Who should be standing in the doorway when you say “come”?',
				act: 'Call them by name, today, and open something, if only a jar of cherries.',
			},
		],
		faith: [
			{
				turn: 'Believers have read the palace as the world and the wine as what is left when the world has been seen through. Unbelievers read a palace and some wine. What neither can get round is how gently the ground is taken away: no thunder, no judgment, a puff of wind, and at once a hand on one’s sleeve.',
				counter:
					'There is also a faith that is foundation and nothing else. To that one the couplet must sound frivolous.',
				question: 'What still holds when you set down everything that you were merely told?',
				act: 'Stand outside for some breaths with your weight on both feet, and feel what bears you.',
			},
		],
		decision: [
			{
				turn: 'Before people trust a bridge they put something heavy on it. A choice that has only been looked at from the bank has not yet borne a load. If it cannot survive being spoken aloud as settled, it was what the couplet calls a palace of hope, handsome and soft underneath.',
				counter:
					'The opposite error exists as well: testing a thing so hard that one breaks what would have served for years.',
				question: 'Where lies the heaviest objection, the one you have been careful not to rest on it?',
				act: 'Tell one person, as if it were done, the thing you lean away from. Listen to your own voice while you do.',
			},
			{
				when: ['two_options'],
				turn: 'Two palaces, and a surveyor who shrugs. He has looked beneath both of yours and found in each case the same element moving about. That is less gloomy than it sounds. If neither is firm, you need not discover which is firmer, and may ask instead in which you would rather open the door to someone.',
				counter: 'Degrees of firmness do exist. One of the two could be standing on wind, the other on a mere slope.',
				question: 'In which of them would you say “come in” with the easier heart?',
				act: 'Lay a table in your mind, first here, then there, and write down who turned up.',
			},
		],
		change: [
			{
				turn: 'When the wind has a hand in the foundations, things move that were thought to be walls. It is a bad moment and a spacious one: for a while one sees from the dining room right out to the hills. The verse is spoken in that moment, before anyone has suggested rebuilding.',
				counter: 'Some people need four walls before they can admire any hill. They are not cowards.',
				question: 'What has turned out to be movable that you had always walked round?',
				act: 'Rearrange the cushions or chairs so that you look out at something new, and have your next cup there.',
			},
		],
		person: [
			{
				turn: 'No builder is more generous than we are on another’s behalf. We put people up in palaces they never asked for, and are hurt to find them living in the lodge. Whoever is meant here could be standing on much simpler ground than you have laid for them. The line would call them down by one word.',
				counter: 'Or you have built too low, and there is more to this person than one invitation can bring out.',
				question: 'What do you hope from them that they have never been told?',
				act: 'Say their name aloud, then one true thing about them that needs no hoping.',
			},
			{
				when: ['somebody'],
				turn: '“Come”, and then “bring”: the verse treats its guest as someone who can carry something. There may lie the tension in what you ask. One can be so busy holding the roof over another person that they are never once asked for anything, and they stand about in the hall like a visitor.',
				counter: 'Perhaps they have been asked often, have come with empty hands each time, and see nothing odd in it.',
				question: 'What could they bring, if you let them?',
				act: 'Think of one small thing that only they would know how to do, and ask it of them, or of someone who learnt it from them.',
			},
		],
		open: [
			{
				turn: 'A philosopher would have stopped at the ruin and been admired for it. Here the ruin is a reason for company. If a question is looking for something firm to stand on, the couplet suggests, with some cheek, that firmness was the wrong thing to ask for and a second chair the right one.',
				counter:
					'It is a host’s answer, and hosts dislike being alone. There are matters that want silence and an empty room.',
				question: 'If nothing about this could be made safe, what would you do with the evening?',
				act: 'Put a second chair at your table and leave it drawn out a little.',
			},
			{
				turn: 'Three nouns hold the couplet together, hope, life and wine, and one of them is on the table. It is a curious order of rank. The greatest is found weak, the next is found airy, and the least is sent for by name. Whatever you came with, it may have something in it of that third kind, small and within reach.',
				counter: 'Small things do not answer large questions. They only keep one company while the questions stand.',
				question: 'Which part of your question could be fetched from the next room?',
				act: 'Fetch it, or the nearest thing to it, and set it in front of you.',
			},
		],
	},
};
