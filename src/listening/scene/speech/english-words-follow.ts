/** Verbs of bidding as speech begins with them. */
const biddings =
	'stop|come|go|wake|put|take|leave|keep|hold|mind|give|get|wait|look|listen|help|turn|bring|open|close|shut|sit|stand|eat|drink|follow|hurry|let|be|stay|remember|forget|forgive|hide|climb|jump|sleep|pray|swim|tell|call|run|walk|lie|lock|feed|find|count|choose|kneel|breathe|push|pull|burn|bury|save|finish|start|try|trust|ask|say|pass';
/** How speech begins that is told in the present, to somebody or by somebody of themselves. */
const present = [
	"do(?:n['’]?t| not)(?= \\p{L})",
	'never (?:go|come|open|look|trust|tell|forget|leave|let|turn|say)\\b',
	"i['’](?:m|ll|ve)\\b(?! (?:never )?been (?:told|called))|i (?:am|will|can|have|love|forgive|know|see|need|want|miss|told you|never|don['’]?t|can['’]?t|won['’]?t|do|still|remember)\\b",
	"you['’]?(?:re|ve|ll)\\b|you (?:are|can|must|will|have|know|look|need|should|left|forgot|did|do|don['’]?t|can['’]?t|won['’]?t|never|always|owe|belong|killed|promised)\\b",
	"we['’](?:re|ve|ll)\\b|we (?:are|have|will|need|can|don['’]?t|can['’]?t|must)\\b",
	"(?:it|that|there|here|he|she|who|what|where|how|everything|nothing|everyone|nobody)['’]s\\b|(?:it|this|there|that|everything|nothing|nobody|everyone) (?:is|isn['’]?t|will|can|has|hurts)\\b",
	"they['’](?:re|ve|ll)\\b|they (?:are|have|will)\\b",
	"(?:the|your|my) \\p{L}+ (?:goes|needs|wants|belongs|is|are|isn['’]?t|aren['’]?t|has|will|won['’]?t|can['’]?t)\\b",
	'(?:where|what|who|why|how) (?:are|is|do|did|have|has|can|will|were) (?:you|we|i|my|your|the|it|they|all)\\b|who (?:left|took|let|told|is|are|has|ate|put)\\b',
	'(?:are|do|did|can|will|have|would) you\\b',
	'sorry\\b(?= \\p{L}|,)|please\\b|welcome\\b|not (?:yet|today|now|this|that|you|here|again|him|her)\\b|goodbye (?:my|love|darling)\\b',
].join('|');
const start = `(?:(?:${biddings})\\b|${present})`;

const whom = '(?:me|us|him|her|them|everyone|everybody|it|nobody|(?:the|my|his|her) \\p{L}+)';
/** What stands before the words: a verb of saying and whom it speaks to, what is written, "all he said was". */
const before = [
	`\\b(?:told|tells|telling|asked|begged|warned|reminded|texted|messaged) ${whom}(?: (?:straight|again|quietly|softly|all))?,?`,
	`\\b(?:said|says|say|whispered|shouted|muttered|murmured|hissed|yelled|screamed|called|cried|sang|roared|bellowed|croaked|mumbled|announced|answered|replied|sobbed|laughed|mouthed|chanted|barked|wrote|repeated|goes)(?: (?:to|at|after|back to) ${whom}(?: all)?)?(?: (?:again|quietly|softly|twice|loudly|suddenly))?,?`,
	`\\b(?:saying|whispering|shouting|muttering|repeating|singing|calling|screaming|yelling|chanting|hissing|telling ${whom})(?: (?:to|at) ${whom})?,?`,
	'\\b(?:note|sign|letter|message|text|banner|screen|card|label|headline|poster|notice|ticket|board|page|it|which|that) (?:just |only )?reads?,?',
	'\\b(?:written|painted|carved|scratched|scrawled|sprayed|chalked|printed|tattooed)(?: (?:on|in|across|over|above) (?:it|the \\p{L}+|my \\p{L}+))?(?: (?:was|were))?,?',
	'\\b(?:on|in|across|over|above) (?:it|the \\p{L}+|a \\p{L}+) (?:was|were) (?:written|painted|carved|scratched|scrawled|sprayed|chalked|printed)(?: the words?)?,?',
	'\\b(?:all|the only thing|the last thing|the first thing) (?:he|she|it|they|i|mum|mom|dad|anyone|everyone|(?:the|my) \\p{L}+) (?:ever |would |could |just )?(?:said|says|say|wrote)(?: to me)? (?:was|is),?',
	'\\b(?:his|her|their|its|my|the) (?:only |last |first |final )?words (?:to me )?(?:were|was|are),?',
	'\\b(?:with|was|got|sent|came|had|in) an? (?:message|text|voice note|email|note|telegram|voicemail)(?: (?:from|on|for) (?:my |the |an? )?\\p{L}+(?: \\p{L}+)?)?,',
	'\\b(?:tell|telling|told) (?:me|us|am|them) say|\\b(?:talk|shout|come talk|dey talk|dey shout) say',
	'\\bsays (?:he|she|i)(?: to (?:me|us|him|her|them))?,',
	'\\b(?:he|she|they|mum|mom|dad|nan|gran|(?:my|the) \\p{L}+) (?:just )?went,?',
	"(?<!\\b(?:it|that|this|there|everything) )\\b(?:was|were|is|am|are|be|['’]s|['’]re) (?:just |all )?like,?",
].join('|');

