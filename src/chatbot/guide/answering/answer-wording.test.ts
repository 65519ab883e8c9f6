import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import type { ChatMessage } from '../../request.ts';
import { answerBuiltIn } from '../answer.server.ts';
import { type WordingKind, wordingKinds } from '../wording/shape.ts';
import { guideWording } from '../wording/wording.server.ts';

/** What a visitor writes, one message after the other, answered each time. */
function talk(language: Language, ...messages: string[]) {
	const conversation: ChatMessage[] = [];
	let answer = answerBuiltIn([], language);
	for (const content of messages) {
		conversation.push({ role: 'user', content });
		answer = answerBuiltIn(conversation, language);
		conversation.push({ role: 'assistant', content: answer.text });
	}
	return answer;
}

/** The kind whose line an answer gives. */
const kindOf = (text: string, language: Language) =>
	wordingKinds.find((kind) =>
		guideWording[language][kind].some((line) => text.includes(typeof line === 'string' ? line : line.say)),
	);

const cases: Readonly<Record<Language, readonly [WordingKind, ...string[]][]>> = {
	en: [
		['apology', 'how do i say sorry to my nan'],
		['refusal', 'What’s the best way to say no to my mother'],
		['love', 'how do i tell her i love her'],
		['badNews', 'I’ve been made redundant after 26 years, how do i tell the wife'],
		['truth', 'how do I tell mum I’m gay'],
		['lastWords', 'how do i say goodbye to my dad, hes in the hospice'],
		['deathToChild', 'How do I tell the kids that granddad isn’t coming home from the hospital, he died last night'],
		['partingToChild', 'how do i tell the kids daddy is moving out for good'],
		['silence', 'my sister and I have not talked since the fight in march', 'what would the first line be'],
		['love', 'I met someone at the library', 'what do I say if I call him'],
		['confronting', 'my husband has been texting a woman from work', 'what do I say when he gets home'],
		['work', 'my manager keeps giving me nights', 'how do I tell her it has to stop'],
	],
	fa: [
		['apology', 'نمی‌دونم چطور ازش معذرت بخوام'],
		['refusal', 'همکارم ازم قرض خواسته خودمم بدهکارم، چطور بگم نه؟'],
		['proposal', 'به دوست‌دخترم چطوری بگم که می‌خوام باهاش ازدواج کنم؟'],
		['badNews', 'دیروز از کار اخراج شدم، به زنم چی بگم؟'],
		['resigning', 'به رئیسم چطوری بگم نمیام دیگه'],
		['sympathy', 'همکلاسیم مادرشو از دست داده، چی بهش بگم آروم شه؟'],
		['comfort', 'رفیقم طلاق گرفته، چی بهش بگم که بدتر نشه'],
		['silence', 'با خواهرم قهرم', 'چی بنویسم براش؟'],
	],
	ar: [
		['refusal', 'كيف أقول لا لأهلي بدون ما يزعلوا'],
		['badNews', 'كيف أخبر مرتي إني انطردت؟'],
		['deathToChild', 'كيف أخبر ابني أن كلبه مات؟'],
		['comfort', 'ابن خالتي مطلق وساكن عندنا، شو احكيله'],
		['silence', 'تخاصمت مع أختي', 'ماذا أكتب لها؟'],
	],
	es: [
		['apology', 'no se como pedirle perdon a mi papa'],
		['refusal', '¿Cómo le digo que no a mi jefe sin que me odie?'],
		['resigning', 'ya no soporto la chamba, cómo le digo a mi patrón que renuncio'],
		['badNews', 'me despidieron hoy', '¿cómo se lo digo a mi mujer?'],
		['partingToChild', '¿Cómo le digo a los chicos que papá y yo ya no vamos a vivir juntos?'],
		['silence', 'no hablo con mi hermana desde la pelea', '¿y qué le pongo?'],
	],
};

describe.each(languages)('asked in %s how to say something', (language) => {
	it.each(cases[language])('gives words for %s: %s', (kind, ...messages) => {
		const answer = talk(language, ...messages);
		expect([kindOf(answer.text, language), answer.kind], answer.text).toEqual([kind, 'wording']);
	});
});

it.each([
	['en', 'what does the word sufi mean'],
	['en', 'You never remember what I tell you'],
	['en', 'how can you tell if he loves me'],
	['en', 'do you keep what I write here?'],
	['ar', 'كيف أسامح حدا ما اعتذر؟'],
	['ar', 'ماذا أخبرتك عن حلمي بالأمس'],
	['es', '¿Guardas lo que escribo aquí?'],
	['es', 'cómo le pongo a la bebé, que nació anoche'],
] as const)('takes nothing else for it: in %s "%s"', (language, text) => {
	expect(talk(language, text).kind).not.toBe('wording');
});
