import type { SubjectLexicon } from './shape.ts';

/** The words by which people who write English name what they ask about. */
export const lexicon: SubjectLexicon = {
	love: [
		'love$', 'loves$', 'lover', 'loving$', 'in love', 'love life', 'beloved', 'boyfriend', 'girlfriend', 'husband', 'wife$', 'spouse',
		'my partner', 'fiance', 'marriage', 'marry', 'married', 'marries', 'wedding', 'get engaged', 'got engaged', 'propose to', 'dating$',
		'date him', 'date her', 'first date', 'crush$', 'romance', 'romantic', 'relationship', 'situationship', 'soulmate', 'soul mate', 'kiss',
		'feelings for', 'flirt', 'likes me', 'like me back', 'love me', 'fancy me', 'jealous', 'tinder', 'being single', 'stay single', 'still single',
		'affection', 'adore', 'miss him', 'miss her$', 'the one for me', 'back together', 'valentine', 'sweetheart', 'darling',
		'meet someone', 'find someone', 'my heart belongs', 'attracted to',
	],
	work: [
		'my work$', 'at work$', 'find work', 'out of work', 'work for', 'working for', 'working as', 'workplace', 'workload', 'job$', 'jobs$', 'career',
		'boss$', 'manager', 'colleague', 'coworker', 'co worker', 'salary', 'wages', 'pay rise', 'pay raise', 'promotion', 'promoted', 'profession',
		'employ', 'unemploy', 'hire$', 'hired', 'get fired', 'got fired', 'laid off', 'redundan', 'resign', 'quit my', 'business', 'company',
		'client', 'project', 'startup', 'interview', 'cv$', 'office', 'money', 'debt', 'loan$', 'mortgage', 'savings', 'invest', 'financ', 'income',
		'exam', 'study', 'studies', 'studying', 'student', 'school', 'college', 'university', 'degree', 'thesis',
	],
	travel: [
		'travel', 'trip$', 'trips$', 'journey', 'voyage', 'holiday', 'vacation', 'flight', 'fly to', 'flying to', 'plane$', 'airport', 'by train',
		'train ride', 'visa$', 'visas$', 'passport', 'abroad', 'overseas', 'emigrat', 'immigra', 'migrat', 'relocat', 'move to', 'moving to',
		'another country', 'foreign country', 'leave the country', 'new country', 'border', 'tourist', 'tour$', 'ticket', 'hotel', 'luggage',
		'suitcase', 'pilgrim', 'hajj', 'umrah', 'road trip', 'backpack', 'green card', 'residence permit', 'residency permit', 'embassy', 'consulate',
		'visiting', 'cruise', 'camping', 'itinerary', 'sailing', 'drive to', 'driving to', 'on the road', 'new city', 'erasmus',
	],
	wellbeing: [
		'health', 'unhealthy', 'ill$', 'illness', 'sick$', 'sickness', 'disease', 'doctor', 'hospital', 'surgery', 'treatment', 'therap', 'medicine',
		'medication', 'pain$', 'headache', 'migraine', 'tired', 'exhaust', 'fatigue', 'burnout', 'burn out', 'burnt out', 'burned out', 'sleep',
		'insomnia', 'need rest', 'to rest$', 'some rest', 'stress', 'anxi', 'worry', 'worri', 'panic', 'my fear', 'afraid', 'scared', 'nervous',
		'overwhelm', 'mood', 'sad$', 'sadness', 'depress', 'lonely', 'loneliness', 'unhappy', 'peace of mind', 'inner peace', 'calm', 'relax',
		'mental', 'lose weight', 'overthink', 'recover', 'heal$', 'feel better', 'feel low', 'feeling down', 'diagnos', 'symptom',
	],
	family: [
		'family', 'families', 'parent', 'mother', 'mom$', "mom's", 'mum$', "mum's", 'mama$', 'dad$', "dad's", 'daddy', 'father', 'brother', 'sister',
		'sibling', 'son$', 'sons$', "son's", 'daughter', 'child', 'kid$', 'kids$', 'baby', 'babies', 'newborn', 'toddler', 'teenager', 'pregnan',
		'fertility', 'ivf$', 'give birth', 'grandm', 'grandf', 'grandpa', 'granny', 'grandchild', 'grandson', 'granddaughter', 'uncle', 'aunt$',
		'aunts$', 'auntie', 'cousin', 'nephew', 'niece', 'in laws', 'in law$', 'relatives', 'home$', 'house$', 'household', 'custody', 'twins',
		'stepm', 'stepf', 'stepson', 'stepd', 'step mother', 'my folks',
	],
	decision: [
		'decid', 'decisi', 'choose', 'choosing', 'choice', 'chose$', 'should i', 'should we', 'shall i', 'ought i', 'whether', 'or not$',
		'which one', 'which option', 'option', 'between two', 'dilemma', 'crossroad', 'make up my mind', 'made up my mind', 'undecided', 'unsure',
		'not sure', 'hesitat', 'torn between', 'is it better', 'is it right', 'right thing', 'right move', 'stay or', 'leave or', 'go or',
		'accept or', 'accept the offer', 'yes or no', 'say yes', 'say no', 'to pick', 'which path', 'right path', 'which way', 'alternative',
		'weigh up', 'weighing', 'pros and cons', 'change my mind', 'second thoughts', 'is it wise', 'is it worth', 'go ahead with', 'or should',
		'would it be better', 'what to do', 'what should', 'go for it', 'a good idea', 'risk it', 'give up or',
	],
	waiting: [
		'wait', 'awaiting', 'news$', 'return$', 'returns$', 'returning', 'come back', 'comes back', 'coming back', 'be back', 'get back to me',
		'hear from', 'hear back', 'heard back', 'heard from', 'reply', 'replies', 'replied', 'respond', 'response', 'call me', 'text me',
		'message me', 'write to me', 'write back', 'text back', 'letter from', 'message from', 'result', 'outcome', 'patience', 'be patient',
		'how long', 'how soon', 'how much longer', 'when will', 'when is it', 'still no', 'not yet', 'delay', 'pending', 'on hold', 'any day now',
		'someday', 'some day', 'expecting', 'hoping', 'be accepted', 'get accepted', 'approval', 'admission', 'verdict', 'ghosted', 'left on read',
		'contact me', 'reach out', 'soon$', 'turn up$',
	],
	loss: [
		'died$', 'death', 'dead$', 'passed away', 'passing of', 'lost my mother', 'lost my mum', 'lost my mom', 'lost my father', 'lost my dad',
		'lost my husband', 'lost my wife', 'lost my son', 'lost my daughter', 'lost my brother', 'lost my sister', 'lost my friend',
		'lost my best friend', 'lost my baby', 'lost my grand', 'lost my dog', 'lost my cat', 'lost him', 'lost her$', 'loss of', 'my loss$',
		'loved one', 'bereave', 'grief', 'griev', 'mourn', 'funeral', 'burial', 'buried', 'grave$', 'cemetery', 'widow', 'my late',
		'miscarr', 'stillb', 'break up', 'breakup', 'broke up', 'broken up', 'split up', 'divorce', 'left me$', 'heartbr', 'broken heart',
		'my ex$', 'get over him', 'get over her', 'exile', 'homesick', 'homeland', 'farewell', 'goodbye', 'is gone$', 'no longer here', 'closure',
	],
};
