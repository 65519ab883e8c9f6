import { expect, it } from 'vitest';
import { seeScene } from '../see-scene.server.ts';

/** What is said, and where only something like it is told. */
it.each<[string, string[]]>([
	['خواب دیدم یکی از پایین صدا می‌زد برنگرد', ['برنگرد']],
	['خواب دیدم یه پیرزن بهم اشاره کرد بیا اینجا، رفتم نبود', ['بیا اینجا']],
	['خواب دیدم خواهرم اس‌ام‌اس داد نیا دیر شد', ['نیا دیر شد']],
	['خواب دیدم رو دیوار نوشته بودن نوبت توئه', ['نوبت توئه']],
	['خواب دیدم شاه برام نامه نوشته که بیا اصفهان', ['بیا اصفهان']],
	['خواب دیدم جوابا رو نوشته بودم کف دستم', []],
	['خواب دیدم مامانم صدام زد و رفت', []],
])('%s', (text, said) => {
	expect(seeScene(text, 'fa').speech.map(({ words }) => words)).toEqual(said);
});
