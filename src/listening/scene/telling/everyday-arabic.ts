import type { SymbolId } from '#src/listening/symbols.ts';
import type { Word } from '../words.ts';

/** Words by which something is told of every day, or offered: «دايما», «كل خميس», «للبيع». */
const habit =
	/(?:^| )(?:دایما|دائما|دایمن|عاده|کل (?:یوم|اسبوع|صباح|صبح|عید|صیف|شتا|شهر|سنه|سبت|احد|اثنین|ثلاثاء|اربعاء|خمیس|جمعه)|للبیع|و?اخذت (?:ال)?ابره|بسعر (?:زین|حلو|مغری|کویس|مناسب|ممتاز))(?: |$)/;
/** Dreams come back every day, too. */
const dreamt = /(?:^| )\S*(?:حلم|منام|نفسی|حالی|صحیت|فقت)\S*(?: |$)/;

const household: ReadonlySet<SymbolId> = new Set<SymbolId>(['mother', 'father', 'family', 'house']);
/** Somebody of the house, and what they do these days: «أبويا بيزرع نعناع», «أمي بتسلم عليك». */
const doing =
	/^(?:(?:امی|ماما|ابوی|ابویا|بابا|ستی|جدی|اهلی|الوالد|الوالده|امه|ابوه|والدتی|والدی) )(?:عم )?(?:بی|بت)\S{2,}(?<!نی|لی|علی|ونی)(?: |$)/;

/** Words of shops, bills, repairs, sport and screens, which dreams hardly have. */
const daily =
	/^(?:و?ب?النت|و?السعر)$|^[وف]?[بل]?(?:ال)?(?:زحمه|غالی|غالیه|رخیص|اسعار|سعره|سعرها|خصم|فاتوره|فواتیر|راتب|بنک|انترنت|تطبیق|موقع|جوال|لابتوب|شاحن|شحنت|بطاریه|بطاقه|تحدیث|اونلاین|مسلسل|حلقه|مباراه|منتخب|دوری|ترجیح|بطوله|نادی|انتخابات|برلمان|بلدیه|ضریبه|تضخم|صیانه|للصیانه|تصلیح|خربان|خربانه|عطلان|عطلانه|سباک|کهربایی|مکیف|غساله|بنزین|غسیل|اشتراک|موعد|حجزت|حجز|نحجز|ملف|تقریر|انستا|انستغرام|واتساب|جنینه|بالبراد|زراعه|فیسبوک|فیس|محشی|مشاوی|شاورما|بیتزا|ببیع|نبیع|بنبیع|بیبیع|بیبیعوا|بعناه|بعناها|اشتکوا|طمنا|طمنی|اللازم|مقاس|اضیقه|اضیق|اوسعه|تجدید|اجدد|معامله|صداع|حساسیه|تراویح|اضحیه|وزعناه|تمرین|یتمرن|تتمرن|بروفه|ورمت|کاریه|صبغه|بقشر|اقشر|بتقشر|بطاطا|بندوره|کیلو|بالفین|درجات|نشره|طقس|رطوبه|زبون|زباین|بسکلیت|اوفرتایم|شیفت|بنج|وصفه|فحوصات|تحالیل|جیران|ترقیه|اجازه|وظیفی)$/;

/** What only dreams have: «كلب بلا رأس», «سمكة تحكي معي», «درج ما بيخلص». */
const strange =
	/(?:^| )(?:(?:بلا|بدون|من غیر|ماله|ما له|ما الها|ما لها|مالها) (?:راس|وجه|ملامح|عیون|نهایه|اخر|قعر|سواق|جسم)|(?:ب?[تی]حکی|ب?[تی]تکلم|عم [بتی]\S*حکی|حکت|حکی|ینادی|تنادی) (?:معی|معای|معایا|معنا)|(?:نزل|نزلت|ینزل|تنزل|وقع|وقعت|تساقط) من السماء?|(?:ما|لا|لم) (?:ب?[یت]خلص|ب?[یت]نتهی|عم [بتی]?خلص)|(?:طلع|طلعت|یطلع|تطلع|خرج|خرجت|یخرج) من (?:ایدی|یدی|بطنی|فمی|تمی|جسمی|عینی|راسی|صدری|تحت وسادتی|المرایه|الحیط|الجدار)|(?:فوق|علی) (?:الما|المی|الماء|المای|السحاب|الغیم)(?= |$)|قبر(?:ی)? مفتوح|القبر مفتوح)/;

/** Whether something is told that is never so awake. */
export const isStrange = (words: readonly Word[]): boolean => strange.test(words.map(({ word }) => word).join(' '));

/** How many words of a text are those of the day's business. */
export const dailyWords = (words: readonly Word[]): number => words.filter(({ word }) => daily.test(word)).length;

/** Whether Arabic words tell of every day rather than of a dream. */
export function isOfEveryday(words: readonly Word[], symbols: ReadonlySet<SymbolId>): boolean {
	const told = words.map(({ word }) => word).join(' ');
	if (dreamt.test(told)) return false;
	return habit.test(told) || (doing.test(told) && [...symbols].every((id) => household.has(id)));
}
