import type { Wording } from './shape.ts';

export const wording: Wording = {
	apology: [
		'Say what it was by its own name, and stop before the “but”: “I was wrong in that, and I am sorry. You need not answer.” An apology that explains itself has become a defence.',
		'Make it short, and choose an hour when neither of you is on the way out: “What I did was unfair. I would like to hear how it was for you.” Then listen longer than is comfortable.',
	],
	refusal: [
		'A no needs no reasons, only some warmth and an end: “Thank you for asking me. I cannot, and I wanted you to know soon.” Each reason added is a handle to pull it by.',
		'Say it early, and once: “No, that does not work for me.” Whoever asks why may hear the same sentence again, in the same voice.',
	],
	silence: [
		'Begin smaller than the quarrel: “I think of you more often than I write. May I ring on Sunday?” Who was right can wait for another day; the first line has only to open the door.',
		'One true sentence, and no bill: “I miss talking to you, and I would rather have you than be right.” Then leave the telephone in another room for an hour.',
	],
	love: [
		'Plainly, and leaving room: “I like being where you are, and I wanted you to hear it from me. Nothing has to come of it.” What leaves room is easier to answer.',
		'Ask for an hour before you ask for a heart: “I would like to see you again. Thursday?” The rest goes better with a face to look at.',
	],
	proposal: [
		'Where you are most yourselves, and without an audience: “I would like to go on with you for as long as there is road. Will you?” The ring may be late for it.',
	],
	badNews: [
		'The fact first, in one breath, because waiting for it is worse than hearing it: “I have bad news, and I would rather you heard it from me.” Then say what you know, and what you do not know yet.',
		'Sit down and say it whole: “Something has happened. It is not good, and I do not want to hide it from you.” No remedy has to be ready; in the first minute nobody asks for one.',
	],
	confronting: [
		'Ask before you accuse, and say what you saw, not what you take it for: “I have seen something that frightens me, and I would like you to tell me about it.” Then wait; that there is an answer matters more than the first one you get.',
	],
	truth: [
		'Choose an hour with time behind it, and say it as news, not as guilt: “I want you to know something about me, because you matter to me.” Whoever needs a few days for it may have them.',
	],
	comfort: [
		'With less advice than you have: “That is hard. Would you like help with it, or company?” Both are something, and only the other person knows which.',
	],
	sympathy: [
		'Few words, and one thing that can be leaned on: “I have heard, and I am so sorry. I am bringing food on Thursday; we need not talk.” Leave out “let me know if you need anything”; it hands over one more task.',
	],
	mourning: [
		'Tell one thing you remember of the one who died; nobody else can bring that present. “I keep hearing that laugh.” Then ask nothing.',
	],
	ending: [
		'Once, and clearly, so that nobody has to guess: “I do not want to go on, and I have thought about it for a long time.” Put the kindness into the tone, not into the meaning; a door left ajar is the crueller one.',
		'In person where that is safe, and not at night: “I have decided, and I owe it to you to say so myself.” If the answer frightens you, take somebody along, or write.',
	],
	work: [
		'Name the matter, the number and the wish: “This last month it was like this; I would like it to be like that. When do you have ten minutes?” Offices answer a date sooner than a feeling.',
		'Write it down first and read it aloud once; then ask for a quarter of an hour: “There is something about my work I would like to settle with you.” What you want belongs in the second sentence, not in the last.',
	],
	resigning: [
		'Short, dated, and with one true thanks: “I am leaving at the end of next month, and I wanted you to hear it before anybody else.” Reasons are optional; a complaint loses nothing by waiting for the last day.',
	],
	lastWords: [
		'What people wish they had said is short: thank you, forgive me, I forgive you, I love you. One of the four is yours, and where the voice fails a hand can say it.',
		'You may ask: “Is there anything you would like me to know?” You may also say nothing, and stay. Hearing is said to be among the last things to leave.',
	],
	deathToChild: [
		'Soon, sitting down, in a word that means one thing only: “died”, not “fell asleep” or “went away”; children take pictures at their word. Then wait. The questions come in small portions, for weeks.',
		'Children ask three things, aloud or not: was it me, will it happen to you, and who fetches me tomorrow. Answer those; to the rest “I do not know” is a good answer.',
	],
	partingToChild: [
		'Together, if that can be done, and without a culprit: “We are not going to live in one house any more, and it has nothing to do with anything you did.” Then the days: where, when, and with whom.',
	],
	open: [
		'The first line has one task, that the second is read. Say why you come, and be short: “There is something I have wanted to tell you for a while.” Whatever explains it may follow, or stay at home.',
		'Say it once aloud to an empty chair; the sentence at which your voice changes is the one to begin with.',
	],
	question: ['Which sentence must not be missing?', 'How does the other person like to be told things?'],
};
