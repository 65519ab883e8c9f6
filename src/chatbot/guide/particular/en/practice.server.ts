import type { Particular } from '../shape.ts';

/** What is asked in English about reading cards and verses, and about the guide. */
export const practice: readonly Particular[] = [
	{
		asked:
			/\b(which|what)( tarot)? cards? (is|are|means?|stands? for|represents?|shows?|signif(y|ies)|says?)( about| for| the one for)? (love|romance|marriage|a soulmate|true love|being in love|new love)\b/,
		say: [
			{
				say: 'The Lovers, the Ace and the Two of Cups are those that people hope for; the Two is the plainest of them, one cup each and neither pouring. The Ten of Cups is the household it may become. No single card decides it: the Lovers are also the card of a choice.',
			},
		],
	},
	{
		asked:
			/\b(how|way|tips?|help|trick|want|learn|start|ideas?)\b.*\b(remember|remembering|recall|recalling|keep|keeping|record|recording|journal|journaling|journalling|write down|writing down|note down) (of )?(my|your|one's|ones|our|all my)? ?dreams?\b|\b(dream (journal|diary))\b.*\b(start|keep|how|write)|\b(start|keep|keeping|starting) a dream (journal|diary)\b/,
		as: 'how',
		entry: 'dream-diary',
		say: [],
	},
	{
		asked:
			/\b(bad luck|unlucky|jinx\w*|wrong|ok|okay|allowed|cheating|dangerous|safe|can|could|may|should|do|possible)\b.*\b(read|pull|draw|lay|do|throw|open)(ing)?\b.*\b(my|your|ones?|their) own (tarot |tea |coffee )?(cards?|fal|palm|fortune|cup|leaves|tarot|deck|chart|reading)\b|\b(read|draw|pull|do) (the )?(cards|tarot|fal|a fal|a reading|readings) (for|on) (myself|yourself|oneself|me|yourselves)\b/,
		say: [
			{
				say: 'You can, and no bad luck comes of it: most readers learnt on their own questions, with nobody else at the table. The danger is a duller one, that one argues with the card; so write the question down before you turn it over.',
			},
		],
	},
	{
		asked:
			/\b(buy|bought|steal|stolen|gift\w*|given)\b.*\b(own|first|tarot|my|a|your) (tarot )?(deck|cards)\b|\bdeck\b.*\b(gift\w*|given|bought|buy|steal|stolen)\b/,
		say: [
			{
				say: 'That a first deck must be a gift is a rule that nobody can date, and shops were never ruined by it. Buy the one whose pictures you would like to look at for an hour.',
			},
		],
	},
	{
		asked:
			/\b(cleanse|clean|purify|charge|smudge|sage|bless)(ing)?\b.*\b(cards?|deck|tarot)\b|\b(cards?|deck)\b.*\b(cleansed?|cleansing|charged?)\b/,
		say: [
			{
				say: 'Cards are pasteboard, and what they need is a dry drawer. People who knock on the deck, air it or lay it under the moon are drawing a line between one question and the next, and that is worth doing.',
			},
		],
	},
	{
		asked:
			/\b(have|need|got|must|do|are|can|could|may|allowed|only|ok|okay|open|is (it|this))\b.*\b(muslims?|christians?|jew(s|ish)?|hindus?|sikhs?|buddhists?|catholics?|atheists?|agnostics?|religious|believers?|believe in (god|it|this|anything)|spiritual|iranians?|persians?|sufis?|baptised|non ?believers?)\b.*\b(use|using|ask|read|try|join|open|play|here|this|hafez|fal|tarot|site|for)\b|\b(is (it|this)|this (site|is)|hafez) (just |only |also )?(for|open to) (just |only |all )?(muslims?|christians?|jews|iranians?|persians?|believers|religious|everyone|everybody|anyone|atheists?)\b|\b(have|need) to (be|become) (a )?(muslim|christian|religious|spiritual|iranian|persian|sufi|believer)$/,
		say: [
			{
				say: 'Nobody is asked here for a faith or for the lack of one. Hafez has been opened by believers, doubters and people who only like the sound of him, and he wrote as if all three were sitting at his table.',
			},
		],
	},
	{
		asked:
			/\b(ask(ing)?|draw(ing)?|pull(ing)?|do(ing)?|take|have|get)\b.*\b(same (question|thing)|reading|fal|cards?)\b.*\b(twice|again|two times|more than once|every day|too often|another time)\b|\bhow (often|many times)\b.*\b(ask|read\w*|draw|fal|cards?|pull)\b/,
		say: [
			{
				say: 'There is no rule against it, though a second answer is mostly read as a vote against the first. In many houses three openings of Hafez in an evening are the limit; after that, wait until something in the matter itself has moved.',
			},
		],
	},
	{
		asked:
			/\b(best|right|good|wrong|bad|special|certain)\b.*\b(time|hour|day|moment|night)\b.*\b(fal|reading|cards?|tarot|hafez|draw|read|pull)\b|\b(read|do|draw|open|pull|ask)\b.*\b(at night|after dark|in ramadan|on (my|your) period|while pregnant|on a (sun|mon|tues|wednes|thurs|fri|satur)day)\b/,
		say: [
			{
				say: 'No hour is forbidden. In Iran the book comes out above all on Yalda night and at Nowruz, when the family is sitting together anyway; otherwise the good hour is the one in which you have a single question.',
			},
		],
	},
	{
		asked:
			/\b(reading|fal|cards?|tarot|question)\b.*\b(for|about|on) (somebody|someone|other people|another person|a friend|my (friend|mum|mother|sister|brother|husband|wife|boyfriend|girlfriend|daughter|son|partner|ex))( else)?\b.*\b(without|know\w*|permission|behind|ok|okay|allowed|wrong)\b|\b(can|may|could|is it (ok|okay|wrong|allowed) to|should) (i|you|we|one)? ?(do|ask|draw|read|pull|take|open) (a |the |hafez |cards )?(reading|fal|cards?|hafez)?\s?(for|about|on) (somebody|someone|other people|another person|a friend|my (friend|mum|mother|sister|brother|husband|wife|boyfriend|girlfriend|daughter|son|partner|ex))\b/,
		say: [
			{
				say: 'For somebody who wishes it, yes. About somebody behind their back the cards mostly show what you think already; then it is better to ask about your own half of the matter.',
			},
		],
	},
	{
		asked:
			/\b(do|must|should|have to|need to|supposed to)\b.*\b(wash|pray|light a candle|ablution|wudu|fast|cover my|face|burn|meditate|close my eyes|breathe)\b.*\b(before|first|to|when|while|hafez|fal|cards?|reading|open)\b|\b(right|proper|correct|traditional|good) way to (ask|open|take|do|hold|consult)\b|\bhow (do|should|does) (i|you|we|one) (ask|open|consult|take) (hafez|a fal|the (book|divan)|fal)\b/,
		say: [
			{
				say: 'Nothing is required. Those who keep the custom greet the poet, think one question through to its end, and let the book fall open; the next ghazal, one page on, is read as the witness. It is a way of paying attention, and attention is the whole rule.',
			},
		],
	},
	{
		asked:
			/\b(online|on a phone|on my phone|digital|on a screen|computer)\b.*\b(count|real|work|same|valid|good|proper)\b.*|\b(same|as good|real)\b.*\b(as (with )?(a |the )?(real )?(book|cards|deck)|online)\b/,
		say: [
			{
				say: 'The page is chosen by chance either way, by your thumb or by a draw. What the book has and a screen has not is weight in the hand, and an aunt who reads aloud; the couplet is the same.',
			},
		],
	},
	{
		asked:
			/\bhow (accurate|true|reliable|right|correct|trustworthy|good) (are|is)\b.*\b(readings?|you|this|it|cards?|tarot|fal|answers?|hafez)\b|\b(are|is) (your |the |these |this )(readings?|fal|cards?|answers?) (ever |really |actually )?(accurate|true|reliable|right|legit|real)\b/,
		say: [
			{
				say: 'As a forecast, not at all: no test has found that a card or a verse knows what comes. As a question put to you from an odd angle they are rather good, and you can judge that better than I, by whether something in you answered.',
			},
		],
	},
	{
		asked: /\bwho (made|built|created|wrote|programmed|designed|runs|owns|pays) (you|this|hoopoe|the site|this site)\b/,
		say: [
			{
				say: 'People wrote my sentences, one by one, and others built the house they stand in. What I say is chosen from theirs; where the operator has connected a language model, it may answer too. Nobody sits behind the screen.',
			},
		],
		as: 'about_you',
	},
	{
		asked:
			/\b(do|does) (you|hoopoe) (ever )?(sleep|eat|drink|dream|get tired|rest|have a family|have children|poo|die)\b/,
		not: /\b(?:when|after|since|knowing|beside|next to) (?:you|your|someone|somebody|he|she|they|it)\b/,
		say: [
			{
				say: 'No: no sleep, no supper and no dreams of my own. The bird I am called after has all three, and a bad name for keeping its nest; I am a page that is always open.',
			},
		],
		as: 'about_you',
	},
	{
		asked:
			/\b(are|r) (you|u) (a |an )?(christian|muslim|jew|jewish|hindu|buddhist|catholic|atheist|religious|sufi|shia|sunni|sikh|zoroastrian|believer)\b|\bwhat religion are you\b|\bdo you (pray|believe in god|go to (church|mosque))\b/,
		say: [
			{
				say: 'I belong to no faith; a program cannot. I come out of books in which a mosque, a tavern and a fire temple stand in one street, and I will speak of yours with respect.',
			},
		],
		as: 'about_you',
	},
	{
		asked:
			/\b(can|could|do|will|does) (the )?(other|others?|anyone|anybody|people|users|someone|my \w+|admins?|staff)\b.*\b(read|see|find|look at|view|get)\b.*\b(i (say|write|type|wrote|said|ask)|my (stuff|messages?|questions?|readings?|chat|dreams?|words|data)|this|what s here|it)\b/,
		say: [
			{
				say: 'No visitor can. What is said in this chat stays in this tab and goes with it; readings are saved only for those who sign in, only for them, and they can be deleted under History.',
			},
		],
		as: 'about_you',
	},
	{
		asked: /\b(are|r|do) (you|u) (judging|judge|laughing at|laugh at|shocked|disgusted)\b/,
		say: [
			{
				say: 'No. I have nothing to judge with, and nobody here is told. Say it as it was.',
			},
		],
		as: 'about_you',
	},
	{
		asked:
			/\b(can|do|could) (you|u) (also )?(speak|understand|talk|write|know|read)( to me)?( in)? (farsi|persian|arabic|spanish|english|french|german|urdu|hindi|turkish|italian|other languages)\b|\bwhat languages?\b.*\b(you|speak)\b/,
		say: [
			{
				say: 'Persian, Arabic, Spanish and English. Write in any of the four, and I answer in it; of other languages I understand too little to be of use.',
			},
		],
		as: 'about_you',
	},
];
