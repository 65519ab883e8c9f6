import type { HafezWords } from './shape.ts';

/** The built-in writer's English for the twelve poems. */
export const words: HafezWords = {
	1: {
		openings: [
			'A cup is going round a room. Somebody has called for it, quickly, before giving any reason; then the reason comes out in half a line: the thing had looked so simple. Thirst speaks first here, and the explanation follows, slightly out of breath.',
			'One hand lets go of a drinking bowl as another takes hold. The verse catches that instant between giver and guest, and only afterwards tells us why the drink is wanted: ease stood at the door, and trouble came in behind it.',
			'“Hand it on,” says the man at the end of the row, and his order is half a confession. He misjudged something, he says, at its very beginning. He is not leaving the table on that account; he would simply like his turn.',
		],
		heritage: [
			'The Ottoman commentator Sudi held that the opening half-line was lifted from a caliph of bad repute, and passed on the jokes made about it. Scholars have doubted the theft ever since.',
			'The old Divans are arranged by rhyme letter, so this ghazal stands on page one thanks to its alphabet alone. Readers have taken it for the poet’s chosen preface all the same.',
		],
		turns: {
			love: {
				turn: 'Nobody in this line claims to have been cheated. The first ease was real; it simply could not see round the corner. What you have with this other person may likewise have been light without being false, and the weight that has come since belongs to it as much as the lightness did.',
				counter:
					'This is a generous way of reading hardship, and it can be overdone: some bitterness is only bitterness, and nobody is improved by draining it.',
				question: 'Which difficulty between you could only have been met by people who stayed this long?',
				act: 'Make two hot drinks today. Carry one to the person in question, or drink yours opposite the empty chair and notice what you would say.',
			},
			work: {
				turn: 'A drink that is sent round belongs to nobody in particular. The trouble you have with this task has lately become yours alone, though several people nodded when it was proposed and called it straightforward. Skill is asked of you, and so is the nerve to slide the thing along the table.',
				counter:
					'Sharing will not mend a badly drawn plan. The assignment itself could be at fault, and then five pairs of hands would only spoil it faster.',
				question: 'On which day did this work stop being the work you agreed to?',
				act: 'Find the first message about it and underline every sentence that is no longer true. Two minutes will do.',
			},
			travel: {
				turn: 'Maps are easy at the start too: flat, coloured and quite without stairs. A few lines on in this ghazal a caravan bell keeps ringing for the bags to be strapped up again. You have planned the road handsomely; what you have not planned is the mood of the third evening.',
				counter:
					'Then again, many roads turn out gentler than the traveller, and the only steep thing in them was the fortnight of imagining beforehand.',
				question: 'For which place are you packing: the one you dreamt, or the one with a postcode?',
				act: 'Take one item out of the bag, or off the list, and put it back in its cupboard before you can argue.',
			},
			wellbeing: {
				turn: 'You are practised at passing things along: the plate, the favour, the last of your patience. The speaker here does something ruder and wiser and asks to be served. If you come to the end of your days tired, look at the order of serving before you look for any deeper fault.',
				counter:
					'It would be flattering to think you are worn out by kindness alone. A late screen and a skipped lunch wear people out just as thoroughly.',
				question: 'When did somebody last pour for you, and what did you do with your hands meanwhile?',
				act: 'Fill a glass with water, sit down, and drink it to the bottom while doing nothing else at all.',
			},
			family: {
				turn: 'Every household has its cupbearer, the one who is up and down all through dinner. To a child at that table everything looked easy, because somebody was making it so. What is hard at home now may be the old labour, grown visible at last and looking for a new pair of feet.',
				counter:
					'Against this stands a plain possibility: the one who serves likes serving, and would be hurt to find the jug taken away.',
				question: 'Who in your family has never once been seen sitting through a whole meal?',
				act: 'Call whoever used to lay the table and ask which chore they hated most. Then let them talk.',
			},
			decision: {
				turn: 'You are comparing two beginnings, and beginnings are all good-looking. Hafez says the troubles “fell”, the Persian verb one would also use of a lot that falls to somebody. Compare the middles: the dull week, the bill, the third repetition. It is there that your two ways part company.',
				counter:
					'Imagined trouble is no more reliable than imagined delight. Someone who looks only for the catch may choose very safely and very small.',
				question: 'Which of the two would you still want on a wet Tuesday in its fourth month?',
				act: 'Put a different object on the table for each choice. Spend that Tuesday in thought beside one, then the other, and see which you reach for.',
			},
			waiting: {
				turn: 'In a full circle the bowl is always with somebody, and the one who watches it hardest still drinks in turn. Your answer, too, is at this minute on someone’s desk or in someone’s mouth. What you cannot see is how many guests sit between you, nor whether one has nodded off.',
				counter:
					'Patience assumes that there is a circle. If no one ever put you on the list, good manners will not bring the bowl any nearer.',
				question: 'Whose hands is it in now, as far as you truly know?',
				act: 'Choose the date on which you will ask outright, and write it in your calendar with the name of the person.',
			},
			loss: {
				turn: 'There is a gap in the circle, and each time the cup reaches it the hand does not know what to do. That hesitation is a form of faithfulness. Love did not become easy at its end either; you are doing the hard part now, with nobody across from you to take hold.',
				counter:
					'A verse about a drinking party may be too crowded for your grief. If the noise of it hurts, you owe it no politeness.',
				question: 'At what hour of the day does the place that is missing show most plainly?',
				act: 'Set out one cup more than you need this evening. Say the name over it once, then wash it by hand.',
			},
			open: {
				turn: 'The poet begins in Arabic, a tongue for the learned, and changes, without apology, to the speech of his own street. Your question has not yet made that change. It still wears other people’s grammar: what one ought to want, what is usual at your age. The matter itself is shorter and worse dressed.',
				counter:
					'Still, a borrowed phrase is sometimes the only boat one has, and you may already mean exactly what you said.',
				question: 'How would you put it to a child of six who interrupts often?',
				act: 'Say your question aloud in words of one syllable. Wherever you cheat, start again from the beginning.',
			},
		},
	},
	2: {
		openings: [
			'Somebody has gone round the great house knocking on its walls. Handsome, says the inspector, and standing on nothing much. Then, where one expects a bill for repairs, comes the most cheerful report ever delivered on a doomed building: come in, and bring something to drink.',
			'The word for foundation is used twice within two lines. Under hope it is found to be weak, and under life itself it turns out to be air. Having looked at both cellars, the speaker climbs back up the stairs and lays the table.',
			'Between “come” and “bring” the whole of architecture falls down. It falls without noise: a palace of expectation here, the ground floor of a lifetime there. What remains upright is an invitation, addressed to whoever happens to be standing near enough to hear.',
		],
		heritage: [
			'Persian readers hear the joke in the sound: “bade” is wine and “bad” is wind, one breath apart. Many people know the line by that echo before they suspect what it says.',
			'Ibn Battuta tells how Abu Ishaq, a prince whom Hafez praised, set Shiraz to building a hall that should rival Ctesiphon’s. The prince fell in the 1350s; the poems about him are still in print.',
		],
		turns: {
			love: {
				turn: 'The two of you, or you alone on the other’s behalf, have been furnishing upper storeys: the summers, the kitchen, the names of things. Meanwhile an ordinary evening stands about in its coat. Affection needs a floor, and the floor is always the size of the room you are really in.',
				counter:
					'Do not be too stern about castles. Planning a house together is one of the tender things people do with their mouths full.',
				question: 'Which room of that future have you decorated without asking who means to sleep there?',
				act: 'Cook something that has to be eaten tonight and will not keep. Share it, or send a picture of the burnt edge.',
			},
			work: {
				turn: 'A career is often drawn from the cornice down: the title first, then the office, then whatever must hold them up. This verse kneels and looks underneath. The piece of craft you could do well this afternoon carries more than the promised floor, though it will never appear on anybody’s chart.',
				counter:
					'Easily said by a poet with patrons. Rents are due, exams are dated, and a drawing of the tower is sometimes what gets the bricks delivered.',
				question: 'If every title were taken down tonight, which part of your working week would still be standing?',
				act: 'Repair one small thing you use daily: the loose screw, the broken template, the drawer that sticks.',
			},
			travel: {
				turn: 'Wind is poor ground and excellent transport. The settled hear a threat in this line; whoever sleeps in tents hears a forecast. Your plan for going is built like a palace, every night reserved, and what you hope to find out there is weather. Both cannot have the upper hand.',
				counter:
					'A booked bed is no vanity in a strange town at midnight. Leave the romance of drifting to those with fewer bags and better knees.',
				question: 'Which hour of the trip have you left without a roof, and why that one?',
				act: 'Read the date of expiry on your passport or card, then leave one evening of the itinerary entirely blank.',
			},
			wellbeing: {
				turn: 'Worry is an architect that works nights. By three it has raised a wing for every possible disaster, with corridors, and by breakfast you are expected to live there. The verse has no quarrel with the builder’s gift. It merely points out what the building rests on, which is air.',
				counter:
					'Some night thoughts are ordinary reminders, badly dressed. One of those towers may contain a letter you have in fact not answered.',
				question: 'What does the worry look like when you draw it as a house: how many floors, which light left on?',
				act: 'Open a window and find out with a wet finger where the air comes from. Stay until your hand is cold.',
			},
			family: {
				turn: 'Parents build for children, who then inherit the draughts. Somewhere in yours there was a plan, the shop, the degree, the house that would hold everyone, and people stood in it as if already indoors. You may love the builders and still be honest about the damp in the walls.',
				counter:
					'A hope that failed as masonry can have done perfectly well as shelter. Ask before you condemn the place.',
				question: 'Whose unfinished plan are you living in, and on which floor?',
				act: 'Photograph a corner of the family home that nobody would ever frame: a hinge, a stain, the inside of a cupboard.',
			},
			decision: {
				turn: 'Before people trust a bridge they put something heavy on it. You have admired both of your alternatives from the bank and measured them by eye, but neither has yet borne a load. A choice that cannot survive being spoken aloud as settled was hope with a fine façade.',
				counter:
					'The opposite error exists as well: testing a thing so hard that one breaks what would have served for years.',
				question: 'Where lies the heaviest objection, the one you have been careful not to rest on either side?',
				act: 'Tell one person, as if it were settled, the choice you lean away from. Listen to your own voice while you do.',
			},
			waiting: {
				turn: 'Out of one reply that has not come you have raised several storeys: once it is here, you will sleep, call, begin, forgive. The longer the postman takes, the higher it goes. The news, when it arrives, will be a sheet of paper; it was never meant to carry so much roof.',
				counter:
					'In fairness, building is how some people keep warm. Your tower could be nothing worse than a shed with ambitions.',
				question: 'Which of the things you have hung on that answer could hang on a nail of its own?',
				act: 'Cross out one sentence in your plans that begins with “when it comes”, and do its first half now.',
			},
			loss: {
				turn: 'You did not need a poem to tell you that foundations give way. But look at what the line leaves alone: it never says the palace was no palace. What stood there stood. People ate in it and laughed on its stairs, and the wind that has it now cannot make that untrue.',
				counter:
					'Fine words, and draughty. On some days a ruin is simply a ruin, and it is enough to sit beside it out of the rain.',
				question: 'What was the plainest hour you spent inside it, one that no one would think to mention?',
				act: 'Go out of doors and stand where you can feel moving air on your face. Come in when you want to.',
			},
			open: {
				turn: 'A philosopher would have stopped at the ruin and been admired for it. Here the ruin is a reason for company. Your question looks for something firm to stand on; the verse suggests, with some cheek, that firmness was the wrong thing to ask for and a second chair the right one.',
				counter:
					'It is a host’s answer, and hosts dislike being alone. There are matters that want silence and an empty room.',
				question: 'If nothing about this could be made safe, what would you do with the evening?',
				act: 'Invite someone to something small this week, with an hour and a place in the first line of the message.',
			},
		},
	},
	3: {
		openings: [
			'A clean man stands at the tavern door with his sleeves pulled in, so as not to brush against anyone. The verse addresses him with great courtesy, praises his fine nature, and asks him to kindly take his eyes off the other guests.',
			'Somewhere a pen is writing, line after line, and each page has one name at its head. The speaker has understood this bookkeeping and is at peace with it. His neighbour, the spotless one, keeps leaning across to read the wrong page.',
			'“Pure by nature,” Hafez calls the censor, and the compliment has a pin in it. If the man is as clean as that, what keeps him so busy with the laundry of others? The verse offers him the afternoon off.',
		],
		heritage: [
			'Legend has it that the pious of Shiraz would not bury Hafez until a child drew one of his verses from a jar to settle it. The verse comes from the ghazal next to this one.',
			'Translators have called the “rend” of this line a rake, a rogue and a libertine without satisfying anyone. In the Divan he is the man who hides his virtues as carefully as others hide their sins.',
		],
		turns: {
			love: {
				turn: 'Between people who live close there grows a second ledger, never shown, where the late arrivals and the tone of voice are entered. You are an honest clerk; every item in it happened. But the verse questions the office, for a page kept against the other person bears your handwriting on every line.',
				counter:
					'This does not apply to real harm. What frightens you should be remembered, dated, and told to someone safe.',
				question: 'Which old entry do you still look up, though it was paid long ago?',
				act: 'Choose one past fault of theirs that no longer costs you anything, put it in six words on a scrap, and tear it small.',
			},
			work: {
				turn: 'The other person’s error is so interesting. It is clear in outline, it repeats, and it asks nothing of you but witnesses. Yet their blunder will not be set down to your account, and neither, alas, will noticing it. What stands on your own page today is half a paragraph.',
				counter:
					'Some mistakes do land on your desk. If theirs reach the customer under your name, silence is a poor sort of purity.',
				question: 'How many minutes of this week went into a fault that you cannot mend?',
				act: 'Send one colleague or fellow student a single line naming something they did well. Add nothing after it.',
			},
			travel: {
				turn: 'Nowhere is the clean-sleeved man more alive than in a queue abroad. He knows how it should be done; he knows it from home. You are going where the rogues have their own table manners, and half of what you will complain about is called, over there, a pleasant evening.',
				counter:
					'Being cheated by a driver remains being cheated, in every climate. Tolerance need not include paying the fare twice.',
				question: 'What habit of that place irritates you even from this distance, and whose voice is that in?',
				act: 'Learn the local word for “please” from a recording and say it ten times in an empty room.',
			},
			wellbeing: {
				turn: 'The censor and the sinner can lodge in one head. By day yours keep apart; towards night the spotless one comes down and reads the other his list. Notice that he never brings anything to eat. A conscience that is on your side would at least sit on the edge of the bed.',
				counter:
					'Not every reproach is a bully. One of them may be a dull, useful note about bedtime, and deserves a civil answer.',
				question: 'Without which of your faults would your inner critic be out of work?',
				act: 'Wash your hands slowly in warm water, up to the wrists, and let the first complaint of the day go down with it.',
			},
			family: {
				turn: 'Children often carry their elders’ debts as though they had signed for them: a quarrel begun before their birth, a shame with no owner left. The verse is strict and kind on the point. What they did is written under their names. You may leave it there and still come to dinner.',
				counter:
					'Clean pages do not excuse everything, though. What was broken by others is sometimes ours to sweep, being the ones at home.',
				question: 'Which guilt in your family arrived in your hands already unwrapped?',
				act: 'Find a photograph of a parent or elder at about your present age, and look at the face for a full minute.',
			},
			decision: {
				turn: 'You are choosing before a jury. Its members have never been sworn in: an aunt, a former teacher, someone from school whom you have not seen in years. They lean over the page while you try to write. The line tells such people, with perfect manners, that this entry is none of theirs.',
				counter:
					'One name on that bench may belong there, though, if it will have to live with the consequences every morning.',
				question: 'Whose raised eyebrow are you answering when you defend the choice in your head?',
				act: 'List your jurors by name, fold the paper twice, and shut it in a drawer until the matter is settled.',
			},
			waiting: {
				turn: 'Silence has been read as a sentence passed on you. The other party is slow, so you must have said something; there is no letter, so the fault was in yours. But slowness is an entry in someone else’s book. You are serving time for an offence that has another name at its head.',
				counter: 'One thing may still be yours: did the message carry the question, or only hint at it prettily?',
				question: 'Of what have you accused yourself since the last word came?',
				act: 'Answer one person who has been waiting for you. Short and late is better than long and never.',
			},
			loss: {
				turn: 'After a death or a parting there is an accountant who comes in the small hours with the same three items: the call not made, the sharp word, the door. He audits only you. The one you miss also had faults, and it is no betrayal to remember them laughing, late, and quite wrong.',
				counter:
					'If there is a true regret among the false ones, it does not have to be argued away. It can be carried like other true things.',
				question: 'Which fault of theirs would you give a great deal to be annoyed by again?',
				act: 'Tell someone, or the wall, a story in which they do not behave well at all. Tell it to the end.',
			},
			open: {
				turn: 'Look at the grammar of what you asked. There is likely to be another person in it, as subject, doing or failing to do. Hafez takes away the pen you hold over their page and gives it back over your own, which is blanker than you would like and much nearer to hand.',
				counter:
					'Some questions honestly are about others, and a person who always turns back to the self is a bore in a different gown.',
				question: 'What remains of the matter when every name but yours is struck out?',
				act: 'Lay a coin over every name but yours in what you asked, and read aloud what shows between the coins.',
			},
		},
	},
	4: {
		openings: [
			'Two guests arrive in one breath, and the door is wide enough for both: gratitude comes in first, and grievance on its arm. The friend they speak of soothes the heart and also bruises it. Nobody is asked to wait outside.',
			'A man pulls a listener aside. Before he tells anything he sets his condition: only someone with an ear for the small print of love may hear it. The rest would take the thanks for flattery, or the grumbling for the truth.',
			'The praise has hardly left the mouth when its opposite follows, and the line does not stumble over it. In Persian the two words, “shokr” and “shekayat”, begin alike on the tongue, like cousins who quarrel and share a coat.',
		],
		heritage: [
			'A couplet further on, Hafez protests that all his service went without wage and without thanks. Readers argue whether the master meant is a beloved, a patron or heaven; he took care not to say.',
			'The ghazal ends on the claim that its author can recite the Quran by heart in fourteen readings, hence the pen-name, “the memoriser”. It is the most learned complaint in the Divan.',
		],
		turns: {
			love: {
				turn: 'Praise without a flaw in it is what we give to strangers and monuments. Whoever is close enough to be thanked properly is close enough to have trodden on your foot. You have been sorting the two into separate days, the sweet ones and the cold ones, and so neither is ever believed.',
				counter:
					'Thanks can be used to smuggle a complaint past the door. Should yours return every week unchanged, the sugar is hiding something.',
				question: 'Which of this person’s virtues grows from the very root of what annoys you?',
				act: 'Say one thank-you and one complaint to them, in that order, joined by “and”, never by “but”.',
			},
			work: {
				turn: 'Work can be loved and still owe you money. You may be fond of the craft, of two of the people, of the light in that room, and have kept the account shut out of loyalty to these. The fondness is not lessened by a figure written underneath it.',
				counter:
					'Consider, too, whether thanks were given in a coin you do not count: trust, a key, being left alone to do it.',
				question: 'What have you done there unpaid for so long that it now passes for your character?',
				act: 'Add up the unthanked hours of the past seven days to the nearest half, and write the total where you will see it.',
			},
			travel: {
				turn: 'Those who praise a city without one grievance have been there for a weekend. Your wish to go, or to go back, carries its complaint in the same bag: the damp, the noise, the cousin. Leave it in. A place loved only for its views will not hold you past the first rain.',
				counter:
					'You might also be nursing the grievance for safety, so as not to want the place more than you can afford.',
				question: 'Which nuisance of that road would you miss if somebody mended it?',
				act: 'Write a postcard to a friend about a place you love, with the praise left out. Three grumbles, then your name.',
			},
			wellbeing: {
				turn: 'The oldest friend you have carried you upstairs again last night and got no word for it. It has its grievances too, and lodges them in the shoulders, the stomach, the mood at four. You mostly hear the second half of its tale. The first is that it has turned up every day.',
				counter:
					'Gratitude can be a way of hushing. A complaint that keeps knocking may want a professional’s ear more than your good manners.',
				question: 'If your tired parts had wages, what would they be owed, and since when?',
				act: 'Rub a little cream or oil into both hands, finger by finger, as if they belonged to someone who had helped you.',
			},
			family: {
				turn: 'In many houses complaint is the local dialect of love, and only foreigners take it literally. “You never call” may be the warmest sentence that person knows how to build. You are tired of translating. Yet you yourself speak it rather well, as anyone will confirm who has heard you about the dishes.',
				counter: 'A dialect can also be a habit that wounds. Nobody is bound to go on admiring the idiom of a slap.',
				question: 'Which reproach at home, turned over, has a wish written on its back?',
				act: 'Ring the champion grumbler of the family and give them five minutes by the clock, without a single piece of advice.',
			},
			decision: {
				turn: 'You are trying to subtract. So many reasons for, so many against, a line drawn beneath, and a number that never persuades you. But the thanks in this verse do not reduce the complaint by one grain, nor the other way about. You may choose a thing and keep your objection to it whole.',
				counter:
					'That is a comfortable doctrine for someone about to choose badly. Certain complaints are not to be lived beside; they are reasons.',
				question: 'Which of the two grievances could you speak of, years on, with a sort of affection?',
				act: 'Take two pens of different colours and give each choice a paragraph, changing colour whenever your mood does.',
			},
			waiting: {
				turn: 'Being kept waiting by someone dear is the purest mixture of these two feelings that exists. You are glad there is anyone to wait for, and you could throw their shoes out of the window. So far you have aired the second feeling to bystanders, who have no authority in the matter.',
				counter:
					'They may not know that you are waiting. What feels from here like neglect may be somebody’s quiet afternoon.',
				question: 'Who has heard more of your grievance than the person it concerns?',
				act: 'Put out a bowl of fresh water for birds or bees. Do something for the thirsty that gets no answer.',
			},
			loss: {
				turn: 'It is hard to be angry with the absent; people lower their voices and expect praise. The line has room for the whole of it. You may thank them for the years and reproach them for leaving you with the paperwork, the half-told story, the winter. A heart-soothing friend can be told so.',
				counter:
					'If anger is not what you feel, nothing here requires you to go and look for it. Thanks alone are also a complete sentence.',
				question: 'What would you say to them sharply, as one only speaks to those who will stay?',
				act: 'Take a book they knew and slip two leaves or papers into it, one for the thanks, one for the reproach, both left blank.',
			},
			open: {
				turn: 'You have brought your matter to a book, which is discreet and cannot raise an eyebrow or fetch a biscuit at the right moment. What you want to know may be less than what you want heard, and the right hearer is someone who will laugh in two places.',
				counter:
					'Then again, the well-chosen confidant can become a theatre. Some tales improve so much with telling that they are never finished.',
				question: 'To whom could you tell this without first explaining what sort of person you are?',
				act: 'Record yourself telling it for two minutes. Play it back once, find the sentence where your voice changes, then delete it.',
			},
		},
	},
	5: {
		openings: [
			'Year after year a heart tugs at its owner’s sleeve like a child in a bazaar: get me the cup, the famous one, in which the whole world can be seen. The owner asks at every stall. The thing is hanging from the child’s own belt.',
			'It begins as a tale of treasure and ends as one of bad housekeeping. A vessel that shows all things is wanted, urgently; enquiries are made abroad; strangers are stopped in the street. Nobody has yet looked on the shelf at home.',
			'The verb in this couplet will not stop. The heart kept asking, kept begging, went on wanting, for years, as though longing were its trade. And all along the object of it lay there, as near as a button, and about as much admired.',
		],
		heritage: [
			'In the Book of Kings it is Kay Khusraw who looks into the cup and finds Bizhan in his pit. Later poets handed it to Jamshid, and by Hafez’s day nobody asked for it back.',
			'Further on the poet takes his trouble to an old tavern-keeper, who stands laughing over his wine and says he got the glass on the day the blue dome of the sky was made.',
		],
		turns: {
			love: {
				turn: 'One can ask of a lover what only a mirror should be asked. Am I kind, am I worth the wait, am I someone: you hold the question out, and the other, who came for supper, does their best. It is a heavy piece of gold to be handed when one only wanted your company.',
				counter:
					'We do learn our faces from those who look at them. A person who needs no one’s eyes is admirable chiefly at a distance.',
				question:
					'What have you been hoping to hear from this person that you have never once said to yourself in earnest?',
				act: 'Put on the good shirt, or the scent kept for occasions, with no one due. Wear it for the rest of the evening.',
			},
			work: {
				turn: 'What comes easily to you does not look like a skill. You suppose everyone can calm that client, see the crooked line, remember where it was filed; and so you send off for certificates in what comes hard. The market stall where you go begging may be selling what you give away by noon.',
				counter:
					'Modesty aside, the certificate might be precisely what opens that door. Gatekeepers seldom accept a glow from within.',
				question: 'Which tangles do people bring you to undo without ever calling it your job?',
				act: 'Explain the thing you do without thinking to somebody else, in two sentences, and watch which one makes them look up.',
			},
			travel: {
				turn: 'There is an old comedy in going a thousand miles to be shown a courtyard like the one beside your bakery. The search was in earnest, the shoes were ruined, and you needed the distance to see. Still, strangers are being asked for something with your street’s name on it.',
				counter:
					'Home is not always the answer to a wish for elsewhere. What some people already have is precisely a good pair of legs.',
				question: 'Which sight within an hour of your bed would you cross a border for, were it foreign?',
				act: 'Go round your own block as a tourist and read one inscription, plaque or doorbell you have never read.',
			},
			wellbeing: {
				turn: 'The strangers nowadays live in a screen and know what you should eat, when you ought to rise, how deep to breathe. Some of it is sound. But no one among them knows the hour at which you go quiet, or the room you always sleep well in. Those figures have never been collected.',
				counter:
					'Knowing oneself has its limits, and a trained eye sees what no amount of looking inward will. Keep the appointment, if there is one.',
				question: 'At what time of day are you most awake, and what do you generally give that hour to?',
				act: 'Leave the phone in a drawer for ten minutes and note in pencil three things that did you good last week.',
			},
			family: {
				turn: 'Someone at home may be going from stall to stall for a word that you have by the dozen: well done, stay, I saw that. Or you are the one out asking, charming distant acquaintances, while the person whose approval you mean sits two rooms away with the television on, having it and not saying.',
				counter:
					'There are households in which that shelf was truly bare. One may stop searching it without being called ungrateful.',
				question: 'Which sentence of praise in your family is known by everyone and spoken by no one?',
				act: 'Take down the one dish, cloth or tool of the house that is too good for use, and use it today.',
			},
			decision: {
				turn: 'You have put the matter to several people by now and noticed, perhaps, that you asked the ninth because the eighth had agreed with the wrong half of you. That small disappointment was information. The cup you are passing round for opinions already shows a picture; you keep tilting it towards others.',
				counter: 'Do not make an oracle of the gut. It has been certain before, and there are receipts to show for it.',
				question: 'Whose advice did you go on to forget, on the very way home?',
				act: 'Toss a coin over it. Ignore the coin; catch the look on your own face, in a window if need be.',
			},
			waiting: {
				turn: 'Asking can be a way of keeping busy. So long as the answer is expected from outside, from an office, a person, a date, no one has to turn out the bag they already carry. You have waited very diligently. In that time a certain pocket has not been opened once.',
				counter:
					'Your result may honestly lie in another’s hands. No amount of rummaging at home will bring forward the exam board.',
				question: 'How much of what you are waiting for could be found, in a small size, where you are?',
				act: 'Empty your bag or coat pockets on to the table and sort what is there into kept, forgotten and finished.',
			},
			loss: {
				turn: 'The wonder of that cup was to show every place on earth, and it is no use to you: the one face you look for cannot be called up on its rim. What you have instead is smaller. A way of cutting bread, a turn of phrase, someone’s whistle that comes out of your mouth.',
				counter: 'Being told that they live on in you can be a cruel sort of comfort. You wanted them in the chair.',
				question: 'Which gesture of theirs do your hands make when you are not attending?',
				act: 'Hold one object that was theirs until it has grown as warm as you are. Then put it back in its place.',
			},
			open: {
				turn: 'Count the persons in the couplet: there is a heart that begs, and there is an “us” that gets begged from and has nothing to hand over. They live at one address and communicate through third parties. Your question, too, has travelled rather far to reach someone who may be in the next room.',
				counter:
					'It would be tidy if all answers lay inside. Now and then the stranger really is the one who has the key.',
				question: 'What do you already know about this that you would be embarrassed to have known all along?',
				act: 'Stand with your hand flat on your breastbone and put the question there, once, quietly. Wait out ten breaths before moving.',
			},
		},
	},
	6: {
		openings: [
			'It was the last stretch of the dark, when even dogs give up. Someone came then, or several did, and lifted a weight from a man who had long since stopped asking. They left him drinking, with both hands round the cup.',
			'The line tells of a rescue in the past tense and leaves out how it was done: no ladder and no argument, only an hour, a bitterness removed, and something clear to drink. The witness sounds as if his hair were still wet.',
			'A sorrow, a drink, an hour with no colour in it: the couplet has hardly anything else. It does not say what the sorrow was about. Like a receipt it notes the time, the state of the light, and what was received.',
		],
		heritage: [
			'In Persian lore the water of life belongs to Khidr, the prophet in green, who drank of it and still turns up on lonely roads to set travellers right.',
			'Legend makes Hafez a baker’s boy who kept vigil forty nights at the tomb of Baba Kuhi above Shiraz for love of one Shakh-e Nabat, and came down the hill with this ghazal.',
		],
		turns: {
			love: {
				turn: '“They gave me,” says the line, and it gives no reason: he had not won it, and no form had been filled in. You have been trying to deserve someone. The effort shows, and it makes of affection a wage with a pay day. What was best between you probably came unearned, around closing time.',
				counter:
					'Gifts do not cook supper, however. Someone has to earn the peace of a shared kitchen, plate by plate.',
				question: 'What has this person given you that no merit of yours explains?',
				act: 'Switch off the lamp for five minutes and say to them, or to the dark, the thing that sounds foolish in daylight.',
			},
			work: {
				turn: 'Most people who labour at a hard thing know the small scandal by which it gets solved after they have given up: in the bath, on the stairs, at an hour with no manager in it. The struggle was needed, and it was not what did it. Your timetable has no row for that.',
				counter:
					'It is also how the lazy explain their evenings. Water of this kind seems to prefer those who have dug a little.',
				question: 'At which point today could you honestly say that more pushing adds nothing?',
				act: 'Close the file, clear the desk to bare wood, and leave one blank sheet on it with a pencil across.',
			},
			travel: {
				turn: 'Alexander went into the Land of Darkness for this water, with an army and a gem to see by, and came out thirsty. The old tale is hard on expeditions. Your own preparations have grown a baggage train, and what you are going for may be found by someone stooping to rinse a cup, in a side valley, unrecorded.',
				counter:
					'Khidr, who did find it, knew the country. A light step with no knowledge of the road is merely a lost one.',
				question: 'What do you hope to come upon there that cannot stand on any itinerary?',
				act: 'Draw from memory the way to a spring, pond, tap or well you once drank from. Mark where you knelt.',
			},
			wellbeing: {
				turn: 'Troubles have their tides, and before daybreak they stand highest; anyone who has nursed a child or a worry knows it. This line was written from that hour and makes no case against it. It only reports that something can be handed to a person there, without the night having been refuted first.',
				counter:
					'Bad hours do not always pass off of themselves like weather. If yours come nightly, a living person ought to hear of it.',
				question: 'Who or what has been near you in the worst hour without being asked?',
				act: 'Before bed, draw one curtain halfway, so that the first light finds your wall without having to knock.',
			},
			family: {
				turn: 'Somebody once crossed a cold floor for you in the dark with a glass in their hand. You will not remember it, for such rescues are forgotten by their nature. What is wrong at home today is well remembered, by everyone, with dates. The two accounts were never kept in the same book.',
				counter:
					'Not every child was got up for. If nobody came down your corridor, the verse may rightly taste of envy.',
				question: 'Who in the house is awake when the rest of you believe it is asleep?',
				act: 'Fill a carafe or glass and set it by someone’s bed tonight without a word about it.',
			},
			decision: {
				turn: 'You keep turning to the lit alternative, the one with reasons, figures and other people’s approval. The other lies in shadow and you say there is nothing there. Yet in the story that Hafez leans on, the spring was on the unlit side, and those who only went where they could see came home old.',
				counter:
					'Darkness is no recommendation in itself. Plenty of caves contain only more cave, and the lit road was also built by somebody.',
				question: 'What would you have to find out for the neglected choice to be more than a shape?',
				act: 'Spend eight minutes on that one alone: a price, an opening hour, a name to ring. Write down the dullest fact.',
			},
			waiting: {
				turn: 'Watching has never hurried a dawn, though it has spoilt a good many nights. The man in the verse was busy with his grief and facing the wrong way; the message found him all the same. You have appointed yourself sentry over an hour that knows its own way to the house.',
				counter: 'A sentry is sometimes useful. When there is a deadline on your side, sleep is not a strategy.',
				question: 'What would you have attended to this week, had you been sure of being found?',
				act: 'Put a handful of lentils or beans to soak. Let something else do the waiting until tomorrow’s soup.',
			},
			loss: {
				turn: 'No one in this couplet takes the dark away. That should be said plainly to anyone who is grieving, since so much kindness consists in reaching for the switch. A drink is brought to where you sit. It may be a neighbour’s dish, a song in a shop, four minutes without the stone on your chest.',
				counter:
					'For you it may still be far from any hour of rescue, and a poem has no business consulting its watch at your bedside.',
				question: 'What, since it happened, has been brought to you that you could actually swallow?',
				act: 'Leave one lamp lit in another room this evening, for nothing, and sit where you can see its light on the floor.',
			},
			open: {
				turn: '“They” rescued him, says the Persian verb, and shuts its mouth. Six centuries of readers have wanted to know who: angels, friends, the early risers. Your question looks for a cause with a name. It may be standing in a small crowd of helpers, of whom none did much and each was on time.',
				counter:
					'Anonymous mercies are pleasant to believe in, and they spare one the trouble of thanking anybody in particular.',
				question: 'Which three people made yesterday possible without appearing in it?',
				act: 'Think of the bus driver, the baker, whoever swept the stairs; greet one of them by name, or find the name out.',
			},
		},
	},
	7: {
		openings: [
			'An old father sits in a mean little dwelling that is known by the name of his sadness. His boy was lost long ago. The verse comes in without knocking, mentions a homecoming and some roses, and asks him to leave off grieving.',
			'First a road, with someone on it who has been given up for lost; then a hovel, with someone in it who has not. Hafez joins the two by a promise of blossom and says nothing whatever about how many winters lie between.',
			'There are flowers at the end of this couplet, and they come up in the unlikeliest bed: the floor of a mourner’s cabin. Before them, at the far end of the line, somebody is walking, with a name that everyone knows and no known address.',
		],
		heritage: [
			'On Yalda, the longest night, with pomegranates on the cloth, families in Iran open the Divan and hope for this one. Its refrain comes round eleven times, and by the third the whole room says it.',
			'The Quran’s twelfth sura tells the story and calls it the fairest of tales; there the father weeps until his eyes turn white. Hafez could count on every reader to know it.',
		],
		turns: {
			love: {
				turn: 'The Joseph of the story who is met again has a foreign name, a high office and another way of cutting his hair. His own brothers do not know him. If you are longing for somebody to come back, or for a love to, you are keeping a bed made for a size no longer worn.',
				counter:
					'Then again, some people do return quite unaltered, which is the complaint one hears most often from those who waited.',
				question: 'What has changed in you, meanwhile, that a returning person would have to be introduced to?',
				act: 'Introduce yourself to a mirror as to a passport officer: your name, and three things that have changed since the picture was taken.',
			},
			work: {
				turn: 'Everyone remembers the coat and the dreams; few remember what Joseph did for a living. He put grain by for seven fat years, sack upon sack, and there is no song about it. Your labour at present resembles the sacks. It has neither colour nor witnesses, and its worth cannot be seen from this side.',
				counter: 'A granary can be a way of never eating. Some stores are filled by people who are afraid of Tuesday.',
				question: 'For which of your present stores will a leaner season thank you?',
				act: 'Put one thing by today: a small coin, a backed-up file, a page of notes in legible handwriting.',
			},
			travel: {
				turn: 'The poet has bent the tale. In scripture Joseph does not go home to Canaan; he sends wagons, and the old man and the whole clan pack up and travel to Egypt. So there are two travellers in your question: the one who ought to come back, and the one who might be fetched.',
				counter:
					'A poem sets people down where it likes. Between real places there are borders, and clerks who have read no Hafez.',
				question: 'Who, or which place, might come part of the way towards you if they knew which day?',
				act: 'Lay a finger on the map at the midpoint between you and them. Find out what one can eat there.',
			},
			wellbeing: {
				turn: 'Grief is a thing one eats, in Hafez’s language, and you have been taking it with every meal. It is chewed along with the news, it is swallowed standing. The refrain does not deny that the cupboard holds any. It puts a hand over the plate, as one does with a guest who has had enough.',
				counter:
					'Being told not to fret has cured very few. If the words only make you feel scolded, push them away like a second helping.',
				question: 'With which bite of the day does the worry regularly come in?',
				act: 'Peel an orange or any fruit as slowly as you can and eat every piece of it, with nothing to read.',
			},
			family: {
				turn: 'No stranger threw that boy into the pit; it was done by brothers, over a coat, with the dinner laid out beside them. The homecoming therefore has two halves, and one is being able to look at each other across a table. Somebody in your family has been waiting for the second half for years.',
				counter:
					'Reunions are overpraised by those who only have to watch. You may keep your distance and still wish them bread.',
				question: 'What was the coat, in your house: which favour, to whom, that nobody has forgotten?',
				act: 'Send a brother, sister, cousin or old friend one memory that has no quarrel in it, and ask for nothing back.',
			},
			decision: {
				turn: 'You have put it to yourself as staying or leaving, as though those were all the verbs. The couplet proposes a third: the hovel is neither abandoned nor endured, it is planted. That is slower than a removal van, muddier too, and it calls for more nerve than going.',
				counter:
					'Mind the romance of the improved cabin. There are rooms in which nothing will ever take root, and the wise thing is the bus.',
				question: 'How much would have to be torn out before anything could grow where you are?',
				act: 'Move one piece of furniture to where it has never stood, and sit by it long enough to dislike or like it.',
			},
			waiting: {
				turn: 'Before the son there came his shirt. The old man caught its scent while the caravan was still far off, and those around him said he was talking nonsense. What you wait for may send on some such shabby advance: a tone in a letter, a colleague’s odd cheerfulness. You need not announce it. Only breathe in.',
				counter:
					'Longing has a fine nose and a poor memory. It has smelt that shirt before, on other people’s washing lines.',
				question: 'What is the smallest sign you would accept, and have you agreed on it with yourself beforehand?',
				act: 'Hang one garment out of a window or on a line for ten minutes. Bring it in and smell what kind of day it is.',
			},
			loss: {
				turn: 'Some Josephs do not come home, and everyone who has said this verse at a graveside knew it as well as you. They said it notwithstanding. It may be that it was never meant as news about the road; it is what one says from outside the cabin, so that whoever sits there hears a voice.',
				counter:
					'You are allowed to find the roses impertinent. The hut keeps the name of sorrows for as long as someone lives in it.',
				question: 'Whose voice at your door has been bearable, and what did it talk about?',
				act: 'Bring one flower, twig or blade of grass indoors and stand it in water. It does not have to stand for anything.',
			},
			open: {
				turn: 'Everybody who hears the tale casts themselves as the boy or else as the father. But there are other parts: the brothers with their long faces, the merchants who were merely passing, the wolf who was slandered, the well. Your question sounds different from each of these. The well, for one, had company.',
				counter: 'It may not be your drama at all. Sometimes one is the neighbour, who should bring soup and go.',
				question: 'Which of these parts would the people around you say you are playing?',
				act: 'Sketch the hut, badly, in one minute. Then add whatever your pencil wants to put outside the door.',
			},
		},
	},
	8: {
		openings: [
			'A rosebud has come open that morning with something like a laugh. All round it the meadow is looking on. The one who was given it to mind feels how thin the stalk is and does a sensible thing: passes it upward, to larger hands.',
			'It is a prayer spoken by a guardian who has read the small print. The flower was never a present, it was left on deposit; and now, with so many eyes about, the holder of the deposit would like it insured with the depositor.',
			'What is new laughs easily and has no lock. Nobody in this couplet has done the bud any harm; there is only grass, a crowd of other blooms, and that particular look which lingers too long. Hence the whisper, hence the handing over.',
		],
		heritage: [
			'The lines that follow give away that the laughing one has gone, a hundred stages from the quarter of loyalty. The blessing turns out to have been spoken to somebody’s back.',
			'Against the eye that envies, many Iranian homes still burn wild rue until the seeds crack on the coals. Those who hold no such belief have been known to recite this verse over a cradle instead.',
		],
		turns: {
			love: {
				turn: 'One can hold a thing so as to guard it, or so as to have it; the fingers look the same from outside. You have been watching over this love and also, a little, over the person. The verse prays to be relieved of exactly that watch, before care has grown thorns of its own.',
				counter:
					'There are those who call it freedom and mean that they cannot be bothered. Letting go is no virtue in someone who never held.',
				question: 'What would you no longer need to know about their day if you trusted the hands they are in?',
				act: 'Give them a compliment in private that no third person will ever hear of, and let it be about something fleeting.',
			},
			work: {
				turn: 'What you have just begun is at the stage when everyone’s opinion can bruise it. The meadow wants to see. You want it seen, and so you lift the leaves a day too early and call this feedback. A piece of work may laugh for a while in a drawer without losing anything.',
				counter:
					'Secrecy is also where poor drafts go to be admired by one person. Envy may be the name you give to sober readers.',
				question: 'Whose eyes would help this grow, as opposed to whose applause?',
				act: 'Save the thing under a new name, tell no one, and write at the top the date on which it may be shown.',
			},
			travel: {
				turn: 'Whoever goes away leaves buds behind: a plant on the sill, an animal, a half-grown friendship, a parent’s Sunday. You speak of the road, but what holds you is the thought of those things in somebody else’s careful or careless keeping. Farewells were invented by people with full window boxes.',
				counter:
					'You may be less needed than you fear. Geraniums have survived worse guardians than your neighbour, and even flowered.',
				question: 'To whom could you hand over what you most hate leaving, in plain words and with instructions?',
				act: 'Give someone you trust a spare key, or a note saying where you will be and what wants watering.',
			},
			wellbeing: {
				turn: 'Something in you has lately opened that is younger than your years, a taste for mornings or a bit of appetite. It does not bear comparison. Yet you carry it daily through the public meadow, where others display bigger blooms with the thorns cut out of the picture, and wonder why it droops.',
				counter:
					'The envious eye in the matter might be your own. A rest from other gardens does little for someone who keeps measuring.',
				question: 'After whose pictures, or whose visits, do you regularly feel smaller than before?',
				act: 'Silence one account, group or channel until Sunday. Do not announce it; merely close that gate.',
			},
			family: {
				turn: 'A child is put into one’s arms like something to be minded for an hour, and the owner stays away for twenty years. Then comes the harder clause, the giving back. Whether you are the keeper in this or the one who was kept, there is a hand at home that does not know how to open.',
				counter: 'Guarding goes out of date without noticing. The bud you protect may be a tree with a mortgage.',
				question: 'Which danger are you still defending them from, or being defended from, that moved away long ago?',
				act: 'Sing, under your breath if necessary, one song that was sung to you as a child, with the verses you remember.',
			},
			decision: {
				turn: 'A bud forced open with the thumbs is neither bud nor rose. You want the choice to show its whole face now, since people keep asking; and each asking plucks at another petal. Something about it is still folded for good botanical reasons. Those who look on have no stake except curiosity.',
				counter:
					'All the same, there are gardeners who prefer buds, because a bud can still be any flower. Ripening must not serve as a hiding place.',
				question: 'What has not yet unfolded in this, and what exactly would show you that it has?',
				act: 'Seal the present state of your decision in an envelope and put on the outside the day it may be opened.',
			},
			waiting: {
				turn: 'After the prayer the guardian stands there with empty hands. The poem does not say what he did with them. That is your position: what mattered has been sent off, handed in, put under other protection, and your fingers go on closing round a stalk that they do not hold any more.',
				counter: 'To have let go on paper is one thing. You may have kept a thread tied to it, and be tugging.',
				question: 'What were your hands good at before they had this to hold?',
				act: 'Sew on a button, or mend whatever has hung by a thread since last month. Knot it twice.',
			},
			loss: {
				turn: 'Someone was given you to care for and is beyond your care. Of all that is hard, this is the strangest part, the guarding that goes on with no one to guard: at the kerb, at the usual hour, in the shop before their favourite tea. This couplet knows the gesture of handing over and weeping.',
				counter:
					'You need believe nothing about where they are. For some there is only the empty palm, and that also is to be respected.',
				question: 'Which small watchfulness for them do you still perform, and would not wish to be cured of?',
				act: 'Say their name once in the open air, at the volume in which you used to call them to the table.',
			},
			open: {
				turn: 'Buds in Persian poetry laugh when they open, and it is the laughing that gives them away: a closed one attracts nobody’s notice. Your question has on it the caution of someone who once laughed too early and was heard. So it came out folded, polite, a shade smaller than the matter is.',
				counter: 'Or there was no listener with a wicked eye, and the meadow was merely busy growing its own grass.',
				question: 'What about this would make you happy enough to be careless?',
				act: 'Tell one person the silliest true joke you know about your situation. Burn a pinch of herbs or coffee first, if you are superstitious.',
			},
		},
	},
	9: {
		openings: [
			'There is a knock, and those outside say straight away what they have not come for. No titles, no seat near the top; so far it might be a speech. Then the voice drops: something bad has happened, and this was the nearest light.',
			'A threshold, and several people on it with the dust still on them. They give as their reference no name and no merit, only a mishap. It is the shortest of all letters of introduction, and it has been opening doors for centuries.',
			'“We”, say the people at the entrance; nobody in this couplet is alone in ruin. They set aside splendour in one half of the line and ask for a roof in the other, as travellers put down one bag in order to lift the next.',
		],
		heritage: [
			'Until about a century ago Iran knew the custom of bast: whoever reached a shrine, a royal stable or, later, a telegraph office could not be seized there. Hafez writes for people who understood thresholds.',
			'The second half-line lives on in spoken Persian. Guests say it with a smile when they turn up in the rain, and exiles say it in a foreign kitchen without one.',
		],
		turns: {
			love: {
				turn: 'People come to love in two sorts of coat, the one for being admired in and the one that is wet through. You would rather have arrived in the first. But whoever took you in, or may, can only do it in the second; nobody was ever sheltered for their medals.',
				counter:
					'A refuge is not yet a romance. When the storm is over one should find out whether one likes the house.',
				question: 'From what were you running when this person first looked like a door?',
				act: 'Tell them, or tell the page, one thing you need. Strike out every word that explains why you deserve it.',
			},
			work: {
				turn: 'You may hold this post, or want it, for no nobler reason than that the wind was bad elsewhere. Few advertisements have a line for that. So one talks of passion and puts on the pomp that the couplet takes off at the entrance; and it is the acting, more than the labour, that tires you.',
				counter:
					'A harbour can turn into an anchorage by mere comfort. Those who came in out of the weather have been found there decades later.',
				question: 'Freed of any duty to be grateful, what would you ask of this work?',
				act: 'Take one sentence of your letter or CV and rewrite it until your grandmother would believe it.',
			},
			travel: {
				turn: 'Tourists are asked what they would like to see, refugees what happened. Your wish to go contains some of each, and the second part has been left off the form. If there is something you are getting away from, it is honest luggage; it merely should not be discovered by you at the other end.',
				counter:
					'Or nothing at all is chasing you, and you are going because of the figs. Poets make pursuit out of everything.',
				question: 'In which town is there a house where you could ring at midnight, uninvited and badly dressed?',
				act: 'Copy that address by hand on to a card and put it where you keep your money.',
			},
			wellbeing: {
				turn: 'Since the thing happened you have been on your feet: managing, informing others, being remarkably well considering. Those in the verse are past that. They have reached a step and they sit. Your strength, admired by everyone, might well be the pomp you were supposed to leave outside.',
				counter: 'For some, keeping busy is the very roof they have found. Do not pull it off in the name of rest.',
				question: 'Where in your home, at which hour, does nobody expect anything of you?',
				act: 'Take off your shoes and sit on a doorstep or stair for ten minutes, with your back against something that holds.',
			},
			family: {
				turn: 'A home is the place that has no right to ask for references. Yours may manage this, or it may want to see achievements first, as families do which were once hungry for respect. Somebody among you is standing with a true trouble in hand, rehearsing a handsome one for the table.',
				counter:
					'The verse is kind about those who knock and silent about those inside. Opening can also have been impossible that year.',
				question: 'What would a member of your family have to bring along to be let in with no explanation?',
				act: 'Oil the hinge, or wipe the handle, of the door that your people use most. Think of who has leaned on it.',
			},
			decision: {
				turn: 'Flight and desire leave the same footprints for the first mile. Of your two options one leads towards something, the other chiefly away, and in daylight you call both of them plans. The speaker here is spared any such muddle: he says what he is fleeing, and then he asks.',
				counter:
					'Fleeing, mind, is a perfectly good reason. It has saved more lives than ambition ever did, and with less luggage.',
				question: 'If the bad turn had never come, which of the two would still have occurred to you?',
				act: 'Stand in a doorway with a foot on either side. Name the side you face, go through, and close the door after you.',
			},
			waiting: {
				turn: 'They knocked, and then they did the difficult part, which was to stay on the step without scratching at the paint. You have asked for what you asked for. The house is not dark. Someone in there is looking for slippers, or keys, or a reason; from where you stand these sound alike.',
				counter: 'On the other hand there are doors painted on walls. A long wait is not made holy by good posture.',
				question: 'What could you take shelter in for tonight, supposing that nobody opens before morning?',
				act: 'Cook or set aside one extra portion. Be, for a single plate, the door at which somebody else arrives.',
			},
			loss: {
				turn: '“A bad event”, says the verse, and it leaves it at that; the host does not enquire. You too may come in without the story. You need not find the opening sentence or comfort the listener when they go pale. It happened, it is large, and you would like to sit where it is warm.',
				counter:
					'At some other hour the telling may be the shelter, and silence the cold side of the wall. You will know which.',
				question: 'With whom can you be in one room without having to account for your face?',
				act: 'Put on the coat, shawl or jersey that has been with you longest, and keep it on indoors for a while.',
			},
			open: {
				turn: 'Strike out the palace, and what remains is so modest that one can hardly refuse it; the couplet is a very skilled petition. Your own request still has everything attached: rank, rescue, being proved right. Somewhere among the trimmings there is one bare item.',
				counter: 'Wishing small has its vanity as well. If you want the palace, better say so than sulk in the porch.',
				question: 'What is left of your wish once the part meant for spectators is taken off?',
				act: 'Complete the sentence “I have not come for …” three times in writing; then begin a fourth, “I have come for”, and finish it.',
			},
		},
	},
	10: {
		openings: [
			'Petals are thrown about, a bowl is filled, and the company looks up at the sky, which is to be broken through like so much plaster. Few rebellions have smelt so good, and few have kept the password so simple: come.',
			'Someone lying on his back has noticed that heaven has a roof, and that it is low. He calls the others over. The tools he proposes are blossom and a wine cup, and he already has a drawing for what should go up in its place.',
			'“Let us,” the couplet says, and says it again with each verb, until the sky itself is in reach. No single guest could do this. It needs people with flowers in their hair who are a little above themselves and have not yet thought about the debris.',
		],
		heritage: [
			'A Tehran publishing house, known in the 1990s for its philosophy list, took its name, Tarh-e No, “new design”, from the end of this verse. Architects and politicians still borrow them without asking.',
			'The ghazal closes with the threat that fine speech is not valued in Shiraz and the poet will move to another realm. As far as we know he went to Yazd once, complained, and came home.',
		],
		turns: {
			love: {
				turn: 'The order matters: petals first, demolition second. You would like to talk to this person about the ceiling, about what presses on both of you, and you begin each time with the hammer. Whoever has not been strewn with anything for months will naturally look up at the plaster and reach for their hat.',
				counter: 'Petals can also be thrown to put off a talk that is due. Charm is an excellent dust sheet.',
				question: 'When did you two last do something festive that served no purpose and repaired nothing?',
				act: 'Put on one song from your first season together, or a first season you wish for, and dance it through.',
			},
			work: {
				turn: 'A ceiling in an office is made of sentences: we tried that, it goes through Finance, people at your level. You have bumped against one of them and think of leaving the building. The couplet brings a drawing along with the crowbar, and that is the half that you have put off.',
				counter: 'Not every limit is plaster. Some beams hold up the floor on which your friends upstairs are sitting.',
				question: 'If it were granted tomorrow, what exactly would you draw in the place of what you want gone?',
				act: 'Throw out one standing item: a meeting, a report nobody opens, a folder named “misc”. Tell one person that you did.',
			},
			travel: {
				turn: 'Ceilings travel well. One can pack a low one in the morning and have it up again by night above a hotel bed three borders off. You want the sky opened and are looking for the country where it is higher; the verse begins at the table where they are already sitting.',
				counter:
					'That is easily said by people with a garden. Some roofs are truly lower in one town than in the next, and moving is the right tool.',
				question: 'Which liberty do you expect over there that no one has forbidden you here?',
				act: 'Look up a bus or train line that you use, choose the stop where you have never got out, and note a time for Saturday.',
			},
			wellbeing: {
				turn: 'There are seasons in which the sky comes down to just above one’s hair, and one goes about with bent neck and calls it being sensible. The verse does not recommend effort. It starts from below, with colour underfoot, with something fragrant, as if the height of a room depended on its floor.',
				counter:
					'A low ceiling has been known to be a lack of sleep, and then no flower helps half so well as a pillow.',
				question: 'How high is the room you are living in, if your mood of this week were the measure?',
				act: 'Lie on the floor and study the ceiling for five minutes as though it were a map somebody had left you.',
			},
			family: {
				turn: 'Whoever breaks through a roof does it over the heads of those asleep below. In families the new design has always some grandmother under it, with her bed just there. You want another custom, another tone, another way of spending the feast; what is missing is a broom, and a word beforehand.',
				counter:
					'Then again the grandmother may have been waiting for it since 1970, and be faster with the hammer than you.',
				question: 'Which rule of your house has outlived the last person who knew its reason?',
				act: 'Change the seating at the next meal, your own place first, and propose nothing else.',
			},
			decision: {
				turn: 'Two doors have been shown to you, and you have studied the locks of both. No one in this line so much as looks at a door. It is an unreasonable idea, going out by the top, but it has this merit, that it makes one ask who drew the room with only two.',
				counter:
					'The third way is the favourite lodging of those who do not want to pick. Mostly there are two doors because there are two doors.',
				question: 'Which option did you rule out so early that you no longer remember doing it?',
				act: 'Work out the absurd solution as if for a bank: costs, tools, starting date. Keep the one line that is not absurd.',
			},
			waiting: {
				turn: 'No petition has been lodged with heaven here. They do not ask when the ceiling is to be opened, or by what office. You have lately taken the word “pending” for a description of yourself; and all the while there lies within your own walls a good deal that requires no signature.',
				counter:
					'Impatience dresses up as daring quite often. A seed dug up for its own encouragement has never been grateful.',
				question: 'For which part of this have you been awaiting a permission that nobody is in a position to give?',
				act: 'Begin the first inch: fill in the name at the top, buy the stamp, chalk the outline. Stop there for today.',
			},
			loss: {
				turn: 'For you the roof came open without being asked, and it is cold in here. Nobody should hand you a drawing yet. Of the whole couplet perhaps only the first gesture is of use, since scattering flowers belongs to funerals as much as to feasts, and the hand that does it need not know which.',
				counter:
					'Even flowers can be too much, being so pleased with themselves. Leave them in the shop if that is how it stands.',
				question: 'What would you put down, and where, if there were a proper place for it?',
				act: 'Take one flower apart without haste and float its petals in a saucer of water. Look at them by lamplight.',
			},
			open: {
				turn: 'What they mean to put up in the sky’s place is so far only a sketch, an outline with everything still missing inside it. That is a mild demand. You have been treating your matter as though it had to be built, furnished and defended by Friday, when so far it wants no more than a line around it.',
				counter:
					'One can sketch for ever, of course; there are people with forty plans who have always lived in a tent.',
				question: 'If your present life were a floor plan, where would the architect have to apologise?',
				act: 'Draw that floor plan: rooms for what fills your days, in proportion. Mark the wall you would take out first.',
			},
		},
	},
	11: {
		openings: [
			'A farmer’s eye looks up at dusk. Where others see heaven he sees a meadow, still green in the last light, and the young moon hanging in it like a tool that has been left out. At once he thinks of his own few rows.',
			'The thinnest moon of the month has the shape of the reaper’s blade. It cuts nothing up there. It only reminds a man down here that some time ago he put certain things into the ground, and that nobody else will be bringing them in.',
			'Nobody had reminded him of the date. Then the crescent came out over the roofs, curved like something that hangs in a barn, and the whole green evening turned, at one glance, into farm land with the work still to be done.',
		],
		heritage: [
			'Later on the same heaven is put up for sale: in the market of love, Hafez says, the moon’s whole harvest fetches one barleycorn and the sheaf of the Pleiades two.',
			'In the next couplet the poet scolds his luck for oversleeping, with the sun already up. Luck’s answer is not offended: for all that, it says, think of the old kindness and do not despair.',
		],
		turns: {
			love: {
				turn: 'What comes up between two people was put in earlier, mostly without ceremony: a question remembered, a lie of convenience, the last pear. You stand before the present crop and find it puzzling. Go back along the row. You may find your own small handwriting on some of the sticks.',
				counter:
					'Love has never been all husbandry. Weeds arrive by air, and not everything that fails in a garden was sown wrongly.',
				question: 'What did you plant in this person’s trust in the first weeks that is only now above ground?',
				act: 'Ask them after something that they mentioned weeks ago, by its name, and then hear the whole answer.',
			},
			work: {
				turn: 'A blade hung up where all can see it is hard on those who sowed late. You know which pages you put in the ground and which you only bought seed for. The reckoning need not be cruel; a farmer walks the rows in order to learn what there is to carry, and orders that many sacks.',
				counter:
					'Effort and yield are cousins, not twins. There is also hail, and there are examiners who never saw a field.',
				question: 'How much is truly in the soil, if intentions do not count?',
				act: 'Count it: pages, calls, sums, hours. Put one honest number on a slip of paper and lay your pencil across it.',
			},
			travel: {
				turn: 'The crescent can be seen the same evening from the place you are in and from the one you want to reach, give or take a cloud. Only the field is in one place. Those who go away in the growing months should know who will cut; those who stay for the corn should know they chose it.',
				counter:
					'It is possible to overrate one’s acre. Things ripen behind our backs with an ease that is almost insulting.',
				question: 'What of yours will be ready while you are gone, and in whose arms do you want it?',
				act: 'After sunset look for the moon, or for where it ought to be, and point with your arm the way you mean to go.',
			},
			wellbeing: {
				turn: 'Every good farmer leaves a strip unsown now and then, and it looks like neglect to anyone driving past. You have been cropping the same soil year upon year and are surprised that it gives less. Under this sky of sickles it is unfashionable to say so, but stubble also has its season.',
				counter:
					'A field may be called fallow by someone who merely dislikes ploughing. You would know by the sort of tiredness.',
				question: 'Which corner of your week has borne something without a break for longest?',
				act: 'Leave one duty undone on purpose until tomorrow, and say out loud which: this strip rests today.',
			},
			family: {
				turn: 'Much of what you live on was sown by people who did not see it ripen: a language, a temper, a way with animals, a debt. They looked up at that same bent blade and thought of you, roughly. And you are now, whether you meant to or not, dropping grain in somebody’s later field.',
				counter:
					'Heredity is a fine story for after supper. It can be used to excuse nearly anything, including the supper.',
				question: 'Which crop in your family keeps coming up although no one living has planted it?',
				act: 'Recite the names of your great-grandparents, as many as you have. Ask one relative to fill one gap.',
			},
			decision: {
				turn: 'With a sickle there is no maybe; what has been cut will not go back on the stalk. That is why you have circled the corn so long, admiring it. But standing grain is no safer than cut grain. It is merely undecided, and the birds, who hold no meetings, are already at it.',
				counter:
					'Cutting early out of nerves has ruined more harvests than birds have. A thumbnail pressed in the kernel tells one more than a proverb.',
				question: 'By what mark would you recognise that the thing is ripe, and when did you last look?',
				act: 'Strike one item from tomorrow’s list with a thick line. Practise on something small how cutting feels in the wrist.',
			},
			waiting: {
				turn: 'The new moon shows itself shortly after sundown, very thin, and is gone in the time it takes to fetch someone to see it. Many first signs are of that kind. Between now and the full disc lie two weeks that no watcher has ever shortened, and in which there is hoeing to be done.',
				counter:
					'The moon at any rate keeps its appointments. People and ministries wax less dependably, and may be reminded.',
				question: 'What would you be tending in the meantime if the date had already been promised you?',
				act: 'Press a bean, a lemon pip or a lentil into a pot of soil, and write today’s date on the side.',
			},
			loss: {
				turn: 'It is nearly an insult how green the field is. Things that were set in the ground by hands you miss go on coming up this year as though nobody had told them: bulbs, subscriptions, a child’s way of laughing. One does not know whether to water them. You are allowed to stand there with the can.',
				counter:
					'No harvest makes up for the one who sowed. If the growing things are hard to look at, draw the blind without guilt.',
				question: 'Which of their plantings is still coming up, and on which days can you bear to look?',
				act: 'Prepare one thing just as they used to, tea, bread, an egg, including the step that you always thought unnecessary.',
			},
			open: {
				turn: 'He looked up at the largest thing there is, and what came to his mind was the ground. You are asking in the opposite direction, having had enough of the ground, and would like a word from above. The sky in this couplet gives its answers in that manner only: it sends one’s glance back.',
				counter:
					'One need not bring everything home. There is a kind of looking up that is for the stars, and no use to anyone.',
				question: 'What did you think of, quite unbidden, in the second after you had asked?',
				act: 'Clean the shoes you have worn most this month. See what is on the soles, and from where.',
			},
		},
	},
	12: {
		openings: [
			'Before the town is up somebody stands talking to the moving air. He has a long tale, and it is all about wanting. He expects no reply from such a listener. One comes nonetheless, in a single breath, and it is milder than his tale.',
			'It is dawn, and a confession is under way, made to the least discreet of confidants, who carries everything off and delivers it who knows where. In the middle of a sentence another voice takes the word. It is brief, and it says: trust.',
			'Two voices share the couplet. The first is human and would go on for hours; the second needs half a line. Between them there is only that thin light in which leaves begin to stir and one cannot tell yet who has spoken.',
		],
		heritage: [
			'By the closing couplet his verses have got as far as Kashmir and Samarkand, where, he says, beautiful people dance to them. For a man who so rarely left Shiraz, the air did carry rather well.',
			'The morning breeze, “saba”, is the postman of Persian lyric: it fetches scent from the beloved’s hair and takes messages back. Generations of poets gave it letters and never asked for a receipt.',
		],
		turns: {
			love: {
				turn: 'Everything has been told, only to the wrong address. The air knows, your friends know, the kitchen tiles know how it stands with you. The one it concerns has had the weather report. You have polished the tale so long among these patient listeners that you may fear what it would be, said plainly.',
				counter:
					'The wind is sometimes chosen for good cause. There are longings that would be a burden to the other, and gain in dignity from blowing about.',
				question: 'In which sentence would you have to stop being eloquent if they were in the room?',
				act: 'Write them three lines without one adjective. Send it, or read it in the morning and see whether it still stands.',
			},
			work: {
				turn: 'A wish that is let out on the stairs, in the car, over a drink, has been uttered and yet not asked. You have described the post, the pupils, the pay you long for to everyone except those in charge of such things. They, being no winds, need a letter with a heading.',
				counter:
					'Airing it may have been the apprenticeship. Some requests grow legs only when they have been rambled over for a year.',
				question: 'Who could say yes to this, by name and surname?',
				act: 'Draft the subject line and first sentence of that request. Leave it among your drafts, addressed.',
			},
			travel: {
				turn: 'The wind he confides in has already been where he would like to be, and tells nothing. That is how distant places behave: there is a scent of them in the evening and no particulars. Your wish to go has lived on such scents until now, and it is remarkable how well it looks.',
				counter:
					'Fragrance is a sound enough guide. The particulars, when one finally has them, are mainly about where to park.',
				question: 'By what smell or sound does that place call you, and when did it last do so?',
				act: 'Look up the name of a wind that belongs to that place, and say it once over your tea as you would a guest’s.',
			},
			wellbeing: {
				turn: 'There is an hour before the first message, when the face is not yet arranged, and that is when he speaks. Yours begins with being spoken to: the alarm, the headlines, someone’s exclamation mark. Small wonder if by evening you cannot recall what you wanted. You were not the first to be asked.',
				counter:
					'Dawn is overrated by poets, who could sleep until noon. Any unlooked-at quarter of an hour would serve.',
				question: 'How would your day’s first sentence run if no one had yet addressed you?',
				act: 'Hum one note for as long as a breath lasts, ten breaths running, with your palm on your ribs.',
			},
			family: {
				turn: 'In the midst of this ghazal Hafez turns upon Joseph, who is a great man in Egypt by then, and asks him what has become of a son’s love, since his father hears nothing. It is an awkward moment in a love poem. Every family has its Egypt, and someone there who means to write.',
				counter: 'Silence can be a wall built for good reason. Whoever put up with too much at home owes no bulletin.',
				question: 'Who is being kept informed about you by the wind alone, through third parties and photographs?',
				act: 'Send a plain picture of your lunch or your window to someone who used to feed you. No caption is needed.',
			},
			decision: {
				turn: 'It must have been a disappointing answer. A man lays his whole heart open, and instead of directions he gets told to have confidence. You, too, would rather have been given the turning: left after the bridge. What you are offered is only a state in which either turning can be walked.',
				counter:
					'Trust, however, is no substitute for a timetable. Some choices ask to be looked up, and a serene mind merely misses the train.',
				question: 'What would you do first, on either road, if you took it as given that you could bear the outcome?',
				act: 'Walk to the corner and back as one who has chosen the first, then again as one who has chosen the second. Compare your pace.',
			},
			waiting: {
				turn: 'He spoke to the wind and was answered by something else. Whoever has listened long at one keyhole should consider this. You have laid your ear against a single door, a name, one office, and what comes in by the chimney you count as draught. Not all that is meant for you bears that letterhead.',
				counter:
					'Voices at daybreak are a poet’s privilege. You may simply be owed a phone call, by a particular person, who is late.',
				question: 'Which arrivals of these weeks did you set aside because they were not the thing?',
				act: 'Turn your chair from the door, the phone or the inbox, and for ten minutes face the side that nothing comes from.',
			},
			loss: {
				turn: 'One does talk to them. On the stairs, at the stove, in that half-light before the others are awake, and the air takes it as it takes everything, without a sign. No one need tell you that it does not arrive. That was never the point of speaking to someone one has loved.',
				counter: 'If for your part you have gone quiet, there is nothing amiss. The line was written by a talker.',
				question:
					'Which small thing have you caught yourself reporting to them lately, since they would have liked it?',
				act: 'Give them the news of your day at an open window, aloud, in the order it happened: weather, post, supper.',
			},
			open: {
				turn: '“Arezumandi” is what he has: a fullness of wishing, with no object stated. It is a respectable condition, and the wind is just the company for it. Yet your question suffers from a like abundance. It has sighs in it, and weather, and so far not a single noun that could be fetched from a shop.',
				counter: 'Some wants go shy when they are named, as deer do. Vagueness may be the only cover yours has.',
				question: 'If the longing had a place, a season and a piece of furniture in it, which would these be?',
				act: 'Finish this aloud: “I would like a …”. It has to end in something you could touch. Try until one startles you.',
			},
		},
	},
};
