import type { MbtiWords } from './shape.ts';

/** The built-in writer's English for the sixteen types. */
export const words: MbtiWords = {
	labels: {
		strengths: 'Strengths',
		blindSpots: 'Blind spots',
		work: 'In work',
		love: 'In love',
		stress: 'Under stress',
		misfit: 'What may not fit',
		experiment: 'A small experiment',
	},
	types: {
		ISTJ: {
			portrait:
				'A drawer with a label on it, and in the drawer the thing the label names. Someone has written down when the boiler was last looked at, and the date is right. These four letters begin there, with what was promised, on what day, and whether it was done.',
			strengths:
				'You notice the step that was skipped. You keep your word without making a speech about it, and people lean on you the way they lean on a wall, without looking. When others argue from memory, you go and fetch the paper.',
			blindSpots:
				'A method that has worked for nine years looks to you like the truth. You may answer a new idea with the old reason before the new one has finished its sentence, and you rarely tell anyone how much you are carrying.',
			work: 'You do best where the task is clear and the result can be checked. Vague praise embarrasses you; a second task tells you more. Meetings without a list cost you an afternoon of patience.',
			love: 'You say it with repaired bicycles and appointments kept. The person beside you may still want to hear the sentence, and may not know that the new tyre was one.',
			stress:
				'First the lists grow longer, then everything that might go wrong arrives at once, at two in the morning, in full colour. Finishing one small thing brings the walls back to their place.',
			misfit:
				'They will tell you that you have no sense of humour. It is merely dry, and it waits until the others have finished laughing.',
			experiment:
				'Do one daily thing in another order today: the other road, the other mug, the last page first. It takes two minutes. Which of your rules was once an answer to a question nobody asks any more?',
		},
		ISFJ: {
			portrait:
				'The guest mentioned once, in March, that walnuts make her cough. In November there is a cake on the table, and a second, smaller one without walnuts. Nobody comments on it. That is how these letters love the world: by remembering it.',
			strengths:
				'You see what is missing before it is asked for, and you bring it so quietly that it seems to have been there. Details of people stay with you for decades. What you take in hand gets finished, and cleaned up afterwards.',
			blindSpots:
				'You expect to be read as carefully as you read others. They do not manage it, and you say that it does not matter. It goes into a small account that is presented years later, with interest.',
			work: 'You keep the place running in ways no job description knows. Take care that the invisible half of it gets said aloud at least once a year, by you if nobody else can.',
			love: 'You hand over the warmer blanket and then lie awake wondering whether you are loved. To ask for half of the blanket is also a gift: it lets the other be good to you.',
			stress:
				'You do more, faster, with a smile, and the cupboard doors close a little harder. Then comes a day when one forgotten thank-you weighs as much as all the others together.',
			misfit:
				'People with these letters are said to dislike all change. You may have changed a great deal already, only for somebody’s sake and without an announcement.',
			experiment:
				'Ask one person today for a favour you could do yourself, and let them do it their way. What would those around you learn about you if you stopped guessing their wishes for an hour?',
		},
		INFJ: {
			portrait:
				'One lamp is lit behind a curtain, late. From the street you cannot see who sits there, only that somebody is thinking about a conversation that ended four hours ago, and has just understood what it was about.',
			strengths:
				'You hear the sentence under the sentence. You can hold a picture of how things could be for years and walk towards it in very small shoes. Those who talk with you for an evening go home clearer than they came.',
			blindSpots:
				'Your guess about a person is so often right that you stop checking it. When it is wrong, they are living in your head as somebody they have never met, and cannot defend themselves there.',
			work: 'You need to know what it is for. With a purpose you will do the dull parts gladly; without one, even the pleasant parts turn grey by Wednesday. Protect the hour in which no door opens.',
			love: 'You would like to be found without having to call out. That is a long game of hide and seek, and the other may be standing patiently in the wrong garden.',
			stress:
				'You go quiet and helpful, then suddenly not at all available. Food, shops, a series watched to the end in one night: the body takes over when the meaning has been used up.',
			misfit:
				'It is often claimed that this is the rarest of types and therefore deep. Rare says little, and depth depends on the digging.',
			experiment:
				'Pick one thing you believe about somebody and ask them, plainly, whether it is so. Five minutes. What are you hoping somebody will notice so that you need not say it?',
		},
		INTJ: {
			portrait:
				'On the back of an envelope there is a plan for a kitchen that will be built in six years. The arrows are already correct. The one who drew it is washing up in the present kitchen and finds it badly arranged.',
			strengths:
				'You see where a thing is heading and what it will need when it gets there. You drop an opinion when a better one is proved to you, which is rarer than it sounds. Alone with a hard problem, you are in good company.',
			blindSpots:
				'You have finished the argument in your head before the others were told there was one. What looks to you like saving time looks to them like a closed door with light under it.',
			work: 'Give you a goal and leave the road to you, and something remarkable may come back. Supervise the road and you begin to think about another employer, quietly and with a timetable.',
			love: 'You are loyal in the way of long-term plans. You improve the other’s life, sometimes before asking whether it was broken; an evening without a purpose would be news to them.',
			stress:
				'The plan narrows, everybody in it becomes an obstacle, and you finally clean something, or eat something, with frightening thoroughness. Sleep solves more of it than analysis.',
			misfit:
				'You will read that you have no feelings. You have them filed under another heading, and you know precisely where.',
			experiment:
				'Show someone a plan today while it is still wrong in places, and ask for the first change. Which of your certainties has not been allowed out to meet anyone this year?',
		},
		ISTP: {
			portrait:
				'The tap drips. Three people have opinions about it. The fourth has gone for a spanner, turns something a quarter of an inch, listens, and turns it back by half. It stops. He or she has already left the room.',
			strengths:
				'Your hands think. In a sudden mess you become slower and exacter while the others speed up. You take a thing for what it is and do not hold it against the thing.',
			blindSpots:
				'You fix what can be fixed and walk away from what can only be talked about. Those who were waiting for the talk conclude that you did not notice. You noticed; you had no tool for it.',
			work: 'You want the problem itself, not the presentation on the problem. Freedom to try and a machine that answers honestly matter more to you than a title on the door.',
			love: 'You give a great deal of room and like to get it. Say now and then that the room is not distance: from outside, the two look alike.',
			stress:
				'You vanish into the garage, the game, the long road out of town. If someone follows you there with questions, what has been stored comes out all at once, and surprises you most.',
			misfit:
				'Not everyone with these letters can repair a motor. For some the tool is a spreadsheet, a scalpel or a bass guitar.',
			experiment:
				'Tell one person what you are doing while you are doing it, for five minutes, even if it seems obvious. What have you mended for somebody instead of telling them something?',
		},
		ISFP: {
			portrait:
				'Somebody has moved the chair a hand’s breadth, so that the afternoon light falls on the blue bowl. No one was told. Whoever comes in sits down, breathes out and does not know why.',
			strengths:
				'You sense when a thing is right, in colour or tone or kindness, and you do not need a theory for it. You leave people as they are. What you make with care stays in other people’s rooms for years.',
			blindSpots:
				'You avoid the loud moment so well that small wrongs settle in. One day you leave, from a job or a friendship, and everyone is astonished, since you had complained to nobody.',
			work: 'You work best where you can see and touch what you do, at your own pace and near people who do not shout. Being hurried makes your hand worse; being trusted makes it sure.',
			love: 'You show it in gestures so fine that a hasty person misses them. Look for one who is not hasty, and underline a gesture now and then.',
			stress:
				'Every remark becomes a verdict on your whole person. You turn sharp and orderly, count the faults of others, and dislike the sound of your own voice doing it.',
			misfit:
				'You need not paint or play anything. A well-cut hedge, a way of laying bandages or of speaking to dogs may be where it goes.',
			experiment:
				'Say no once today to something small, in one sentence without a reason added. What have you been making beautiful so that you would not have to change it?',
		},
		INFP: {
			portrait:
				'A book lies open on the grass, face down, to keep the page. Its reader is looking at an ant that carries something far too large, and has for some time been on the ant’s side.',
			strengths:
				'You know what matters to you and can tell a true note from a pleasant one. Odd people feel at home with you. You give an idea years of faithfulness before anyone else has heard of it.',
			blindSpots:
				'The finished thing in your mind is so fine that the first draft on the table insults it. So it stays in the mind. And a careless word from a friend can be reread there forty times.',
			work: 'You can do almost anything for a cause and almost nothing for a target figure. Ask whom it helps, by name; then write down one deadline and show it to somebody stricter than you.',
			love: 'You love the person and also the person they could become. The second one is never late and always understands; be fair to the first, who is actually in the kitchen.',
			stress:
				'Facts begin to bark. You, who never count, count every failing of yours and others, in a hard voice that sounds borrowed. It passes sooner if you walk than if you argue with it.',
			misfit:
				'You are said to be gentle at all times. Those who have trodden on one of your convictions report otherwise.',
			experiment:
				'Give ten minutes today to the worst possible version of something you keep postponing, and do not improve it. Which of your dreams is protected by the fact that you never begin?',
		},
		INTP: {
			portrait:
				'The question was whether to turn left. It has led to the history of traffic signs, and from there to why anyone agrees to rules at all. The car behind hoots. It is a very interesting question.',
			strengths:
				'You find the screw on which a whole argument turns. You are hard to impress and easy to interest. A mistake of your own gives you almost more pleasure than being right, because it shows where the machine was loose.',
			blindSpots:
				'You understand a thing and believe that it is therefore done. Bills, birthdays and the last ten per cent are left standing in the hall. People hear an objection where you meant company.',
			work: 'You need a riddle and a long leash. In a place where the answer is known and only has to be delivered, you invent a riddle of your own, and that is not always what was ordered.',
			love: 'You share your thinking, which is the most private thing you have. The other may be waiting for a word about Sunday. Both are conversations; only one of them is on your list.',
			stress:
				'Feelings arrive in the wrong size, like furniture for another flat. You explain them away until late, then write a message you will reread with surprise.',
			misfit:
				'That you live in your head is only half the story: your hands, at an instrument or a stove, may be wiser than your theories about them.',
			experiment:
				'Take something that is nine tenths done and do the last tenth of it now, badly if need be. What are you still thinking about because a decision would end the fun?',
		},
		ESTP: {
			portrait:
				'The lake is cold; this has been established by discussion. There is a splash. A head comes up, laughs, and reports on the temperature from the only place where it can be known.',
			strengths:
				'You see what is going on in a room while others recall what was supposed to. You act, and the world answers, and you take the answer well. In a tight spot people look at you first.',
			blindSpots:
				'The long consequence has no smell and makes no noise, so it often gets past you. You may joke at the moment when somebody was about to tell you something important.',
			work: 'Give you a customer, a deadline, a fire. The quarterly plan bores you and you know it; find one partner who loves such plans, and be as useful to them as they are to you.',
			love: 'With you things happen, and that is a great part of love. Another part is dull and takes place on Tuesdays. Show that you can stay there too, without turning on the radio.',
			stress:
				'You grow faster, louder, more daring, and stop sleeping. Then, quite unlike you, a dark idea about what it all means. It is tiredness in a philosopher’s coat.',
			misfit:
				'You are supposed to be reckless. Watch yourself before a real jump: you have looked at that water longer than anybody noticed.',
			experiment:
				'Before your next quick yes today, count five breaths and say out loud what it will look like in a month. What are you outrunning that would probably be slower than you think?',
		},
		ESFP: {
			portrait:
				'Somebody comes in with rain on the coat and a bag of warm bread, says the neighbour’s name, and the evening, which had been sitting in separate chairs, moves together.',
			strengths:
				'You are where you are. You notice the new haircut and the voice that is a shade lower than usual. Joy near you is not a programme; it just has a chair and is offered something to eat.',
			blindSpots:
				'Unpleasant letters ripen unopened. You say yes to two people for the same hour because both were happy to be asked, and you take a plain criticism as if it were aimed at your whole family.',
			work: 'You do well with faces, with hands, with a day that changes. Sit beside somebody who likes forms; trade an hour of their order for an hour of your ease with people.',
			love: 'You give generously and at once. What is hard for you is the third difficult conversation on the same subject. Stay seated; nothing more is asked of you than that.',
			stress:
				'The room must be full, and when it empties, shadows stand in it that you take for prophecies. Daylight and a walk with one friend shrink them to the size of coats.',
			misfit:
				'They think you cannot be alone. It may be that you can, and that you simply see no reason to advertise it.',
			experiment:
				'Open one letter or message today that you have been avoiding, read it to the end, and write a single line in answer. What would you hear if the music in your rooms were off for a while?',
		},
		ENFP: {
			portrait:
				'A kite stands over the field, red, with a tail made of an old scarf. It pulls at four things at once. Far below, somebody is holding the string and has just had a better idea about the tail.',
			strengths:
				'You see the gift in people before they do, and you tell them. Two things that have never met shake hands in your head. Where you are enthusiastic, others remember that they used to be.',
			blindSpots:
				'The beginning gives you so much that the middle seems like somebody else’s job. Drawers fill with starts. And you feel what everyone in the room wants so clearly that your own wish is asked last.',
			work: 'You need variety, and one thing that stays. Choose the one thing on purpose. A colleague who finishes is no enemy of freedom but the ground your string is tied to.',
			love: 'You fall for what is possible. It is a lovely way to start; later the other wants to be loved for what is merely so, snoring included.',
			stress:
				'You promise more, sleep less and lose your keys, and then become a clerk: one detail, a pain, an unpaid bill, is examined as if the whole of life hung on it.',
			misfit:
				'Scattered, they say. Yet there is probably one matter to which you have been faithful for fifteen years, under changing titles.',
			experiment:
				'Choose the oldest open task on your list and either do ten minutes of it now or cross it out for good. Which of your beginnings would be glad to be told that it is over?',
		},
		ENTP: {
			portrait:
				'“Let us suppose the opposite,” says a cheerful voice at the end of the table, and spoons stop in the air. By the time the coffee comes, nobody is quite sure any more, and two people have had a good idea.',
			strengths:
				'You can see a question from a side it did not know it had. You are not afraid of a clever opponent or of looking foolish for an hour. Dead rooms wake up when you begin to doubt something in them.',
			blindSpots:
				'For you it is sport; for the other it was an opinion, and they had grown it from seed. You also tend to leave when a thing is understood, which is just before it gets useful.',
			work: 'Launches, repairs, strange cases suit you. Routine makes you dangerous, since you will improve what was running well. Agree on what may not be touched, and keep to it like a chess player to the board.',
			love: 'You flirt by contradicting. Some love it. On certain evenings, however, somebody just wants to be agreed with, for once, all the way to the end of the sentence.',
			stress:
				'You argue with those who are not in the room. Then you go small and careful, and check a fact or a symptom again and again. Sleep and one honest friend are the quickest proof to the contrary.',
			misfit:
				'You are called unreliable about everything. With the people who count, you may be the one who drives through the night without discussing it.',
			experiment:
				'Let someone finish a thought today, ask two questions about it, and offer no objection at all. What would you have to stand for if nobody were there to argue against?',
		},
		ESTJ: {
			portrait:
				'The river was in the way for a hundred years. Then somebody arrived with boots, a list and eleven people who had been told when to come, and now there is a bridge, and it has a handrail.',
			strengths:
				'You turn “somebody should” into Thursday at nine. You say what you think, to the face it concerns, and you pay your debts. Under you a group knows where it stands, and that is a kindness many leaders forget.',
			blindSpots:
				'You hear hesitation as laziness. Sometimes it was the only one in the room who had seen the crack. And you may defend an order because it is in order, after its reason has moved out.',
			work: 'Responsibility lies well in your hand. Ask your quietest colleague last week’s question again and wait through the silence: there is usually something behind it that would have cost you a month.',
			love: 'You provide, arrange, protect. It is love, and it has a timetable. The other would like, now and then, to see you without a task in your hand and slightly at a loss.',
			stress:
				'The voice gets louder and the list gets shorter words. Behind it, seldom seen, stands a sore feeling that nobody values what you do. It would rather be said than obeyed.',
			misfit:
				'That you love power is a common mistake. You mostly love it when things work, and power happens to be lying nearest.',
			experiment:
				'Leave one thing undecided today that you could settle in a minute, and watch what others do with it. Who has stopped telling you things because you always know what to do?',
		},
		ESFJ: {
			portrait:
				'The table has eight places, and the ninth guest is already being fetched a stool. Somebody knows who must not sit beside whom, who takes no sugar, and whose mother is in hospital.',
			strengths:
				'You make a group out of people who came separately. You keep birthdays, promises and casseroles moving. You are not ashamed to need others, and so others dare to need you.',
			blindSpots:
				'Harmony in the room can become more important to you than what is true in it. You give, and then listen for the echo; when it does not come, you speak about it, though to a third person.',
			work: 'You hold together what a plan merely lists. You need to hear that you did well, and may say so. Practise giving one unwelcome fact early, with the same warmth as the cake.',
			love: 'You take care of the days. Leave a day uncared for sometimes: the other also wants to find out what you like when it is no use to anyone.',
			stress:
				'You organise the feelings of people who had none until you came in. Then a cold sentence escapes, clever and cutting, and you do not recognise it as your own.',
			misfit:
				'You are taken for conventional. In fact you may have opened your door to someone the whole street had given up, and simply set a plate.',
			experiment:
				'Do something for ten minutes today that pleases nobody but you, and tell no one. Whose approval have you been cooking for that will never sit down at your table?',
		},
		ENFJ: {
			portrait:
				'Forty people are humming, each on a note of their own. One of them lifts a hand, not high, and breathes in, and so do the other thirty-nine. That breath before the song is the place these letters come from.',
			strengths:
				'You hear what someone could do and say it so that they believe you. You find words in which a quarrelling group recognises itself. People do better work near you, and are not sure how it came about.',
			blindSpots:
				'You know what would be good for others, and are often right, and it can still be theirs to find out. Being needed tastes so like being loved that you may go on serving it after the plate is full.',
			work: 'You lead even when you have no title. Watch the small print, which does not sing; and let a project fail now and then that was only alive because you carried it.',
			love: 'You tune yourself to the other like an instrument. After some years they ask, quite sincerely, what you yourself would like to play. Have an answer ready, or at least a hum.',
			stress:
				'You smile harder, and take everything as a sign that you have failed someone. Later comes a cool phase in which you list with great logic why nothing was worth it. Do not send that list.',
			misfit:
				'You are said to live for others. Perhaps you have a locked room as well, and go there more often than your friends suppose.',
			experiment:
				'When someone tells you a trouble today, give no advice for five minutes; only ask. Whom do you let see you when you have nothing to give?',
		},
		ENTJ: {
			portrait:
				'Fog lies over the harbour, and three captains are discussing it. On the fourth ship somebody has put a hand on the tiller, sent a boy to the bow with a lead line, and is moving, slowly, out.',
			strengths:
				'You see the far shore and the first three strokes towards it. You decide with what you know and correct it on the way. Those who want to become better at something grow quickly beside you.',
			blindSpots:
				'You mistake agreement for silence, or silence for agreement. Speed is so natural to you that the pace of others looks like unwillingness. And what cannot be measured goes overboard first, friendship included.',
			work: 'You will be given a rudder sooner or later, or you will take one. Keep a person near you who is allowed to say “no” before noon, and reward it visibly the first time.',
			love: 'You court with plans, and you keep them. But a partner is not a project that has been successfully launched. Ask a question to which you do not already prefer an answer.',
			stress:
				'More hours, fewer people. Then, when nobody sees it, an old hurt comes up, out of all proportion, and you do not know where to file it. It needs an ear and no solution.',
			misfit:
				'They say that you need to win. What you need may be a worthy problem, and you would gladly lose to someone who teaches you something.',
			experiment:
				'Ask someone who works or lives with you: what do I make harder for you? Then listen for four minutes and only say thank you. What would be left of your authority on a day without results?',
		},
	},
};
