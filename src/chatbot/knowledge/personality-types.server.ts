import type { Language } from '#src/language/languages.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { typePortraits } from './entries/type-portraits.server.ts';

type TypeName = keyof typeof typePortraits;
type Letter = 'E' | 'I' | 'S' | 'N' | 'T' | 'F' | 'J' | 'P';

type TypeWords = {
	letters: Readonly<Record<Letter, string>>;
	/** "INFJ stands for introverted, …: somebody who …". */
	say: (type: string, letters: string, portrait: string) => string;
	/** What parts the two letters of a pair, told of both. */
	parting: Readonly<Record<'E' | 'S' | 'T' | 'J', string>>;
	/** Where two types part; `told` is one or more of the sentences above. */
	differ: (one: string, other: string, told: string) => string;
};

const wordsOf: Readonly<Record<Language, TypeWords>> = {
	en: {
		letters: {
			E: 'extraverted',
			I: 'introverted',
			S: 'sensing',
			N: 'intuitive',
			T: 'thinking',
			F: 'feeling',
			J: 'judging',
			P: 'perceiving',
		},
		say: (type, letters, portrait) =>
			`${type} is short for ${letters}. Typically it is somebody who ${portrait}; it is a leaning, and no two of them are alike.`,
		parting: {
			E: 'E gets its breath back among people and thinks aloud, I turns inward and thinks first.',
			S: 'S trusts what is there, N what could come of it.',
			T: 'T weighs the matter when it decides, F the people in it.',
			J: 'J, judging, likes a plan and order; P, perceiving, keeps things open and improvises.',
		},
		differ: (one, other, told) => `${one} and ${other} part here. ${told}`,
	},
	fa: {
		letters: {
			E: 'برون‌گرا',
			I: 'درون‌گرا',
			S: 'حسی',
			N: 'شهودی',
			T: 'فکری',
			F: 'احساسی',
			J: 'ساختارمند',
			P: 'ادراکی',
		},
		say: (type, letters, portrait) =>
			`${type} یعنی ${letters}. معمولاً آدمی است که ${portrait}؛ این فقط یک گرایش است و هیچ دو نفرشان یکی نیستند.`,
		parting: {
			E: 'برون‌گرا میان آدم‌ها نفس می‌گیرد و با گفتن فکر می‌کند؛ درون‌گرا به درون می‌رود و اول فکر می‌کند.',
			S: 'حسی به آنچه هست تکیه می‌کند و شهودی به آنچه می‌تواند بشود.',
			T: 'فکری هنگام تصمیم موضوع را می‌سنجد و احساسی آدم‌ها را.',
			J: 'ساختارمند برنامه و نظم می‌خواهد و ادراکی راه را باز می‌گذارد و فی‌البداهه می‌رود.',
		},
		differ: (one, other, told) => `فرق ${one} و ${other} این است: ${told}`,
	},
	ar: {
		letters: {
			E: 'انبساطيّ',
			I: 'انطوائيّ',
			S: 'حسّيّ',
			N: 'حدسيّ',
			T: 'تفكيريّ',
			F: 'شعوريّ',
			J: 'حازم',
			P: 'مرن',
		},
		say: (type, letters, portrait) =>
			`${type} معناه ${letters}. وهو في الغالب من ${portrait}؛ وهذا ميل يغلب على المشاعر والعادات، ولا يتشابه فيه اثنان.`,
		parting: {
			E: 'الانبساطيّ E يستردّ أنفاسه بين الناس ويفكّر بصوت عالٍ، والانطوائيّ I يرجع إلى الداخل ويفكّر أوّلًا.',
			S: 'الحسّيّ S يثق بما هو قائم، والحدسيّ N بما قد يكون.',
			T: 'التفكيريّ T يزن الأمر عند القرار، والشعوريّ F يزن الناس فيه.',
			J: 'الحازم J، وهو حرف الحكم، يحبّ الخطّة والنظام، والمرن P، وهو حرف الإدراك، يبقي الباب مفتوحًا ويرتجل.',
		},
		differ: (one, other, told) => `يفترق ${one} و${other} هنا: ${told}`,
	},
	es: {
		letters: {
			E: 'extravertido',
			I: 'introvertido',
			S: 'sensorial',
			N: 'intuitivo',
			T: 'de pensamiento',
			F: 'de sentimiento',
			J: 'de juicio',
			P: 'de percepción',
		},
		say: (type, letters, portrait) =>
			`${type} quiere decir ${letters}. Suele ser alguien que ${portrait}; es una inclinación, y no hay dos iguales.`,
		parting: {
			E: 'la E toma aire entre la gente y piensa en voz alta; la I va hacia dentro y piensa antes.',
			S: 'la S se fía de lo que hay; la N, de lo que podría salir de ahí.',
			T: 'la T pesa el asunto al decidir; la F, a las personas.',
			J: 'la J, juicio, quiere plan y orden; la P, percepción, deja abierto e improvisa.',
		},
		differ: (one, other, told) => `${one} y ${other} se separan en esto: ${told}`,
	},
};

const comma: Readonly<Record<Language, string>> = { en: ', ', fa: '، ', ar: '، ', es: ', ' };
const and: Readonly<Record<Language, string>> = { en: ' and ', fa: ' و ', ar: ' و', es: ' y ' };

const isType = (text: string): text is TypeName => Object.hasOwn(typePortraits, text);
const types = Object.keys(typePortraits).filter(isType);
const pairs = ['EI', 'SN', 'TF', 'JP'] as const;

const lettersOf = (type: TypeName): Letter[] =>
	pairs.map((pair, index): Letter => {
		const [first, second] = [...pair];
		return (type[index] === first ? first : second) as Letter;
	});

function tellingOf(type: TypeName, language: Language) {
	const { letters, say } = wordsOf[language];
	const told = lettersOf(type).map((one) => letters[one]);
	const list = `${told.slice(0, -1).join(comma[language])}${and[language]}${told.at(-1)}`;
	return { names: [type], say: say(type, list, typePortraits[type][language]) };
}

/** The sixteen types. */
export const personalityTypes: readonly KnowledgeEntry[] = types.map((type) => ({
	id: type.toLowerCase(),
	kind: 'type',
	page: 'mbti',
	theme: 'jung-and-the-tests',
	words: {
		en: tellingOf(type, 'en'),
		fa: tellingOf(type, 'fa'),
		ar: tellingOf(type, 'ar'),
		es: tellingOf(type, 'es'),
	},
}));

/** The one type that a text names by its letters; null where it names none, or several. */
export function findType(text: string): KnowledgeEntry | null {
	const named = [...new Set((text.toUpperCase().match(/(?<![A-Z])[A-Z]{4}(?![A-Z])/g) ?? []).filter(isType))];
	return named.length === 1 ? (personalityTypes.find(({ id }) => id === named[0]?.toLowerCase()) ?? null) : null;
}

/** Where the two types that a text names part; null where it does not name two. */
export function compareTypes(text: string, language: Language): string | null {
	const named = [...new Set((text.toUpperCase().match(/[A-Z]{4}/g) ?? []).filter(isType))];
	const [one, other] = named;
	if (!one || !other) return null;
	const { parting, differ } = wordsOf[language];
	const told = (['E', 'S', 'T', 'J'] as const).filter((_, index) => one[index] !== other[index]);
	return differ(one, other, told.map((letter) => parting[letter]).join(' '));
}
