import type { PracticeWords } from './shape.ts';

/** What English visitors ask about the practice itself, in folded text (`fold.ts`), and what is answered. */
export const practice: PracticeWords = [
	{
		asked:
			/\b(bad luck|unlucky|jinx\w*|wrong|ok|okay|allowed|cheating|dangerous|safe|can|could|may|should|do|possible)\b.*\b(read|pull|draw|lay|do|throw|open)(ing)?\b.*\b(my|your|ones?|their) own (tarot |tea |coffee )?(cards?|fal|palm|fortune|cup|leaves|tarot|deck|chart|reading)\b|\b(read|draw|pull|do) (the )?(cards|tarot|fal|a fal|a reading|readings) (for|on) (myself|yourself|oneself|me|yourselves)\b/,
		say: 'You can, and no bad luck comes of it: most readers learnt on their own questions, with nobody else at the table. The danger is a duller one, that one argues with the card; so write the question down before you turn it over.',
	},
	{
		asked:
			/\b(buy|bought|steal|stolen|gift\w*|given)\b.*\b(own|first|tarot|my|a|your) (tarot )?(deck|cards)\b|\bdeck\b.*\b(gift\w*|given|bought|buy|steal|stolen)\b/,
		say: 'That a first deck must be a gift is a rule that nobody can date, and shops were never ruined by it. Buy the one whose pictures you would like to look at for an hour.',
	},
	{
		asked:
			/\b(cleanse|clean|purify|charge|smudge|sage|bless)(ing)?\b.*\b(cards?|deck|tarot)\b|\b(cards?|deck)\b.*\b(cleansed?|cleansing|charged?)\b/,
		say: 'Cards are pasteboard, and what they need is a dry drawer. People who knock on the deck, air it or lay it under the moon are drawing a line between one question and the next, and that is worth doing.',
	},
	{
		asked:
			/\b(have|need|got|must|do|are|can|could|may|allowed|only|ok|okay|open|is (it|this))\b.*\b(muslims?|christians?|jew(s|ish)?|hindus?|sikhs?|buddhists?|catholics?|atheists?|agnostics?|religious|believers?|believe in (god|it|this|anything)|spiritual|iranians?|persians?|sufis?|baptised|non ?believers?)\b.*\b(use|using|ask|read|try|join|open|play|here|this|hafez|fal|tarot|site|for)\b|\b(is (it|this)|this (site|is)|hafez) (just |only |also )?(for|open to) (just |only |all )?(muslims?|christians?|jews|iranians?|persians?|believers|religious|everyone|everybody|anyone|atheists?)\b|\b(have|need) to (be|become) (a )?(muslim|christian|religious|spiritual|iranian|persian|sufi|believer)$/,
		say: 'Nobody is asked here for a faith or for the lack of one. Hafez has been opened by believers, doubters and people who only like the sound of him, and he wrote as if all three were sitting at his table.',
	},
	{
		asked:
			/\b(ask(ing)?|draw(ing)?|pull(ing)?|do(ing)?|take|have|get)\b.*\b(same (question|thing)|reading|fal|cards?)\b.*\b(twice|again|two times|more than once|every day|too often|another time)\b|\bhow (often|many times)\b.*\b(ask|read\w*|draw|fal|cards?|pull)\b/,
		say: 'There is no rule against it, though a second answer is mostly read as a vote against the first. In many houses three openings of Hafez in an evening are the limit; after that, wait until something in the matter itself has moved.',
	},
	{
		asked:
			/\b(best|right|good|wrong|bad|special|certain)\b.*\b(time|hour|day|moment|night)\b.*\b(fal|reading|cards?|tarot|hafez|draw|read|pull)\b|\b(read|do|draw|open|pull|ask)\b.*\b(at night|after dark|in ramadan|on (my|your) period|while pregnant|on a (sun|mon|tues|wednes|thurs|fri|satur)day)\b/,
		say: 'No hour is forbidden. In Iran the book comes out above all on Yalda night and at Nowruz, when the family is sitting together anyway; otherwise the good hour is the one in which you have a single question.',
	},
	{
		asked:
			/\b(reading|fal|cards?|tarot|question)\b.*\b(for|about|on) (somebody|someone|other people|another person|a friend|my (friend|mum|mother|sister|brother|husband|wife|boyfriend|girlfriend|daughter|son|partner|ex))( else)?\b.*\b(without|know\w*|permission|behind|ok|okay|allowed|wrong)\b|\b(can|may|could|is it (ok|okay|wrong|allowed) to|should) (i|you|we|one)? ?(do|ask|draw|read|pull|take|open) (a |the |hafez |cards )?(reading|fal|cards?|hafez)?\s?(for|about|on) (somebody|someone|other people|another person|a friend|my (friend|mum|mother|sister|brother|husband|wife|boyfriend|girlfriend|daughter|son|partner|ex))\b/,
		say: 'For somebody who wishes it, yes. About somebody behind their back the cards mostly show what you think already; then it is better to ask about your own half of the matter.',
	},
	{
		asked:
			/\b(do|must|should|have to|need to|supposed to)\b.*\b(wash|pray|light a candle|ablution|wudu|fast|cover my|face|burn|meditate|close my eyes|breathe)\b.*\b(before|first|to|when|while|hafez|fal|cards?|reading|open)\b|\b(right|proper|correct|traditional|good) way to (ask|open|take|do|hold|consult)\b|\bhow (do|should|does) (i|you|we|one) (ask|open|consult|take) (hafez|a fal|the (book|divan)|fal)\b/,
		say: 'Nothing is required. Those who keep the custom greet the poet, think one question through to its end, and let the book fall open; the next ghazal, one page on, is read as the witness. It is a way of paying attention, and attention is the whole rule.',
	},
	{
		asked:
			/\b(online|on a phone|on my phone|digital|on a screen|computer)\b.*\b(count|real|work|same|valid|good|proper)\b.*|\b(same|as good|real)\b.*\b(as (with )?(a |the )?(real )?(book|cards|deck)|online)\b/,
		say: 'The page is chosen by chance either way, by your thumb or by a draw. What the book has and a screen has not is weight in the hand, and an aunt who reads aloud; the couplet is the same.',
	},
	{
		asked:
			/\bhow (accurate|true|reliable|right|correct|trustworthy|good) (are|is)\b.*\b(readings?|you|this|it|cards?|tarot|fal|answers?|hafez)\b|\b(are|is) (your |the |these |this )(readings?|fal|cards?|answers?) (ever |really |actually )?(accurate|true|reliable|right|legit|real)\b/,
		say: 'As a forecast, not at all: no test has found that a card or a verse knows what comes. As a question put to you from an odd angle they are rather good, and you can judge that better than I, by whether something in you answered.',
	},
	{
		asked:
			/(?=.*\b(read|reads|reading|admired?|influenced?|inspired?|met|meet|love[ds]?|like[ds]?)\b)(\bgoethe\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\bgoethe\b)/,
		say: 'He did, at sixty-four, in the German of Joseph von Hammer, and he was so taken that he answered with a whole book, the West-Eastern Divan of 1819. In it he calls the two of them twins; in Weimar two stone chairs face each other on a square for just that reason.',
	},
	{
		asked:
			/^(and |so |hey )?how('?s| is) (mr |master |old )?(dante|rumi|hafe?[ei]z|saadi|khayyam|attar|goethe|shakespeare|neruda|ferdowsi|rilke|borges|lorca|machado|tagore|gibran)( doing| today| these days| keeping| getting on| then)?$/,
		say: 'Dead these many years, if you mean the poet, and in good health on the shelf. If you mean somebody nearer who was named after him, tell me what is the matter.',
	},
	{
		asked: /\bwho (made|built|created|wrote|programmed|designed|runs|owns|pays) (you|this|hoopoe|the site|this site)\b/,
		say: 'People wrote my sentences, one by one, and others built the house they stand in. What I say is chosen from theirs; where the operator has connected a language model, it may answer too. Nobody sits behind the screen.',
		as: 'about_you',
	},
	{
		asked:
			/\b(do|does) (you|hoopoe) (ever )?(sleep|eat|drink|dream|get tired|rest|have a family|have children|poo|die)\b/,
		say: 'No: no sleep, no supper and no dreams of my own. The bird I am called after has all three, and a bad name for keeping its nest; I am a page that is always open.',
		as: 'about_you',
	},
	{
		asked:
			/\b(are|r) (you|u) (a |an )?(christian|muslim|jew|jewish|hindu|buddhist|catholic|atheist|religious|sufi|shia|sunni|sikh|zoroastrian|believer)\b|\bwhat religion are you\b|\bdo you (pray|believe in god|go to (church|mosque))\b/,
		say: 'I belong to no faith; a program cannot. I come out of books in which a mosque, a tavern and a fire temple stand in one street, and I will speak of yours with respect.',
		as: 'about_you',
	},
	{
		asked:
			/\b(can|could|do|will|does) (the )?(other|others?|anyone|anybody|people|users|someone|my \w+|admins?|staff)\b.*\b(read|see|find|look at|view|get)\b.*\b(i (say|write|type|wrote|said|ask)|my (stuff|messages?|questions?|readings?|chat|dreams?|words|data)|this|what s here|it)\b/,
		say: 'No visitor can. What is said in this chat stays in this tab and goes with it; readings are saved only for those who sign in, only for them, and they can be deleted under History.',
		as: 'about_you',
	},
	{
		asked:
			/\bi('ve)? (just |once |have )*(hit|smacked|slapped|shook|beat|struck|kicked|shoved|belted|hurt) my (own |little |youngest |eldest |\w+ year old |baby |step ?)*(son|daughter|kid|kids|child|children|baby|boy|girl|toddler|little one|lad|girls|boys)\b(?! (at|in|by accident|with (a|the|my) (ball|car|bike|door|news|trolley|pram)|accidentally|for sponsorship))/,
		say: 'That was hard to write, and it was right to write it. A child who has been hit needs to hear from the one who did it, today and in short words: that was wrong, and it was not your fault. Then see to it that you are not alone with the next bad hour: leave the room while the child is safe, ring somebody, and tell a doctor or a parents’ helpline what happened, as you told me. Whom could you ring tonight?',
		as: 'told',
	},
	{
		asked:
			/\brumi\b.*\b(marry|married|wife|wives|children|kids|sons?|daughter|family)\b|\b(wife|wives|children|sons?|family) of rumi\b/,
		say: 'Twice: first Gowhar Khatun, who died young, then Kerra Khatun, and there were four children. One of them, Sultan Valad, gave the whirling of his father its order and its steps.',
	},
	{
		asked:
			/\bhafe?[ei]z\b.*\b(marry|married|wife|wives|children|kids|sons?|daughter|family)\b|\b(wife|wives|children|son|family) of hafe?[ei]z\b/,
		say: 'Nothing certain is known. Some ghazals mourn a companion of the house and a child, and from these readers have made him a wife and a son who died before him; no document says more.',
	},
	{
		asked: /\bhafe?[ei]z\b.*\b(buried|grave|tomb|burial|mausoleum)\b|\b(grave|tomb|bur(y|ied)) (of )?hafe?[ei]z\b/,
		say: 'In Shiraz, in the garden that is called after him, the Hafezieh: an alabaster stone with one of his ghazals on it under an open dome. People go there in the evening, with the Divan, and ask him things.',
	},
	{
		asked: /\b(rumi|shams)\b.*\b(gay|lovers?|homosexual|in love with|sleep together|relationship)\b/,
		say: 'Nobody knows. Rumi’s poems speak of Shams in the language of love, as Sufi poems speak of the friend and of God; what the two were to each other behind a door, no source can say.',
	},
	{
		asked:
			/\bhafe?[ei]z\b.*\b(drink|drank|drunk|wine|alcohol|drinker)\b|\bwine\b.*\b(hafe?[ei]z|persian poe\w+|sufi\w*)\b/,
		say: 'Both readings are six hundred years old: wine from a jar, in a town whose morality police he mocked, and wine as the drunkenness of God. He took care that no line would decide it.',
	},
	{
		asked:
			/\b(what|why)\b.*\b(name|called|word)\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\b(name )?(mean|meaning|stand for|real name)\b/,
		say: 'Hafez is one who keeps the Quran by heart; his own name was Shams al-Din Mohammad. In one ghazal he says that he knew it in all fourteen ways of reciting.',
	},
	{
		asked:
			/\b(how many)\b.*\b(ghazals?|poems|verses)\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\bhow many\b|\bhow many\b.*\bdid hafe?[ei]z\b/,
		say: 'The edition of Qazvini and Ghani, which is read here, counts 495 ghazals, beside a few longer poems and quatrains. He never put them together himself; a friend is said to have done it after his death.',
	},
	{
		asked:
			/\b(rumi|hafe?[ei]z)\b.*\b(memes?|instagram|internet|online|fake|really (say|said|write|wrote)|actually (say|said|write|wrote))\b|\b(fake|real) (rumi|hafe?[ei]z)\b/,
		say: 'Many of the lines that go about under those two names are by their English translators, or by nobody. What is recited here has its place in an edition beside it, so that you can look it up.',
	},
	{
		asked:
			/\b(rumi|hafe?[ei]z)\b.*\b(language|persian or|arabic or|turkish or|write in|wrote in|speak)\b|\b(what|which) language\b.*\b(rumi|hafe?[ei]z)\b/,
		say: 'In Persian, both of them. Hafez mixes in Arabic half-lines, as an educated man of Shiraz would; with Rumi, who lived among Turks and Greeks in Konya, there are some verses in their languages too.',
	},
	{
		asked: /\bhow did (rumi|mawlana|moulana) die\b|\b(rumi)\b.*\b(death|funeral|wedding night|17 december)\b/,
		say: 'Of a fever, in Konya, on 17 December 1273; Muslims, Christians and Jews are said to have walked behind the coffin. He had asked not to be wept for, and his night is still kept there under the name of a wedding.',
	},
	{
		asked:
			/\b(draw\w*|drew|pull\w*|got|get|card|cards|tarot)\b.*\bdeath\b.*\b(mean|die|dies|dying|dead|real|bad|scared|worried)\b|\bdeath card\b.*\b(mean|die|dies|dying|bad|literal\w*)\b|\b(will|does|do|is|should)\b.*\b(die|dying|scared|worried)\b.*\b(death card|card of death|drew death|pulled death|drawing death)\b/,
		say: 'No: no reader who is worth the name takes it so. Death on that card rides past a king who has fallen and a child who holds out flowers, with the sun between two towers behind; it is read as something that ends because it is over, a job, a habit, a name for oneself.',
	},
	{
		asked: /\bwho (has |have )?translated\b.*\brumi\b|\brumi\b.*\b(translat\w+|in english)\b/,
		say: 'Reynold Nicholson put the whole Masnavi into English between 1925 and 1940, with notes; Arberry many of the ghazals after him. The famous free versions by Coleman Barks were made from such translations and not from the Persian.',
	},
	{
		asked: /\bwho (has |have )?translated\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\b(translat\w+|in english)\b|\bladinsky\b/,
		say: 'Gertrude Bell, in 1897, in verse that is still loved; after her Arberry, Avery and Dick Davis, among others. The lines by Daniel Ladinsky that go about under the name of Hafez are poems of his own.',
	},
	{
		asked:
			/\b(are|is) (a |an |all |most )?(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(s|es|ns|ans)?( men| women| people)?\b.*\b(jealous|stubborn|loyal|faithful|lazy|emotional|honest|liars?|cheat\w*|cold|clingy|generous|selfish|moody|good|bad|compatible|romantic|toxic|shy|clever|mean)\b/,
		say: 'So the books of the stars have had it for centuries, and no study that counted heads has found it: people born in one month are as jealous, loyal or stubborn as those born in any other. If it is one of them you are thinking of, tell me what happened.',
	},
	{
		asked: /\belement\b.*\b(aries|leo|sagittarius)\b|\b(aries|leo|sagittarius)\b.*\belement\b/,
		say: 'Fire, which Aries, Leo and Sagittarius share. The old texts make fire quick, generous and hard to keep in a room; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
	},
	{
		asked: /\belement\b.*\b(taurus|virgo|capricorn)\b|\b(taurus|virgo|capricorn)\b.*\belement\b/,
		say: 'Earth, which Taurus, Virgo and Capricorn share. The old texts make earth slow, useful and faithful to what it has once taken in; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
	},
	{
		asked: /\belement\b.*\b(gemini|libra|aquarius)\b|\b(gemini|libra|aquarius)\b.*\belement\b/,
		say: 'Air, which Gemini, Libra and Aquarius share. The old texts make air talkative, fair and never quite at home; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
	},
	{
		asked: /\belement\b.*\b(cancer|scorpio|pisces)\b|\b(cancer|scorpio|pisces)\b.*\belement\b/,
		say: 'Water, which Cancer, Scorpio and Pisces share. The old texts make water deep, retentive and ready to take any shape; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
	},
	{
		asked:
			/\b(what|where|do you (think|know|believe))\b.*\b(happens?|comes|is there|go|goes)\b.*\b(we|you|people|i|they|one) die\b|\bwhat (happens|comes|is there) after (death|we die|you die|life)\b/,
		say: 'Nobody has sent word of it that could be checked. Rumi let the night of his death be called a wedding; Khayyam saw a potter breaking the cups that he had made so well; the Quran and the Bible tell of a waking and of an account. Who is on your mind as you ask?',
	},
	{
		asked: /\b(are|r|do) (you|u) (judging|judge|laughing at|laugh at|shocked|disgusted)\b/,
		say: 'No. I have nothing to judge with, and nobody here is told. Say it as it was.',
		as: 'about_you',
	},
	{
		asked:
			/\b(can|do|could) (you|u) (also )?(speak|understand|talk|write|know|read)( to me)?( in)? (farsi|persian|arabic|spanish|english|french|german|urdu|hindi|turkish|italian|other languages)\b|\bwhat languages?\b.*\b(you|speak)\b/,
		say: 'Persian, Arabic, Spanish and English. Write in any of the four, and I answer in it; of other languages I understand too little to be of use.',
		as: 'about_you',
	},
];
