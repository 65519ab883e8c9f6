import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import type { ChatMessage } from '../../request.ts';
import { answerBuiltIn } from '../answer.server.ts';

/** The answer to the last of some messages, each answered before the next. */
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

it.each([
	['en', 'family', 'my sister and I have not talked since our mum’s funeral', 'should I write to her?'],
	['fa', 'family', 'با خواهرم از ختم مامان دیگه حرف نزدیم', 'به نظرت بهش پیام بدم؟'],
	['ar', 'family', 'لم أكلم أختي منذ عزاء أمي', 'هل أراسلها؟'],
	['es', 'family', 'no hablo con mi hermana desde el entierro de mi madre', '¿le escribo?'],
	['en', 'love', 'my mother is ill', 'and I have fallen in love with a colleague', 'should I tell her?'],
	['en', 'grief', 'my mother died in march', 'I miss her'],
	['en', 'grief', 'my mother died in march', 'how do I go on'],
] as const)('in %s belongs to %s: %s', (language, topic, ...messages) => {
	expect(talk(language, ...messages).topic).toBe(topic);
});

it.each([
	['en', 'my sister and I have not talked since our mum’s funeral'],
	['fa', 'با خواهرم از ختم مامان دیگه حرف نزدیم'],
	['ar', 'لم أكلم أختي منذ عزاء أمي'],
	['es', 'no hablo con mi hermana desde el entierro de mi madre'],
] as const)('in %s a death that is told beside a quarrel is received: %s', (language, text) => {
	const { heard } = talk(language, text);
	expect([heard.weight, [...heard.events].sort()]).toEqual(['heavy', ['death', 'quarrel']]);
});

it('hears no love where somebody of the family is to be written to', () => {
	const { heard } = talk('fa', 'با خواهرم قهرم', 'به نظرت بهش پیام بدم؟');
	expect(heard.events).toEqual([]);
});

it('takes what goes on about somebody for no change in the life of the one who tells it', () => {
	expect(talk('en', 'my son failed his exams', 'he won’t come out of his room').topic).not.toBe('change');
	expect(talk('es', 'me despidieron hoy', '¿y si no encuentro nada?').text).not.toMatch(/hueco en el que la mano/);
});
