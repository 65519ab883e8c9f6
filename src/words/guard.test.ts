import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.server.ts';
import type { Piece } from './model-fields.server.ts';

const verse = 'یوسف گم‌گشته بازآید به کنعان غم مخور کلبهٔ احزان شود روزی گلستان غم مخور';
const translation = 'Lost Joseph will come back to Canaan, do not grieve';
const question = 'will he write to me before the end of March 2027?';

function pass(language: string, text: string, size = 7): string {
	const guard = createGuard({ language, quotable: [verse, translation, question], numbers: [255] });
	let shown = '';
	const show = (pieces: readonly Piece[]) => {
		for (const piece of pieces) shown += piece.text;
	};
	for (let index = 0; index < text.length; index += size)
		show(guard.feed({ field: 'story', text: text.slice(index, index + size) }));
	show(guard.end());
	return shown;
}

const prose = {
	en: 'A hut is a small thing to carry a whole garden in. The line does not say when the lost one comes; it says what to do in the meantime, and that is to keep the roof and the door of the house.',
	fa: 'کلبه همان کلبه می‌ماند و تنها نامش عوض می‌شود. شاید آنچه چشم به راهش هستی، پیش از آنکه از در بیاید، باید جایی در این خانه برایش باز شده باشد و تو از این خبر نداشته باشی.',
	ar: 'الكوخ الصغير هو الذي يصير بستانًا في آخر البيت. قد لا يأتي المنتظَر من الباب الذي تطول عنده الوقفة، ولا حاجة إلى عدّ الأيام على الأصابع. في هذا ما يكفي من الصبر.',
	es: 'La choza sigue siendo la misma choza y un día será jardín. Quizá lo que esperas no llegue por la puerta que vigilas, y en la casa hay otra que no se abre desde el invierno.',
};

describe('the guard accepts', () => {
	it.each(Object.entries(prose))('plain prose in %s, letter by letter', (language, text) => {
		for (const size of [1, 5, 1000]) expect(pass(language, text, size)).toBe(text);
	});
	it('the verse itself, quoted exactly', () => {
		const text = `${prose.en} It stands in ghazal 255: «کلبهٔ احزان شود روزی گلستان غم مخور», and nothing is added to it.`;
		expect(pass('en', text)).toBe(text);
	});
	it('its translation, and what the visitor asked', () => {
		const text = `${prose.en} “Lost Joseph will come back to Canaan,” it says, to the one who asks “will he write to me before the end of March 2027?” and to the rest of us.`;
		expect(pass('en', text)).toBe(text);
	});
	it('small numbers, and takes marks of emphasis away', () => {
		expect(pass('en', `${prose.en} Take **10** minutes.`)).toBe(`${prose.en} Take 10 minutes.`);
	});
});

describe('the guard rejects', () => {
	it.each([
		['a verse that Hafez never wrote', 'en', `${prose.en} As he says: «دلم ز غصه پریشان شد و نگار نیامد».`],
		['an invented saying', 'en', `${prose.en} Hafez says “the moon has no servant but the patient sea”.`],
		[
			'a verse in Persian prose, in quotation marks',
			'fa',
			`${prose.fa} حافظ می‌گوید: «دلم ز غصه پریشان شد و نگار نیامد».`,
		],
		[
			'a verse set on a line of its own',
			'fa',
			`${prose.fa}\nدلم ز غصه پریشان شد و نگار نیامد\nامید وصل نمانده است و غم به سر نیامد`,
		],
		['two half-lines apart by a stroke', 'fa', `${prose.fa}\nدلم ز غصه پریشان شد / و نگار نیامد ای دوست.`],
		['another ghazal’s number', 'en', `${prose.en} Compare ghazal 143 of the Divan.`],
		['a number in Persian digits', 'fa', `${prose.fa} غزل ۱۴۳ را هم ببین.`],
		['an invented year', 'es', `${prose.es} Será en 2031.`],
		['another language', 'fa', prose.en],
		['the other Latin language', 'en', prose.es],
		['the other language of the same script', 'ar', prose.fa],
		['markup and links', 'en', `${prose.en} See https://example.org for more.`],
		['a script', 'en', `${prose.en} <script>alert(1)</script>`],
	])('%s', (_what, language, text) => {
		for (const size of [1, 9, 1000]) expect(() => pass(language, text, size)).toThrow('broke_facts');
	});

	it.each([
		['its orders', `${prose.en} I was told to begin with the thing itself and then to turn it towards what was asked.`],
		['that it is a machine', `${prose.en} As an AI I have no door of my own.`],
		['data', `${prose.en} {"ghazal": 255}`],
		['a link without its beginning', `${prose.en} More of this at hafez-online.com, and free of charge.`],
	])('a text that tells %s', (_what, text) => {
		const rules = 'Rules: begin with the thing itself and then to turn it towards what was asked, and name a tension.';
		const guard = createGuard({ language: 'en', quotable: [], numbers: [] }, rules);
		expect(() => {
			for (const letter of text) guard.feed({ field: 'story', text: letter });
			guard.end();
		}).toThrow('broke_facts');
	});

	it('and shows nothing of an invented verse before it is detected', () => {
		const guard = createGuard({ language: 'en', quotable: [verse], numbers: [] });
		let shown = '';
		const text = `${prose.en} He says «دلم ز غصه پریشان شد و نگار نیامد» and so on.`;
		expect(() => {
			for (const letter of text) for (const piece of guard.feed({ field: 'story', text: letter })) shown += piece.text;
		}).toThrow('broke_facts');
		expect(shown).toBe(`${prose.en} He says `);
	});
});

