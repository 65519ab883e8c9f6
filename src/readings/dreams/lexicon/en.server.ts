import type { DreamLexicon } from './shape.ts';

/** The words by which people tell what a dream is told with in English. */
export const lexicon: DreamLexicon = {
	before: '',
	endings: "(?:s|es|'s|s')?",
	feelings: {
		joy: [
			'(happy|happily|happiness|joy|joyful|joyous|glad|delight|delighted|bliss|blissful|cheerful|ecstatic|euphoric|wonderful|elated)',
			'(felt|feeling|so) (good|light|free)',
		],
		trust: [
			'(safe|safely|calm|calmly|peace|peaceful|peacefully|trust|trusted|protected|relieved|relief|comfort|comforted|at ease|serene|loved|warm inside)',
		],
		fear: [
			'(afraid|scared|scary|fear|feared|frightened|frightening|terrified|terrifying|terror|panic|panicked|panicking|horror|horrified|dread|anxious|anxiety|nightmare|worried)',
		],
		surprise: [
			'(surprised|surprise|surprising|surprisingly|astonished|amazed|amazement|shocked|startled|stunned|confused|bewildered|suddenly)',
		],
		sadness: [
			'(sad|sadness|sadly|grief|grieving|sorrow|lonely|loneliness|heartbroken|miserable|mourning|hopeless|crying|cried|wept|weeping|tears|missed (him|her|them)|homesick)',
		],
		disgust: [
			'(disgust|disgusted|disgusting|gross|revolting|repulsive|nausea|nauseous|filthy|sickening|rotten|stinking|vomit|vomited|ashamed|shame|embarrassed)',
		],
		anger: ['(angry|angrily|anger|furious|fury|rage|enraged|mad at|annoyed|resent|resentful|jealous)'],
		anticipation: [
			"(excited|excitement|curious|curiosity|eager|eagerly|hope|hopeful|hoping|impatient|expecting|expectation|looking forward|couldn't wait|nervous)",
		],
	},
	notFelt: [
		"(not|wasn't|weren't|isn't|never|no|without|nor|wasnt|didn't feel|did not feel) (at all|even|very|really|too|any|) (afraid|scared|fear|frightened|terrified|panic|sad|sadness|angry|anger|happy|surprised|disgusted|ashamed|worried|excited|safe|calm|nervous|anxious)",
		'(nobody|no one|none of us|neither of us) (else|) (was|were|is|felt|seemed|looked) (at all|even|very|really|) (afraid|scared|frightened|terrified|sad|angry|happy|surprised|disgusted|worried|calm|nervous)',
	],
	elements: {
		stranger: [
			"(stranger|strangers|unknown (man|woman|person)|someone i (did not|didn't|don't) know)",
			'(strange|unknown|unfamiliar|faceless) (man|woman|person|men|people|face)',
		],
		friend: ['(friend|friends|best friend|girlfriend|boyfriend|buddy|neighbor|neighbour)'],
		child: ['(child|children|kid|kids|little (girl|boy)|boy|girl|son|daughter)'],
		crowd: ['(crowd|crowds|everyone|everybody|people|audience|mob|guests|party)'],
		elder: ['(old (man|woman|lady)|elderly|wise|grandfather|grandmother|grandma|grandpa|priest|sheikh|monk)'],
		colleague: ['(colleague|colleagues|boss|coworker|coworkers|co worker|manager|client|customer)'],
		alone: ['(alone|by myself|nobody|no one|empty|lonely|deserted|abandoned)'],
		street: ['(street|streets|alley|road|sidewalk|pavement|square|corner|traffic|crossroads|highway|path)'],
		workplace: ['(office|work|job|workplace|factory|meeting|interview|desk|workshop)'],
		'old-home': [
			"(childhood|grandmother's|grandparents|parents) (home|house|room|street|garden)",
			'old (house|home|flat|apartment|school|neighborhood|neighbourhood)',
			'(where i grew up|house i grew up in)',
		],
		'unknown-city': [
			'(foreign|strange|unknown|unfamiliar|another|big|huge) (city|town|country|place|village|building)',
			'city',
			'hotel',
			'abroad',
		],
		room: ['(room|bedroom|kitchen|living room|bed|hall|hallway|corridor|house|apartment)'],
		height: ['(roof|rooftop|tower|skyscraper|balcony|cliff|edge|height|heights|ledge|top of|high up)'],
		underground: ['(basement|cellar|tunnel|underground|hole|subway|pit|cave|dungeon)'],
		field: ['(field|fields|meadow|grass|garden|park|forest|countryside|village|hill|valley|woods)'],
		running: ['(run|ran|running|rushed|rushing|hurry|hurried|hurrying|escape|escaped|escaping|fled|flee)'],
		walking: ['(walk|walked|walking|wandered|wandering|stepped|strolling|crossed|crossing)'],
		climbing: ['(climb|climbed|climbing|went up|going up|ascending|ascended|crawled up)'],
		hiding: ['(hide|hid|hiding|hidden|under the (bed|table)|closet|wardrobe|behind the (door|curtain|wall|tree))'],
		waiting: ['(wait|waited|waiting|queue|line of people|standing in line|stood|standing)'],
		speaking: [
			'(said|told|talk|talked|talking|spoke|speaking|whispered|argued|arguing|asked|shouted|voice|conversation)',
		],
		returning: ['(return|returned|returning|went back|came back|going back|go back|way home|going home|go home)'],
		night: ['(night|dark|darkness|midnight|evening|moonlit|at night)'],
	},
	recurring: [
		'(recurring|recurrent|same dream|keep dreaming|kept dreaming|keeps coming back|every night|dream it often|once again the same|for years i)',
		'(always|often|again and again|keep|frequently) (dream|dreaming|have this|having this)',
		'(again|repeatedly) dream*',
		'had this dream (before|many|several)',
	],
};
