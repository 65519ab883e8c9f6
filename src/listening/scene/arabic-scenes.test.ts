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
	['حسيت إيد باردة على كتفي ولما التفت ما لقيت حدا', ['presence']],
	['رجليي غاصوا بالأرض والقطار جاي', ['frozen', 'train']],
	['لم يكن الماء مالحا، مشيت على القاع', ['water']],
	['العقارب تمشي عالحيط والساعة بلا عقارب', ['scorpion', 'clock']],
	['كنت أركض بالسوق ووراي رجل بدون وجه', ['chased']],
	['همست لي الوردة أنا أمك', ['flower']],
])('finds the symbols of «%s»', (dream, wanted) => {
	expect(symbolsOf(dream)).toEqual(expect.arrayContaining(wanted));
});

it.each<[string, SymbolId]>([
	['كنت متأكد في أفعى تحت السرير، رفعت الغطاء وما لقيت شي', 'snake'],
	['حلمت اني مو حامل بس بطني كبير', 'pregnancy'],
	['لم أكن عاريا لكن الجميع ينظر إلي كأني عار', 'naked'],
	['كلب أسود قاعد قدام الباب لا بينبح ولا بيقرب', 'attacked'],
	['يا ريتني شفت أمي، كل اللي شفته كرسيها فاضي', 'mother'],
	['دخلنا المغارة ندور على الذهب وما لقينا إلا عظام', 'gold'],
	['مشيت على قزاز وما انجرحت ولا نزلت نقطة دم', 'blood'],
	['سمعت نباح كلاب بعيد لكن لم أر أي كلب', 'dog'],
	['حلمت إنه كان المفروض أمي تستقبلني بالمطار بس استقبلني غريب', 'mother'],
	['أخوي قال في عقرب تحت الصخرة، قلبناها وكانت ورقة', 'scorpion'],
	['شممت رائحة بحر لكن ما كان في إلا رمل', 'sea'],
	['حلمت إني كنت بالملعب والكل ينتظر المطر وما نزل', 'rain'],
	['حاولت أبكي على قبره بس دموعي ما نزلت', 'crying'],
])('«%s» tells that something is not there', (dream, denied) => {
	const { symbols, absent } = seeScene(dream, 'ar');
	expect(absent).toContain(denied);
	expect(symbols.map(({ id }) => id)).not.toContain(denied);
});

it.each([
	['كنت حاملة بندقية جدي وما طلعت منها رصاصة', 'pregnancy'],
	['رأيت أني أصلي في صحراء والقبلة تدور مع الشمس', 'kiss'],
	['قطيع ذئاب واقف على التلة يتفرج علينا', 'sheep'],
] as const)('«%s» tells of no %s', (dream, phantom) => {
	expect(symbolsOf(dream)).not.toContain(phantom);
});

it.each([
	['جدتي كانت بتزعق فيا ليه سبتي الباب مفتوح', 'ليه سبتي الباب مفتوح'],
	['صاح المنادي في السوق يا أهل البلد اخرجوا', 'يا أهل البلد اخرجوا'],
	['همست لي الوردة أنا أمك', 'أنا أمك'],
	['سألني الملك من أين لك هذا التاج؟', 'من أين لك هذا التاج؟'],
	['صرخ العسكري فينا انبطحوا على الأرض', 'انبطحوا على الأرض'],
	['حكت لي قطة سودا: عد من حيث جئت، فالنهر جائع', 'عد من حيث جئت، فالنهر جائع'],
])('«%s» quotes what is said', (dream, said) => {
	expect(seeScene(dream, 'ar').speech.map(({ words }) => words)).toContain(said);
});

it('tells nobody who only died in the dream for a visitor from among the dead', () => {
	expect(seeScene('كان أخوي ميت بالحلم، مع إنه عايش الحمدلله', 'ar').figures.some(({ dead }) => dead)).toBe(false);
});

it.each([
	'هل تحتاج للمفاتيح؟',
	'زحمة على كوبري أكتوبر من الصبح',
	'نسيت الموبايل على الشاحن، ابعتيلي رقم ماما',
	'خاتم الخطبة طلع واسع بدنا نصغره الخميس',
	'الحوت الأزرق أكبر مخلوق على وجه الأرض',
	'دهنت باب الحديقة أخضر',
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
