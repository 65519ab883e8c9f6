import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { compose } from './compose.server.ts';
import { dreamFacts } from './facts.server.ts';
import type { DreamRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';

const builtIn = { en, fa, ar, es };

const reading = (dream: string, language: Language, change: Partial<DreamRequest> = {}) => {
	const request = { dream, language, ...change };
	return compose(request, dreamFacts(request));
};

describe('a reading of a dream', () => {
	it.each([
		[
			'en',
			'My hair came away in handfuls in the shower and I calmly put it in a drawer.',
			'“I calmly put it in a drawer”',
		],
		[
			'en',
			"A huge black snake was lying in my bed and it looked at me. It didn't bite. I woke up sweating.",
			"“It didn't bite”",
		],
		['fa', 'از تپه با دوچرخه پایین میومدم، ترمز نداشتم، مردم جیغ می‌زدن', '«مردم جیغ می‌زدن»'],
		['ar', 'البستان كان فاضي، لا شجرة ولا زهرة', '«لا شجرة ولا زهرة»'],
		['es', 'Daba de mamar a un cachorro de oso y se me reían en la cara', '«se me reían en la cara»'],
	] as const)('ends in %s with the last that was told, before waking', (language, dream, last) => {
		expect(reading(dream, language)).toContain(last);
	});

	it('does not quote a last moment with a symbol that the visitor took away', () => {
		const dream = 'I flew over the town for hours. A black dog looked up.';
		expect(reading(dream, 'en')).toContain('A black dog looked up');
		expect(reading(dream, 'en', { symbols: ['flying'] })).not.toContain('A black dog looked up');
	});

	it('reads one thing a lens where the dream is told in a few words', () => {
		const lenses = reading('A lion, a river and a key.', 'en').split('\n\n').slice(1, 4);
		const sentences = Object.values(en.symbols).flatMap(({ tradition, jung, everyday }) => [tradition, jung, everyday]);
		for (const lens of lenses) expect(sentences.filter((sentence) => lens.includes(sentence)).length).toBeLessThan(2);
	});

	it.each([
		['en', 'I was giving birth in a taxi and nobody was afraid'],
		['fa', 'پدر مرحومم اومد خونه، لبخند زد و گفت «نگران نباش بابا جان».'],
	] as const)('hears no fear in %s where nobody was afraid, or one is told not to be', (language, dream) => {
		expect(dreamFacts({ dream, language }).feelings).toEqual([]);
	});

	it('quotes no report as speech', () => {
		const dream = 'My husband was peeling an orange. I asked him if he was cold. He smiled.';
		expect(dreamFacts({ dream, language: 'en' }).scene.speech).toEqual([]);
	});

	it('has no second thought but a gentle one where somebody dead is met', () => {
		const text = reading('My late father came into the kitchen and fed the dog.', 'en');
		expect(en.doubts.dead.filter((one) => typeof one === 'string' && text.includes(one))).toHaveLength(1);
	});
});

it.each<[Language, string]>([
	['en', 'My dead cat came in through the window and slept on my bed.'],
	['fa', 'خواب دیدم سگم که پارسال مرد برگشته بود و کنارم خوابیده بود'],
	['ar', 'حلمت أن قطتي الميتة دخلت من الشباك ونامت على سريري'],
	['es', 'Soñé que mi perro muerto entraba por la ventana y dormía en mi cama'],
])('an animal that comes back is mourned as one, in %s', (language, dream) => {
	const { manners } = builtIn[language].scene;
	const request = { dream, language };
	const facts = dreamFacts(request);
	expect(facts.leads).toContain('dead-alive');
	const text = compose(request, facts);
	const ofAnimal = Object.values(manners['dead-alive.animal'] ?? {});
	expect(ofAnimal.some((sentence) => text.includes(sentence))).toBe(true);
	const ofPeople = builtIn[language].symbols['dead-alive'];
	expect(text).not.toContain(ofPeople.act);
	expect(text).not.toContain(ofPeople.question);
});
