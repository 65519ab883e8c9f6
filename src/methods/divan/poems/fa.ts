import type { PoemId } from '../poems.ts';
import type { PoemTelling } from './shape.ts';

/** The twelve verses in Persian need no translation: only what they are about and what can be seen in them. */
export const tellings: Readonly<Record<PoemId, PoemTelling>> = {
	1: { translation: null, theme: 'آسانِ اول، دشوارِ بعد', imagery: ['ساقی', 'جام گردان', 'گره‌های افتاده'] },
	2: { translation: null, theme: 'آرزوی بناشده بر باد', imagery: ['قصر', 'پی سست', 'باده', 'باد'] },
	3: { translation: null, theme: 'حسابِ دیگران', imagery: ['زاهد', 'رندان', 'دفتر نوشته'] },
	4: { translation: null, theme: 'شُکرِ آمیخته با گله', imagery: ['یار', 'شنونده', 'حکایت'] },
	5: { translation: null, theme: 'گنجی که در خانه بود', imagery: ['جام جم', 'دلِ جوینده', 'بیگانه'] },
	6: { translation: null, theme: 'رهایی پیش از سپیده', imagery: ['سحر', 'تاریکی شب', 'آب حیات'] },
	7: { translation: null, theme: 'بازگشت و دلداری', imagery: ['یوسف', 'کنعان', 'کلبهٔ احزان', 'گلستان'] },
	8: { translation: null, theme: 'سپردنِ آنچه نازک است', imagery: ['نوگل خندان', 'چمن', 'چشم حسود'] },
	9: { translation: null, theme: 'آمدن به پناه', imagery: ['آستانهٔ در', 'حشمت و جاه', 'پناهگاه'] },
	10: { translation: null, theme: 'انداختنِ طرحی نو', imagery: ['گلِ افشانده', 'ساغر', 'سقف فلک', 'طرح نو'] },
	11: { translation: null, theme: 'کِشته و هنگام درو', imagery: ['مزرع سبز فلک', 'داس مه نو', 'کِشتهٔ خویش'] },
	12: { translation: null, theme: 'آرزو گفتن با باد', imagery: ['سحر', 'باد', 'ندا'] },
};
