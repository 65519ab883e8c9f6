import type { CrisisLexicon } from './shape.ts';

/** A phrase and the ways its apostrophe goes missing: "don't", "dont", "don t", "do not". */
function spellings(phrase: string): string[] {
	if (!phrase.includes("'")) return [phrase];
	const full = phrase.replace("can't", 'cannot').replace("n't", ' not').replace("'s", ' is').replace("'ll", ' will').replace("i'd", 'i had');
	return [phrase, phrase.replaceAll("'", ''), phrase.replaceAll("'", ' '), full];
}

const present = [
	// wishing to be dead
	'want to die', 'wanna die', 'want to be dead', 'wanna be dead', 'wish i was dead', 'wish i were dead', 'wish to be dead', 'wish i could die', 'wish i would die',
	'wish i was never born', 'wish i were never born', "wish i'd never been born", 'wish i had never been born', "wish i wasn't alive", "wish i weren't alive",
	'hope i die', "hope i don't wake up", "don't want to wake up", "don't wanna wake up", 'never wake up again', 'never waking up again', 'and never wake up', 'and not wake up',
	'better off dead', 'better off without me', 'better without me in it', 'rather be dead', 'ready to die', 'thinking about dying', 'think about dying',
	'want to sleep forever', 'want to disappear forever', 'disappear from this world', 'leave this world', 'no one would miss me', 'nobody would miss me',
	"don't want to live", "don't wanna live", "doesn't want to live", 'not want to live', 'no longer want to live', "don't want to be alive", "don't wanna be alive",
	"don't want to be here anymore", "don't want to be here any more", "don't wanna be here anymore", "don't want to exist", 'want to stop existing',
	'no reason to live', 'nothing to live for', 'nothing left to live for', 'no point in living', 'no point living', 'no will to live', 'lost the will to live',
	'not worth living', "isn't worth living", 'tired of living', 'tired of being alive', 'tired of life', 'sick of living', 'done with life', 'hate being alive',
	"can't go on living", "can't go on anymore", "can't go on any more", "can't go on any longer", "can't live anymore", "can't live any more", 'wants to die', 'wants to be dead',
	'death is the only way', 'dying is the only way', 'only way out is death', 'only way out is to die', 'going to die tonight', 'want my life to end', 'want my life to be over',
	// ending one's life
	'kill myself', 'kil myself', 'kill my self', 'killing myself', 'killing my self', 'kill himself', 'kill herself', 'kill themselves', 'kill themself', 'kms', 'kys', 'kill yourself',
	'unalive myself', 'unaliving myself', 'off myself', 'offing myself', 'end my life', 'ending my life', 'end my own life', 'end his life', 'end her life', 'end it all', 'ending it all',
	'take my life', 'take my own life', 'taking my own life', 'taking my life', 'take his own life', 'take her own life', 'finish myself off', 'do away with myself',
	'suicide', 'suicidal', 'suicied', 'suiside', 'sucide', 'sucidal', 'suicidel', 'suicde', 'sewerslide', 'commit suicide',
	'hang myself', 'hanging myself', 'shoot myself', 'drown myself', 'poison myself', 'stab myself', 'slit my wrists', 'slit my wrist', 'slitting my wrists', 'cut my wrists', 'cut my wrist', 'cutting my wrists',
	'jump off a bridge', 'jump off the bridge', 'jump off a building', 'jump off the roof', 'jump off the balcony', 'jump from the roof', 'jump from the balcony', 'jump out of the window',
	'jump in front of a train', 'jump in front of a car', 'throw myself under', 'throw myself off', 'throw myself in front', 'overdose', 'overdosing', 'take all my pills',
	'took all my pills', 'taken all my pills', 'swallow all the pills', 'swallowed all the pills', 'took too many pills', 'starve myself to death', 'planning my death', 'written my goodbye letter',
	// harming oneself
	'cut myself', 'cutting myself', 'harm myself', 'harming myself', 'harmed myself', 'self harm', 'self harming', 'selfharm', 'self injury', 'want to hurt myself', 'wanna hurt myself', 'hurting myself',
	'hurt myself on purpose', 'going to hurt myself', 'gonna hurt myself', 'urge to hurt myself', 'burn myself on purpose', 'burning myself on purpose',
	// harming another
	'want to kill him', 'want to kill her', 'want to kill them', 'want to kill someone', 'want to kill somebody', 'want to kill people', 'want to kill my', 'wanna kill him', 'wanna kill her', 'wanna kill someone',
	'going to kill him', 'going to kill her', 'going to kill them', 'going to kill someone', 'going to kill my', 'gonna kill him', 'gonna kill her', 'gonna kill them', 'gonna kill someone', 'planning to kill',
	'thinking of killing', 'want to murder', 'going to murder', 'want to stab', 'going to stab', 'want to shoot him', 'want to shoot her', 'going to shoot', 'shoot up the school', 'poison him', 'poison her', 'murder him', 'murder her',
	'want to hurt him', 'want to hurt her', 'want to hurt someone', 'want to hurt people', 'going to hurt someone', 'hurt my baby', 'hurt my child', 'hurt my children', 'hurt my kids', 'hit my child', 'hit my baby', 'shake my baby', 'kill my family',
	// being harmed
	'he hits me', 'she hits me', 'hits me', 'hitting me', 'he hit me', 'she hit me', 'beats me', 'beat me up', 'beating me', 'he beat me', 'being beaten', 'punched me', 'punches me', 'slaps me', 'chokes me', 'choked me', 'choking me',
	'strangled me', 'strangles me', 'kicks me', 'raped me', 'rapes me', 'was raped', 'been raped', 'being raped', 'got raped', 'rape me', 'raping me', 'molested', 'molests me', 'molesting me', 'sexually abused', 'sexually abuses me', 'sexually assaulted',
	'abuses me', 'abused me', 'abusing me', 'being abused', 'abusive husband', 'abusive wife', 'abusive boyfriend', 'abusive girlfriend', 'abusive father', 'abusive mother', 'abusive partner', 'abusive relationship', 'forces himself on me',
	'forces me to have sex', 'forced me to have sex', 'forcing me to have sex', 'touches me at night', 'threatens to kill me', 'threatened to kill me', 'threatening to kill me', 'wants to kill me', 'tried to kill me', 'trying to kill me',
	'kill me if i leave', 'kill me if i tell', 'said he will kill me', 'says he will kill me', "says he'll kill me", 'said he would kill me', 'says she will kill me', 'said she would kill me', 'kill us', 'afraid he will kill me', "afraid he'll kill me", 'scared he will kill me', "scared he'll kill me", 'threatens me with a knife', 'threatens me with a gun', 'threatened me with a knife',
	'threatened me with a gun', 'afraid of my husband', 'scared of my husband', 'afraid of my boyfriend', 'scared of my boyfriend', 'scared of my father', 'afraid of my father', "scared he'll hurt me", 'scared he will hurt me', "afraid he'll hurt me",
	'afraid he will hurt me', 'hurts me physically', 'hurts me when he drinks', 'fear for my life', 'afraid for my life', 'scared for my life', 'locks me in', 'locked me in', "won't let me leave the house", 'held against my will',
	'domestic violence', 'domestic abuse', 'honour killing', 'honor killing', 'forcing me to marry', 'forced to marry', 'forced marriage',
];