describe('a heading', () => {
	const guarded = (title: string) => {
		const guard = createGuard({ language: 'en', quotable: [], numbers: [], headings: ['title'] });
		const pieces = [guard.feed({ field: 'title', text: title }), guard.feed({ field: 'story', text: prose.en })];
		return [...pieces, guard.end()].flat().filter(({ field }) => field === 'title');
	};
	it('is one line without the end of a sentence', () => {
		const title = 'A hut that learned to be a garden';
		expect(
			guarded(title)
				.map(({ text }) => text)
				.join(''),
		).toBe(title);
	});
	it.each([
		'A line of verse without an end\nAnd the other that goes on with it',
		'He says “the moon has no servant but the sea”',
	])('holds no verse: %s', (title) => {
		expect(() => guarded(title)).toThrow('broke_facts');
	});
});

describe('names', () => {
	const decks = {
		en: ['The Hermit', 'The Moon', 'The Tower', 'Strength', 'Wheel of Fortune'],
		es: ['El Ermitaño', 'La Luna', 'La Torre', 'La Fuerza', 'La Rueda de la Fortuna'],
		fa: ['زاهد', 'ماه', 'برج', 'نیرو', 'چرخ بخت'],
		ar: ['الناسك', 'القمر', 'البرج', 'القوّة', 'عجلة الحظّ'],
	};
	function read(language: keyof typeof decks, text: string, size: number): string {
		const known = decks[language];
		const guard = createGuard({ language, quotable: [], numbers: [], names: { known, allowed: known.slice(0, 2) } });
		let shown = '';
		const show = (pieces: readonly Piece[]) => {
			for (const piece of pieces) shown += piece.text;
		};
		try {
			for (let index = 0; index < text.length; index += size)
				show(guard.feed({ field: 'story', text: text.slice(index, index + size) }));
			show(guard.end());
		} catch (error) {
			return `${shown}|${(error as Error).message}`;
		}
		return shown;
	}

	it.each<[keyof typeof decks, string]>([
		['en', 'The Hermit holds his lantern low, and the Moon looks on.'],
		['en', 'Strength is not asked of you, nor is there a tower of work; the wheel of a cart turns on its own.'],
		['es', 'El Ermitaño lleva la luz baja. La torre de la iglesia queda lejos y la fuerza no hace falta.'],
		['fa', 'کارت «زاهد» چراغ را پایین گرفته است. برج کلیسا از این راه دور است و نیرو لازم نیست.'],
		['ar', 'بطاقة الناسك تُبقي المصباح منخفضًا. برج الكنيسة بعيد من هذا الطريق، ولا حاجة إلى القوّة فيه.'],
	])('of the facts, and words that are no names, pass in %s: %s', (language, text) => {
		for (const size of [1, 5, 1000])
			expect(read(language, `${text} ${prose[language]}`, size)).toBe(`${text} ${prose[language]}`);
	});

	it.each<[keyof typeof decks, string, string]>([
		['en', 'Behind him stands the Tower', ', burning in the night.'],
		['en', 'It is crossed by Strength', ', and that is that.'],
		['en', 'Wheel of Fortune', ' lies across it.'],
		['en', 'Look at the tower card once', ' more.'],
		['es', 'Detrás espera la Torre', ' en llamas.'],
		['es', 'Mira la carta de la fuerza', ' otra vez.'],
		['fa', 'کنارش کارت برج', ' افتاده است.'],
		['fa', 'روبه‌رویش «نیرو»', ' نشسته است.'],
		['fa', 'پشت سرش چرخ بخت', ' می‌گردد.'],
		['ar', 'وإلى جانبها بطاقة البرج', ' في الليل.'],
		['ar', 'ومن بعدها عجلة الحظّ', ' تدور.'],
	])('that are not are stopped in %s: %s', (language, before, after) => {
		for (const size of [1, 5, 1000]) {
			const shown = read(language, `${prose[language]} ${before}${after}`, size);
			expect(shown).toMatch(/\|the model failed: broke_facts$/);
			expect(shown).not.toContain(before);
		}
	});
});
