import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that cannot be read, by the schema's keys. */
export const messages = {
	en: {
		spread_unknown: 'A spread has 1, 3, 5, 7, 10 or 12 cards',
		spread_wants_whole: 'This spread is laid with the whole deck of 78 cards',
		deck_unknown: 'A deck is either the 22 trumps or the whole deck of 78 cards',
		cards_invalid: 'Please choose the cards of the spread',
		cards_count: 'The number of cards does not fit the spread',
		card_unknown: 'This card is not in the deck',
		card_twice: 'The same card was chosen twice',
		position_wrong: 'Each position of the spread takes one card',
		card_name_unknown: 'There is no card of this name',
	},
	fa: {
		spread_unknown: 'چیدمان یک، سه، پنج، هفت، ده یا دوازده برگ دارد',
		spread_wants_whole: 'این چیدمان با دستهٔ کامل، هفتادوهشت برگ، گذاشته می‌شود',
		deck_unknown: 'دسته یا بیست‌ودو برگ بزرگ است یا هر هفتادوهشت برگ',
		cards_invalid: 'لطفاً برگ‌های چیدمان را برگزین',
		cards_count: 'شمار برگ‌ها با چیدمان نمی‌خواند',
		card_unknown: 'این برگ در این دسته نیست',
		card_twice: 'یک برگ دو بار برگزیده شده است',
		position_wrong: 'هر جای چیدمان یک برگ می‌گیرد',
		card_name_unknown: 'برگی به این نام نیست',
	},
	ar: {
		spread_unknown: 'البسطة ورقة أو ثلاث أو خمس أو سبع أو عشر أو اثنتا عشرة',
		spread_wants_whole: 'هذه البسطة تُفرش بالمجموعة الكاملة، ثمانٍ وسبعين ورقة',
		deck_unknown: 'المجموعة إمّا الأوراق الكبرى الاثنتان والعشرون وإمّا الأوراق الثماني والسبعون كلّها',
		cards_invalid: 'اختاروا أوراق البسطة',
		cards_count: 'عدد الأوراق لا يوافق البسطة',
		card_unknown: 'ليست هذه الورقة في المجموعة',
		card_twice: 'اخترتم الورقة نفسها مرّتين',
		position_wrong: 'لكلّ موضع في البسطة ورقة واحدة',
		card_name_unknown: 'لا توجد ورقة بهذا الاسم',
	},
	es: {
		spread_unknown: 'Una tirada tiene 1, 3, 5, 7, 10 o 12 cartas',
		spread_wants_whole: 'Esta tirada se echa con la baraja entera, de 78 cartas',
		deck_unknown: 'La baraja son los 22 arcanos mayores o las 78 cartas',
		cards_invalid: 'Elige las cartas de la tirada',
		cards_count: 'El número de cartas no corresponde a la tirada',
		card_unknown: 'Esta carta no está en la baraja',
		card_twice: 'La misma carta se ha elegido dos veces',
		position_wrong: 'Cada lugar de la tirada lleva una carta',
		card_name_unknown: 'No hay ninguna carta con este nombre',
	},
} as const satisfies Record<Language, Record<string, string>>;