/** How a dream is told, and what may follow without being a cry for help. */
const dreamt = ['dreamt', 'dreamt that', 'dreamed', 'dreamed that', 'a dream that', 'a dream where', 'dream in which', 'a nightmare that', 'a nightmare where', 'in my dream', 'in the dream', 'in a dream'];
const dreams = [
	'i wanted to die', 'i want to die', 'i was going to kill him', 'i was going to kill her', 'i was going to kill someone', 'i wanted to kill someone', 'i want to kill someone', 'i was killing myself', 'i tried to kill myself', 'i had to kill myself',
	'i committed suicide', 'i commit suicide', 'of suicide', 'about suicide', 'someone tried to kill me', 'somebody tried to kill me', 'someone was trying to kill me', 'somebody was trying to kill me', 'someone wants to kill me', 'someone wanted to kill me',
	'a man tried to kill me', 'a man was trying to kill me', 'a stranger tried to kill me', 'they were trying to kill me', 'they tried to kill me', 'he tried to kill me', 'she tried to kill me', 'he was trying to kill me', 'she was trying to kill me',
	'my husband tried to kill me', 'a snake tried to kill me', 'an animal tried to kill me', 'someone was choking me', 'someone choked me', 'someone was beating me', 'someone was hitting me', 'he hit me', 'she hit me', 'i cut myself', 'i hang myself', 'i was raped',
];

