import type { PoemWords } from '../shape.ts';

/** Ghazal 440: longing told to the wind, and a voice. */
export const words: PoemWords = {
	openings: [
		'Before the town is up somebody stands talking to the moving air. He has a long tale, and it is all about wanting. He expects no reply from such a listener. One comes nonetheless, in a single breath, and it is milder than his tale.',
		'It is dawn, and a confession is under way, made to the least discreet of confidants, who carries everything off and delivers it who knows where. In the middle of a sentence another voice takes the word. It is brief, and it says: trust.',
		'Two voices share the couplet. The first is human and would go on for hours; the second needs half a line. Between them there is only that thin light in which leaves begin to stir and one cannot tell yet who has spoken.',
	],
	quietOpenings: [
		'At dawn someone is telling the wind how much he longs. Nobody else is up. The wind takes his words as it takes everything, and does not interrupt.',
		'Before daylight a man speaks his sorrow into moving air, having no one nearer. He is answered in this verse, quietly, and not with an explanation.',
	],
	heritage: [
		'By the closing couplet his verses have got as far as Kashmir and Samarkand, where, he says, beautiful people dance to them. For a man who so rarely left Shiraz, the air did carry rather well.',
		'The morning breeze, “saba”, is the postman of Persian lyric: it fetches scent from the beloved’s hair and takes messages back. Generations of poets gave it letters and never asked for a receipt.',
	],
	turns: {
		bereavement: [
			{
				turn: 'One does talk to them. On the stairs, at the stove, in that half-light before the others are awake, and the air takes it as it takes everything, without a sign. No one need tell you that it does not arrive. That was never the point of speaking to someone one has loved.',
				counter: 'If for your part you have gone quiet, there is nothing amiss. The line was written by a talker.',
				question:
					'Which small thing have you caught yourself reporting to them lately, since they would have liked it?',
				act: 'Give them the news of your day at an open window, aloud, in the order it happened: weather, post, supper.',
			},
			{
				turn: 'What the voice says at dawn is “trust”, and a mourner may well ask in what. The one thing that could have been trusted to stay has gone. The verse has no argument to offer. It only notes that the man was still speaking when he was spoken to, and that nobody had told him to stop longing first.',
				counter:
					'You may hear no voice at all, only the bin lorry. That too is a morning, and it has been got through.',
				question: 'What would you say to the wind if no one could possibly overhear?',
				act: 'Say it at the open window in your ordinary voice. Then shut the window and sit where it is warm.',
			},
		],
		illness: [
			{
				turn: 'Dawn is when the night nurse opens a curtain and the fever, often, goes down a little. The line belongs to that hour. Somebody has been lying awake with a long tale of wanting, mostly small wants: to walk to the shop, to taste things. A voice answers with a single word, and does not pretend to have read the chart.',
				counter: 'Trust is easily recommended by the upright. From the pillow it can sound like being told to hush.',
				question: 'What does the one who is ill long for that is small enough to be had?',
				act: 'Bring it, or bring the nearest thing to it: a breath of outside air, a spoonful, a song from the other room.',
			},
			{
				when: ['ill'],
				turn: 'You know that hour before the house wakes, when the body gives its report and nobody else is there to hear it. Hafez would have you tell it to the wind, all of it, without being brave. An illness makes people tidy in what they say. The wind does not need you tidy.',
				counter:
					'If the report contains something new, the wind is the wrong listener, and the doctor’s line opens at eight.',
				question: 'What have you left out so far, so as not to frighten anyone?',
				act: 'Put your face to the open window for the length of five breaths and say the unsaid thing on one of them.',
			},
		],
		betrayal: [
			{
				turn: 'To be told to trust, of all things, just after trust was broken: few words in the Divan are harder to hear. It may help to see where this voice comes from. Not from the one who did the harm, nor from anybody who wants it smoothed over. It comes at daybreak out of nowhere, and asks nothing to be forgiven.',
				counter: 'You may keep the word at arm’s length for as long as you please. Trust is not owed to verses either.',
				question:
					'What is there that has not let you down, even if it is only a street, a dog, a friend’s handwriting?',
				act: 'Go near that one thing for ten minutes. Say nothing clever about it, and nothing about the other.',
			},
			{
				when: ['wronged'],
				turn: 'You have told this, no doubt, to the walls, the tap, the inside of the car. It is a long tale and it does not get shorter. In the couplet such a telling is respected; the man is let speak until something in the air turns. No one asks him what he contributed, or whether he had seen it coming.',
				counter: 'Walls keep secrets too well. There comes a point at which a person must be told, with a face.',
				question: 'Which sentence of it do you return to, however you begin?',
				act: 'Say that sentence to someone who is fond of you. Let them be silent with you afterwards.',
			},
		],
		separation: [
			{
				turn: 'The wind is the messenger in all such poems; lovers gave it what could no longer be said across a table. After a parting there is a great store of this: the joke that only one person would get, the news about the neighbour. One opens one’s mouth at breakfast and shuts it. Out with it, then, to the moving air.',
				counter:
					'It could be you have said quite enough to each other, and the quiet is the first clean thing in years.',
				question: 'What was nearly said this week, and to whom?',
				act: 'Tell it to the open window instead, laugh or cry as it comes, and make yourself something hot.',
			},
			{
				turn: 'A voice breaks in on the longing and says, trust. It does not say that they will come back, nor that you will be better off. Readers have put such things into its mouth for centuries, out of kindness. What it names is a kindness too, plural in the Persian, many small ones, of no particular sender.',
				counter: 'In the worst weeks one does not see even small ones, and need not pretend to.',
				question: 'Which kindness has reached you since, from a side you had not been watching?',
				act: 'Write it down with the day and the name, put it under your pillow, and let that do for tonight.',
			},
		],
		quarrel: [
			{
				turn: 'He tells the wind, and the wind takes no sides; that may be why he gets so far with his tale. A quarrel is told again and again to people who take ours. It grows handsomer with each telling and no shorter. One morning of telling it to the trees would show what is left when nobody nods.',
				counter: 'Being taken sides with is a real comfort. Keep one friend for it, and spare the others.',
				question: 'What would you leave out of the story if only the wind were listening?',
				act: 'Tell it once outdoors, under your breath, in two minutes. Send the other side only the sentence that survives.',
			},
		],
		love: [
			{
				turn: 'Longing is at its most eloquent when the one it concerns is asleep. By nine it will have a shopping list. The verse catches it at the good hour, with its hair down, and the charming thing is that it gets an answer there: not from the beloved, but from morning itself, to the effect that there is kindness about.',
				counter: 'Eloquence before breakfast has written letters that nobody should post. Let it get dressed first.',
				question: 'What do you love in this that you could only say before anyone is up?',
				act: 'Say it at first light or last, out of a window, and keep the best half-sentence for the day.',
			},
			{
				when: ['couple'],
				turn: 'Couples tell the wind a good deal that was meant for each other: in the shower, on the way to work, to friends over lunch. The one it concerns got the weather report. It need not be a confession. One of those mild sentences, delivered to the right address, would already change the air in the kitchen.',
				counter: 'Some of it is better blown away. Not every thought of a marriage has to be put on the table.',
				question: 'In which sentence would you have to stop being eloquent if they were in the room?',
				act: 'Say to them today one thing that you have praised about them to somebody else.',
			},
		],
		unrequited: [
			{
				turn: 'Everything has been told, only to the wrong address. The air knows, the friends know, the kitchen tiles know how it stands. A tale polished for so long among patient listeners can grow so fine that one fears what it would be, said plainly, in daylight, to a person with a bus to catch.',
				counter:
					'The wind is sometimes chosen for good cause. There are longings that would be a burden to the other, and gain in dignity from blowing about.',
				question: 'How would the whole tale sound in eleven words?',
				act: 'Write those eleven. Send them, or read them in the morning and see whether they still stand.',
			},
			{
				when: ['in_love'],
				turn: 'Yours is the tale he tells: “arezumandi”, a whole condition, more wish than any one person could answer. It is worth noticing that the reply does not come from the one he longs for. Something else has been listening, and speaks up first, and is friendly. In your life that could be something with a name and a telephone.',
				counter: 'A friendly something is not what you ordered. One may send it back to the kitchen, once.',
				question: 'Who has been kind to you while you were looking down the road?',
				act: 'Give that one ten minutes today with your face turned their way.',
			},
		],
		loneliness: [
			{
				turn: 'At that hour everyone is alone, and it shows less. The baker is, and the woman at the tram stop, and the man in this couplet who has been reduced to addressing the weather. What he has not lost is the habit of address. He says “you” to the air; and somebody, we are not told who, says “you” to him.',
				counter:
					'A voice from nowhere is a good deal to count on. A voice from the second floor would be more practical.',
				question: 'To what do you speak when there is nobody, the radio, the plant, the kettle?',
				act: 'Say one sentence today to a living stranger that is not about what you are buying.',
			},
		],
		dismissal: [
			{
				turn: 'The first mornings are the strangest: the alarm that need not ring, or that one dreads will soon not need to. There is air moving in the street, and others are on their way. Hafez stood about at such an hour and had nothing to report but wanting. It was heard, the verse says. It was not told to pull itself together.',
				counter: 'Trust does not pay anyone’s wages, and nobody is forbidden to tell the voice so.',
				question: 'What would you like to hear from somebody, tomorrow, at the hour when the working day begins?',
				act: 'Ask someone dear to ring you at that hour and say just that, or anything.',
			},
		],
		work: [
			{
				turn: 'A wish that is let out on the stairs, in the car, over a drink, has been uttered and yet not asked. The post, the hours, the pay one longs for have been described to everyone except those in charge of such things. They, being no winds, need a letter with a heading.',
				counter:
					'Airing it may have been the apprenticeship. Some requests grow legs only when they have been rambled over for a year.',
				question: 'Who could say yes to this, by name and surname?',
				act: 'Draft the subject line and first sentence of that request. Leave it among your drafts, addressed.',
			},
			{
				when: ['has_job'],
				turn: 'Come in before the others one day, when the heating is just starting to tick. It is the only hour at which a workplace has a voice of its own, and you can hear what you want of it. By half past nine you will be wanting what the meeting wants. Hafez did his asking early, and he did it aloud.',
				counter: 'There is a good chance that what you hear at that hour is a wish for coffee. It, too, was sincere.',
				question: 'What did you want from this work before you knew how the place talked?',
				act: 'Tell one colleague that old wish over the first cup, and ask for theirs.',
			},
		],
		study: [
			{
				turn: 'Before the tale there was the getting up. Learners of every sort have loved this couplet for its clock: at that hour what was read at night comes back by itself, murmured, half to the air, like a lesson one is not afraid of. Nobody is correcting. And it turns out that a voice does know the next line.',
				counter: 'Others are of no use before ten, and learn beautifully at midnight. The wind blows then as well.',
				question: 'Which part of it could you tell to someone who cannot answer back?',
				act: 'Walk up and down by an open window and tell it, aloud, without notes, for five minutes.',
			},
		],
		waiting: [
			{
				turn: 'He spoke to the wind and was answered by something else. Whoever has listened long at one keyhole should consider this. With an ear laid against a single door, a name, one office, one counts as draught whatever comes in by the chimney. Not all that is meant for a person bears that letterhead.',
				counter:
					'Voices at daybreak are a poet’s privilege. You may simply be owed a phone call, by a particular someone, who is late.',
				question: 'Which arrivals of these weeks did you set aside because they were not the thing?',
				act: 'Turn your chair from the door, the phone or the inbox, and for ten minutes face the side that nothing comes from.',
			},
			{
				turn: '“Trust in the kindnesses” is what he is told, and the plural is where the comfort sits. A single kindness can miss its train. Several, from various quarters, seldom all do. The wait for one great answer makes people blind to the small traffic: a seat kept, a peach, a reply to something one had asked last spring.',
				counter: 'No number of peaches adds up to a visa. You are waiting for what you are waiting for.',
				question: 'What arrived yesterday that you had not ordered?',
				act: 'Acknowledge receipt of it: a line of thanks, a nod to the tree, a plate washed and returned.',
			},
		],
		leaving: [
			{
				turn: 'The wind he confides in has already been to wherever one would like to be, and tells nothing. That is how distant places behave: there is a scent of them in the evening and no particulars. A wish to go can live on such scents for years, and it is remarkable how well it looks.',
				counter:
					'Fragrance is a sound enough guide. The particulars, when one finally has them, are mainly about where to park.',
				question: 'By what smell or sound does that place call, and when did it last do so?',
				act: 'Look up the name of a wind that belongs to that place, and say it once over your tea as you would a guest’s.',
			},
			{
				when: ['leaving'],
				turn: 'On the morning you go you will be up at his hour, and the air will smell of what you are leaving: bread, diesel, the tree by the gate. You may find that you talk to it. The answer he got was not a forecast. It told him only in what spirit one can walk out into weather.',
				counter: 'You may also be in such a good mood that no answer is called for. Whistle, in that case.',
				question: 'To whom will you be sending word by the wind, so to speak, and who should get a proper letter?',
				act: 'Write the first line of that letter now and take it with you unfinished.',
			},
		],
		home: [
			{
				turn: 'Houses, like longings, get told to the wind: the one with the fig tree, the one we nearly had. The tale improves and the rooms multiply. If a voice were to answer at dawn about property, it would probably say what it says here, that kindness is to be reckoned with; and one might ask which of these walls has any.',
				counter: 'Kind walls have been known to conceal unkind wiring. Trust, by all means, and bring an electrician.',
				question: 'What would you want to hear there at six in the morning, with the window open?',
				act: 'Open your present window at an early or late hour and make a list of what can be heard.',
			},
		],
		eviction: [
			{
				turn: 'There are mornings when the only listener awake is the air over the street, and what one has to tell it is where am I to go. Hafez was told, at such an hour, to rely on kindnesses. It sounds thin. In practice they have faces: a cousin with a sofa, a clerk who stays on, the woman downstairs.',
				counter: 'They have to be asked, however. Kindness cannot see through a closed door at dawn.',
				question: 'Which face comes first when you read the word kindness?',
				act: 'Speak to that person today, even if only to say good morning and then the truth.',
			},
		],
		money: [
			{
				turn: 'Nobody tells the bank at dawn what they told the wind. To the wind one says how frightened one is, and to the bank that the form is attached. The couplet has the two voices meet: first the long, shameless tale, then a short, calm answer. If the tale could be got out at home, the form would be the shorter.',
				counter:
					'Calm answers are given by people who are not owed anything. You may need one who has read the small print.',
				question: 'How much would be enough, if you said it without either boasting or sighing?',
				act: 'Say the figure to the open window, once, in full. Notice whether your voice goes up or down.',
			},
		],
		guilt: [
			{
				turn: 'A confession made to the wind is cheap in one respect: it cannot be used against you. That is also why it comes out whole. The voice that replies in this verse has heard all of it and does not go into detail. It speaks of kindness, which is not the same as innocence, and leaves the man where he was, at his window.',
				counter:
					'A window is not the person concerned. When the tale has been told once in full, it may be ready to be told again, to them.',
				question: 'What would you say first, if you knew you would not be interrupted?',
				act: 'Say it outdoors, in one go, at walking pace. Stop where you would like to be answered, and wait there.',
			},
		],
		fear: [
			{
				turn: 'Fear, too, is a long tale told before sunrise, with many “and thens”. What interrupts it in the couplet is hardly a counter-argument. Only a different tone of voice: lower, unhurried, not impressed. Most people have somebody who can speak so, or a memory of one, and can borrow the tone if not the words.',
				counter: 'When there is real danger, what is wanted is a loud voice and a telephone.',
				question: 'Whose voice has that tone for you, and what do they usually say?',
				act: 'Say your own name in it, slowly, and after it “I know”. Three times is not too often.',
			},
		],
		weariness: [
			{
				turn: 'There is an hour before the first message, when the face is not yet arranged, and that is when he speaks. Most days begin with being spoken to: the alarm, the headlines, someone’s exclamation mark. Small wonder if by evening nobody can recall what they had wanted. They were not the first to be asked.',
				counter:
					'Dawn is overrated by poets, who could sleep until noon. Any unlooked-at quarter of an hour would serve.',
				question: 'How would your day’s first sentence run if no one had yet addressed you?',
				act: 'Hum one note for as long as a breath lasts, ten breaths running, with your palm on your ribs.',
			},
		],
		anger: [
			{
				turn: 'It is a pity to waste a good rage on the wind, which has heard louder. But try it: out at the edge of the fields, or at the top of the car park, the whole speech, with gestures. Somewhere in the middle one usually hears a second voice, one’s own, asking in a normal tone what it was one wanted.',
				counter: 'Perhaps you know perfectly well what you want, and it is an apology. The wind cannot give one.',
				question: 'What longing is there under it, if you go on shouting long enough to get there?',
				act: 'Find somewhere windy, say it as loudly as the neighbours permit, and walk home by another street.',
			},
		],
		child: [
			{
				turn: 'People tell the wind about a child before they tell anybody: that they would like one, that one is coming, that one is not coming after all. It is too tender for the kitchen. The voice in the couplet does not say yes or no. It says that there is kindness, at the hour when those who cannot sleep are up.',
				counter: 'If that hour is only empty for you, then the verse should close the window and be still.',
				question: 'What have you told only to the air so far?',
				act: 'Tell it to one warm-hearted person, or whisper it to the dawn once more and then lie down again.',
			},
		],
		joy: [
			{
				turn: 'Here is a tale of longing with its last page in place. Tell it to the wind all the same; it has put up with the earlier chapters, and would surely like to hear how it came out. You will want to shout it. Dawn is a good time, as nothing yet contradicts, and even pigeons seem to have been informed.',
				counter:
					'The neighbours have not been informed, and value their sleep. Joy can also be hummed, with the window shut.',
				question: 'Which kindness, on the way here, did you take for a delay?',
				act: 'Throw the window open, tell the air in one sentence, and then ring whoever would mind hearing it second.',
			},
		],
		faith: [
			{
				turn: '“A voice came,” and Hafez does not say whose. Those who pray know the question well: one speaks at length, and what returns is so short and so like one’s own better thoughts that one cannot swear to it. He does not swear either. He reports what it said, gives the hour, and leaves the wind as witness.',
				counter:
					'Others report the wind and nothing more, after years at the same window. They are no worse listeners.',
				question: 'In what tone has the answer come, whenever you believed you had one?',
				act: 'Get up once before it is light, or stay up until it is, and say to the morning what you would say if it could hear.',
			},
		],
		decision: [
			{
				turn: 'It must have been a disappointing answer. A man lays his whole heart open, and instead of directions he gets told to have confidence. Anyone with a choice before them would rather have been given the turning: left after the bridge. What is offered is only a state in which either turning can be walked.',
				counter:
					'Trust, however, is no substitute for a timetable. Some choices ask to be looked up, and a serene mind merely misses the train.',
				question: 'What would you do first if you took it as given that you could bear the outcome?',
				act: 'Walk to the corner and back as one who has already chosen. Pay attention to your pace.',
			},
			{
				when: ['two_options'],
				turn: 'There are two winds in Persian verse: the one at dawn, which carries scent, and the hot one that empties a garden. Your two choices may blow from such different quarters, and one feels it in the skin before one has reasons. Tell each of them your tale for a minute. To one of them you will tell it at greater length.',
				counter: 'Skins have been wrong. A wind that is unpleasant to begin with sometimes brings the rain.',
				question: 'Which of the two makes you talk more freely when you imagine it?',
				act: 'Stand facing one way and speak for a minute as someone who has chosen the first; turn round and do the same for the second.',
			},
		],
		change: [
			{
				turn: 'Nothing is decided at dawn; things just begin to have edges. A man who talks at that hour cannot see whom he is talking to, and talks more openly for it. If life has gone grey in that particular way, it may be the right light for saying what you want. By noon it will be too clear to admit.',
				counter: 'It can be grey because it is raining. Wanting may then be left until it stops.',
				question: 'What can you make out so far, if you do not strain?',
				act: 'Say aloud three things you can already see, and one you hope it is.',
			},
		],
		person: [
			{
				turn: 'In the midst of this ghazal Hafez turns upon Joseph, a great man in Egypt by then, and asks what has become of a son’s love. It is an awkward moment in a love poem. Someone is always being kept informed by the wind alone, through third parties and photographs; it could be the person you mean, or it could be you.',
				counter: 'Silence can be a wall built for good reason. Whoever has put up with too much owes no bulletin.',
				question: 'What does this person know of you at first hand from this year?',
				act: 'Send a plain picture of your window or your lunch to someone who used to feed you. No caption is needed.',
			},
			{
				turn: 'The wind hears all about them, and they hear none of it: so it often goes with the people on one’s mind. One knows what one would say, and it is not even unkind. In the verse the teller was interrupted by something friendlier than he had expected. People have that in them too, as a rule, and can seldom show it to a speech.',
				counter: 'Some of them interrupt with the opposite. You will remember which kind you have here.',
				question: 'What do you say about this person that you have never said to them?',
				act: 'Choose the kindest of those sentences and deliver it, in person, in writing, or to the empty air if it must be.',
			},
		],
		open: [
			{
				turn: '“Arezumandi” is what he has: a fullness of wishing, with no object stated. It is a respectable condition, and the wind is just the company for it. It has sighs in it, and weather, and so far not a single noun that could be fetched from a shop. That is no reason for hurrying it.',
				counter: 'Some wants go shy when they are named, as deer do. Vagueness may be the only cover this one has.',
				question: 'If the longing had a place, a season and a piece of furniture in it, which would these be?',
				act: 'Finish this aloud: “I would like a …”. It has to end in something you could touch. Try until one startles you.',
			},
			{
				turn: 'A tale, a wind, a voice: two of the three have no face. The couplet is content with that, and so an unclear question is in good hands here. It will not be answered. It will be listened to for about the length of a dawn, and after that someone says a short kind thing.',
				counter: 'Short kind things can be maddening to a person who really wanted to know something.',
				question: 'At what hour do you come closest to knowing what you want?',
				act: 'Set aside ten minutes at that hour today or tomorrow, with the window open and the telephone shut in a drawer.',
			},
		],
	},
};
