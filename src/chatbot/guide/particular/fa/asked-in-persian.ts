import type { PlainMessage } from '../shape.ts';

/** A question, or a few words that are one. */
const asks =
	/(^| )(کی|کیه|کیست|چی|چیه|چیست|چه|چرا|چجوری|چطور|چگونه|کجا|کجاست|چند|ایا|یعنی|میشه|باید|باشه|باشم|داره|دارد|میاره|بگو|بگید|داستان|قصه|زندگی نامه|زندگینامه|فرق|تعریف|واقعا|درسته|راسته|نحسه|شومه|چپه|برعکسه|چیکار|کنم|کیا|کدوم|میندازن|می اندازن|میندازند|میگیرن|می گیرن|گرفته|میخونن|حساب|مال|چپ|میدونی|میفهمی|نمیشناسی)( |$)/;
/** Names that nobody near has, and words by which a name is that of legend. */
const ofNobodyNear = /ضحاک|زرتشت|زردشت|(^| )بودا( |$)|سودابه|رویین ?تن|درفش|کمانگیر/;
const ofLegend =
	/شاعر|شاهنامه|اساطیر|افسانه|قصه|داستان|(^| )کی (بود|بوده|هست)|کیه|کیست|چه کرد|چیکار کرد|کشت|کشته|اتش|(^| )مرد( |$)|متولد|به ?دنیا|اهل کجا|کتاب|شعر|غزل|معروف|زندگی ?نامه|سرنوشت|هفت ?خوان|هفت ?خان|رخش|سیمرغ|افراسیاب|سهراب و|رستم و|و رستم|و سهراب|پسرش/;
/** Longer messages are about something else. */
const MOST_WORDS = 14;

const isShort = (folded: string) => folded.split(' ').length <= MOST_WORDS;
const asksAnything = ({ text, folded }: PlainMessage) => asks.test(folded) || /[?؟]/.test(text);

/** Whether a message is one question. */
export const isQuestion = (message: PlainMessage) => isShort(message.folded) && asksAnything(message);

/** Whether a message asks after somebody of legend: many people near are called Rostam or Siavash. */
export function isOfLegend(message: PlainMessage): boolean {
	const { folded, heard } = message;
	if (!isShort(folded)) return false;
	const own = /(^| )(من|منو|خودم|ما|(?!رستم)\S{2,}(دم|تم|شم))( |$)/.test(folded);
	const wantsVerse = heard.asks === 'recite' && !/داستان|قصه/.test(folded);
	if (own || wantsVerse || !(ofNobodyNear.test(folded) || ofLegend.test(folded))) return false;
	const isAsked = asksAnything(message) || ofLegend.test(folded) || folded.split(' ').length <= 2;
	const isOfLife = heard.people.some((person) => person !== 'other' && person !== 'god' && person !== 'child');
	return isAsked && (heard.asks === 'knowledge' || !isOfLife);
}

/** A poem that is wanted, not what its poet was. */
const wantsPoem =
	/(^| )(بخون|بخوان|بخونی|بخوانی|بخونید|بخوانید|می ?خونی|می ?خوانی|بفرست|بنویس|یه شعر|یک شعر|شعری|یه بیت|یک بیت|بیتی|یه غزل|یه رباعی|یه دوبیتی|فال)( |$)/;
/** What is asked of the life and the work of somebody who wrote. */
const ofLifeAndWork =
	/(^| )(کی بود|کی بوده|کی هست|کیه|کیست|که بود|که بوده|چه کسی|(?:چه|چی) ?کاره|سبک\S*|قرن\S*|سده|دوره\S*|عصر|زمان|اهل|متولد|به ?دنیا|زاده|(شعر|شعرهاش|شعراش)( \S+)? (می ?گفت\S*|گفته|گفت|می ?سرود\S*|سروده)|معروف\S*|مشهور\S*|چند تا|چندتا|معرفی|معرفیش|شاعر\S*|عارف\S*|نقاش\S*|ریاضی\S*|زندگی\S*|اثار\S*|کتاب\S*|مذهب\S*|سالگی|کشت\S*|شروع کرد|نوشت|نوشته|چی ?کار کرد|چه کرد|مثنوی\S*|دیوان\S*)( |$)/;
/** Names by which somebody near may be called; a poet is meant where a poem or a poet is spoken of. */
const ofAnybody =
	/(^| )(پروین|فروغ|شهریار|نیما|سهراب|اقبال|غالب|قیصر|رهی|وحشی|عبید|اخوان|سایه|سیمین|محمد ?تقی|ابوسعید)( |$)/;
const ofPoetry =
	/شاعر|شعر|غزل|سبک|دیوان|عارف|(^| )(امین ?پور|معیری|بافقی|زاکانی|ثالث|ابتهاج|بهبهانی|بهار|ابوالخیر|ابی ?الخیر|اعتصامی|فرخزاد|سپهری|یوشیج|لاهوری|دهلوی)( |$)/;
const ofOneself =
	/(^| )(من|منو|ما|بهم|ازم|برام|واسم|کنم|برم|(?!خیام |الهام |بهرام |مردم |معلم |قدیم |اسلام |مریم |کدوم |کدام |چندم |حکیم |عظیم |اعظم |ابراهیم |رستم |مفهوم |معلوم )\S{3,}م)( |$)/;

/** Whether a message asks who somebody who wrote was, and for no poem of theirs. */
export function isOfPoet(message: PlainMessage): boolean {
	const { folded } = message;
	if (!isShort(folded) || wantsPoem.test(folded) || ofOneself.test(`${folded} `)) return false;
	if (!asksAnything(message) && !/(^| )(معرفی|چه \S+|کدام|کدوم|بود یا)( |$)/.test(folded)) return false;
	if (ofAnybody.test(folded) && !ofPoetry.test(folded)) return false;
	return ofLifeAndWork.test(folded) || folded.split(' ').length <= 2;
}

/** Whether a message asks what a thing stands for, in no dream and no reading of one's own. */
export const isOfSymbol = ({ folded, heard }: PlainMessage): boolean =>
	isShort(folded) &&
	/(^| )(نماد|نمادش|سمبل|سنبل|مظهر|رمز|نشان|نشانه|نشونه|نشونه ی|شومه?|مقدسه?|یعنی|معنی|معنیش)( |$)/.test(folded) &&
	/(^| )(چیه|چیست|چین|چی|چه|چیو|چرا|کیه|یعنی)( |$)|ه$/.test(folded) &&
	!/(^| )(من|منو|م|خودم|خوابم|دیدم|دیشب|کارت|ورق|تاروت|فالم|خواب|رویا|تعبیر\S*|پسرم|دخترم|شوهرم|چراغ|ادکلن|لباس\S*|خریدم|پوشیدم|پسر|دختر)( |$)/.test(
		folded,
	) &&
	heard.people.every((person) => person === 'other' || person === 'god' || person === 'animal');
