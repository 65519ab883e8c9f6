import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

it.each([
	['en', 'You asked about work, and the Fool stands at the beginning of the road.'],
	['es', 'Preguntaste por el trabajo, y el Loco está al principio del camino.'],
	['fa', 'دربارهٔ کار پرسیدی و «ابله» در آغاز راه ایستاده است. چه چیزی را می‌خواهی رها کنی؟'],
	['ar', 'سألت عن العمل، والأحمق يقف في أوّل الطريق. ما الذي ينبغي أن يُترك؟'],
	['fa', 'یوسف گم‌گشته بازآید به کنعان غم مخور (Hafez, 255)'],
	['en', ''],
])('%s is the language of %j', (language, text) => {
	expect(guessLanguage(text)).toBe(language);
});
