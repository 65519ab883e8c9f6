import type { Language } from '#src/language/languages.ts';
import type { Family } from '../lore/theme.ts';

/** The blog's own categories. The tables keep the English name; an editor may write any other. */
const names = {
	Tarot: { fa: 'تاروت', ar: 'التاروت', es: 'Tarot' },
	Dreams: { fa: 'رؤیا', ar: 'الأحلام', es: 'Sueños' },
	'Persian Poetry': { fa: 'شعر فارسی', ar: 'الشعر الفارسي', es: 'Poesía persa' },
	Stories: { fa: 'حکایت', ar: 'حكايات', es: 'Relatos' },
	'Numbers and Stars': { fa: 'عدد و ستاره', ar: 'الأعداد والنجوم', es: 'Números y astros' },
	Personality: { fa: 'شخصیت', ar: 'الشخصية', es: 'Personalidad' },
	Letters: { fa: 'حروف', ar: 'الحروف', es: 'Letras' },
	'The Year': { fa: 'گردش سال', ar: 'أيام السنة', es: 'El año' },
	Practice: { fa: 'تمرین', ar: 'تمارين', es: 'Práctica' },
	'Spiritual Wisdom': { fa: 'حکمت معنوی', ar: 'حكمة روحية', es: 'Sabiduría espiritual' },
	Mysticism: { fa: 'عرفان', ar: 'التصوّف', es: 'Mística' },
} as const satisfies Record<string, Record<Exclude<Language, 'en'>, string>>;

export type Category = keyof typeof names;

/** What an article is filed under where its row names nothing. */
export const fallbackCategory = 'Mysticism' satisfies Category;

/** What `generate-article` files an article under where the administrator names nothing. */
export const defaultCategory = 'Spiritual Wisdom' satisfies Category;

/** The category of the themes of a family. */
export const familyCategory: Readonly<Record<Family, Category>> = {
	cards: 'Tarot',
	symbols: 'Dreams',
	verses: 'Persian Poetry',
	stories: 'Stories',
	methods: 'Numbers and Stars',
	types: 'Personality',
	letters: 'Letters',
	days: 'The Year',
	practices: 'Practice',
};

/** A category of the tables as readers of a language see it; one that is not ours stands as it is. */
export function categoryName(category: string | null, language: Language): string {
	const name = category?.trim() || fallbackCategory;
	if (language === 'en' || !Object.hasOwn(names, name)) return name;
	return names[name as Category][language];
}