/** Behind "like" and "goes" a bidding may be another thing: "she goes to look", "it was like open water". */
const loosely = /(?:like|goes|went),?\s+$/i;
const looseStart = new RegExp(
	`^(?:(?:stop|come|wake|put|take|leave|keep (?:\\p{L}+ing)|mind|give|wait|listen|hurry|let|be (?:quiet|careful|good)) |${present})`,
	'iu',
);

/** "A girl tugged my sleeve, is my mother here": an act, and behind the comma words to somebody. */
export const wordsBesideAct =
	/\b(?:leaned|leant|bent|turned|winked|nodded|smiled|shrugged|sighed|waved|tugged|shook|patted|tapped|grabbed|squeezed|beckoned|pointed|frowned|held out|looked (?:up|at|round))(?: (?!(?:i|we|and|but)\b)[\p{L}’'-]+){0,4},\s+((?:(?:don['’]?t|come|go|wake|stop|wait|follow|mind|hurry|see) (?:\p{L}+)|you['’]?(?:re|ll|ve)\b|you (?:are|can|must|will|need|left|forgot)\b|(?:is|are|do|did|have|can|will) (?:you|my|this|that|it|we)\b|(?:where|what|who)['’]?s (?:my|your|the|that|this)\b|where (?:is|are)\b)[^.!?"“”\n]*)/giu;

/** What words follow, and where they begin. */
export const wordsFollow = new RegExp(`(?:${before})\\s+(?=${start})([^.!?"“”\\n:]+)`, 'giu');

/** Whether the words are speech behind this, and not the verb's own object. */
export function isSaidBehind(whole: string, own: string): boolean {
	const verb = whole.slice(0, whole.length - own.length);
	if (loosely.test(verb)) return looseStart.test(own);
	// "She asked me who is coming", "I asked the queen open the door": only questions are asked.
	if (/^asked\b/i.test(verb)) return /^(?:are|do|did|can|will|have|would|where|what|who|why|how|please)\b/i.test(own);
	return true;
}

const acts =
	'vanished|disappeared|ran|walked|turned|laughed|smiled|nodded|handed|shut|closed|slammed|left|went|sat|fell|died|flew|swam|hung up|drove|melted|dissolved|faded|jumped|kissed|hugged|pointed|pushed|pulled|threw|gave|took|opened|woke|collapsed|burst|started|began|shook|winked|shrugged|waved|bowed|climbed|stepped|wandered|slid|sank|crumbled|exploded|drifted|floated|licked|ate|drank|spat|bit|grabbed|pressed|cried|wept|sighed|held|put (?:his|her|the|a|on)|kept|got (?:up|in|into|on|off|out)|looked|stared|lay|rolled|trotted|galloped|slithered|carried|showed|stood|switched|dropped';
/** What is told behind the words, where it is taken up again without a comma. */
export const actBehind = new RegExp(
	`(?:,? (?:and|then|and then) (?:then |just |slowly |suddenly )?(?:${acts})\\b|,? (?:over and over|again and again|on repeat|on a loop)\\b|,? before (?:\\p{L}+ing (?:off|away|out|back|up|down|into|through|the|me|his|her|my|on)|(?:he|she|they|it) \\p{L}+)\\b| (?:at|to) (?:me|us|him|her|them)(?=\\s*$| and\\b)| (?:on|in|across) (?:the|my) (?:\\p{L}+ )?(?:glass|wall|window|mirror|blackboard|whiteboard|steam|sand|snow|dust|door)(?=\\s*$| (?:in|with)\\b)|, (?:then|and) (?:the|my|everything|everyone|everybody) ).*$`,
	'iu',
);
