import type { Particular } from '../shape.ts';

/** What is asked in English about the poets, the signs of the zodiac and the last questions. */
export const lore: readonly Particular[] = [
	{
		asked: /\bwhat do(?:es)? (?:the )?(?:colou?r )?green (?:mean|symboli[sz]e|stand for|represent)\b/,
		not: /\b(?:me|my|dream\w*|dreamt)\b/,
		entry: 'green',
		say: [],
	},
	{
		asked: /\b(?:which|what) bird\b.*\bsolomon\b/,
		entry: 'solomon',
		say: [],
	},
	{
		// "Do you think she's still around", of somebody who died: no heart is guessed at.
		asked:
			/\b(is|are|s|re) (he|she|they|my (mum|mom|dad|nan|gran|grandma|grandad|brother|sister|husband|wife|son|daughter|mother|father|friend|baby|dog|cat)) (really |still )*(still )?(around|with me|with us|watching( over)?|near|listening|somewhere)\b|\b(he|she|they) ?('?s|'?re|is|are) still (around|with me|with us|here somewhere|watching)|\bcan (he|she|they|my (mum|mom|dad|nan|gran|grandma|grandad|brother|sister|husband|wife|son|daughter|mother|father)) (still )?(hear|see) (me|us)\b/,
		not: /\b(boyfriend|girlfriend|ex|online|in the house|outside|stalking|on holiday|at work|with (me|us) or)\b/,
		asks: ['will', 'feelings_of', 'meaning', 'speak', 'knowledge'],
		as: 'will',
		beside: true,
		say: [
			{
				say: 'Nobody who is honest can tell you that for certain, and every people has kept a chair for the answer yes. What can be known is nearer: a voice goes on in the phrases one uses, in how one folds a towel, in the jokes one still hears coming.',
				ask: 'Where do you run into them on an ordinary day?',
			},
		],
	},
	{
		asked:
			/(?=.*\b(read|reads|reading|admired?|influenced?|inspired?|met|meet|love[ds]?|like[ds]?)\b)(\bgoethe\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\bgoethe\b)/,
		say: [
			{
				say: 'He did, at sixty-four, in the German of Joseph von Hammer, and he was so taken that he answered with a whole book, the West-Eastern Divan of 1819. In it he calls the two of them twins; in Weimar two stone chairs face each other on a square for just that reason.',
			},
		],
	},
	{
		asked:
			/^(and |so |hey )?how('?s| is) (mr |master |old )?(dante|rumi|hafe?[ei]z|saadi|khayyam|attar|goethe|shakespeare|neruda|ferdowsi|rilke|borges|lorca|machado|tagore|gibran)( doing| today| these days| keeping| getting on| then)?$/,
		say: [
			{
				say: 'Dead these many years, if you mean the poet, and in good health on the shelf. If you mean somebody nearer who was named after him, tell me what is the matter.',
			},
		],
	},
	{
		asked:
			/\brumi\b.*\b(marry|married|wife|wives|children|kids|sons?|daughter|family)\b|\b(wife|wives|children|sons?|family) of rumi\b/,
		say: [
			{
				say: 'Twice: first Gowhar Khatun, who died young, then Kerra Khatun, and there were four children. One of them, Sultan Valad, gave the whirling of his father its order and its steps.',
			},
		],
	},
	{
		asked:
			/\bhafe?[ei]z\b.*\b(marry|married|wife|wives|children|kids|sons?|daughter|family)\b|\b(wife|wives|children|son|family) of hafe?[ei]z\b/,
		say: [
			{
				say: 'Nothing certain is known. Some ghazals mourn a companion of the house and a child, and from these readers have made him a wife and a son who died before him; no document says more.',
			},
		],
	},
	{
		asked: /\bhafe?[ei]z\b.*\b(buried|grave|tomb|burial|mausoleum)\b|\b(grave|tomb|bur(y|ied)) (of )?hafe?[ei]z\b/,
		say: [
			{
				say: 'In Shiraz, in the garden that is called after him, the Hafezieh: an alabaster stone with one of his ghazals on it under an open dome. People go there in the evening, with the Divan, and ask him things.',
			},
		],
	},
	{
		asked: /\b(rumi|shams)\b.*\b(gay|lovers?|homosexual|in love with|sleep together|relationship)\b/,
		say: [
			{
				say: 'Nobody knows. Rumi’s poems speak of Shams in the language of love, as Sufi poems speak of the friend and of God; what the two were to each other behind a door, no source can say.',
			},
		],
	},
	{
		asked:
			/\bhafe?[ei]z\b.*\b(drink|drank|drunk|wine|alcohol|drinker)\b|\bwine\b.*\b(hafe?[ei]z|persian poe\w+|sufi\w*)\b/,
		say: [
			{
				say: 'Both readings are six hundred years old: wine from a jar, in a town whose morality police he mocked, and wine as the drunkenness of God. He took care that no line would decide it.',
			},
		],
	},
	{
		asked:
			/\b(what|why)\b.*\b(name|called|word)\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\b(name )?(mean|meaning|stand for|real name)\b/,
		say: [
			{
				say: 'Hafez is one who keeps the Quran by heart; his own name was Shams al-Din Mohammad. In one ghazal he says that he knew it in all fourteen ways of reciting.',
			},
		],
	},
	{
		asked:
			/\b(how many)\b.*\b(ghazals?|poems|verses)\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\bhow many\b|\bhow many\b.*\bdid hafe?[ei]z\b/,
		say: [
			{
				say: 'The edition of Qazvini and Ghani, which is read here, counts 495 ghazals, beside a few longer poems and quatrains. He never put them together himself; a friend is said to have done it after his death.',
			},
		],
	},
	{
		asked:
			/\b(rumi|hafe?[ei]z)\b.*\b(memes?|instagram|internet|online|fake|really (say|said|write|wrote)|actually (say|said|write|wrote))\b|\b(fake|real) (rumi|hafe?[ei]z)\b/,
		say: [
			{
				say: 'Many of the lines that go about under those two names are by their English translators, or by nobody. What is recited here has its place in an edition beside it, so that you can look it up.',
			},
		],
	},
	{
		asked:
			/\b(rumi|hafe?[ei]z)\b.*\b(language|persian or|arabic or|turkish or|write in|wrote in|speak)\b|\b(what|which) language\b.*\b(rumi|hafe?[ei]z)\b/,
		say: [
			{
				say: 'In Persian, both of them. Hafez mixes in Arabic half-lines, as an educated man of Shiraz would; with Rumi, who lived among Turks and Greeks in Konya, there are some verses in their languages too.',
			},
		],
	},
	{
		asked:
			/\bhow did (rumi|mawlana|moulana) die\b|\b(rumi)('?s)? (death|funeral|wedding night)\b|\brumi\b.*\b17 december\b/,
		say: [
			{
				say: 'Of a fever, in Konya, on 17 December 1273; Muslims, Christians and Jews are said to have walked behind the coffin. He had asked not to be wept for, and his night is still kept there under the name of a wedding.',
			},
		],
	},
	{
		asked:
			/\b(draw\w*|drew|pull\w*|got|get|card|cards|tarot)\b.*\bdeath\b.*\b(mean|die|dies|dying|dead|real|bad|scared|worried)\b|\bdeath card\b.*\b(mean|die|dies|dying|bad|literal\w*)\b|\b(will|does|do|is|should)\b.*\b(die|dying|scared|worried)\b.*\b(death card|card of death|drew death|pulled death|drawing death)\b/,
		say: [
			{
				say: 'No: no reader who is worth the name takes it so. Death on that card rides past a king who has fallen and a child who holds out flowers, with the sun between two towers behind; it is read as something that ends because it is over, a job, a habit, a name for oneself.',
			},
		],
	},
	{
		asked: /\bwho (has |have )?translated\b.*\brumi\b|\brumi\b.*\b(translat\w+|in english)\b/,
		say: [
			{
				say: 'Reynold Nicholson put the whole Masnavi into English between 1925 and 1940, with notes; Arberry many of the ghazals after him. The famous free versions by Coleman Barks were made from such translations and not from the Persian.',
			},
		],
	},
	{
		asked: /\bwho (has |have )?translated\b.*\bhafe?[ei]z\b|\bhafe?[ei]z\b.*\b(translat\w+|in english)\b|\bladinsky\b/,
		say: [
			{
				say: 'Gertrude Bell, in 1897, in verse that is still loved; after her Arberry, Avery and Dick Davis, among others. The lines by Daniel Ladinsky that go about under the name of Hafez are poems of his own.',
			},
		],
	},
	{
		asked:
			/\b(are|is) (a |an |all |most )?(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(s|es|ns|ans)?( men| women| people)?\b.*\b(jealous|stubborn|loyal|faithful|lazy|emotional|honest|liars?|cheat\w*|cold|clingy|generous|selfish|moody|good|bad|compatible|romantic|toxic|shy|clever|mean)\b/,
		say: [
			{
				say: 'So the books of the stars have had it for centuries, and no study that counted heads has found it: people born in one month are as jealous, loyal or stubborn as those born in any other. If it is one of them you are thinking of, tell me what happened.',
			},
		],
	},
	{
		asked: /\belement\b.*\b(aries|leo|sagittarius)\b|\b(aries|leo|sagittarius)\b.*\belement\b/,
		say: [
			{
				say: 'Fire, which Aries, Leo and Sagittarius share. The old texts make fire quick, generous and hard to keep in a room; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
			},
		],
	},
	{
		asked: /\belement\b.*\b(taurus|virgo|capricorn)\b|\b(taurus|virgo|capricorn)\b.*\belement\b/,
		say: [
			{
				say: 'Earth, which Taurus, Virgo and Capricorn share. The old texts make earth slow, useful and faithful to what it has once taken in; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
			},
		],
	},
	{
		asked: /\belement\b.*\b(gemini|libra|aquarius)\b|\b(gemini|libra|aquarius)\b.*\belement\b/,
		say: [
			{
				say: 'Air, which Gemini, Libra and Aquarius share. The old texts make air talkative, fair and never quite at home; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
			},
		],
	},
	{
		asked: /\belement\b.*\b(cancer|scorpio|pisces)\b|\b(cancer|scorpio|pisces)\b.*\belement\b/,
		say: [
			{
				say: 'Water, which Cancer, Scorpio and Pisces share. The old texts make water deep, retentive and ready to take any shape; the four elements are older than the twelve signs, and were laid over them by the Greeks.',
			},
		],
	},
	{
		asked:
			/\b(what|where|do you (think|know|believe))\b.*\b(happens?|comes|is there|go|goes)\b.*\b(we|you|people|i|they|one) die\b|\bwhat (happens|comes|is there) after (death|we die|you die|life)\b/,
		say: [
			{
				say: 'Nobody has sent word of it that could be checked. Rumi let the night of his death be called a wedding; Khayyam saw a potter breaking the cups that he had made so well; the Quran and the Bible tell of a waking and of an account. Who is on your mind as you ask?',
			},
		],
	},
	{
		asked:
			/\b(do|does|can|will|did) (a |an |my |your |our |people s |those |these |such |any )?(dreams?|nightmares?)( ever| really| actually| always| sometimes)? (come true|predict|foretell|tell the future|warn|happen|mean anything)|\b(are|is) (dreams?|nightmares?) (true|real|prophetic|a (sign|warning))/,
		ofDreams: true,
		say: [
			{
				say: 'Nobody has found that they do: those that come close are told for years, and the thousands that missed are forgotten by lunch. The old interpreters already set aside most dreams as the leavings of the day. What a dream shows well is what occupies you. Which one do you have in mind?',
			},
		],
	},
];
