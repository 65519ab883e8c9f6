import type { DreamWords } from './shape.ts';

/** What is said of each symbol in English. */
export const symbols: DreamWords['symbols'] = {
	chased: {
		tradition:
			'Nabulsi turns pursuit around: whoever flees in a dream and is not caught is spoken of as coming to safety.',
		jung: 'The one behind you knows your road by heart, and Jung would suspect that it carries something you left at its side.',
		everyday:
			'Being chased heads the questionnaires of dream research, and one theory calls it the sleeping brain’s fire drill.',
		question: 'What would your pursuer say first, if you stopped and let it get its breath back?',
		act: 'Sit still for two minutes and finish the dream awake: turn round, and write down the first thing you see.',
	},
	falling: {
		tradition:
			'To fall in the old books is to pass from one condition into another, and much is made of what lies at the bottom.',
		jung: 'Jung heard in falling dreams a height taken too soon: the ground comes up to fetch somebody who has left it.',
		everyday:
			'As the muscles let go at the edge of sleep they sometimes jerk, and the brain tells a quick story to explain it.',
		question: 'Which ladder are you holding with one hand only?',
		act: 'Stand barefoot for five minutes today and notice where exactly your weight goes.',
	},
	'failing-exam': {
		tradition:
			'The old interpreters knew no examination halls, but they read a question you cannot answer as a debt that wants naming.',
		jung: 'Your examiner here is an inner one, and he asks about the very subject you have avoided since you passed all the others.',
		everyday:
			'Freud already noticed that people dream of failing the examinations they have long passed, usually before some new responsibility.',
		question: 'Who sits behind the desk in this dream, and since when does that person have the right to mark you?',
		act: 'Write the one question you fear most on a card, and answer it badly in three lines.',
	},
	late: {
		tradition:
			'Haste belongs to the devil, says an old proverb, and interpreters used it to slow a dreamer down rather than to scold.',
		jung: 'Something in you keeps another clock, Jung might say, and declines to arrive before it is ready.',
		everyday:
			'Those who live by calendars dream of lateness most, often on the night before a perfectly ordinary appointment.',
		question: 'For whom are you late: for somebody waiting, or for a picture of where you should be by now?',
		act: 'Take one thing off tomorrow’s list and tell the person it concerns.',
	},
	'missed-departure': {
		tradition:
			'A caravan that leaves without the dreamer was read as a matter deferred, and deferral was often counted a protection.',
		jung: 'Trains and planes run for everybody alike, and missing one may be the soul’s way of refusing the collective timetable.',
		everyday:
			'Dreams of missed trains come thickest in weeks of change, when a door in waking life has in fact a closing date.',
		question: 'What did you still have in your hands while the thing was leaving?',
		act: 'Look up one real deadline that hums in the back of your head, and write down its date.',
	},
	intimacy: {
		tradition: 'Nabulsi read union in dreams as the reaching of an aim or a kindness done, more than as desire.',
		jung: 'Whoever comes that close in a dream brings a quality you want under your own roof.',
		everyday:
			'Dreams of closeness follow the sleeping body’s ordinary tides, and the partner in them is often chosen at random.',
		question: 'Which quality of the other was the one you could not stop looking at?',
		act: 'Name that quality in a single word, and do one small thing in its manner before evening.',
	},
	flying: {
		tradition:
			'For the Muslim interpreters flight is travel and rank, and flying with wings is safer than flying without.',
		jung: 'Jung liked to ask what a flier was flying away from, and who on the ground held the string.',
		everyday:
			'The organ of balance is busy in the dreaming hours, and people who know that they are dreaming usually fly first.',
		question: 'What looks smaller from up there, and what looked small and turned out not to be?',
		act: 'Go to the highest window you can reach today and look for your own roof.',
	},
	attacked: {
		tradition: 'An enemy who attacks openly troubled the interpreters less than a friend who smiled in the doorway.',
		jung: 'What falls upon you may be your own force, which was refused at the front door too often.',
		everyday: 'Threat rehearsal is one serious guess at what dreams are for, and an attack is its plainest exercise.',
		question: 'What does the attacker want to have from you that you would not give if asked politely?',
		act: 'Make fists for ten seconds and let go, five times, and watch what thought comes with the fifth.',
	},
	frozen: {
		tradition: 'Feet that refuse their service were read as a bond, and a bond may be a debt, a promise or a guest.',
		jung: 'A dreamer who cannot move is being asked to look; running has been tried.',
		everyday:
			'In dreaming sleep the muscles are truly switched off, and now and then the mind notices before the switch turns back.',
		question: 'What would you have to see, if running were really impossible?',
		act: 'Lie down, keep wholly still for one minute, then move one finger and let it choose which.',
	},
	presence: {
		tradition:
			'Interpreters distinguished a visitor who greets from one who says nothing, and advised seeking refuge from the second.',
		jung: 'Somebody stands there without a face because you have not lent him one yet.',
		everyday:
			'On the border of sleep the body lies paralysed while the eyes half see, and every culture has furnished that figure with a name.',
		question: 'If it had pulled up a chair, what would it have wanted to talk about?',
		act: 'Move one lamp or one chair in your bedroom before tonight, so that the room is yours again.',
	},
	trying: {
		tradition:
			'Effort repeated in a dream was commended, for the tradition counts the knocking as well as the opening.',
		jung: 'Here a myth is at work, the stone and the hill; ask for whose sake the stone must go up.',
		everyday:
			'Repetition is what the night makes of an unfinished task, and it happens to crossword solvers as it does to lovers.',
		question: 'What would be lost if it succeeded at the very first try?',
		act: 'Choose the one task that has resisted you, and do only its smallest step, on purpose badly.',
	},
	naked: {
		tradition:
			'Nakedness was a secret coming out, said the interpreters, or else a burden dropped, as a pilgrim drops his ordinary clothes.',
		jung: 'The mask is gone that you show the world, and the persona, as Jung calls it, was yours to take off.',
		everyday: 'In most such dreams nobody else takes any notice, which is the detail worth keeping.',
		question: 'Whose eyes did you search for while all the others looked away?',
		act: 'Leave one small defect visible today, an unironed collar or an unfinished sentence, and count who remarks on it.',
	},
	'wrong-clothes': {
		tradition:
			'A garment is a person’s standing, wrote Nabulsi’s school, and one that does not fit is an office taken too early or too late.',
		jung: 'You have been dressed for a part somebody else cast; see who would look right in it.',
		everyday: 'New jobs and new families bring this dream, for there the unwritten rules of dress are really unknown.',
		question: 'For which occasion would these clothes have been exactly right?',
		act: 'Take from the wardrobe the one piece you never wear and decide within five minutes where it belongs.',
	},
	swimming: {
		tradition:
			'Swimming stood for seeking knowledge or dealing with the powerful, and it mattered whether the shore was reached.',
		jung: 'Here you are carried by the very thing you could sink in, an arrangement the waking mind seldom trusts.',
		everyday:
			'Those who swim in dreams report feeling capable, and the strokes are remembered in the shoulders on waking.',
		question: 'What carries you as long as you do not stop to think about it?',
		act: 'Stretch both arms as in a slow stroke ten times, and breathe out longer than in.',
	},
	drowning: {
		tradition:
			'To go under was to be over one’s head in the world’s business, and to come up again was repentance and relief.',
		jung: 'Feeling has risen above the level of speech; it wants a boat rather than a dam.',
		everyday: 'A blanket over the mouth or a blocked nose can begin such a dream, and a full week will finish it.',
		question: 'At what point did you stop asking anybody for a hand?',
		act: 'Tell one person in a single sentence what is too much at present, without asking for a solution.',
	},
	'being-killed': {
		tradition: 'Whoever is slain in a dream lives long, said the interpreters, with the cheerfulness of their trade.',
		jung: 'An attitude is being ended that had been master of the house; the dreamer survives it every time.',
		everyday: 'Such a dream is common in hard-pressed weeks, and it says more about pressure than about danger.',
		question: 'Which of your habits had somebody against it all along?',
		act: 'Write that habit’s obituary in three kind lines and throw the paper away.',
	},
	killing: {
		tradition:
			'Moses killed a man and was delivered from grief, and on that verse interpreters built their mild reading of this dream.',
		jung: 'You put an end to a figure in yourself, and it is fair to ask what it had been guarding.',
		everyday: 'Researchers find such dreams in gentle people too; anger that has no daytime wages works at night.',
		question: 'What had the other one done just before, that you left out when you told it?',
		act: 'Write an unsent letter of four lines to whoever made you angry, and tear it slowly.',
	},
	'out-of-control': {
		tradition:
			'A mount that bolts was the dreamer’s own appetite in the old books, and one tightened the rein by fasting.',
		jung: 'The ego sits at the wheel and learns that the road has its own opinion.',
		everyday: 'People dream of failing brakes when work sets the speed, and some of them do not even drive.',
		question: 'Who is really setting the speed at present, and have you told them it is too fast?',
		act: 'Do one daily action at half its usual speed, from the first gesture to the last.',
	},
	searching: {
		tradition:
			'To seek without finding was a sign of longing, and interpreters asked first whether the seeker was calm.',
		jung: 'The thing sought is often less than the search: something wants to be circled before it is entered.',
		everyday: 'Looking for a room, a street, a car is among the themes people say come back to them most.',
		question: 'What did you find along the way and put aside because it was not what you meant?',
		act: 'Look for one object you mislaid months ago, for ten minutes by the clock and no longer.',
	},
	feast: {
		tradition:
			'Sweet food eaten in company was kind words and lawful gain; the bread one shares weighed more than the bread one owns.',
		jung: 'You are being fed from a kitchen you do not run, which those who cook for everyone find hard to accept.',
		everyday: 'Dieting, fasting and going to bed hungry lay rich tables at night; so does loneliness.',
		question: 'Who sat next to you, and who would you have wished there?',
		act: 'Eat one thing today without a screen and without a book, from the first bite to the last.',
	},
	'finding-money': {
		tradition:
			'Few coins found were talk and quarrel to the old interpreters, a treasure was knowledge that comes unasked.',
		jung: 'What glitters on the ground is worth you had dropped yourself and not missed.',
		everyday:
			'Finding money is a common dream of childhood which comes back in tight months and fades with the first coffee.',
		question: 'To what in yourself would you give a higher price, if no one could haggle?',
		act: 'Empty all your pockets and bags onto the table, and put back only what is worth its weight.',
	},
	'child-again': {
		tradition: 'To become a child again was freedom from care, and for an old person a gentle hint to rest.',
		jung: 'The child in dreams is no memory alone; for Jung it is also the future that cannot walk yet.',
		everyday: 'Smells, holidays and your own children’s ages call up such dreams, exact to the height of the tables.',
		question: 'How old were you, and what happened in the world of that year?',
		act: 'Eat or hum something from that year, and write down who else was in the room.',
	},
	powers: {
		tradition:
			'The books praise wonders worked by saints and distrust those worked by tricksters, and ask which hand you used.',
		jung: 'An inflated balloon is a good image too, Jung would remark: look who is holding it while you float.',
		everyday:
			'Those who learn to notice that they dream begin by moving objects, and mostly find it harder than it looks.',
		question: 'What would you have changed with it, if only one thing was allowed?',
		act: 'Do by hand, slowly and in full, one thing you normally leave to a machine.',
	},
	'own-death': {
		tradition:
			'Interpreters read one’s own death as repentance, a long absence or a long life, almost never as an ending.',
		jung: 'A person dies in such a dream who had your name until yesterday; the one who watches is the next.',
		everyday:
			'It is an ordinary dream, told by healthy people of all ages, and it tends to fall in years that turn a corner.',
		question: 'What could you stop doing now that this has already happened?',
		act: 'Write down three things you would not miss, and give up one of them until Friday.',
	},
	'dead-alive': {
		tradition: 'When the dead return alive, interpreters spoke of a hope given up for lost that begins to breathe.',
		jung: 'The person who comes is partly your own: a voice you still carry, with something to add.',
		everyday: 'Mourners dream of their dead as well and young, and many wake from it comforted rather than confused.',
		question: 'What did they come to see, if they did not come to be seen?',
		act: 'Say aloud, once, the name of the one who came, and tell them a piece of news that they would have liked.',
	},
	'living-dead': {
		tradition: 'A living person seen dead was usually taken for a long life to them, and for a quarrel laid aside.',
		jung: 'What has died is likely your old picture of this person, which no longer fits the one who walks about.',
		everyday:
			'Researchers meet this dream at partings, moves and weddings, where nobody is harmed and everything changes.',
		question: 'Which version of this person are you still talking to, although they moved out of it years ago?',
		act: 'Send whoever died in the dream a line today that asks for nothing.',
	},
	pregnancy: {
		tradition:
			'Carrying was increase to the interpreters, in a man’s dream as in a woman’s: something grows at its own pace.',
		jung: 'You are with something that cannot be hurried and must not yet be shown.',
		everyday: 'Unfinished plans take this form as often as children do, in dreamers of any age or sex.',
		question: 'What grows in you best as long as nobody asks after it?',
		act: 'Give the plan you tell nobody about a date in your calendar, and no name.',
	},
	birth: {
		tradition:
			'Delivery was relief after worry, and the books congratulate on a girl as an ease and on a boy as a duty.',
		jung: 'Something has come out that can no longer be put back, and it has your eyes and its own will.',
		everyday: 'Such dreams come to people who have handed in, moved in or spoken out, mostly within days.',
		question: 'What is in the world since last month that needs feeding by you?',
		act: 'Tend for ten minutes to the youngest thing you have begun.',
	},
	wedding: {
		tradition:
			'Weddings were rank and new obligation in the books, and the interpreters looked hard at whether there was music.',
		jung: 'Two that were strangers in you are to live under one roof, and the relatives on both sides have come.',
		everyday:
			'People dream of weddings before contracts, removals and diplomas too, wherever a “yes” is to be said before witnesses.',
		question: 'To what are you about to say yes in front of other people?',
		act: 'Write your vow for the next thirty days in one sentence, and read it aloud to a mirror.',
	},
	infidelity: {
		tradition:
			'Interpreters took the betrayal in such a dream for a fear of loss, and warned against questioning anyone over breakfast.',
		jung: 'The third person in the dream is often a part of life that has had no evening with you for months.',
		everyday: 'It says next to nothing about facts: studies find that such dreams follow the dreamer’s own unease.',
		question: 'What has been getting your best hours lately, and who gets what is left over?',
		act: 'Give somebody you love ten minutes in which you only ask and do not tell.',
	},
	war: {
		tradition:
			'War between kings was rising prices and rumour to the old books, while peace after it was rain upon the fields.',
		jung: 'Two camps in you have stopped talking, and the dreamer usually wears no uniform.',
		everyday:
			'The news before bed, family memories and violent films supply the scenery, and real survivors dream it differently.',
		question: 'What are the two sides quarrelling over, and what do both of them need?',
		act: 'Write each side’s demand in one sentence, then one sentence that both could sign.',
	},
	funeral: {
		tradition:
			'To follow a bier was to follow a leader or to honour a friendship, and those who carried it were counted generous.',
		jung: 'A thing is buried in proper form, and good form is what it had lacked.',
		everyday: 'Farewells that were too quick in waking life are held again at night, with all the guests.',
		question: 'What would you like to lay to rest with a few decent words?',
		act: 'Put one object from a finished time into a box, and write the years on the lid.',
	},
	crying: {
		tradition: 'Silent tears in a dream promise gladness, by the interpreters’ rule of opposites.',
		jung: 'Water has found its way round the guard that stands by your eyes all day.',
		everyday: 'Some wake with wet cheeks, and say that the rest of the morning was lighter.',
		question: 'For whom were you crying, if it was not for the one you named?',
		act: 'Rinse your face with cold water, slowly, as if it were somebody else’s.',
	},
	laughing: {
		tradition:
			'A smile was good news to the interpreters, while loud laughter made them look for the sorrow behind it.',
		jung: 'The trickster is about, who topples what was standing too straight.',
		everyday: 'People laugh in their sleep more than they remember, and often at something that is not funny by day.',
		question: 'What turned out, in the dream, to be less serious than you swear it is?',
		act: 'Tell somebody today the one embarrassing thing from last week, as a joke.',
	},
	kiss: {
		tradition: 'A kiss was a need met and a kind word received, whoever gave it.',
		jung: 'Two worlds touch here at the place where speech is made; afterwards something can be said.',
		everyday: 'Dreams of tenderness increase when skin goes short, after long travels as after long quarrels.',
		question: 'What would you say to this person if you were not allowed to use words?',
		act: 'Touch somebody’s shoulder in greeting today, or lay your own hand on your own.',
	},
	'being-lost': {
		tradition:
			'One who has lost the way was close to guidance, said the interpreters, since nobody asks the road who thinks he knows it.',
		jung: 'The map is out of date, and Jung took such hours as the beginning of a real search.',
		everyday: 'New flats, new jobs and foreign cities bring it on, for the brain is still drawing its plan of them.',
		question: 'Where did you last know exactly where you were?',
		act: 'Walk home by a street you have never taken, and name three things you see there.',
	},
	'end-of-world': {
		tradition:
			'The Hour in a dream was justice: interpreters promised it to the wronged and recommended it to all others.',
		jung: 'A whole order goes under, and after it, in nearly all such dreams, somebody makes tea.',
		everyday:
			'It visits people whose private world is being rearranged, and it borrows its special effects from the cinema.',
		question: 'What remained that you would not have thought could remain?',
		act: 'Write down three things that would still be true tomorrow, whatever fell.',
	},
	mother: {
		tradition: 'A mother in a dream was mercy and the ground one stands on, and her mood mattered more than her words.',
		jung: 'She is your mother and she is more: for Jung the first of all figures, who feeds and who holds fast.',
		everyday:
			'Family fills about as much of our dreams as of our thoughts, and this dream may simply continue yesterday.',
		question: 'What did she do with her hands while she spoke, or kept silent?',
		act: 'Ask her a question you never asked, or ask it of the oldest photograph you have of her.',
	},
	father: {
		tradition:
			'The father stood for protection and lawful order, and his blessing in a dream was counted as good as rain.',
		jung: 'He carries the law in, and with it the question whose law you now live by.',
		everyday:
			'Fathers appear more often around decisions, examinations and money, with their real voices and wrong shoes.',
		question: 'In which sentence of yours do you hear him, and do you leave it standing?',
		act: 'Write down one rule of his that you keep, and one that you may now return.',
	},
	family: {
		tradition: 'Relatives were branches of one tree in the books, and a quarrel with one was wind in all the leaves.',
		jung: 'Each of them can stand for something in yourself, the brother for courage, the aunt for comment.',
		everyday: 'Dreams are peopled chiefly by those we think of daily, which is no secret and sometimes news.',
		question: 'Which place at that table is yours, and who gave it to you?',
		act: 'Send the relative you dreamt of a photograph without any text.',
	},
	baby: {
		tradition:
			'A nursing child was care and sleepless nights to the interpreters, and afterwards a joy nobody would return.',
		jung: 'It cannot speak and rules the room; so do beginnings.',
		everyday: 'Dream babies are often forgotten in odd places, a common worry of people with too many duties at once.',
		question: 'What small thing has been crying in the next room while you finished something sensible?',
		act: 'Hold something warm for three minutes, a cup or a cat, and do nothing useful.',
	},
	ex: {
		tradition:
			'Whoever returns from the past was a matter returning, said the interpreters, and they asked with which face it came.',
		jung: 'Former loves live on in us as rooms we once were, and in those rooms the clock stands still.',
		everyday: 'Such visits mostly have a trigger of the last two days, a song or a street, and are seldom a message.',
		question: 'Who were you beside this person, that you have not been since?',
		act: 'Take up for ten minutes something you only did in those years.',
	},
	celebrity: {
		tradition: 'Meeting the great was access to what they own, said the interpreters, be it power, voice or beauty.',
		jung: 'A star is hung up so far away because the light was yours and too near.',
		everyday: 'We spend more hours with well-known faces than with our neighbours, and sleep counts hours.',
		question: 'What is this person allowed to do that you forbid yourself?',
		act: 'Spend five minutes doing clumsily what this person does well.',
	},
	thief: {
		tradition:
			'The thief was a guest who comes unannounced, and interpreters asked what was taken before they asked by whom.',
		jung: 'He enters by the one window you never check; some things in us must be stolen, since they are not given.',
		everyday: 'Noises in the house, a lost key and the worry of the last bill let him in.',
		question: 'What would you scarcely miss if it were gone tomorrow?',
		act: 'Give away one thing today before anything has the chance to take it.',
	},
	police: {
		tradition:
			'The guards of old towns meant fear to the guilty and safety to the others, and interpreters asked which you felt.',
		jung: 'They are the inner authority in boots, and the charge is seldom read out.',
		everyday: 'Such dreams like to follow a small breach: a missed form, a white lie, a parking ticket.',
		question: 'Of what would you be acquitted, if the case were ever heard?',
		act: 'Settle one tiny overdue formality, and cross it out with a thick pen.',
	},
	doctor: {
		tradition:
			'The physician was the scholar, who mends religion as the other mends bodies, and his advice was to be remembered word for word.',
		jung: 'The healer comes from inside as a rule, and comes with a bitter spoon.',
		everyday: 'Appointments put off by day are kept by night, and this one may only want to be made.',
		question: 'What would you tell a person who was bound to secrecy?',
		act: 'Write the sentence you would begin with in the consulting room, and keep the paper.',
	},
	king: {
		tradition: 'A ruler who smiles was the favour of heaven, and Ibn Sirin’s school asked what he gave with his hand.',
		jung: 'Kings and queens stand for what governs at the centre, and an ailing one means a rule that has grown old.',
		everyday: 'Parents, bosses and the heads of offices like to be crowned in sleep.',
		question: 'What is ruled in your life without you ever having been asked?',
		act: 'Decide one small matter today entirely by yourself, and announce it in a single sentence.',
	},
	teeth: {
		tradition:
			'In the books after Ibn Sirin teeth are the household, and a tooth that falls into the hand is spoken of as gain.',
		jung: 'Jung would ask what you can no longer bite: which “no” you swallowed, and when.',
		everyday:
			'People who clench their jaws at night dream this more often, so it may for once really be about your teeth.',
		question: 'What have you been chewing on for so long that it has worn you down?',
		act: 'Let your jaw hang loose for one minute, and afterwards say one plain “no” aloud to the wall.',
	},
	hair: {
		tradition: 'Hair was wealth and adornment, and long hair well combed meant affairs in order.',
		jung: 'It grows out of the head like thoughts, and Samson is not the only one whose strength lived there.',
		everyday: 'Dreams of hair go with looking in mirrors: birthdays, photographs, the first cold light of spring.',
		question: 'What grows on you whether you see to it or not?',
		act: 'Comb your hair ten strokes slower than usual, and think of nothing further than the comb.',
	},
	haircut: {
		tradition:
			'Cutting the hair in pilgrim season was a debt discharged, and at other times interpreters asked who held the scissors.',
		jung: 'A vow, a mourning, a new rank: people everywhere mark a threshold with scissors.',
		everyday: 'Hairdressers hear it often: after a parting one wants to see a line somewhere.',
		question: 'What were you allowed to be with this hair, and no longer without it?',
		act: 'Cut one thing shorter today: a message, a meeting, a loose thread.',
	},
	eyes: {
		tradition: 'The eye was faith and the dearest of kin, for Arabic calls a beloved child the coolness of the eye.',
		jung: 'Somebody is looking who does not have to be you; the unconscious has many eyes, and likes them bright.',
		everyday:
			'In dreaming sleep the eyes really do dart about, and researchers still argue whether they follow the picture.',
		question: 'What have you seen lately that you have acted as if you had not?',
		act: 'Look at one face today a second longer than is usual.',
	},
	hands: {
		tradition: 'Hands were brothers, helpers and livelihood, and a clean palm meant an honest trade.',
		jung: 'A hand does what the head would only consider; watch whether this one gave, took or held.',
		everyday:
			'The brain keeps a great deal of room for the hands, and dreamers who know their trick look at them to wake up inside.',
		question: 'What do your hands know how to do that you have not asked of them for a year?',
		act: 'Make something with your fingers for five minutes: a knot, a boat of paper, a dough.',
	},
	blood: {
		tradition:
			'Blood on a garment was money with a question attached, and interpreters preferred to see it washed off.',
		jung: 'It is kinship and passion in one substance, and it shows when something has cost you.',
		everyday: 'A scratched knee, a shaving cut, the month’s own rhythm or a crime series will do for a cause.',
		question: 'What have you paid for with more than money?',
		act: 'Drink a large glass of water, and rest your hand on your pulse for sixty beats.',
	},
	wound: {
		tradition: 'A wound without blood was a word that had hurt, and one that closed in the dream a word forgiven.',
		jung: 'The injured place is also the one that can be reached; Jung trusted only healers who knew their own.',
		everyday: 'Sore muscles, old scars and a careless remark return at night as wounds, in about equal parts.',
		question: 'Who would be allowed to see it, and how would that person look?',
		act: 'Put a plaster, a cream or only your warm hand where you noticed it, and leave it there a minute.',
	},
	snake: {
		tradition: 'Interpreters call the snake a hidden enemy, yet one that obeys you is counted as wealth or office.',
		jung: 'It sheds its skin and is cold to the hand: for Jung the part of life that thinks without words.',
		everyday:
			'Long before anyone had met one, primates looked twice at such shapes, and sleep still uses that old alarm.',
		question: 'Where do you feel watched by something that has not moved for weeks?',
		act: 'Draw its pattern in one line, without lifting the pen, and stop where your hand hesitates.',
	},
	insects: {
		tradition: 'Small creatures in number are, in the old books, weak people, hangers-on, or many little debts.',
		jung: 'What swarms has no single face; these are thoughts too small to be thought one at a time.',
		everyday: 'Itching skin, a warm room and a list of tiny tasks will fill a dream with them faster than any fear.',
		question: 'Which of your worries are really one worry, seen many times?',
		act: 'Write down the five smallest things you are putting off, and finish the shortest now.',
	},
	spider: {
		tradition:
			'The spider’s is the frailest of houses, says the Quran, and interpreters remembered it whenever one appeared.',
		jung: 'She sits at the centre of something spun from her own body, which is how mothers and plans look at midnight.',
		everyday:
			'Among all small animals it is the spider’s way of moving, sudden and then still, that the sleeping mind keeps.',
		question: 'Whose threads lead to you, and which of them did you tie yourself?',
		act: 'Untangle one actual thing today: a cable, a drawer, a necklace.',
	},
	dog: {
		tradition: 'A dog was a weak enemy who barks, but the one that guards a flock or a cave was loyalty itself.',
		jung: 'Here comes instinct that has lived with people long enough to wait at the door.',
		everyday: 'We dream of the dogs we know and of those that frightened us before we were ten.',
		question: 'Whom does it obey, when it is not looking at you?',
		act: 'Walk once round the block at a dog’s pace, stopping wherever something smells of something.',
	},
	cat: {
		tradition:
			'Cats were household thieves in the books, or servants who come and go, and a quiet one meant a year of ease.',
		jung: 'She lets herself be loved and not be owned, which is Jung’s anima on soft feet.',
		everyday: 'The weight of a real cat on the blanket is the oldest cause of this dream.',
		question: 'Where do you purr, and where do you leave the room without giving a reason?',
		act: 'Lie in a patch of sun or beside a lamp for five minutes and want nothing.',
	},
	horse: {
		tradition: 'A horse was honour and a road open before one, and its bridle mattered more than its colour.',
		jung: 'Body and drive carry the rider here; whether the two agree is shown by the ears.',
		everyday: 'Even in cities where no one rides, the horse remains among the animals most dreamt of.',
		question: 'Who is leading at present, the rider or the one who knows the way?',
		act: 'Stretch your legs and back for five minutes, and speak to them kindly as one does to an animal.',
	},
	lion: {
		tradition:
			'The lion was a ruler whom neither plea nor bribe can move, and to ride one was to ride a dangerous favour.',
		jung: 'Pride, rage and majesty come in one coat; what eats you can also be ridden, say the old pictures.',
		everyday: 'Big cats enter the dreams of people who must stand up to somebody larger, often at a desk.',
		question: 'Before whom do you make yourself smaller than you are?',
		act: 'Say your full name aloud in an empty room until it sounds like yours.',
	},
	wolf: {
		tradition:
			'A wolf was an unjust thief, yet Joseph’s story made interpreters careful: this wolf had been falsely accused.',
		jung: 'Hunger without a leash, and also the one animal that never eats alone if it can help it.',
		everyday: 'Fairy tales taught most of us this animal before any zoo did, and the dream quotes them.',
		question: 'Of what have you been accused that you never did?',
		act: 'Put right in one sentence one thing that is told wrongly about you.',
	},
	bear: {
		tradition: 'The books call the bear a clumsy adversary, strong in the arm and short of cunning.',
		jung: 'In northern tales she is the great mother who sleeps all winter and must not be woken by halves.',
		everyday: 'Tiredness often comes in fur: some researchers would send this dreamer to bed earlier.',
		question: 'What in you wants to sleep until spring, and who keeps waking it?',
		act: 'Go to bed half an hour earlier tonight, and set the alarm for the usual time.',
	},
	cow: {
		tradition: 'Since Pharaoh’s seven fat cows and seven lean ones interpreters have read a cow as a year.',
		jung: 'She chews twice what others swallow once, and gives more than she takes; ask whether she is thanked.',
		everyday: 'Country childhoods return with their animals, and the animals come back larger.',
		question: 'Which year is standing there in front of you, a fat one or a lean one?',
		act: 'Write in three words each what the last year gave and what it ate.',
	},
	sheep: {
		tradition:
			'Sheep were lawful gain and peaceable people, and whoever tends them was said to be trusted with something.',
		jung: 'One follows here because the one in front goes; the shepherd is the question.',
		everyday: 'They were counted to bring sleep long before anybody thought of examining that advice.',
		question: 'After whom are you walking merely because they walk ahead?',
		act: 'Do one thing today in another order than everyone around you.',
	},
	camel: {
		tradition: 'A camel was a long road and the patience to travel it, and one that kneels was a burden taken off.',
		jung: 'It carries its water inside, a good emblem for anyone who has learnt to ask for little.',
		everyday: 'Where the animal is not at home it comes out of books and prayers, and brings its desert with it.',
		question: 'For how long does your store still last, counted in days?',
		act: 'Set down one thing you have been carrying for somebody, and tell them where it stands.',
	},
	elephant: {
		tradition: 'The elephant was a foreign king, huge and slow to turn, and riding it meant dealing with power.',
		jung: 'Memory walks here on four pillars, heavy and careful where it sets its feet.',
		everyday: 'Children’s books keep this animal so alive in us that no continent is needed for the dream.',
		question: 'What has stood in the room so long that everybody walks round it?',
		act: 'Say aloud the sentence that everybody walks round, if only to the kettle.',
	},
	monkey: {
		tradition:
			'A monkey was a cheat or a man who lost his good fortune by mocking, said the interpreters, who disliked it.',
		jung: 'It imitates, and shows the dreamer what he looks like when he does.',
		everyday: 'Busy heads dream of it after days of too much company, imitated accents and half-finished jokes.',
		question: 'Whose gesture have you caught yourself using?',
		act: 'Keep one remark to yourself today that would have got a laugh.',
	},
	mouse: {
		tradition: 'The mouse was a small thief in one’s own store, to be met with a lid rather than an army.',
		jung: 'Little gnawings make big holes: she brings what was thought too slight to mention.',
		everyday: 'Scratching in a wall or a flickering screen suffices; the rest is worry about supplies.',
		question: 'What is being nibbled at where you do not look?',
		act: 'Check one thing you suppose is in order: a balance, a seal, a lid.',
	},
	scorpion: {
		tradition: 'The scorpion was a tongue that stings from behind, and to kill it was to be rid of gossip.',
		jung: 'Poison is kept here for defence, and whoever carries it must also sleep with it.',
		everyday: 'It appears after remarks that were meant as jokes, and it appears with its tail already raised.',
		question: 'Which sentence is still stuck in you with its barb?',
		act: 'Write that sentence down, change a single word until it is harmless, and read it again.',
	},
	ant: {
		tradition: 'Ants were kin and many hands, and since Solomon’s valley they have had the right to be spoken to.',
		jung: 'Each is nothing and together they move a house; so do duties, and so do years.',
		everyday: 'Tingling limbs and task lists enter sleep on six legs.',
		question: 'Which crumb have you been carrying for weeks that was not meant for you?',
		act: 'Carry three small things to where they belong, one at a time.',
	},
	bee: {
		tradition:
			'The bee was lawful earnings and a company at work, for the Quran itself names her as one who is inspired.',
		jung: 'Sweetness and sting share a body; whoever wants the one has to keep calm near the other.',
		everyday: 'A hum in the room, even a refrigerator’s, is enough to raise a hive in sleep.',
		question: 'For which sweetness are you prepared to be stung?',
		act: 'Taste a little honey or something sweet and name two things in it besides sweet.',
	},
	butterfly: {
		tradition: 'The moth that loves the flame was rashness to the interpreters and rapture to the poets.',
		jung: 'What crawled has dissolved and come out different; the Greeks had one word for it and for the soul.',
		everyday: 'It comes with light sleep, near morning, and few dreamers remember catching it.',
		question: 'What did you have to dissolve entirely before it could change?',
		act: 'Stand at a window for three minutes and follow one moving thing until it is out of sight.',
	},
	fish: {
		tradition: 'Fish that can be counted were women or guests in the books, and more than can be counted were wealth.',
		jung: 'Out of the water it brings what lived below, still cold and not yet named.',
		everyday: 'Swimming, hunger and the glow of an aquarium all leave fish behind.',
		question: 'What have you pulled up that you now do not know how to hold?',
		act: 'Write down the first five words that come up when you close your eyes, and keep the fourth.',
	},
	bird: {
		tradition: 'Interpreters recalled that everyone’s bird is fastened to his neck: a bird was a deed, or news of one.',
		jung: 'Thoughts have wings in nearly all languages, and it makes a difference whether this one could land.',
		everyday: 'At dawn real birds sing into the last and longest dream of the night.',
		question: 'What would you let go, if it were certain to come back once?',
		act: 'Open a window and listen until you have told three birds or three other sounds apart.',
	},
	pigeon: {
		tradition: 'The pigeon was an honest messenger and good company, known for finding its way home.',
		jung: 'From Noah’s hand she flew over the water and came back with a leaf: small proof is proof.',
		everyday: 'City dreamers meet her as they do by day, on the sill, unimpressed.',
		question: 'From whom do you still expect an olive leaf, and did you send a bird?',
		act: 'Send a short message of peace to someone with whom things have gone quiet.',
	},
	crow: {
		tradition: 'A crow taught Cain to bury, and ever since it has been proud, clever and ill regarded.',
		jung: 'Black birds fetch what has been left lying; they are the tidiest of the shadow’s servants.',
		everyday: 'Crows know single human faces for years, so it is fair that we should dream theirs.',
		question: 'What lies about in your life that ought to be buried with a little dignity?',
		act: 'Delete, burn or file one thing that has been finished for a long time.',
	},
	eagle: {
		tradition:
			'The eagle was a strong ruler, feared in anger, and being carried by one meant travelling high with somebody mighty.',
		jung: 'From up there the whole pattern shows, and no single ear of corn.',
		everyday: 'Dreams with a view from above come when one has stood too close for too long.',
		question: 'What can you see only if you stop being near it?',
		act: 'Draw the plan of your week on one small sheet, seen from very high up.',
	},
	rooster: {
		tradition: 'The cock was the caller to prayer and a man who keeps his word by the clock.',
		jung: 'He announces the day while it is dark, which is courage or vanity according to the hour.',
		everyday: 'Any alarm tone may turn into him in the last second of sleep.',
		question: 'For what are you being woken that you would rather sleep through?',
		act: 'Set one alarm for an odd minute today, and when it rings do at once what you postponed.',
	},
	peacock: {
		tradition: 'A peacock was a foreign king or a beautiful, costly match, and its cry was less admired.',
		jung: 'All colours in one fan: the alchemists took the peacock’s tail for the sign that the work goes on.',
		everyday: 'It struts in after parties, applause and photographs of oneself.',
		question: 'For whom do you open the fan, and who has seen your feet?',
		act: 'Wear or put out one beautiful thing today although nobody is coming.',
	},
	frog: {
		tradition: 'The frog was a pious man at his prayers, tireless in praise, and many frogs were less welcome.',
		jung: 'It lives in two elements and is changed on the way, which fairy tales reward with a kiss.',
		everyday: 'Damp evenings, bedtime stories and biology lessons all croak in it.',
		question: 'What strikes you as ugly only because it is half-way?',
		act: 'Write down one thing you have half changed already, and what the other half would need.',
	},
	turtle: {
		tradition: 'The tortoise was a learned and withdrawn person, whose slowness was put down to knowledge.',
		jung: 'Whoever carries his house need not defend the city; ask whether the house has windows.',
		everyday: 'It walks through the dreams of people who were told to hurry.',
		question: 'What becomes better in you the slower it may go?',
		act: 'Take the slow line today, at the till or on the stairs, and use it to look.',
	},
	dragon: {
		tradition: 'A dragon was a serpent grown mighty, an enemy or a treasure’s keeper according to whether one ran.',
		jung: 'Every hero meets him in front of the cave, since the gold and the fear are kept in one place.',
		everyday: 'Films lend it their wings, but people dreamt of it long before there were films.',
		question: 'What lies behind it, that it guards so well?',
		act: 'Name your largest fear of this week in three words, and write beneath it what it guards.',
	},
	water: {
		tradition:
			'Clear water was life and knowledge to the interpreters, troubled water trouble, and warm water in summer a nuisance.',
		jung: 'For Jung water was the commonest image of the unconscious, and one should see whether it lies, runs or rises.',
		everyday:
			'A full bladder, rain at the pane or a glass by the bed often supplies the water; what you do with it is your own.',
		question: 'How deep did it seem before you tried, and how deep was it?',
		act: 'Fill a bowl, put both hands in for a minute, and leave the telephone in another room.',
	},
	fire: {
		tradition:
			'A fire that gives light was guidance, as for Moses at the bush, and one that only crackles was talk and strife.',
		jung: 'What burns here was fuel for a long while before; heat is a feeling that has found a door.',
		everyday:
			'Sleep in an overheated room, smoke from a neighbour’s stove or a fever may strike the match for this dream.',
		question: 'What should be left standing if you could save only one thing?',
		act: 'Light a candle, watch it for three minutes, and put it out with wet fingers or a spoon.',
	},
	sea: {
		tradition: 'The sea was a great king or the world itself, and to stand at its edge was to hope and to be careful.',
		jung: 'Here is the collective deep, in Jung’s words the mother of all that lives, and you at her hem.',
		everyday: 'Sea dreams are older than holidays, and even people from far inland report them.',
		question: 'What can you only say to something that large?',
		act: 'Breathe with a slow swell for three minutes: four counts in, six out.',
	},
	river: {
		tradition: 'A river was a man of standing or a road, and to cross it meant leaving a worry on the other bank.',
		jung: 'It is the same and never the same; ask whether you stood, swam or waited for a bridge.',
		everyday: 'Running pipes and rain in gutters set rivers going in sleep.',
		question: 'What has been flowing past you while you waited for it to stop?',
		act: 'Let a tap run thin, watch it for one minute, and turn it off with care.',
	},
	rain: {
		tradition: 'Rain over a whole country was mercy; over a single roof it made interpreters ask about that house.',
		jung: 'What hung overhead comes down, and afterwards the smell of earth says that it was needed.',
		everyday: 'Rain on the window makes its way into sleep more easily than most sounds.',
		question: 'For what have you been too dry to cry?',
		act: 'Water a plant or wet a patch of dry earth, and smell it.',
	},
	snow: {
		tradition: 'Snow in its season was provision for the fields, out of season it was labour that comes too early.',
		jung: 'Everything lies under one cover, quiet and outlined; feeling has paused without being gone.',
		everyday: 'Cold feet do this, and so do white walls and the end of the year.',
		question: 'What lies under it, waiting for exactly this rest?',
		act: 'Spend five minutes in real silence, with your coat on if need be.',
	},
	storm: {
		tradition: 'Wind was the Creator’s messenger, good tidings for the thirsty and a warning for the proud.',
		jung: 'Opposites have come too near each other; weather is what they make.',
		everyday: 'A slammed door, a gust in the chimney or a quarrel in the next flat will start it.',
		question: 'Between which two pressures are you standing?',
		act: 'Go outside and stand in the moving air for five minutes without a telephone.',
	},
	tornado: {
		tradition: 'A whirlwind lifted rank and threw down pride, and the interpreters only asked where it set you down.',
		jung: 'One centre pulls all the rest about, and in its middle it is strangely still.',
		everyday: 'Those who dream of tornadoes often see several, at a distance, and have time to count them.',
		question: 'What is so loud that you have not yet looked at its quiet middle?',
		act: 'Turn slowly round once on the spot and name one fixed thing in each direction.',
	},
	tsunami: {
		tradition:
			'A wave greater than the shore was the decision of the powerful, and those on high ground were the wise.',
		jung: 'What was far out and flat stands suddenly upright: it had time to gather.',
		everyday: 'It is among the dreams people tell of after great changes, and they mostly wake before it breaks.',
		question: 'When did you first see it, and how long did you go on standing there?',
		act: 'Write the thing that is coming towards you as a date, and one step uphill beside it.',
	},
	flood: {
		tradition:
			'Flood was an enemy who enters without knocking, and Noah’s ship was remembered as soon as there was a boat.',
		jung: 'The banks are what failed, not the river; something was given too little bed.',
		everyday: 'Burst pipes and news pictures supply the water, while overwork supplies the level.',
		question: 'Which bank of yours was always a little low?',
		act: 'Put three things you cannot replace on a high shelf.',
	},
	earthquake: {
		tradition:
			'A quaking earth was fear passing through a whole town, and the interpreters counsel prayer and patience.',
		jung: 'What was thought foundation turns out to be a layer, and under it there is another.',
		everyday: 'A lorry in the street or a partner turning over will do, besides the memory of a real one.',
		question: 'On what are you standing that you never examined, because it never moved?',
		act: 'Check one thing that holds: a shelf, a screw, a promise.',
	},
	mountain: {
		tradition: 'A mountain was a person of weight or a high purpose, and to climb it breathing easily was to reach it.',
		jung: 'From the top one sees where one comes from, but Jung reminded climbers of the way down.',
		everyday: 'Days full of stairs or of superiors pile it up.',
		question: 'What would you do on top, on the second day?',
		act: 'Climb one staircase more than necessary, and stop half-way to look back.',
	},
	desert: {
		tradition: 'To walk in the desert was relief after narrowness for some, and for others a road without advice.',
		jung: 'Nothing distracts here, which is why voices were always heard in it.',
		everyday: 'Thirst, heating and evenings without a conversation spread the sand.',
		question: 'What would you hear, if it were quiet for long enough?',
		act: 'Leave your ears and hands empty for seven minutes, with nothing to read.',
	},
	forest: {
		tradition:
			'A forest without paths was dealings with rough strangers; one with light in it was cover and provision.',
		jung: 'In fairy tales nobody is changed before entering it, and nobody finds the house who has not been lost.',
		everyday: 'People dream of woods where they played without being watched.',
		question: 'Where does your path stop being a path?',
		act: 'Touch the bark of a real tree today, and remain until you have felt three differences.',
	},
	garden: {
		tradition: 'A garden was a spouse, a household, or paradise in small, according to who had watered it.',
		jung: 'Nature and care have agreed on a wall, and the dream shows what you have planted inside.',
		everyday: 'Gardens are dreamt greener than they were, mostly by people who had to leave one.',
		question: 'What have you sown that you no longer look after?',
		act: 'Pull one weed, water one pot, or throw out one withered thing.',
	},
	tree: {
		tradition: 'A tree was a person, judged by shade and fruit, and palms were the well-born among them.',
		jung: 'Roots below and crown above with one trunk between: Jung found in it the whole growth of a self.',
		everyday: 'Trees are among the first things that children draw and among the last the old forget.',
		question: 'What have you grown out of without pulling up the root?',
		act: 'Draw a tree in one minute, and see whether you gave it roots.',
	},
	flower: {
		tradition:
			'Roses were a child, a guest or praise, sweet and quickly over, and the interpreters smelled them before counting.',
		jung: 'It opens at its own hour and cannot be helped; so does the part of you that likes.',
		everyday: 'Scents pass into sleep more gently than sounds, and pleasant ones make pleasanter dreams.',
		question: 'Which compliment did you never quite believe?',
		act: 'Give somebody a flower or a kind sentence without an occasion.',
	},
	cave: {
		tradition: 'The cave was refuge, as for the sleepers who woke three centuries later and thought it had been a day.',
		jung: 'One goes in small and comes out named: caves are where mankind first painted its animals.',
		everyday: 'Rooms without windows and heads under blankets lead there.',
		question: 'What is safer in the dark for the time being?',
		act: 'Sit under a blanket or in the darkest corner for five minutes, with your eyes open.',
	},
	sun: {
		tradition: 'The sun was father or king, as it was when it bowed to Joseph together with the moon.',
		jung: 'Consciousness itself stands there, and even it goes under at night for its own good.',
		everyday: 'Morning light on closed lids enters the last dream as a sunrise.',
		question: 'On what do you shine so hard that it casts a shadow?',
		act: 'Hold your face to the daylight for three minutes with closed eyes.',
	},
	moon: {
		tradition: 'The moon was a vizier, a mother or a beautiful person, and a crescent was news of a beginning.',
		jung: 'It lives on borrowed light and rules the water: feeling has its calendar.',
		everyday: 'Many swear that they sleep worse when it is full, and the laboratories half agree.',
		question: 'What in you waxes and wanes, while you demand it be always the same?',
		act: 'Look tonight for where the moon is, or for where it would be.',
	},
	stars: {
		tradition: 'Stars were the noble and the learned by whom travellers steer, and eleven of them were once brothers.',
		jung: 'So many lights and no two asked each other: in each is a possibility of your own.',
		everyday: 'Open sky has become rare in cities, so it is dreamt.',
		question: 'By what do you steer when nobody gives directions?',
		act: 'Write down three people you steer by, and tell one of them.',
	},
	lightning: {
		tradition: 'Lightning was fear for the traveller and hope for the farmer, in the words of the Quran.',
		jung: 'Something is seen whole for one second, and one has the rest of the night to say what.',
		everyday: 'Flashes through the lid, from a car or a telephone, have this effect.',
		question: 'What did you see in that second which you would not have looked for?',
		act: 'Write for two minutes without stopping about the thing that struck you lately.',
	},
	fruit: {
		tradition: 'Fruit in its season was earnings that keep, and out of season it was sweetness with a delay.',
		jung: 'The tree has finished its work and gives it away; ripe is what comes off in the hand.',
		everyday: 'Summer evenings and bowls on tables return, with the colours turned up.',
		question: 'What is ripe now that you still treat as if it were green?',
		act: 'Eat a piece of fruit as slowly as you can, down to the core or stone.',
	},
	pomegranate: {
		tradition: 'A sweet pomegranate was gathered wealth, a town full of houses or a household full of children.',
		jung: 'Persephone ate a few of its seeds and had to come back below every year: some tastes bind.',
		everyday: 'It is a fruit of winter evenings and of careful hands, and such evenings are well remembered.',
		question: 'What is in you in such number that you have never counted it?',
		act: 'Open a fruit or a drawer with many parts, and take out each part singly.',
	},
	apple: {
		tradition:
			'Ibn Sirin’s school calls the apple the dreamer’s aim: as it was sweet or sour, so was what he strove for.',
		jung: 'Good and evil were first distinguished by mouth, and somebody always holds out the other half.',
		everyday: 'It is the fruit children learn to read by, so sleep spells with it.',
		question: 'What is your aim, if you say it with one noun?',
		act: 'Cut an apple across, look at its star, and eat half.',
	},
	grapes: {
		tradition: 'White grapes in season were ease and provision, and pressing them meant service to somebody great.',
		jung: 'They become another thing under pressure and in the dark, and the other thing loosens tongues.',
		everyday: 'Late summer keeps them, and the hand that picked remembers the wasps.',
		question: 'What in you is not finished, but fermenting?',
		act: 'Press something today: a lemon, a sponge, a lump of dough.',
	},
	dates: {
		tradition: 'Dates were lawful earnings and the sweetness of faith, and dates put by were money put by.',
		jung: 'In the desert this tree means people: here is sweetness that stands with its foot in water.',
		everyday: 'Fasting months and feasts bring them to table and then to sleep.',
		question: 'Which sweetness of yours has come the longest way?',
		act: 'Put three of something sweet on a plate, and offer the first one to somebody else.',
	},
	bread: {
		tradition: 'Bread was life made easy, and a fresh loaf given was knowledge passed on.',
		jung: 'The plainest of things has gone through mill, hand and fire before it was plain.',
		everyday: 'Hunger at midnight smells of it, and so does every childhood with a bakery.',
		question: 'With whom do you break it, and who only sees it delivered?',
		act: 'Eat a slice of bread with nothing on it, and chew it to the end.',
	},
	meat: {
		tradition:
			'Cooked meat was profit from another’s labour, raw meat was backbiting, after the verse about a brother’s flesh.',
		jung: 'Here is appetite without a tablecloth, and something had to give its life for it.',
		everyday: 'Heavy suppers are blamed for such dreams with little proof and great conviction.',
		question: 'At whose cost have you been fed this month?',
		act: 'Say one good thing today about somebody who is not in the room.',
	},
	milk: {
		tradition: 'The Prophet was offered milk in a dream and read it as knowledge, and the interpreters kept to that.',
		jung: 'The first food of all is trust, warm and without a bill.',
		everyday: 'Nursing mothers dream of it, and those who miss being looked after.',
		question: 'Who fed you something once that you still live on?',
		act: 'Drink a cup of something warm sitting down, and remember who used to make it.',
	},
	honey: {
		tradition: 'Honey was healing and the Quran, sweetness earned by others and given on.',
		jung: 'A thousand flights have gone into one spoon, which is how insight comes about too.',
		everyday: 'Tongues taste faintly even in dreams, and sweetness is what they report most.',
		question: 'What has taken you so long that only you know how sweet it is?',
		act: 'Let half a spoonful of something sweet melt, and write down the first memory it brings.',
	},
	egg: {
		tradition:
			'Eggs were women and children in the books, kept safe, and to break one was to be careless with a trust.',
		jung: 'Everything is in it and nothing to be seen: a wall that was made to be broken from inside.',
		everyday: 'Breakfast and the year’s spring bring it in, and hands dream how thin it is.',
		question: 'What are you keeping warm that nobody else believes in?',
		act: 'Carry an egg, or a very full glass, through your home without a drop or a crack.',
	},
	rice: {
		tradition: 'Rice was wealth with toil in it, and cooked rice was a gain in which the fire had helped.',
		jung: 'Many and alike and each alone: a full dish is patience that can be eaten.',
		everyday: 'Where every meal begins with it, it stands in dreams simply for home.',
		question: 'Which small thing, done daily, feeds more people than you notice?',
		act: 'Sort one handful of anything, grain by grain, until your breath is slower.',
	},
	salt: {
		tradition: 'Salt was white money easily come by, and bread and salt together were loyalty.',
		jung: 'Wit, tears and the sea have it in common; without it nothing keeps.',
		everyday: 'A salty supper makes a thirsty dreamer, and thirst finds its picture.',
		question: 'Where is a pinch missing, and where has somebody been too generous?',
		act: 'Season one dish today entirely by tasting.',
	},
	house: {
		tradition: 'The house was the body, the spouse or the world of its owner, and a clean threshold was good news.',
		jung: 'Jung went down floor by floor through a house he dreamt, and found the past in its cellar.',
		everyday: 'We mostly dream of the house where we grew up, long after we could walk through another in the dark.',
		question: 'In which room do you never sit?',
		act: 'Sit for five minutes in the corner of your home you use least.',
	},
	'new-room': {
		tradition: 'New rooms in a known house were welcomed as an increase of means, and above all of inner spaciousness.',
		jung: 'In 1909 Jung dreamt of unknown floors under his own house, and drew his picture of the psyche from their stairs.',
		everyday:
			'People who begin to learn something late in life dream of additional rooms, and often remember the light in them.',
		question: 'What would you put in there, if nobody ever asked what it was for?',
		act: 'Clear one shelf completely today, and leave it empty until tomorrow.',
	},
	school: {
		tradition: 'A teacher was a ruler over small subjects, and to sit before one meant advice that should be taken.',
		jung: 'Something is still being learnt, and the bench has kept your size.',
		everyday: 'Schools top the lists of dream themes even among people who left them forty years ago.',
		question: 'Which lesson keeps coming back because you pass it by cheating?',
		act: 'Learn five new words today, in any language, and use one.',
	},
	toilet: {
		tradition: 'A place of relief was a treasury or a worry set down, and the interpreters saw nothing shameful in it.',
		jung: 'You need a closed door behind which to let go, and the dream shows how few of your doors close.',
		everyday: 'Usually the bladder is speaking here, and sleep keeps the search going so as not to be woken.',
		question: 'Where in your week are you certain of ten minutes without being wanted?',
		act: 'Hang a real or an imaginary sign on one door this evening: ten minutes, occupied.',
	},
	door: {
		tradition: 'A door was the keeper of the house and of its bread, and one that opens was a matter eased.',
		jung: 'It is wall and way at once; somebody in you has the right to say which.',
		everyday: 'Draughts and footsteps make it creak in sleep, and beginnings make it stand ajar.',
		question: 'Who stands on the other side, if it is not who you think?',
		act: 'Oil, clean or close properly one door in your home.',
	},
	window: {
		tradition: 'Windows were breath and good news for the house, and light coming through them was a guest.',
		jung: 'One sees without being in it, a fine place and a dangerous one to live.',
		everyday: 'Street lamps draw them on the ceiling and sleep steps through.',
		question: 'What are you looking at from inside that is happening to you as well?',
		act: 'Clean one pane, however small, and look through it.',
	},
	stairs: {
		tradition: 'Steps were rank, one after another, and steps of earth were surer than steps of stone.',
		jung: 'Each storey is another age of yourself, and the dream notes whether you went up or down.',
		everyday: 'The missed step that wakes you is a twitch in the leg, with a staircase thought up around it.',
		question: 'Which step do you always jump, and what is written on it?',
		act: 'Go up a flight of stairs counting, and stop on your present age or on the last one there is.',
	},
	elevator: {
		tradition:
			'The old books have ropes and ladders only, and read what lifts you without your feet as a favour that can be withdrawn.',
		jung: 'One rises without having climbed, in a small cell with strangers: a fair picture of some careers.',
		everyday: 'Lifts in dreams go sideways or stop between floors; the inner ear is at a loss in sleep.',
		question: 'Who pressed the button, and for which floor?',
		act: 'Take the stairs once today, and use the time to say where you are going.',
	},
	well: {
		tradition: 'Joseph was thrown into one and drawn up to a kingdom: interpreters saw in wells both trick and rescue.',
		jung: 'It goes down to where the water is everybody’s, and only the rope is yours.',
		everyday: 'Deep shafts are dreamt by those who have sat long over one problem.',
		question: 'What have you thrown in there, to have it out of sight?',
		act: 'Let down a question into the evening: write it small, fold it, and look tomorrow.',
	},
	prison: {
		tradition: 'Joseph read dreams in prison, and the interpreters, in his debt, saw in it patience before honour.',
		jung: 'The bars are made of a sentence somebody said; the key hangs on your side.',
		everyday: 'Tight bedclothes and tight calendars lock people up in about equal measure.',
		question: 'What would you do on the first morning outside?',
		act: 'Undo one thing that is too tight today: a collar, a promise, a schedule.',
	},
	market: {
		tradition: 'The market was the world, where some gain and some lose and everybody talks.',
		jung: 'All values are called out at once, and you have to know what you came for.',
		everyday: 'Crowds, colours and choice remain in the head after such days, and are sorted at night.',
		question: 'What have you been offering below its price?',
		act: 'Write a shopping list of three things no shop has.',
	},
	hospital: {
		tradition: 'The sick in dreams were people in doubt, said the tradition, and it saw in every visit a kindness.',
		jung: 'A part of you has asked to lie down and to be looked after properly.',
		everyday: 'Waiting rooms stay with us, and so does any small pain that is not attended to by day.',
		question: 'What would you look after at once, if it were somebody else’s?',
		act: 'Ask one person how they slept, and listen to the entire answer.',
	},
	cemetery: {
		tradition: 'To visit graves was to visit prisoners or forefathers, and to greet them was to be answered.',
		jung: 'The past has been given places here with names on them, and you may come and go.',
		everyday: 'Anniversaries lead the feet of dreamers there, also those they had forgotten.',
		question: 'Whose unfinished sentence are you carrying on?',
		act: 'Find one old photograph and write names on the back.',
	},
	stage: {
		tradition: 'The pulpit was authority, and whoever spoke from it truly was raised by what he said.',
		jung: 'Persona meant mask, and a mask needs boards; ask who sat in the last row.',
		everyday: 'To speak before others is one of the most common fears, so the night rehearses it with no text.',
		question: 'What would you say if you were given one minute and no applause?',
		act: 'Read half a page aloud, standing, to an empty chair.',
	},
	car: {
		tradition:
			'The interpreters had camels and mules, and their rule still serves: a mount is the owner’s standing and drive.',
		jung: 'Who drives is the first question, and the second is since when.',
		everyday: 'We dream of cars as often as we sit in them, and the back seat is where childhood sits.',
		question: 'On whose seat were you sitting?',
		act: 'Tidy one small vehicle of yours: the car, the bag, the bicycle, the desk drawer.',
	},
	train: {
		tradition: 'A caravan with one track would have pleased the old interpreters: company, order, and no turning off.',
		jung: 'You are carried with many others on rails that were laid before you came.',
		everyday: 'Night trains, far whistles and timetables are good material, and stations better still.',
		question: 'Where would you get out if it stopped in open country?',
		act: 'Look up a connection to a place you have never been, only the times.',
	},
	airplane: {
		tradition:
			'What travels between heaven and earth was news and rank, and the modern interpreters put planes where the books put birds.',
		jung: 'Very high and very fast, and one sits there with a plastic cup: the spirit has left its luggage behind.',
		everyday: 'Passengers dream of it more than pilots do, since they have nothing to hold on to.',
		question: 'What looks settled only from that height?',
		act: 'Fold a paper plane, write a plan on its wing, and let it fly once.',
	},
	ship: {
		tradition: 'Since Noah a ship has been rescue, and to board it was to be taken out of a worry.',
		jung: 'A small made thing upon the great unmade one: consciousness has no better likeness.',
		everyday: 'A rocking bed or a drink too many will put one to sea.',
		question: 'What must come aboard, and what would only sink you?',
		act: 'Write a packing list for a small boat: seven things, no more.',
	},
	road: {
		tradition: 'The straight road was right conduct, and side roads were opinions.',
		jung: 'It lies there before anyone walks it, yet it is your feet that decide what it was.',
		everyday: 'Commuters dream of their roads with one thing altered, and only the alteration matters.',
		question: 'Where did you turn off, and did anybody notice?',
		act: 'Walk ten minutes without an aim, turning left whenever you hesitate.',
	},
	bridge: {
		tradition: 'A bridge was a person through whom one reaches another, and to cross safely was to be helped.',
		jung: 'Two sides know nothing of each other, and you are the one standing between.',
		everyday: 'Bridges come up in weeks between two posts, two homes, two answers.',
		question: 'Which of the two banks have you already left in fact?',
		act: 'Write to the person who could be a bridge, and ask for a single name.',
	},
	travel: {
		tradition: 'Travel was a change of state, and provisions well packed were good deeds sent ahead.',
		jung: 'The suitcase holds what you believe you cannot do without.',
		everyday: 'Before real trips people dream of packing badly, and hardly ever of arriving.',
		question: 'What do you take along everywhere without ever having unpacked it?',
		act: 'Take one useless thing out of the bag you carry every day.',
	},
	key: {
		tradition: 'A key was opening, help and authority, and teeth on it were the more of each.',
		jung: 'The smallest piece of metal in the house decides about all its rooms.',
		everyday: 'Lost keys are dreamt by careful people, in the week when they have to hand something over.',
		question: 'What have you had the key to for a long time without trying the lock?',
		act: 'Find out what the oldest key on your ring opens, or take it off.',
	},
	mirror: {
		tradition: 'A mirror was a spouse, a rank or vanity, and a clear one was a friend who tells the truth.',
		jung: 'What looks back has its own expression; Jung liked to see whether it was older than its owner.',
		everyday: 'Faces are hard for a dreaming brain, so they shimmer and change when looked at.',
		question: 'Who looks out of it when you are not making your face?',
		act: 'Look into a mirror for one whole minute and do not correct anything.',
	},
	phone: {
		tradition: 'A voice from far off was news to the interpreters, true or false according to the speaker.',
		jung: 'The line to somebody is open or dead; the number one cannot dial is mostly a word one cannot say.',
		everyday: 'Screens swim and keys slip in dreams, because fine reading is one of the things sleep does badly.',
		question: 'Whose call would you take in the middle of anything?',
		act: 'Call somebody you usually only write to, for three minutes.',
	},
	shoes: {
		tradition: 'Shoes were travel and marriage, and a lost one was a delay on either road.',
		jung: 'They stand between you and the ground, worn down on one side where you give way.',
		everyday: 'Bare or wrong feet come into dreams from under short blankets, and out of shame.',
		question: 'In whose shoes have you been walking, and where do they pinch?',
		act: 'Polish, wash or at least brush one pair, and put it ready facing the door.',
	},
	clothes: {
		tradition: 'Spouses are each other’s garment, says the Quran, and interpreters looked at the cloth before the cut.',
		jung: 'Whatever one wears one also shows; underneath it is warm and nobody knows.',
		everyday: 'Clothing turns up in dreams by accident, except where it is wrong, white or wet.',
		question: 'What do you put on before you dare to say it?',
		act: 'Mend a button or a hem, or fold five pieces as they do in shops.',
	},
	ring: {
		tradition: 'Solomon’s power was in one, so a ring was rule over something, and its stone said over what.',
		jung: 'A line that comes back to itself is what Jung drew when he wanted to say wholeness.',
		everyday: 'Fingers swell at night, and a band that presses becomes a plot.',
		question: 'To what are you bound in such a way that it sets you free?',
		act: 'Take off everything you wear on your hands for ten minutes, and feel what is missing.',
	},
	gold: {
		tradition:
			'In Arabic gold sounds like going away, so interpreters were wary of it for men and glad of it as women’s adornment.',
		jung: 'It does not rust and cannot be eaten: the alchemists meant by it something they did not sell.',
		everyday: 'Prices, weddings and other people’s wrists bring gold into sleep.',
		question: 'What of yours does not tarnish, however little it is used?',
		act: 'Rub one old object until it shines, if only in one place.',
	},
	silver: {
		tradition: 'Silver was better liked than gold by the interpreters: honest gathered means, and truth in speech.',
		jung: 'Moon metal, mirror metal; it darkens without care and forgives at the first cloth.',
		everyday: 'It is the colour of dreams people have in moonlit rooms, or think they had.',
		question: 'What has gone dark merely because nobody touched it?',
		act: 'Wipe one spoon, one photograph or one memory clean today.',
	},
	jewel: {
		tradition: 'Pearls were the Quran, knowledge and children, and to string them was to keep them well.',
		jung: 'A grain that hurt was coated until it shone; the treasure is made of patience with an injury.',
		everyday: 'Old boxes, inheritances and shop windows at night light it up.',
		question: 'What hurt you until you made something of it?',
		act: 'Wear one piece today that has a story, and tell it to whoever asks.',
	},
	coins: {
		tradition: 'Whole coins were true words and broken ones were gossip, and the interpreters counted them twice.',
		jung: 'Small change of the soul, passed from hand to hand: what it bears is a face.',
		everyday: 'Coins multiply in children’s dreams, and in grown-ups’ before the end of the month.',
		question: 'What do you pay in small coin, day by day, without having agreed the price?',
		act: 'Gather all your small coins and decide on one good use for them.',
	},
	knife: {
		tradition: 'A knife was an argument that carries, or help at hand, and in its sheath it was a secret kept.',
		jung: 'It separates what has grown together, and a good cut heals better than a tear.',
		everyday: 'Kitchen drawers are its home, and sharp words its usual occasion.',
		question: 'What should be cut off from what, so that both might live?',
		act: 'Cut something cleanly: an apple, a paper, a subscription.',
	},
	gun: {
		tradition:
			'Weapons were strength against an adversary, and their holder was advised to keep the safety of his tongue.',
		jung: 'Power at a distance, without having to touch: ask whom you could not bear to come near.',
		everyday: 'Films put most guns into most dreams, and they tend not to go off.',
		question: 'From what would you not need to defend yourself, if you were believed?',
		act: 'Lay down one argument today before you have won it.',
	},
	book: {
		tradition: 'A book taken with the right hand was strength and good news, after John who was told to take the Book.',
		jung: 'Something is written there by you in a hand that you cannot read by day.',
		everyday: 'Lines of print melt when one reads them twice, which is how some people notice that they dream.',
		question: 'Which page do you turn quickly?',
		act: 'Copy by hand three lines from any book near you.',
	},
	clock: {
		tradition: 'Hours were prayer times to the interpreters, and a clock that stopped was leave to rest.',
		jung: 'Two times are running, the one that is shown and the one that is due.',
		everyday: 'Dials cannot be trusted in dreams: look twice and they show something else.',
		question: 'For what is it really time, if you leave the clock out of it?',
		act: 'Cover all the clocks around you for ten minutes, and guess when they are over.',
	},
	candle: {
		tradition: 'A lamp was the head of the house, a child or knowledge, and one lit from another was learning.',
		jung: 'So small a light makes the dark round and habitable.',
		everyday: 'A slit under the door or a standby lamp comes to shine in sleep as a candle.',
		question: 'For whom do you leave it burning?',
		act: 'Spend ten minutes this evening with a single light.',
	},
	music: {
		tradition: 'Interpreters distrusted drums and pipes as noise and rumour, but a fine voice reciting was honour.',
		jung: 'Feeling has put its affairs in order and now can move.',
		everyday: 'Musicians dream tunes, and now and then one has been written down on waking and kept.',
		question: 'What would you dance, if there were a wall between you and everyone?',
		act: 'Play one song to its end and do nothing else meanwhile.',
	},
	mosque: {
		tradition: 'A mosque was a just and learned man, and to enter it was to be safe.',
		jung: 'The roof is high there so that something in you may stand upright.',
		everyday: 'Buildings in which one lowered one’s voice as a child stay in the dreaming map.',
		question: 'Before what do you lower your voice of your own accord?',
		act: 'Sit for seven minutes in the quietest place within reach.',
	},
	prayer: {
		tradition:
			'Prayer towards its proper direction was a debt paid and a promise kept, and prayer in a dream needed no repeating.',
		jung: 'The small self turns to the large one, and already the turning is an answer.',
		everyday: 'People pray in dreams in the language of their childhood, whatever they believe now.',
		question: 'What would you ask for if you were allowed nothing for yourself?',
		act: 'Say thank you aloud for three things, the third a difficult one.',
	},
	pilgrimage: {
		tradition: 'To see the Kaaba or walk round it was safety, a debt discharged and a leader found.',
		jung: 'The centre is empty and everything turns around it: Jung called such a figure a mandala.',
		everyday: 'Longing and other people’s photographs build it, and some who have been there go every year at night.',
		question: 'Round what does your week turn, when you look at it honestly?',
		act: 'Walk slowly round one room or one tree seven times.',
	},
	'holy-book': {
		tradition: 'Reciting from the Book was wisdom, and interpreters asked first which verse it had been.',
		jung: 'A voice older than yours speaks in your mouth, and you hear it as new.',
		everyday: 'Texts learnt by heart early return in sleep complete, even where the waking memory has gaps.',
		question: 'Which sentence that you know by heart has lately changed its meaning?',
		act: 'Write down from memory a line that was given to you as a child.',
	},
	angel: {
		tradition: 'Angels were good tidings and honour, and the face they came with was remembered as a greeting.',
		jung: 'It has wings because it comes from farther off than you can think, and brings precisely one sentence.',
		everyday: 'Angels are dreamt by about one person in nine, as far as one student survey goes, believers or not.',
		question: 'What was announced, and to whom might you pass it on?',
		act: 'Do somebody a small favour without its ever being found out.',
	},
	jinn: {
		tradition: 'Jinn were crafty people in the books, and seeking refuge was enough to send them off.',
		jung: 'What was shut out long enough grows horns; Jung advised asking its business before calling for help.',
		everyday: 'Bad nights, fever and horror films dress up plain fear in this costume.',
		question: 'What did it want that might have been given without harm?',
		act: 'Draw it as small as a stamp, and give it a ridiculous hat.',
	},
	ghost: {
		tradition:
			'A spirit that speaks was believed, since the dead dwell in the house of truth and have no cause to lie.',
		jung: 'It comes back because something was not told to the end, and it prefers the hour when you cannot interrupt.',
		everyday: 'Curtains, creaks and grief make it, each in its own measure.',
		question: 'What does it look for, always at the same spot?',
		act: 'Open a window for three minutes and say what should go.',
	},
};
