import type { Language } from '#src/language/languages.ts';
import { type SymbolId, symbolIds } from '#src/listening/symbols.ts';
import type { KnowledgeEntry, Telling } from '#src/words/knowledge.ts';
import { symbolNames } from './texts.server.ts';
import { symbols as ar } from './words/ar-symbols.server.ts';
import { symbols as en } from './words/en-symbols.server.ts';
import { symbols as es } from './words/es-symbols.server.ts';
import { symbols as fa } from './words/fa-symbols.server.ts';

const wordsOf = { en, fa, ar, es };

/** Themes of the magazine that tell of a symbol at length. */
const themeOf: Partial<Record<SymbolId, string>> = {
	snake: 'the-snake',
	mirror: 'the-mirror',
	key: 'the-key',
	fire: 'fire',
	door: 'the-door',
	bread: 'bread',
	shoes: 'shoes',
	fish: 'the-fish',
	bird: 'the-bird',
	candle: 'the-lamp',
	bridge: 'the-bridge',
	tree: 'the-tree',
	well: 'the-well',
	flying: 'flying',
	late: 'being-late',
	horse: 'the-horse',
	mountain: 'the-mountain',
	rain: 'rain',
	ring: 'the-ring',
	water: 'water',
	teeth: 'teeth',
	sea: 'the-sea',
	house: 'the-house',
	stairs: 'the-ladder',
};

/** What people type besides the name that is shown. */
const otherNames: Partial<Record<SymbolId, Readonly<Record<Language, readonly string[]>>>> = {
	teeth: {
		en: ['teeth', 'losing teeth', 'teeth falling out', 'tooth'],
		fa: ['دندان', 'دندون', 'افتادن دندان', 'ریختن دندان'],
		ar: ['أسنان', 'سن', 'سقوط الأسنان', 'تساقط الأسنان', 'سنون', 'سنونه', 'ضرس', 'ضروس'],
		es: ['dientes', 'dientes que se caen', 'caída de dientes', 'diente', 'muelas'],
	},
	snake: {
		en: ['snake', 'serpent', 'viper'],
		fa: ['مار', 'افعی'],
		ar: ['حية', 'أفعى', 'ثعبان', 'الحية'],
		es: ['serpiente', 'culebra', 'víbora'],
	},
	water: { en: ['water'], fa: ['آب'], ar: ['ماء', 'مي', 'مياه'], es: ['agua'] },
	falling: {
		en: ['falling', 'to fall', 'falling down'],
		fa: ['سقوط', 'افتادن', 'پرت شدن'],
		ar: ['السقوط', 'الوقوع'],
		es: ['caer', 'caída', 'caerse'],
	},
	flying: { en: ['flying', 'to fly'], fa: ['پرواز', 'پرواز کردن'], ar: ['الطيران'], es: ['volar', 'vuelo'] },
	'dead-alive': {
		en: ['dead people', 'seeing the dead', 'a dead person'],
		fa: ['مرده', 'دیدن مرده', 'اموات'],
		ar: ['الميت', 'رؤية الميت', 'الأموات'],
		es: ['muertos', 'ver a un muerto', 'difuntos'],
	},
	pregnancy: {
		en: ['pregnant', 'being pregnant'],
		fa: ['حاملگی', 'حامله', 'بارداری'],
		ar: ['الحمل', 'حامل'],
		es: ['embarazo', 'estar embarazada'],
	},
	chased: {
		en: ['being chased', 'chase', 'someone chasing me'],
		fa: ['تعقیب', 'فرار کردن'],
		ar: ['المطاردة', 'الهرب'],
		es: ['persecución', 'que te persiguen', 'me persiguen'],
	},
	ex: {
		en: ['ex', 'my ex', 'ex boyfriend', 'ex girlfriend', 'ex husband', 'ex wife'],
		fa: ['عشق سابق', 'اکس', 'دوست‌پسر سابق', 'همسر سابق', 'یار قدیم'],
		ar: ['الحبيب السابق', 'حبيبي السابق', 'طليقي', 'الإكس'],
		es: ['ex', 'mi ex', 'exnovio', 'exnovia', 'exmarido'],
	},
	naked: {
		en: ['naked', 'being naked'],
		fa: ['لخت', 'برهنه', 'برهنگی'],
		ar: ['العري', 'عريان'],
		es: ['desnudez', 'estar desnudo', 'desnuda'],
	},
};

/** "A snake in a dream": what is told of a symbol is told of it there. */
const inDream: Readonly<Record<Language, (name: string) => string>> = {
	en: (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} in a dream.`,
	fa: (name) => `${name} در خواب:`,
	ar: (name) => `${name} في المنام:`,
	es: (name) => `Soñar con «${name}».`,
};

function tellingOf(symbol: SymbolId, language: Language): Telling {
	const name = symbolNames[language][symbol];
	const { tradition, jung, everyday } = wordsOf[language][symbol];
	// «پدر پناه بود»: what begins with the name needs it only once.
	const isNamed = language === 'fa' && new RegExp(`^${name}[ ،]`, 'u').test(tradition);
	return {
		names: [...new Set([name, ...name.split(/ (?:or|یا|أو|o|u) /), ...(otherNames[symbol]?.[language] ?? [])])],
		say: `${isNamed ? 'در تعبیر خواب،' : inDream[language](name)} ${tradition} ${jung}`,
		told: `${tradition} ${jung}`,
		more: `${inDream[language](name)} ${everyday}`,
	};
}

/** What the guide knows of the symbols of dreams: of each what the books say, and Jung. */
export const symbolKnowledge: readonly KnowledgeEntry[] = symbolIds.map((symbol) => {
	const theme = themeOf[symbol];
	return {
		id: `dream-${symbol}`,
		kind: 'symbol',
		page: 'dreams',
		...(theme && { theme }),
		words: {
			en: tellingOf(symbol, 'en'),
			fa: tellingOf(symbol, 'fa'),
			ar: tellingOf(symbol, 'ar'),
			es: tellingOf(symbol, 'es'),
		},
	};
});
