import type { Language } from '#src/language/languages.ts';

/** How much each of these makes a short English text ordinary talk, or a dream where it is below zero. */
const english: readonly (readonly [RegExp, number])[] = [
	// Requests and courtesies.
	[
		/\b(?:please|cheers|ta|would you mind|(?:can|could|will|would) (?:you|somebody|someone)|give us|do you want|help yourself)\b/,
		1,
	],
	// Prices, shops, counting.
	[
		/[£$€]|\b(?:quid|pounds? (?:a|each|off)|a dozen|half a dozen|for sale|receipt|refund|on offer|half price|honesty (?:box|money))\b/,
		1.2,
	],
	// When things are done by day.
	[
		/\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|this (?:year|month|week|winter|summer|season)|these days|at the moment|as usual|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|at weekends?|half past|o'clock on|till (?:march|april|june|monday)|every (?:spring|summer|winter|autumn|sunday|week|year))\b/,
		0.8,
	],
	[
		/\b(?:next door's|next door (?:has|have|is|are|were|got)|the \S+ next door|down the road|the council|the (?:builders?|landlord|surgery|vet)|the (?:quiz|league|tie-break|fixture)|(?:ran|bumped) into (?:my|an|our) old)\b/,
		0.9,
	],
	// What is to be done about things.
	[
		/\b(?:wants?|needs?) (?:cleaning|doing|fixing|mending|painting|cutting|washing|servicing|feeding|a clean|a wash|replacing)\b/,
		3,
	],
	[
		/\b(?:for (?:the|my|an|her|his) (?:interview|appointment|shift|school run)|for a living|(?:van|lorry|taxi|bus) for (?:asda|tesco|dhl|amazon)|drives an? (?:lorry|van|taxi|bus))\b/,
		1,
	],
	[
		/\b(?:thank goodness|thank god|to be fair|honestly|mind you|apparently|bless (?:him|her|them)|fair play|typical)\b/,
		0.8,
	],
	// "They've turned the school into flats": dreams are told in the past.
	[
		/\b(?:i|we|they|you)'ve (?:just |already |all )?(?!(?:been|had|lost) )\w+|\bhas (?:just |already |finally )?(?:started|stopped|moved|gone up|opened|closed)\b|\bis the one (?:with|that|by|on)\b/,
		0.8,
	],
	// Things that hardly anybody dreams of.
	[
		/\b(?:pram|barbecue|braces|insurance|telly|nursery|deposit|invoice|overtime|timetable|pension|(?:picking|pick|drop|dropping) (?:up |off )?(?:the|my|our) kids|fiftieth|sixtieth|fortieth|for charity|tyres?|boiler|broadband|fundraiser|spreadsheet|warpath|(?:was|were) a mistake|the (?:dentist|doctor|gp|physio|plumber|mechanic) (?:says|said|reckons|thinks))\b/,
		0.8,
	],
	// "Who left the door open?", "have you seen my other trainer?"
	[
		/^(?:who (?:left|took|put|moved|ate)|have you|has anyone|has anybody|did you|do we|did anyone|is there any|are you)\b[^.]*\?$/,
		1.5,
	],
	// "Stairs or lift?"
	[/^(?:\S+ ){1,4}or (?:\S+ ?){1,5}\?$/, 2],
	// What only dreams go on about.
	[
		/\b(?:over and over|every time i (?:got|get|reached|tried|looked|opened|went)|turned into|wouldn't stop|wouldnt stop|out of nowhere|never ends|kept (?:changing|growing|coming|turning|moving|getting))\b/,
		-1,
	],
	[
		/\b(?:cat|dog|crow|bird|fish|snake|horse|wolf|lion|bear|fox|tree|moon|baby|goat|donkey|cow|spider|owl|mirror|statue)s? (?:spoke|talked|whispered|told me|said to me|asked me|was talking|could talk)\b/,
		-1.5,
	],
	[
		/\b(?:flying over|flew over (?:the|our|my) (?:house|roof|town|village|estate|city)|breath(?:e|ing) underwater)\b/,
		-1,
	],
]; // prettier-ignore

/** How much more likely than its words tell, by its turns of phrase, a short text is ordinary talk. */
export function everydayIn(text: string, language: Language): number {
	if (language !== 'en') return 0;
	const folded = text.toLowerCase().replaceAll('’', "'");
	let sum = 0;
	for (const [turn, weight] of english) if (turn.test(folded)) sum += weight;
	return sum;
}
