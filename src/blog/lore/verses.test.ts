import { describe, expect, it } from 'vitest';
import { listThemes, loadTheme } from './themes.server.ts';

/** Ghazal and opening verse in the edition of Qazvini and Ghani, by the theme that tells of it. */
const verses = [
	['saki-and-the-cup', '۱', 'الا یا ایها الساقی ادر کأسا و ناولها', 'که عشق آسان نمود اول ولی افتاد مشکل‌ها'],
	['palace-of-hope', '۳۷', 'بیا که قصر امل سخت سست‌بنیادست', 'بیار باده که بنیاد عمر بر بادست'],
	['rend', '۸۰', 'عیب رندان مکن ای زاهد پاکیزه‌سرشت', 'که گناه دگران بر تو نخواهند نوشت'],
	['thanks-and-complaint', '۹۴', 'زان یار دل‌نوازم شکری است با شکایت', 'گر نکته‌دان عشقی بشنو تو این حکایت'],
	['jam-e-jam', '۱۴۳', 'سال‌ها دل طلب جام جم از ما می‌کرد', 'وآنچه خود داشت ز بیگانه تمنا می‌کرد'],
	['water-of-life', '۱۸۳', 'دوش وقت سحر از غصه نجاتم دادند', 'واندر آن ظلمت شب آب حیاتم دادند'],
	['kolbeh-ye-ahzan', '۲۵۵', 'یوسف گم‌گشته بازآید به کنعان غم مخور', 'کلبهٔ احزان شود روزی گلستان غم مخور'],
	['laughing-rose', '۲۸۱', 'یا رب این نوگل خندان که سپردی به منش', 'می‌سپارم به تو از چشم حسود چمنش'],
	['door-of-refuge', '۳۶۶', 'ما بدین در نه پی حشمت و جاه آمده‌ایم', 'از بد حادثه این جا به پناه آمده‌ایم'],
	['new-design', '۳۷۴', 'بیا تا گل برافشانیم و می در ساغر اندازیم', 'فلک را سقف بشکافیم و طرحی نو دراندازیم'],
	['sickle-moon', '۴۰۷', 'مزرع سبز فلک دیدم و داس مه نو', 'یادم از کشتهٔ خویش آمد و هنگام درو'],
	['dawn-wind', '۴۴۰', 'سحر با باد می‌گفتم حدیث آرزومندی', 'خطاب آمد که واثق شو به الطاف خداوندی'],
	['hafez-and-persian-mysticism', '۸۰', 'عیب رندان مکن ای زاهد پاکیزه‌سرشت', 'که گناه دگران بر تو نخواهند نوشت'],
] as const;

describe('the verses of Hafez', () => {
	it.each(verses)('%s stands letter by letter in Persian, with its ghazal', async (name, ghazal, first, second) => {
		const { body } = (await loadTheme({ family: 'verses', name })).words.fa;
		const text = body.join('\n');
		expect(text).toContain(`«${first} / ${second}»`);
		expect(text).toMatch(new RegExp(`غزل ${ghazal}(?![۰-۹])`));
	});

	it('are all the themes of their family', () => {
		const told = listThemes().filter(({ family }) => family === 'verses');
		expect(told.map(({ name }) => name).sort()).toEqual(verses.map(([name]) => name).sort());
	});
});