const ordinary = [
	...dreamt.flatMap((how) => dreams.map((what) => `${how} ${what}`)),
	// dying of laughter, shame, hunger
	...['laughing', 'of laughter', 'of embarrassment', 'of shame', 'of boredom', 'of happiness', 'of joy', 'of cringe', 'of old age', 'in my bed at', 'in my own bed at', 'rich', 'old'].map((of) => `want to die ${of}`),
	...['of embarrassment', 'of shame', 'laughing'].map((of) => `wanna die ${of}`),
	...["don't want to die", "didn't want to die", "doesn't want to die", 'never want to die', 'not want to die', "don't wanna die"],
	'character wants to die', 'hero wants to die', 'plant wants to die', 'my phone wants to die', 'my car wants to die', 'laptop wants to die', 'battery wants to die',
	// living somewhere, waking early
	...['in a flat', 'in a city', 'in a village', 'in a small town', 'in the city', 'in the country', 'in the countryside', 'in the village', 'in the suburbs', 'in the same house', 'in the same city', 'in london', 'in england', 'in america', 'in iran', 'in this city', 'in this town', 'in this house', 'in this flat', 'in this country', 'in this apartment', 'in this village', 'in this neighbourhood', 'in this neighborhood', 'in this street', 'in my home town', 'in my hometown', 'in my country', 'with my parents', 'with my family', 'with my mother', 'with my father', 'with my mum', 'with my mom', 'with my dad', 'with my brother', 'with my sister', 'with my husband', 'with my wife', 'with my partner', 'with my boyfriend', 'with my girlfriend', 'with my in laws', 'with him', 'with her', 'with them', 'with his parents', 'with a roommate', 'with a flatmate', 'with roommates', 'with flatmates', 'here', 'there', 'alone', 'apart', 'together', 'abroad', 'near', 'so far', 'far', 'on my own', 'at home', 'at my parents', 'under the same roof'].flatMap((where) => [`don't want to live ${where}`, `don't wanna live ${where}`, `doesn't want to live ${where}`, `no longer want to live ${where}`, `not want to live ${where}`]),
	...['early', 'so early', 'at five', 'at six', 'late', 'tired', 'for work', 'for school', 'from this dream', 'from that dream', 'from this beautiful dream', 'next to him', 'next to her'].flatMap((how) => [`don't want to wake up ${how}`, `don't wanna wake up ${how}`]),
	'hope i die rich', 'hope i die old', 'lost the will to live in that', 'lost the will to live in the', 'lost the will to live during', 'lost the will to live halfway', 'leave this world a better', 'leave this world behind for a week', 'tired of life in the city', 'tired of life in this city', 'tired of life in london',
	...['in this city', 'in this house', 'in this flat', 'in this country', 'in this town', 'in london', 'in a small', 'at home', 'with my parents', 'with my family', 'with my in laws', 'with him', 'with her', 'with them', 'with flatmates', 'with roommates', 'out of a suitcase', 'out of boxes', 'from pay day'].flatMap((how) => [`tired of living ${how}`, `sick of living ${how}`]),
	// figures of speech with killing
	...['laughing', 'at the gym', 'at work', 'with work', 'studying', 'for this job', 'for this company', 'for this exam', 'over this project', 'over this exam', 'working', 'to finish this', 'to please'].map((how) => `killing myself ${how}`),
	'kill myself laughing',
	'kill them with kindness', 'kill him with kindness', 'kill her with kindness', 'kill him in the game', 'kill her in the game', 'kill him at chess', 'kill her at chess', 'to kill my darlings', 'to kill my time', 'to kill my appetite', 'to kill my lawn', 'to kill my weeds', 'to kill my houseplants', 'to kill my plants', 'to kill my career', 'to kill my motivation', 'to kill my back',
	'kill us with kindness', 'kill us with homework', 'kill us if we are late', 'kill us with boredom', 'shoot myself in the foot', 'shoot myself a text', 'drown myself in work', 'drown myself in coffee', 'drown myself in chocolate', 'drown myself in studies', 'going to shoot a film', 'going to shoot a video', 'going to shoot some photos', 'going to shoot the film', 'going to shoot the video', 'going to shoot my film', 'going to shoot my shot', 'going to shoot for the', 'going to shoot hoops', 'want to murder a', 'want to murder this', 'going to murder this', 'could murder a',
	'suicide squad', 'virgin suicides', 'suicide squeeze', 'suicide mission', 'suicide door', 'suicide doors', 'suicide silence', 'career suicide', 'social suicide', 'political suicide', 'commercial suicide', 'financial suicide', 'film about suicide', 'movie about suicide', 'book about suicide', 'novel about suicide', 'play about suicide', 'song about suicide', 'poem about suicide', 'essay on suicide', 'essay about suicide', 'lecture on suicide', 'suicidal tendencies', 'the hero kill himself', 'romeo kill himself', 'juliet kill herself', 'overdose of sugar', 'overdose of cuteness', 'overdose of love', 'overdose of work', 'overdose on sugar', 'overdose on chocolate', 'overdose on coffee', 'overdosing on sugar', 'overdosing on chocolate', 'overdosing on coffee',
	'jump off the bridge with a bungee', 'jump off a bridge with a bungee', 'end it all with him', 'end it all with her', 'take my life back', 'take my life in my', 'take my life into my', 'take my life seriously', 'take my life to the next', 'take my life forward', 'taking my life back', 'taking my life in my', 'taking my life into my', 'taking my life seriously', 'throw myself under the duvet', 'throw myself off balance', 'end my life as a', 'ending my life as a', 'end her life as a', 'end his life as a',
	...['shaving', 'while shaving', 'while cooking', 'cooking', 'on a tin', 'on a nail', 'on the bread knife', 'on paper', 'some slack', 'off from', 'off', 'loose', 'free', 'a slice', 'a piece', 'a deal', 'by accident', 'accidentally'].flatMap((how) => [`cut myself ${how}`, `cutting myself ${how}`]),
	'accidentally cut myself', 'hurting myself at the gym', 'hurting myself running', 'hurting myself playing', 'hurting myself skiing', 'keep hurting myself in sports', 'harm myself professionally',
	// figures of speech with hitting and beating
	...['chess', 'cards', 'backgammon', 'tennis', 'football', 'the game', 'games', 'everything', 'scrabble', 'table tennis', 'ping pong'].flatMap((game) => [`beats me at ${game}`, `beating me at ${game}`, `he beat me at ${game}`, `he beat me in ${game}`]),
	'beats me to it', 'beats me why', 'beats me how', 'beats me every time we play', 'he beat me to it', 'he beat me in the race', 'beat me up at the gym', 'hits me up', 'he hit me up', 'she hit me up', 'hitting me up', 'it hits me', 'reality hits me', 'truth hits me', 'grief hits me', 'inspiration hits me', 'song hits me', 'sadness hits me', 'it still hits me', 'it suddenly hits me', 'hits me that', 'hits me how', 'hits me in the feels', 'hits me right in the feels', 'reality is hitting me', 'it is hitting me', "it's hitting me", 'hitting me that', 'kicks me out', 'slaps me awake', 'choking me up', 'chokes me up', 'choked me up', 'locked me in its', 'locks me in to', 'locked me in to', 'heat is trying to kill me', 'heat wants to kill me', 'cat wants to kill me', 'cat is trying to kill me', 'cat tried to kill me', 'deadline is trying to kill me', 'deadlines are trying to kill me', 'teacher wants to kill me', 'boss is trying to kill me with',
];

