import type { Language } from '#src/language/languages.ts';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { suits as deckSuits } from '#src/methods/tarot/minor-arcana.ts';
import { tellCard } from '#src/readings/tarot/knowledge.server.ts';
import type { KnowledgeEntry, Telling } from '#src/words/knowledge.ts';
import { type Rank, ranks, type Suit, suits } from './minor-names.ts';

type Naming = {
	/** Every way in which the rank is typed, the usual one first; digits are understood besides. */
	ranks: Readonly<Record<Rank, readonly string[]>>;
	suits: Readonly<Record<Suit, readonly string[]>>;
	/** All ways to join them. */
	join: readonly ((rank: string, suit: string) => string)[];
	/** What a suit is about, for who asks for more. */
	about: Readonly<Record<Suit, string>>;
};

const naming: Readonly<Record<Language, Naming>> = {
	en: {
		ranks: {
			ace: ['Ace', '1'],
			two: ['Two', '2'],
			three: ['Three', '3'],
			four: ['Four', '4'],
			five: ['Five', '5'],
			six: ['Six', '6'],
			seven: ['Seven', '7'],
			eight: ['Eight', '8'],
			nine: ['Nine', '9'],
			ten: ['Ten', '10'],
			page: ['Page', 'Princess'],
			knight: ['Knight', 'Prince'],
			queen: ['Queen'],
			king: ['King'],
		},
		suits: {
			cups: ['Cups', 'Chalices'],
			wands: ['Wands', 'Rods', 'Staves'],
			swords: ['Swords'],
			pentacles: ['Pentacles', 'Coins', 'Disks'],
		},
		join: [(rank, suit) => `${rank} of ${suit}`],
		about: {
			cups: 'Cups are the suit of water, of love and feeling.',
			wands: 'Wands are the suit of fire, of will and work.',
			swords: 'Swords are the suit of air, of thought and speech.',
			pentacles: 'Pentacles are the suit of earth, of money, body and home.',
		},
	},
	fa: {
		ranks: {
			ace: ['تک', 'آس', 'یک', '۱'],
			two: ['دو', '۲', 'دوی'],
			three: ['سه', '۳', 'سهٔ'],
			four: ['چهار', '۴', 'چهار تا', 'چهارتا'],
			five: ['پنج', '۵'],
			six: ['شش', '۶'],
			seven: ['هفت', '۷'],
			eight: ['هشت', '۸'],
			nine: ['نه', '۹'],
			ten: ['ده', '۱۰', 'ده تا'],
			page: ['سرباز', 'شاهزاده'],
			knight: ['شوالیه', 'سوار'],
			queen: ['ملکه', 'بی‌بی'],
			king: ['شاه', 'پادشاه'],
		},
		suits: {
			cups: ['جام', 'جام‌ها'],
			wands: ['عصا', 'عصاها', 'چوب‌دست', 'عصای'],
			swords: ['شمشیر', 'شمشیرها'],
			pentacles: ['سکه', 'سکه‌ها', 'پنتاکل'],
		},
		join: [(rank, suit) => `${rank} ${suit}`],
		about: {
			cups: 'جام خال آب است، خال عشق و احساس.',
			wands: 'عصا خال آتش است، خال اراده و کار.',
			swords: 'شمشیر خال هواست، خال فکر و کلام.',
			pentacles: 'سکه خال خاک است، خال پول و تن و خانه.',
		},
	},
	ar: {
		ranks: {
			ace: ['آس', 'الآس', '١'],
			two: ['اثنان من', 'اثنتان من', 'اثنين', 'اثنان', '٢'],
			three: ['ثلاثة', 'ثلاث', '٣'],
			four: ['أربعة', 'أربع', '٤'],
			five: ['خمسة', 'خمس', '٥'],
			six: ['ستة', 'ست', '٦'],
			seven: ['سبعة', 'سبع', '٧'],
			eight: ['ثمانية', 'ثماني', '٨'],
			nine: ['تسعة', 'تسع', '٩'],
			ten: ['عشرة', 'عشر', '١٠'],
			page: ['غلام', 'أمير', 'صبي'],
			knight: ['فارس'],
			queen: ['ملكة'],
			king: ['ملك'],
		},
		suits: {
			cups: ['الكؤوس', 'كؤوس', 'الكاسات'],
			wands: ['العصي', 'عصي', 'الصولجانات'],
			swords: ['السيوف', 'سيوف'],
			pentacles: ['الدنانير', 'دنانير', 'النجوم الخماسية', 'البنتاكل'],
		},
		join: [(rank, suit) => `${rank} ${suit}`],
		about: {
			cups: 'والكؤوس مجموعة الماء، مجموعة الحبّ والشعور.',
			wands: 'والعصيّ مجموعة النار، مجموعة الإرادة والعمل.',
			swords: 'والسيوف مجموعة الهواء، مجموعة الفكر والكلام.',
			pentacles: 'والدنانير مجموعة التراب، مجموعة المال والجسد والبيت.',
		},
	},
	es: {
		ranks: {
			ace: ['As', '1'],
			two: ['Dos', '2'],
			three: ['Tres', '3'],
			four: ['Cuatro', '4'],
			five: ['Cinco', '5'],
			six: ['Seis', '6'],
			seven: ['Siete', '7'],
			eight: ['Ocho', '8'],
			nine: ['Nueve', '9'],
			ten: ['Diez', '10'],
			page: ['Sota', 'Paje'],
			knight: ['Caballero', 'Caballo'],
			queen: ['Reina'],
			king: ['Rey'],
		},
		suits: {
			cups: ['Copas'],
			wands: ['Bastos', 'Varas'],
			swords: ['Espadas'],
			pentacles: ['Oros', 'Pentáculos'],
		},
		join: [(rank, suit) => `${rank} de ${suit}`],
		about: {
			cups: 'Las copas son el palo del agua, del amor y el sentimiento.',
			wands: 'Los bastos son el palo del fuego, de la voluntad y el trabajo.',
			swords: 'Las espadas son el palo del aire, del pensamiento y la palabra.',
			pentacles: 'Los oros son el palo de la tierra, del dinero, el cuerpo y la casa.',
		},
	},
};

function tellingOf(suit: Suit, rank: Rank, language: Language): Telling {
	const { ranks: rankNames, suits: suitNames, join, about } = naming[language];
	const typed = rankNames[rank].flatMap((one) =>
		suitNames[suit].flatMap((other) => join.map((joined) => joined(one, other))),
	);
	const { name, meaning, reversed, seen } = tellCard(language, idOf(suit, rank));
	const names = [name, ...typed.filter((one) => one !== name)];
	return {
		names,
		reversed,
		say: `${name}: ${meaning}. ${seen}`,
		more: about[suit],
	};
}

/** The id of the card in the deck of the tarot page, whose suits are in another order. */
const idOf = (suit: Suit, rank: Rank) =>
	deckSizes.trumps + ranks.length * deckSuits.indexOf(suit) + ranks.indexOf(rank);

/** The 56 minor cards, from the ace of cups to the king of pentacles. */
export const minorArcana: readonly KnowledgeEntry[] = suits.flatMap((suit) =>
	ranks.map(
		(rank): KnowledgeEntry => ({
			id: `${rank}-of-${suit}`,
			kind: 'card',
			page: 'tarot',
			words: {
				en: tellingOf(suit, rank, 'en'),
				fa: tellingOf(suit, rank, 'fa'),
				ar: tellingOf(suit, rank, 'ar'),
				es: tellingOf(suit, rank, 'es'),
			},
		}),
	),
);
