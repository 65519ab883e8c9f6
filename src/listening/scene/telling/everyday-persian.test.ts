import { describe, expect, test } from 'vitest';
import { seeScene } from '../see-scene.server.ts';

const symbolsOf = (text: string) => seeScene(text, 'fa').symbols.map(({ id }) => id);

describe('Persian talk that is no dream', () => {
	test.each([
		'چرا زنبورها بعد از نیش زدن می‌میرند؟',
		'تو که نمی‌خواهی با ماشین او بروی شهر؟',
		'به آسمان نگاه کن تا رنگین‌کمان را ببینی',
		'بارون می‌اومد، ترافیک همت وحشتناک بود',
		'دیروز پلیس جریمه‌م کرد',
		'سگمون رو بردیم دامپزشک',
		'بلیط قطار مشهد گیرم نیومد',
		'دوستم با یه موتوری تصادف کرده پاش شکسته',
		'فردا پرواز دارم باید زود بخوابم',
		'کتونی سفید از کدوم پاساژ خریدی',
		'شاید بتوانی خانهٔ ما را از قطار ببینی',
	])('%s', (text) => {
		expect(symbolsOf(text)).toEqual([]);
	});
});

describe('short Persian dreams', () => {
	test.each([
		['ماه دو تیکه شد', 'moon'],
		['خورشید سبز بود، سایه نداشتیم', 'sun'],
		['عمو نوروز اومده بود، به جای عیدی کلید میداد', 'key'],
		['ساعتم برعکس می‌چرخید', 'clock'],
		['پل چوبی وسط راه تموم شد', 'bridge'],
		['آینه ترک خورد', 'mirror'],
		['عقد کرده بودم با پسرخاله‌م', 'wedding'],
		['قلبم وایساد و دیدم همه دورم جمع شدن', 'own-death'],
		['از سد آب می‌زد بیرون و کل روستا رفت زیر آب', 'flood'],
		['دستبند طلام تبدیل شد به مورچه', 'gold'],
		['بابا خدابیامرزم گفت کفشاتو بپوش بریم', 'dead-alive'],
	])('%s', (text, symbol) => {
		expect(symbolsOf(text)).toContain(symbol);
	});

	test.each([
		['یکی گفت زلزله میاد، نیومد', 'earthquake'],
		['گفتن سیل میاد ولی نیومد', 'flood'],
		['پلیس نبودن، لباس پلیس تنشون بود', 'police'],
		['هیچ آینه‌ای تو اون خونه نبود', 'mirror'],
	])('what was not there: %s', (text, symbol) => {
		const { absent } = seeScene(text, 'fa');
		expect(absent).toContain(symbol);
		expect(symbolsOf(text)).not.toContain(symbol);
	});

	test.each([
		['برادرم داد زد فرار کن! من پاهام تکون نمی‌خورد', 'فرار کن!'],
		['به خودم گفتم چیزی نیست، خوابه. از پله‌ها رفتم پایین', 'چیزی نیست، خوابه'],
		['صدا زدم مامان مامان، کسی جواب نداد', 'مامان مامان'],
		['مادرم گفت نرو، گوش نکردم', 'نرو'],
	])('what was said: %s', (text, words) => {
		expect(
			seeScene(text, 'fa')
				.speech.map((one) => one.words)
				.join(),
		).toContain(words);
	});
});