/** How English speaks of danger to oneself and others. */
export const lexicon: CrisisLexicon = {
	present: present.flatMap(spellings),
	ordinary: ordinary.flatMap(spellings),
	examples: [
		'I want to die.', 'i wanna die', 'I don’t want to live anymore', 'i dont want to live', 'I do not want to live any more.', 'Should I kill myself?', 'i keep thinking about killing myself', 'I’m going to end my life tonight.',
		'Will it stop hurting if I end it all', 'I wish I were dead', 'everyone would be better off without me', 'I have no reason to live', 'Life isn’t worth living since she left', 'i think im suicidal', 'thinking about sucide every day',
		'I want to go to sleep and never wake up', 'I took all my pills an hour ago', 'I feel like I could jump off the bridge', 'I started cutting myself again', 'I can’t stop, I harm myself every night', 'I want to hurt myself',
		'I don’t want to be here anymore', 'My friend says he wants to kill himself', 'My sister wants to die and I don’t know what to do', 'kms fr this time', 'I can’t go on anymore', 'My husband beats me, will he change?',
		'he hits me when he is drunk', 'My boyfriend choked me yesterday', 'I was raped last month', 'He threatened to kill me if I tell', 'He says he will kill me if I leave', 'I’m going to kill her', 'I want to kill my father', 'I am scared I will hurt my baby',
		'My parents are forcing me to marry', 'I am in an abusive relationship', 'I’m tired of being alive', 'i want to unalive myself', 'I want to slit my wrists',
	],
	counterExamples: [
		'I dreamt that I died.', 'I dreamed someone was trying to kill me and I ran', 'I had a dream that I tried to kill myself and woke up', 'I’m dying to see him', 'He broke my heart', 'My mother will kill me when she sees the bill', 'I could kill for a coffee',
		'I nearly died laughing', 'I wanted to sink into the floor', 'I’m killing myself studying, will I pass?', 'Is quitting now career suicide?', 'Will Suicide Squad get another film?', 'I cut myself shaving before the interview', 'Should I cut myself some slack?',
		'I don’t want to live in this city any more', 'I don’t want to live with my parents', 'My grandmother died last spring', 'Will I ever get over the death of my dog?', 'I’m dead tired of this job', 'That exam killed me', 'She beats me at chess every week',
		'It still hits me that he is gone', 'He hit me up after three years, should I answer?', 'I am scared of dying alone', 'I don’t want to die before I see Shiraz', 'I shot myself in the foot with that email', 'This heat is trying to kill me', 'How do I kill time until the results?',
		'I want to take my life into my own hands', 'I am tired of living out of a suitcase', 'I am drowning in work', 'He ghosted me and it hurts', 'Will my ex come back?', 'I feel low and tired lately', 'The battery is dead again, a sign?', 'I lost my job last week',
	],
	message: 'It is good that you said this. What you are carrying is too heavy to be answered by a book, so the reading stops here.\n\nPlease speak to a person now. The numbers below belong to people whose work is to listen, at any hour, without judging. If you or someone else may be hurt in the next hours, call the emergency number of your country first, and go where another person is.\n\nIf calling is hard, write to one person you trust: “I am not safe. Please come, or stay on the line with me.” You do not have to explain anything else.',
};
