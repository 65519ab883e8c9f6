import type { Answers } from './shape.ts';

export const answers: Answers = {
	bereavement: {
		will: [
			'Nobody here can tell, neither an hour that is still to come nor what lies behind it. What nurses, doctors or vets have seen, they will say plainly when asked plainly.',
			'That is beyond my sight, and beyond anyone’s who is honest. Within reach is today: a word that can still be said or written, and somebody who should not sit alone tonight.',
			{
				say: 'No one living can say how it is for the dead, or when missing them grows quieter. Those who live with a loss tell that it comes in waves, and that a bad day late on undoes nothing.',
				when: ['person_dead'],
			},
		],
		should: [
			'Decide first on what cannot be done later, such as a visit or a farewell, and last on what cannot be undone, such as selling or giving away. If nobody is in pain meanwhile, the rest has time.',
			'One test is whom it would serve: the one who dies or has died, those who remain, or only what people might say. The last of these may be left out.',
		],
		how: [
			'Plain words carry best here, for a child, for a neighbour, for oneself: what is known, who is there, what comes next. And let somebody else take over one task this week, the one that weighs most.',
			'Take the hours singly: a meal at the usual time, a walk, one person who may be rung at night. What has to be written or settled can be done in pieces, with somebody sitting by.',
		],
		why: [
			'There are causes, which a doctor can sometimes name, and there is no reason that would weigh enough. Neither goodness nor love has ever decided who goes first.',
			'Much of it has no why. A death follows no justice and grief no rule: some weep, some go numb, some lay the table as before, and none of this measures love.',
		],
		which: [
			'Ask what the one concerned ever said or showed about it, even in passing; a wish once spoken goes before custom. Where none is known, weigh who will have to live with it longest.',
			'Look at what each choice takes away, and from whom: a farewell, a place to visit, the truth, rest. A farewell that was taken from somebody can hardly be given back.',
		],
		feelings_of: [
			'What is felt there nobody can read off, and silence tells least of all. Deeds tell a little more: what was kept, for whom room was made, whose name came up unasked.',
			'Beside a death a face shows little; people go stiff, busy or cheerful from the same pain. More can be told from what they keep on doing when nobody is counting.',
			{
				say: 'The dead cannot be asked, and I will not speak for them. What can be gathered is what they kept, what they did unasked, and what those who knew them still remember.',
				when: ['person_dead'],
			},
		],
		meaning: [
			'Some have taken a bird, a scent or a stopped clock near a death for a greeting, others for the mind looking where it has always looked. It may be kept without being proved.',
			'It has no one meaning that could be looked up. Many have found in such things a sign of how near somebody stood; and to feel nothing for a while is part of it for many, and is no coldness.',
		],
		forgiven: [
			'I can neither acquit nor condemn. Set down what was known at that hour, apart from what was learnt afterwards; only the first counts at all, and a doctor or vet can help to tell them apart.',
			'Relief, anger and a call not made stand beside most deaths and prove no lack of love. Where something is truly owed, it can be given to those still here: the truth, time, a promise kept.',
		],
	},
	illness: {
		will: [
			'Nobody here knows how it will go. Those who treat it know what usually follows; ask them for the best case, the worst and the likeliest, and have somebody write it down.',
			'That cannot be seen from here, and a course is seldom clear from its first days. What can be known is the next date, the next finding, and whom to ring if it turns before then.',
		],
		should: [
			'What a doctor or a vet can judge, put to them first, with the question written down. What is left is strength, money and people; there, ask what can still be done next month and what cannot.',
			'Where they can be asked, the one who is ill decides, and is told as much truth as they ask for. The others decide what they can carry, and for how many weeks.',
		],
		how: [
			'Make one list for the next appointment, three questions at most, and take along somebody who listens. Make another of what others could do, shopping, driving, a night’s watch, and hand out one of them today.',
			'Cut the day to the strength there is: one thing that must be done, one that eases, and rest that need not be earned first. What does not fit is somebody else’s this week.',
			{
				say: 'Plain words help more than brave ones: what is the matter, what is being done, what nobody knows yet. Sitting beside somebody who is ill needs no speech; it may be quiet, and it may be short.',
				when: ['somebody'],
			},
		],
		why: [
			'Most illness comes of several things at once, inheritance, age, infection, strain and a good deal of chance, and seldom of one mistake. What is known of this one, and what is only guessed, a doctor can say.',
			'It is not handed out by merit; careful people fall ill and careless ones stay well. If the question is about a sign or a pain, it deserves an examination rather than my guess.',
		],
		which: [
			'Ask whoever treats it the same three things about each way: what it is likely to gain, what it costs in pain and time, and what happens if one waits. The answers on one sheet separate them.',
			'What has been tested goes before what can only be hoped for, and what can be taken back before what cannot. If it still hangs level, a second opinion is no insult to anyone.',
		],
		meaning: [
			'In illness people have found a halt, an injustice, a teacher or nothing at all, and each could speak only for their own. It does not have to mean anything to be taken seriously.',
			'A body gives signs of its state, which a doctor can read; it passes no judgement on anyone. If people found a sense in it, it was mostly in what changed: what still mattered, and who came.',
		],
	},
	betrayal: {
		will: [
			'Nobody here can know whether it happened, or whether it would again. What can be known lies in plain things: whether words agree with dates, and whether a question is answered or punished.',
			'From here it cannot be told, and a suspicion is neither a proof nor a fault. Trust, where it returns at all, does so through small promises kept over a long time, and nobody owes anyone that time.',
		],
		should: [
			'An order helps: first safety, money and a place to sleep, then the facts, then the talking, and the judgement last. Forgiving, leaving and telling can all wait until the first of these is settled.',
			'Separate what you know from what you fear, on two halves of a page, and act only on the first half. If a talk could bring blows, do not hold it alone; ask somebody outside first.',
		],
		how: [
			'For the next days only what is needed: a safe place to sleep, food, one person who does not repeat things. Keep copies of whatever may have to be proved, and sign or promise nothing yet.',
			'Trust does not come back by resolving to have it. If it is to be tried at all, ask for one small promise with a date, and for the next only when that was kept.',
		],
		why: [
			'People deceive out of cowardice, greed, habit or the wish to be admired, and mostly tell themselves that nobody will be hurt. That explains a little and excuses nothing; it stays with the one who did it.',
			'Those who do such a thing often cannot say why themselves, and the reason they give first is seldom the whole. What the deceived one was like is no part of the explanation.',
		],
		which: [
			'Go by what can be checked, in people and in plans alike: a story that stays the same, a deed that costs something, a week that could really be lived. Oaths and tears do not count.',
			'Try each way as an ordinary Tuesday half a year on: who is in the house, what is talked about, how the nights are. Whatever would need somebody to keep watch can be struck off.',
		],
		feelings_of: [
			'Remorse is known by its deeds: it answers without being asked twice, ends what has to be ended, and bears being mistrusted. Regret at being found out asks above all when it will be over.',
			'Where things have been hidden, words are poor evidence, the kind ones included. Better evidence is what somebody gives up, and whether it stays given up when nobody is looking.',
		],
		forgiven: [
			'Making good begins here with ending what was hidden, and with no further lie to protect it. After that the one who was deceived decides, slowly, and may decide against it.',
			'What somebody does behind another’s back remains their own deed, whatever was wrong before. Owned in one sentence, without a “but” and without asking for comfort, it can at least be answered.',
		],
	},
	separation: {
		will: [
			'Nobody here knows that. Where people return, it shows in something changed and kept up for months, hardly in messages at midnight; and what the law says of house and children, a lawyer can tell already.',
			'I cannot foretell it, and I would not build the next months on either answer. What can be settled meanwhile is near: where everyone sleeps, what money comes in, who has to be told.',
		],
		should: [
			'Before anything else, ask whether somebody is afraid at home. If so, safety goes first, and a helpline or a person you trust should know the plan before the other one does.',
			'Look at what has been tried, by whom and with what result, and what would have to be different by a named month. If nothing can be named, or only one is trying, that is known as well.',
		],
		how: [
			'Settle the next fortnight and no more: a bed, the money, the papers in one folder, and one evening a week with company. Where there are threats, leaving is planned quietly and with a helpline.',
			'Keep what can be kept, the mealtimes, the walk, the Sunday call. To children and friends a short true sentence will do: what is decided, what stays, and that nobody has to choose a side.',
		],
		why: [
			'A parting seldom has one reason, and the one given at the door is often merely the easiest to say. Much of it belongs to the other person, and some of it they do not know themselves.',
			'Mostly there were many small things long before the day it was said, and a share of them nobody did on purpose. Being left is no measure of what somebody is worth.',
		],
		which: [
			'For things, animals and Sundays, ask who has done the daily caring and can go on with it. For staying or going, ask in which house one could be ill in peace.',
			'Believe nobody’s account for a week, and note only what is done: who turns up, who pays, who keeps to what was agreed. A way that leaves somebody afraid is no choice at all.',
		],
		feelings_of: [
			'Tears, silence and a smiling photograph can all come from the same grief, or from none. The steady things tell more: who keeps agreements, and who asks after somebody when nothing is wanted.',
			'I cannot look in there. Missing somebody, being furious with them and wanting them back can all be true within one day; only what is done about it, week after week, tells them apart.',
		],
		meaning: [
			'Words at a parting are often chosen to get out of the room, and not to be understood. “Space”, “friends” or “take care” mean what is done in the weeks that follow, and nothing before.',
			'People have called a parting an end, a mistake or a rescue, and often changed their minds about which. It need not be a lesson to have been part of a life.',
		],
		forgiven: [
			'Nobody can say it for those who were left or hurt. Making good after a parting is unspectacular: money on the day, the truth without ornament, turning up when it was promised.',
			'To end something is not by itself a wrong, nor is being left; the manner may be. If a sentence is owed for that, it can be written once and briefly, unless silence was asked for.',
		],
	},
	quarrel: {
		will: [
			'I do not know that; quarrels mostly end when somebody does a small thing first, such as a call about a spare key, and seldom when somebody is proved right. Where blows fell, nobody has to come nearer.',
			'It cannot be seen from here. What it hangs on can: whether the last sentence left a door open, who carries tales between the houses, and whether it is pride or fear that keeps people away.',
		],
		should: [
			'Ask whether you would say it even if nothing came back; if so, a short word costs little. If there was a threat or a blow in it, nothing is owed, and somebody else should know first.',
			'Sleep on anything written in capitals. An apology may cover one’s own share and leave the rest unmentioned, and forgiving somebody does not require being in the same room with them.',
		],
		how: [
			'Write one sentence about one matter, without “always” and “never”, and propose a walk of half an hour, so that it has an end. With somebody who strikes or threatens, go through a third person or not at all.',
			'Take the small thing first, the bins, the date, the parking, and settle only that. People who cannot agree about the past can often still agree about Thursday.',
		],
		why: [
			'Quarrels are mostly about something older than their occasion: who is heard, who decides, who was preferred. The hedge or the dishes merely stood nearest.',
			'Some go silent because they are hurt, some because they are ashamed, and some because silence works. From outside these look alike; the first two usually leave a light on somewhere.',
		],
		which: [
			'Whoever has slept better can speak first; it decides nothing about being right. And nobody has to be the judge in a quarrel between others, not even at weddings.',
			'See what each would leave standing tomorrow morning: a door, a telephone number, one’s self-respect, a whole skin. Whatever leaves all four standing has a good deal in its favour.',
			{
				say: 'Imagine each of them told at table ten years from now: one will need a long explanation and the other a short one. If threats are part of it, take whichever keeps more distance.',
				when: ['two_options'],
			},
		],
		feelings_of: [
			'From across the street anger and hurt look alike. It is the small traffic that tells them apart: a bin brought in, a birthday not forgotten, a question passed on through others.',
			'One evening’s shouting, or one slammed door, is thin evidence for a feeling. The years before it are better evidence, for good and for bad, and so is whatever is done once it has gone quiet.',
		],
		forgiven: [
			'Only the other can let it go, and may take their time. What is in reach is an apology for one’s own part, the tone, the hour, the word, without an inventory of theirs.',
			'A quarrel is seldom one person’s work, though a blow is always the work of the one who strikes. For a loud word the repair is to say which word it was, and not to use it again.',
		],
	},
	love: {
		will: [
			'No one here knows, not even the aunts. It takes two people and a little chance; one’s own share is to be where one can be met, to ask clearly, and to leave the other free.',
			'I cannot tell, and whoever names a date is selling something. Where love means to stay, it shows in something dull: days are named, and somebody keeps them.',
		],
		should: [
			'Before a yes, have seen the person tired, contradicted and short of money; until then there is time, whatever has been booked. And where a no could not be said, a yes does not count.',
			'Ask whether you would still want it if nobody could ever be told: no photograph, no aunt, no envy. And whoever would be hurt by it should be counted before, not afterwards.',
		],
		how: [
			'Say it small: one sentence, face to face, with an easy way out for the other, such as a bus to catch. In vows and speeches too, one true scene is worth ten adjectives.',
			'A heart or a father is rarely won by arguments. Ask one real question this week, listen to the whole answer, and come back later with something you remembered from it.',
		],
		why: [
			'Attraction follows old tracks, a voice, a laugh, somebody once known, and consults nobody’s interests. If it seems always to go wrong, put the names side by side with what each was like in the second month.',
			'People hesitate in love because of fear, money, family or doubt, and mostly plead the second. And they fall in love for less: a wrist, a joke, the way somebody speaks to waiters.',
		],
		which: [
			'Notice where you are quieter, not where the heart beats louder; it beats loudly on stairs as well. Then ask who would pay for it, in money, sleep or trust.',
			'For a person, the test is a dull Sunday together without performing; for a feast, what would be remembered if the flowers failed to come.',
		],
		feelings_of: [
			'A glance proves little, since kind people, and those paid to be kind, look at everyone like that. What counts is a difference: time made for one person, details remembered, a return without a pretext.',
			'I cannot read that heart, and the friend who says they can is guessing too. Shyness and indifference look the same for a while; one clear question, put once, tells them apart.',
			{
				say: 'In a couple it is read less from words than from who is thought of when nobody asks: the coat brought along, the appointment remembered, the bad news told first at home. Its absence shows there too.',
				when: ['couple'],
			},
		],
		meaning: [
			'Where there is love, everything becomes a sign: a cake that falls, a laugh, a “one day”. The cake means flour on the floor; a word means what is done about it by the end of the month.',
			'Some have seen fate in such things and some have seen nerves, and the stories ended both ways. An omen shows most reliably what one was already afraid of, or hoping for.',
		],
	},
	unrequited: {
		will: [
			'Nobody can know it from here. What has long been so, though, is also a kind of answer, and feelings that turn mostly do it early and without persuasion.',
			'That is hidden from me. How long a longing lasts depends partly on its diet: each look at the photographs is a meal, and a month without is the shortest honest test.',
		],
		should: [
			'If the other can say no without losing anything by it, saying it once and plainly is decent; twice is already pressure. Where a no has been given, that was the answer.',
			'Ask what would be left after a no, which friends, which evenings, and whether you could bear that. And name a day on which the hoping comes up for review, like a lease.',
		],
		how: [
			'Remove the occasions before the feeling: photographs off the telephone, another way home, no looking things up after ten. Give the freed hour to something with other people in it.',
			'A kind no is short and has no “perhaps” in it. Whether one has to give it, get it or work beside it, a fixed appointment at the worst hour of the week helps more than resolutions.',
		],
		why: [
			'Love is not wages; it is not paid out for merit, patience or good letters. Why this face and not that one has never been found out, least of all by those who chose.',
			'What is out of reach stays perfect, since it never leaves its socks about. That is one known reason for such longing; another is that hope keeps better on crumbs than on bread.',
		],
		which: [
			'Nearness that costs one’s sleep is no friendship yet, and distance that only waits is no farewell. Look for the place in which you could hear good news of theirs and eat your supper.',
			'Count what came unasked in the last two months: calls, questions, invitations. If the sheet stays empty, the hope has only one tenant, and can be given notice.',
		],
		feelings_of: [
			'I do not know, and a thumbs-up is a script nobody can read. Interest shows in effort: a question back, a day proposed, a detail remembered from three weeks ago.',
			'Kindness, bad conscience and fondness all send the same small hearts. Only what costs the sender something, an evening, some pride, a changed plan, is worth reading twice.',
		],
		meaning: [
			'A soft answer, an “aww” or a heart on a screen, mostly means that somebody does not wish to hurt. Kept letters mean that they were good letters, which is less than one hopes and not nothing.',
			'Some have found in it a school of looking, some a waste, some their best songs. It tells little about the other person, and a fair amount about what one would like at one’s own table.',
		],
	},
	loneliness: {
		will: [
			'Nobody here can see that far. What is known is that acquaintance grows by repetition more than by charm: the same bench, the same hour, the same faces, about a dozen times.',
			'I cannot say. It depends a good deal on whether there is some fixed hour at which one is expected, by a choir, a dog, a neighbour with a parcel; that much can sometimes be arranged.',
		],
		should: [
			'Judge it by an ordinary week, not by this evening’s courage: a dog wants walking in January, a party is over at ten. Whatever can be left early may be tried.',
			'Ask if it brings a second time with it. One evening among strangers tires; something that happens again next Tuesday, with a task for the hands, is worth the coat and the bus.',
		],
		how: [
			'Choose one thing that meets every week and needs hands, a choir, a kitchen, an allotment, a class, and go six times before judging it. If going out is hard, make it a call at a fixed hour.',
			'Three lines today to somebody not heard from for a year: one memory, no apology for the silence. And for anybody who sits alone, one fixed hour a week does more than a grand visit.',
		],
		why: [
			'Moves, night shifts, illness, small children, widowhood, shyness: it is mostly arrangements that make people lonely, and seldom a defect. Those who have company were often just there first.',
			'One can be lonely in a full kitchen too, because being near and being seen are two things. And why nobody asks is often mere habit, and the belief that one must be busy.',
		],
		feelings_of: [
			'Thinking of somebody and ringing them are done by different parts of people, and the second is the lazier. More can be heard in how they sound when rung, and in whether they ask anything back.',
			'It can hardly be seen from outside: lonely people say that they are fine, and fond people forget dates. A plain “I should like to hear from you” finds out more than watching the telephone.',
		],
	},
	dismissal: {
		will: [
			'There is no knowing that from here. Some of it stands in papers: the notice period, the end of the contract, who decides and when; a union or an advice office will read them with anyone who asks.',
			'It cannot be foreseen, and rumours sound surer than they are. Two things are useful either way: contract and payslips copied and kept at home, and a sum of how many months the money lasts.',
		],
		should: [
			'First the dates: claims and objections often have short limits, so ask a union, an adviser or a lawyer before deciding anything else. Pride and new plans can wait until those are safe.',
			'Work out the bare month, rent, food, fares, and how many such months there are; then judge every offer by that number. Whether and when others hear of it is for the one whose work it is.',
		],
		how: [
			'Three things at first: get it in writing, sign nothing on the same day, and register wherever registering is due. Then the sum of what must be paid this month, with somebody else at the table.',
			'It can be told in two sentences: what happened, and what is safe for now. The mornings need a fixed hour and one call each; and those who help bring something definite, a lift, a name, a dinner.',
		],
		why: [
			'Such decisions are mostly made from lists, by costs, by contracts, by closeness to whoever decides; the reason on paper is the one that will hold. It says little about anybody’s work.',
			'An honest reason is rarely given, and sometimes there is no good one. It can be asked for once, in writing; the answer, or the lack of one, is of use to an adviser.',
		],
		which: [
			'Before comparing, learn what each would mean for benefits, references and claims; it differs from country to country, and an adviser knows it quickly. Whatever has to be signed at once deserves the longest look.',
			'Set three numbers beside each way: months of money, the chances as a lawyer sees them, months of strength. Where others have to be chosen, use only reasons that could be said to their faces.',
		],
		meaning: [
			'Looking back, some have called it a turning and others a plain injustice, and the first months were hard for both. It does not have to teach anybody anything.',
			'It tells what somebody in charge could afford, wanted or feared at that moment, and of a person’s worth it tells nothing. Whether it was lawful is another question, which an adviser can answer.',
		],
	},
	work: {
		will: [
			'No one here can say. It hangs on demand, on who is choosing and on how long the money lasts; the last of these can be worked out tonight, to the month.',
			'That I cannot see, and panels, bosses and customers do not know it themselves yet. One’s own share is the next thing sent, asked or opened, and a second iron in another fire.',
		],
		should: [
			'Count before feeling: how many months could be lived without that money, and what exactly is in writing. Then take the decision on a Wednesday; Sunday evenings resign too easily.',
			'Find out what is actually done there at ten in the morning, and beside whom; a title is worn on paper only. And where it can be tried small, a stall goes before a shop.',
		],
		how: [
			'One thing this week: a call to somebody who knows somebody, three customers asked what they would pay, a sentence to the boss with a date in it. Ask for a fact; favours come later.',
			'Keep a plain log for a fortnight: the date, what was said, sent or sold, and who was there. It shows what to ask for, and it stays calmer than one does oneself.',
		],
		why: [
			'Offices and markets sort by acquaintance, price, accent and timing, and only then by merit. Let somebody look at it who owes nobody anything, and ask only for the first thing they notice.',
			'A closed face or an unanswered letter looks like a judgement and is mostly a crowded desk. If it is always the same people who are passed over, it is more than that, and worth writing down.',
		],
		which: [
			'Describe for each the worst ordinary day and who stands beside you in it; the best days resemble each other everywhere. The stomach has usually read the result before the head.',
			'Ask of each what it lets one return from: some doors stay ajar after a year, some close with the signature. Where nothing closes, curiosity may have the casting vote.',
		],
		feelings_of: [
			'At work faces are part of the clothing. What somebody thinks of another shows in what they hand over: the good tasks, the early news, the key, the credit.',
			'A room that goes quiet, or a panel that writes a great deal, can mean anything, lunch included. One narrow question to one person tells more than a week of reading eyebrows.',
			{
				say: 'It cannot be known from a look across the corridor. A narrow question, such as what should be different by March, usually gets an answer; a wide one gets politeness.',
				when: ['has_job'],
			},
		],
		meaning: [
			'A desk by the printer, an odd phrase, a smile in a meeting: at work such things are mostly thoughtlessness and now and then a message. Messages are repeated, so one can wait for the second.',
			'People have asked their work for a meaning and been given wages, and others asked for wages and found one. What a day was good for is best told by those it was done for.',
		],
	},
	study: {
		will: [
			'Nobody here has seen the result. It depends on hours, on sleep and on what happens to be asked; two of the three can be arranged, and an old paper done against the clock shows how things stand.',
			'That I cannot know, and examiners do not either before their coffee. The fairest forecast is the last piece of work, shown to whoever marks such things, with the question what one thing to change.',
		],
		should: [
			'Talk to two who went that way, one glad of it and one sorry. Then reckon the whole price, fees, evenings, years, and see whether the ordinary days would be worth having.',
			'Find out first whether it is about the subject, the place or the tiredness; each has a different door. Where somebody is being hurt at a school, do not wait for the end of term.',
		],
		how: [
			'Twenty-five minutes with the book shut and a blank sheet: write what is remembered, then look up only what is missing. Three rounds today will do, and sleep counts as study.',
			'Last year’s questions first and the chapters afterwards, in the order of what is asked most. And bad news for a parent or a tutor goes into one sentence, with the next step behind it.',
		],
		why: [
			'A mark measures one afternoon with its sleep, its questions and its nerves. Ask to see the paper; it usually shows whether knowledge was short, or time, or the reading of the question.',
			'Reading a line nine times only makes it look familiar; what is recalled with the book shut is what stays. That is known from many experiments, and it is no matter of cleverness.',
		],
		which: [
			'Compare the tedium: every subject has one, the files or the night shifts, and the glossy booklet leaves it out. Other people’s wishes go on a separate sheet.',
			'Think of the textbook that would be opened on a wet Sunday with nobody watching. If money or a deadline decides, let it decide openly, and not dressed up as a calling.',
		],
	},
	waiting: {
		will: [
			'It is not known here, and perhaps not yet there. What can be found out is how long such things take, whether anything is still missing, and from which day on one may politely ask.',
			'I have no sight of it. Silence is oftener a queue, a cold, a holiday or cowardice than a decision; choose the day on which to ask once, and until then it is not your turn.',
		],
		should: [
			'Ask once, in two lines, with the number or the date in front; that is no begging, it helps a tired head find the place. A second time is in order after as long again.',
			'Work out what asking could spoil and what a missed date would. Usually the first comes to a minute’s embarrassment and the second to months, and then the telephone is cheaper.',
		],
		how: [
			'Give the wait two fixed visits a day, one in the morning and one at five, and look at post or screen only then. In between, something for the hands that comes to an end.',
			'Write two pages, one for a yes and one for a no, each with the first call to make. Then something is ready either way, and the night has less left to draft.',
		],
		why: [
			'Waiting rooms are planned by people who do not sit in them. Most delays come of too few hands, a missing paper or a decision nobody likes to sign; one may ask which.',
			'No answer seldom means one thing only. People put off what is unpleasant to write, offices put off what is thick, and neither sees how much hangs on it for whoever waits.',
		],
		meaning: [
			'A silence has been taken for a no, a test and a sign to stay, and was mostly a pile on a desk. It becomes a message only when somebody decides to send one.',
			'“Soon”, “we’ll talk” and an empty letterbox mean less than they weigh. Some have learnt from a wait only this: by the third week they were relieved at the silence, or they were not.',
		],
	},
	leaving: {
		will: [
			'Nobody here knows, and I will not deal in guesses about roads, wars or offices. There is a next date, there are papers for it, and there is a way by which news would come; those can be asked for.',
			'That is out of my sight, and out of everyone’s who speaks of it with certainty. Over a distance it helps to have something agreed: a day for news, a second number, a person there who knows the name.',
		],
		should: [
			'For a new town, spend a grey week there and do the shopping; for a long road or a uniform, listen to two who came back from it. Neither the postcard nor the poster is a witness.',
			'Part what can be reversed from what cannot: a lease, a post, a border, a signature. About the second kind, hear somebody who knows the law before hearing the heart.',
		],
		how: [
			'Three lists will do: papers, people, things, and the first item of each this week. What there is no room for is photographed, given to somebody by name, or left.',
			'Those who go and those who stay need a fixed hour for the call, and something to do directly after it. The rest comes in stages: the next office, the next night, the first street known by heart.',
		],
		why: [
			'Borders, armies and offices follow rules that are rarely explained to those concerned; the grounds of a refusal can be asked for in writing. It is seldom about the face in the passport.',
			'Whoever has lived in two places misses one in each, the bread here, the jokes there. And of the hardest roads people often say nothing at home, because the words for it stayed behind.',
		],
		which: [
			'Compare them in November and not in July: the rent, the doctor, the language at the counter, and who would come with soup. The view is a supplement.',
			'Ask whom each would cost something, and whether they have been told so. Then see from which of them one could come back without a speech; that one may be tried first.',
		],
		feelings_of: [
			'Over a distance it shows in arithmetic: who reckons the hours’ difference, who writes without being written to, who knows what day it is there. Warm words at a station count for less.',
			'Those who stay are often cross because they are sad, and those who go are cheerful because they are nervous. It becomes clearer in the second month, when somebody still asks about small things.',
		],
	},
	home: {
		will: [
			'The end of it is not yet in sight for anyone. It hangs on an owner’s plans, a lender’s sums and somebody’s signature; about the sums one can have an answer within the week.',
			'That is not to be seen from here, not even from a roof. It usually depends on being early, on papers that are complete, and on a second address in reserve.',
		],
		should: [
			'Stand in it at eleven at night and once in the rain, and have walls and contract looked at by somebody who earns nothing by a yes. What troubles you then is worth hearing.',
			'Two sums and a picture: what it costs in a bad year, what getting out again would cost, and who sits at the kitchen table on a Sunday. If the sums fail, the table is not enough.',
		],
		how: [
			'Put everything on one page, dates, sums, names and what is in writing, and ask for the next step with a day attached. With that page a bank, a builder or an adviser can do something.',
			'One room, one box, one figure: what can be laid aside by the month, or carried out by Saturday. Deposits and households both come about in such portions, more slowly than the brochures say.',
		],
		which: [
			'Visit each on a working day, at the hour of coming home, and note the light, the noise and the way to the bread. A bath can be put in; light cannot.',
			'Add up five years of each: rent or interest, repairs, fares, and the moving out again. If the sums agree, take the one in which the table already has its place.',
		],
	},
	eviction: {
		will: [
			'Nobody here can know that; but in many places a notice and an eviction are two different things, with dates between them. A tenants’ adviser or a lawyer can say which apply to this one.',
			'It cannot be foreseen from here, so prepare for either: papers, medicines and what cannot be replaced in one bag, and a call to the housing office or an advice line before it closes.',
		],
		should: [
			'Before leaving, refusing or signing, let somebody from a tenants’ advice office, or a lawyer, read the notice; a step taken too early can cost a claim. If anybody there threatens, a safe bed comes first.',
			'Whoever lives under that roof should know the date, better told today than read on the door. A sofa or a spare room is easier to give, and to accept, with an end to it in writing.',
		],
		how: [
			'Today: photograph the notice, mark its date, and ring a tenants’ advice line or the housing office as soon as it opens. Say first who lives there, the young, the old and the sick included.',
			'Divide it among people: one rings offices, one asks about beds, one packs. The first box holds papers, medicines, chargers, and for each person the one thing they cannot sleep without.',
		],
		why: [
			'Houses are sold, rents are raised, plans and tempers change, and those who live there are asked last. The reason in writing matters all the same, because an adviser can check whether it holds.',
			'It mostly lies in somebody’s money or somebody’s temper, and even years of punctual rent are no shield. It is no measure of those who have to pack.',
		],
	},
	money: {
		will: [
			'Nobody here knows, and luck keeps no books. What can be known is on paper: what is owed and to whom, what was promised in writing, and by which date the next step is due.',
			'I cannot foretell it. Money mostly comes, or comes back, where there is a paper, a date and somebody who asks without shouting; the asking can begin this week.',
		],
		should: [
			'Roof, light and food are paid first, then whatever grows fastest by interest; wishes, gifts and loans come out of the rest. And what is agreed is written down, among relatives above all.',
			'Write down who would pay for it if you did nothing, and who if you did, with the sum beside each name. Whoever pays along should be told before they find the letter.',
		],
		how: [
			'One sheet of paper, tonight: what comes in, what must go out, what is missing and who owes it, with dates. Every gap on it is a question that can be put to somebody in writing.',
			'Take the most pressing item to somebody whose trade it is, this week: a free debt adviser, the bank, the police for a theft. They have seen larger sums and worse handwriting.',
			{
				say: 'List every open sum with its date, whichever way it is owed, and begin with the one that does most harm by waiting. Ring before being rung; a small instalment with a date is often taken where silence is not.',
				when: ['money_matters'],
			},
		],
		why: [
			'Thieves, lenders and the makers of wills act mostly from need, fear or opportunity, and seldom after studying whom it hurts. Money that simply runs off takes the same three ways each month; the bank statement names them.',
			'Wages, prices and interest do most of it, and character much less than people with money believe. Where somebody broke their word, the reason stays with them, and guessing at it is expensive.',
		],
		which: [
			'First whatever could take away the roof, the light or the way to work; interest comes next, and embarrassment last. Anything with a form and a signature, let a free debt adviser compare.',
			'Work out what each will have cost in a year, in money and in people, and write the figures in two columns. What is cheap in the one is often dear in the other.',
		],
		forgiven: [
			'Where something is owed, making good can be counted: the sum, a date, a first instalment however small, and the truth to whoever got the blame. If the owner is gone, heirs or a good cause can take it.',
			'Nobody here can strike it off. To be poor or in debt is no offence; hiding it from those who pay along may be one, and that part ends with a sentence and a figure.',
			{
				say: 'Silence between debtor and lender is mostly shame on one side and tact on the other. One line, “It is not forgotten, and this much is possible”, ends both.',
				when: ['money_matters'],
			},
		],
	},
	guilt: {
		will: [
			'Nobody here knows how others will take it, or when it weighs less. It usually depends on whether it is told to somebody, and whether what can be repaired is being repaired.',
			'That cannot be promised. Others forgive and forget at their own pace; and shame grows where it is only turned over at night, and tends to shrink where one safe person knows.',
		],
		should: [
			'Ask whom the telling would help: the one who was harmed, or only the one who tells. If only the second, tell somebody bound to keep it, and repair what can be repaired without a word.',
			'Begin with whatever stops further harm, go on to what can be given back, and come last to what is said, and to whom. If speaking could put somebody in danger, ask for advice first.',
		],
		how: [
			'Where somebody was harmed, name the deed in one sentence, without reasons, offer one repair, and leave the answer to them. Where one was merely seen, laughed at or exposed, nothing is owed to anyone.',
			'Tell it once, whole, to one person who can keep it; and for the first hour among the others, have somebody along who knows. After that it is small things: a greeting, the work, a short answer.',
			{
				say: 'Take the smallest repair that really reaches the one who was harmed, and do it before explaining anything. If they want no word from you, respect it, and correct what can be corrected without them.',
				when: ['did_wrong'],
			},
		],
		why: [
			'People do wrong from fear, haste, anger or convenience, and feel guilty for much that was never in their hands. Which it is shows when you write down what was known at the time.',
			'Guilt has a deed and a date. Shame often has neither; it may come from the laughter or the deeds of others, and then it does not belong to the one who feels it.',
		],
		which: [
			'Tell apart what was done, what was left undone, and what merely happened while somebody was near; only the first two can be answered for. Then choose what reaches the person concerned, not the onlookers.',
			'Some ways relieve the one who feels guilty, others help the one who was hurt; where they differ, the latter go first. And what can only be done now goes before what can be done any time.',
		],
		feelings_of: [
			'I cannot see it. Somebody who still comes, asks or complains has not turned away; somebody who has gone silent may be hurt, or busy, or long past it, and nothing but their own word tells which.',
			'Others often keep something different from what one fears: less the moment itself than what came after it. Staying near, in a child, an animal or a friend, says something, though not everything.',
		],
		forgiven: [
			'To ask it does not make it so. What two others decide between them, or what an illness or an accident does, is seldom the doing of the one who lies awake over it.',
			'I am no judge of it. Look at what was in your hands then, and at what others decided or nobody could; only for the first is there anything to repair, and much that keeps people awake was never in it.',
			'Where harm was done, making good is much the same everywhere: say it without excuses, give back what can be given, do not repeat it, and do not ask the other to comfort you. The forgiving is theirs.',
		],
	},
	fear: {
		will: [
			'Nobody here knows what will come, and fear does not know either, however sure it sounds. What can be found out is how likely it is, what would be done first, and who would be there.',
			'I cannot see ahead. If there is a danger one can point to, a person, a noise, a road, tell somebody today who can act; if there is none, the dread itself deserves a doctor’s ear.',
		],
		should: [
			'Ask what exactly is feared. If a person or a place is dangerous, heed it and tell the police or somebody near today; if it is only unpleasant, a smaller step is better than none.',
			'Decide it at noon and not at four in the morning, with the fear written down beside the facts. Telling somebody you trust costs little, even if it proves to be nothing.',
		],
		how: [
			'Breathe out longer than in, ten times, feet on the floor, and name aloud what is in the room. What frightens and does no harm can then be taken in small doses, with somebody by.',
			'For each fear one practical line: what to do first, whom to ring, what to have ready. A number by the telephone and a light on the stairs persuade the body better than arguments.',
		],
		why: [
			'Fear is an old watchdog, kept for barking and not for accuracy: once startled, it gives tongue at footsteps, Sundays and good news alike. Now and then it is right, so one look out of the window is fair.',
			'A body learns fright in one evening and unlearns it in many; a sound, a hill, an hour of the day is enough. If the heart races for no reason, a doctor should hear of it.',
		],
		meaning: [
			'Some have read their fear as a warning, some as a memory, some as the price of having something to lose. It says for certain only that something matters, and says badly what.',
			'Birds come in because a window is open, and cards fall as they fall; the old beliefs tell mostly how much people longed for notice in advance. If it concerns health, ask a doctor and not the bird.',
		],
	},
	weariness: {
		will: [
			'Nobody here can name the day. It depends on whether the cause is hours, worry, grief or the blood, and the last of these a doctor can settle with one small tube.',
			'I cannot tell when it lifts. What is known is that rest does not begin when things are done faster; it begins when one of them is really struck off, and somebody has been told.',
		],
		should: [
			'Decide nothing final after nine in the evening. Take away one thing for a fortnight, on trial, and see what happens; that shows more than a resignation, and it can be reversed.',
			'Think what would be done by others, or not at all, if you fell ill tomorrow; that is where to begin. If sleep, appetite or hope has been gone for weeks, a doctor comes first.',
		],
		how: [
			'Strike one thing off this week and tell the person concerned today, in one sentence without three excuses. Then one hour that belongs to nobody, written into the calendar like a dentist’s.',
			'Bed at the same hour, daylight before noon, something warm eaten sitting down: dull things, and the first to go. Whoever looks after somebody needs a deputy for two hours a week; ask for exactly that.',
		],
		why: [
			'Tiredness has many fathers: short nights, iron, the thyroid, grief, worry, being needed without a pause. What a doctor can rule out should be ruled out before anybody calls it laziness.',
			'What tires most is seldom the work in sight. It is what is carried along unlisted, remembering for everyone, being on call, keeping a face, and ten hours of sleep do not reach that.',
		],
		which: [
			'Drop first what takes more than it gives and what nobody is waiting for; keep whatever helps to sleep. Where a mistake could hurt somebody, reporting sick is a kindness to others too.',
			'A lazy person enjoys not doing it; a tired one lies there and goes on counting. That tells those two apart, and what else it may be is for a doctor to find out.',
		],
	},
	anger: {
		will: [
			'I do not know when, and nobody else does. Anger mostly goes when what it guards is safe, or has at least been said; as long as the thing goes on happening, it has a reason to stay.',
			'Whether a temper or a jealousy changes, one’s own or another’s, cannot be told from here. Look at what followed the last time it was named; where it comes with threats or control, waiting seldom helps.',
		],
		should: [
			'Write it all, with no address in the top line, and read it aloud tomorrow after breakfast; what still stands may be sent, at half the length. Where somebody might strike, send nothing and keep away.',
			'Decide first what there should be afterwards: an apology, a changed habit, distance, or a good story to tell. Only the first three can be asked for, and each wants a different sentence.',
		],
		how: [
			'Out of the room first, cold water over the wrists, twice round the block; anger and jealousy listen to legs sooner than to reasons. Then one sentence: what happened, and what must not happen again.',
			'Old rancour and envy live on supplies: no looking, no asking, no telling of it after supper. And write down once, for nobody, exactly what was taken; what stands on paper need not be kept in the jaw.',
		],
		why: [
			'Anger mostly stands guard over something older: an unfairness, a fright, a place at table that went to another. It goes off at whoever is nearest, and faster on four hours’ sleep.',
			'Envy keeps to its own street; nobody envies a queen for long. It shows rather exactly what one would have liked, and has little to do with being a bad person.',
		],
		which: [
			'Take the one that could be told to a stranger on a train without leaving anything out. Of whatever breaks, strikes or is written at night, tomorrow’s version is nearly always shorter.',
			'Ask which of them stops the thing and which only answers it. A note with a date, a witness or a quietly closed door stops more than a slammed one.',
		],
		feelings_of: [
			'Resentment shows in small bookkeeping: who is praised thinly, whose news is met with a joke, what gets counted aloud. Once is a mood; from the third time on it may be a feeling.',
			'It cannot be seen from here, and an angry face is often merely a tired one. What somebody holds against another is best asked at a calm hour, and only where asking is safe.',
		],
		forgiven: [
			'To be angry or envious is no offence; what was done with it may be. For that the repair is plain: name the word or the blow, replace what broke, and see that it cannot recur.',
			'I am no court for it. A reason makes anger understandable and leaves a blow as heavy as it was; an apology can hold both, if the blow is mentioned first and the reason briefly.',
		],
	},
	child: {
		will: [
			'No one can tell you that here, and the old signs, the ring on a thread, the shape of a belly, are right half the time. What can be known, a midwife or doctor can say, and how surely.',
			'It cannot be foreseen, neither the day nor the outcome. It hangs on bodies and on much plain luck, and not on wishing in the right way; a doctor can give honest figures and the next step.',
		],
		should: [
			'Whoever’s body it is has the last word, and those who would get up at night have the next. A doctor or an advice centre can say until when every way is open; decide within that time.',
			'Look past the first week to an ordinary winter: who is up at five, what comes in, who lives near. Then see who is pressing, and count only those who would be up as well.',
		],
		how: [
			'Tell one person first, chosen because they stay calm, and with them make the next appointment, with midwife, doctor or advice centre. The others can be told in one sentence once that is done.',
			'Help is easiest to get in pieces that can be said yes to: one night, one wash, one drive to the clinic, one hour of sitting beside somebody without advice. A list on the door hands them out.',
		],
		why: [
			'For most of it nobody is to blame: bodies give no reasons, and effort has little say. If there is a cause, a doctor or midwife can look for it, also when the heart stays empty after a birth.',
			'About babies that come, or do not come, or do not stay, people say clumsy things or nothing, for fear of the wrong word. And a pang at another’s cradle is an old pain and no wickedness.',
		],
		which: [
			'Where health or the body comes in, a midwife or doctor names the risks, and the one whose body it is chooses, unpressed. For the rest, try each aloud in an empty room, three days running.',
			'For one day leave out everyone who will not be there at night, relatives and well-wishers included, and see what still stands. Whatever only pleased the audience goes by itself.',
		],
	},
	faith: {
		will: [
			'Nobody here has been behind that door. Believers of every kind have trusted that they are heard, sceptics that one can live decently without knowing, and neither has brought back proof.',
			'That is not in my sight, nor, as a fact, in anyone’s. People tell that a lost faith returns, if it does, by way of practice: a song, a bench, a bowl of soup for somebody.',
		],
		should: [
			'Ask whether you could say no and still be loved; if so, the step is your own, and if not, it is somebody else’s. What is truly meant survives a month’s delay.',
			'Try it as a habit before taking it as a vow: four weeks of going, or of staying away, without announcing it. What is missing then, or is not, says more than arguments.',
		],
		how: [
			'Sit for ten minutes at the same hour and say one true sentence, be it thanks or complaint; the old prayers are full of complaint. In most houses that counts as prayer, and in the others as quiet.',
			'Talk with one person who believes and has doubted, and with one who left and is at peace. For family and colleagues a sentence will do: this I do now, and I am still the one you know.',
		],
		why: [
			'The oldest books ask the same and leave it open; Job was answered with a storm. Some say a hidden wisdom, some say freedom, some that nobody is there, and it has not been settled.',
			'When prayer went dry, mystics called it night and doctors exhaustion, and both have been right. As for people who make it hard, families and parishes guard a border most anxiously where it is thin.',
		],
		which: [
			'Look at what each makes of people: whether they grow kinder to those who are of no use to them, and whether one may leave. Of what is above the ceiling nobody can show the measurements.',
			'Start with what can be done with a whole heart under either roof: the feast, the bread, the visit to the sick. On who is right, wiser people died undecided and were good neighbours meanwhile.',
		],
		meaning: [
			'A candle goes out for want of air or, some say, for an answer, and it does not tell which. The traditions agree better on what is asked of a person: honest work, mercy, and little noise about it.',
			'Believers have felt a hand on the shoulder in such things, doubters a chance that found a listener. Either may look at what it moves them to do, and whether that is good.',
		],
		forgiven: [
			'That lies with God, if one believes, and with one’s own measure, if not; I can speak for neither. What the traditions ask is much the same: stop, put right what can be put right, begin again.',
			'Doubt stands in the holy books themselves, among psalms and prophets, and most teachers excuse the sick and the pregnant from fasting. A scholar, priest or rabbi you trust can say how your own house sees it.',
		],
	},
	change: {
		will: [
			'It is open; in a court not even the judge knows before the last page. The next date can be known, what has to be ready by then, and who will be there.',
			'I cannot foresee how it turns out, a hearing or a new life. What carries through either is dull: papers in order, meals, sleep, and one person who sits in the row behind.',
		],
		should: [
			'Reckon what there would be after winning and what after losing, in money, sleep and neighbours. Where law comes in, let a lawyer put a figure to the chances before pride does.',
			'Do first the version that grows back, a beard, a month’s let, a year’s leave, and last what does not: a sale, a fire, an oath. Before a court, the truth is also the easiest thing to remember.',
		],
		how: [
			'Make a dated sheet of what happened, one line for each thing, and take it along; hands may shake, the sheet does not. For a new beginning it serves as well, with one line for tomorrow.',
			'Leave three habits alone while the rest is moving, and alter one thing at a time. Whoever stands before a court or a new door should have slept and eaten, and not have come alone.',
		],
		why: [
			'Changes seldom come singly: one loosens the next, a move the work, the work the friends. It looks like a plan or a curse, and is mostly the way things lean on each other.',
			'Courts are slow because every step waits for a signature, and people because the old life was learnt by heart. To be afraid of what one wanted oneself is very common.',
		],
		which: [
			'If a sentence or a signature hangs on it, put each way to a lawyer and ask about its worst case. Otherwise picture a friend choosing each of them, and notice when envy comes.',
			'What is known comes with its faults and what is new only with its hopes, which is no fair comparison. Write the new thing ten faults, and look again.',
		],
		meaning: [
			'Some have called such a time a shedding, some a fall, some the year of the boxes. Which it was they could say afterwards; inside it they only noticed that the old cupboards no longer closed.',
			'A lawyer’s “interesting” and a life turned over have in common that neither is a verdict yet. The first can be asked for plain words; the second finds them later, and sometimes does without.',
		],
	},
	person: {
		will: [
			'What another will do is not to be known from here. People change their view of somebody slowly, through small repeated things, and hardly ever because they were told to.',
			'I have no second sight for people. The fairest guess at what somebody will do is what they did the last three times, with a little room left for Sundays.',
		],
		how: [
			'Find something that can be done side by side, drying up, walking, mending a chair; most people and all cats are best approached from the side. Ten minutes this week will do.',
			'For thanks, a request or a refusal, take one plain sentence with a day and a place in it. The detail does the work; nobody mistakes it for politeness.',
		],
		why: [
			'People mostly do what once helped them, long after it has stopped helping. From outside one sees the habit, and not the day on which it began.',
			'It may lie in upbringing, in shyness, in a bad back or in nothing at all, and it is seldom what one thinks of at night. Somebody who has known them longer may have a story that explains it.',
		],
		feelings_of: [
			'Feelings leave crumbs in ordinary places: who is told the news first, for whom the last slice is kept, whose tea is made without asking. A month of that says more than one long look.',
			'What goes on in there is closed to me. Liking is shown in many ways, by talking, fetching, teasing, falling asleep nearby; so compare how this one is treated with how everybody else is.',
		],
		meaning: [
			'Words and gestures mean about as much as they cost: a “take care” is nearly free, an hour’s detour is not. Whoever reads by that price list seldom reads too much.',
			'Owls, broken glasses and odd phrases have been read as messages for as long as there have been windows. What people found in them was mostly the one they were already thinking of.',
		],
	},
};
