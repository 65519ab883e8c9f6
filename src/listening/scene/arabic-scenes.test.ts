import { expect, it } from 'vitest';
import type { SymbolId } from '../symbols.ts';
import { seeScene } from './see-scene.server.ts';

const symbolsOf = (dream: string) => seeScene(dream, 'ar').symbols.map(({ id }) => id);

it.each<[string, SymbolId[]]>([
	['رأيت نخلا كثيرا وتمرا أحمر أكلت منه', ['tree', 'dates']],
	['دخلت حمام السوق وكل الناس لابسين الا انا', ['naked']],
	['كنت معلقة بحبل فوق وادي وانقطع', ['falling']],
	['غسلت الميت وكان أنا', ['own-death']],
	['أخي الشهيد جاني وقال الحمد لله أنا بخير', ['dead-alive']],
	['رأيت أنني أرضع طفلا ليس طفلي', ['baby']],
	['الحوت فتح تمه وبلعني', ['fish', 'attacked']],
	['كأن أسناني من زجاج وأخاف أعض', ['teeth']],
	['سقط قمر صغير في كأسي', ['moon']],
	['لساني صار سكين', ['knife']],
	['حلمت حماتي تطعمني خبز يابس وانا أبكي', ['bread', 'crying']],
])('finds the symbols of «%s»', (dream, wanted) => {
	expect(symbolsOf(dream)).toEqual(expect.arrayContaining(wanted));
});

it.each<[string, SymbolId]>([
	['كنت متأكد في أفعى تحت السرير، رفعت الغطاء وما لقيت شي', 'snake'],
	['حلمت اني مو حامل بس بطني كبير', 'pregnancy'],
	['لم أكن عاريا لكن الجميع ينظر إلي كأني عار', 'naked'],
	['كلب أسود قاعد قدام الباب لا بينبح ولا بيقرب', 'attacked'],
])('«%s» tells that something is not there', (dream, denied) => {
	const { symbols, absent } = seeScene(dream, 'ar');
	expect(absent).toContain(denied);
	expect(symbols.map(({ id }) => id)).not.toContain(denied);
});

it.each([
	'هل تحتاج للمفاتيح؟',
	'أيمكنك فتح النافذة؟',
	'هذه السكين حادة للغاية.',
	'كان سامي يحبّ الأحذية.',
	'أنا واقع في حبك',
	'كان عمري ثماني عشرة سنة حينها.',
	'أنت تنام في حجرتي.',
	'الطيران أغلى من القطار',
	'رجلي مكسورة من شهر',
])('«%s» is talk', (text) => {
	expect(symbolsOf(text)).toEqual([]);
});

it('does not take whom something belongs to for somebody who is there', () => {
	expect(seeScene('بيت جدي القديم نبت العشب على سقفه', 'ar').figures).toEqual([]);
	expect(seeScene('جدي واقف قدام البيت ويضحك', 'ar').figures.map(({ who }) => who)).toEqual(['grandparent']);
});

it('tells no rescue from what comes out of a body', () => {
	expect(seeScene('طلعت من بطني فراشات سود', 'ar').ending).toBe('open');
	expect(seeScene('وقعت بالحفرة وبعدين طلعت من الحفرة لحالي', 'ar').ending).toBe('saved');
});
