import type { Language } from '#src/language/languages.ts';
import type { Lines } from '../speech/shape.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { fill, subjectBefore } from './answer-knowledge.server.ts';

/** What a card that was told of is asked about: "and in love?" */
type Field = 'love' | 'work' | 'other';

/** A longer message brings something of its own. */
const MOST_WORDS = 10;

/** How that is asked, of folded texts; the last word names the field. */
const asks: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |so |ok |okay |but )?(?:what (?:does|would|could) (?:it|that|this|the card) (?:mean|say|tell me) |what is it saying |what )?(?:for|in|about|on|with|regarding|as to) (?:my |the |our |a )?(love(?: life)?|relationships?|marriage|romance|heart|partner|work|job|career|business|studies|money|finances|health|family|future|year)$/,
	fa: /^(?:و |خب |حالا |ولی )?(?:برای|تو|توی|در|درباره|درباره ی|در مورد|واسه|از نظر) (?:زندگی )?(عشق|عشقی|عاطفی|رابطه|رابطه م|رابطم|ازدواج|کار|کارم|شغل|شغلم|پول|مالی|درس|درسم|خانواده|خانواده م|اینده|ایندم|سلامتی)(?: (?:چی|چه|چیه|چی میگه|چی می گه|یعنی چی|چه معنی داره|چه معنایی دارد|چطور|چی میشه))?$/,
	ar: /^(?:و|طیب |بس )?(?:ماذا (?:یعنی|تعنی|تقول) |شو (?:یعنی|بتعنی|بتقول) |ایش تعنی )?(?:ماذا عن|ماذا یعنی فی|شو عن|عن|فی|بالنسبه ل|من ناحیه) ?(الحب|حب|العاطفه|الزواج|العلاقه|علاقتی|العمل|عملی|الشغل|شغلی|المال|الفلوس|الدراسه|دراستی|العایله|المستقبل|الصحه)$/,
	es: /^(?:y |pero |entonces )?(?:que (?:significa|dice|diria|quiere decir|me dice) )?(?:eso |esto )?(?:en|para|sobre|de|con) (?:el |la |los |mi |mis |lo )?(amor|pareja|relacion|matrimonio|corazon|trabajo|empleo|carrera|negocio|dinero|estudios|familia|salud|futuro)$/,
};
const love =
	/^(?:love|relationship|marriage|romance|heart|partner|عشق|عاطفی|رابط|ازدواج|ال?حب|العاطفه|الزواج|العلاقه|علاقتی|amor|pareja|relacion|matrimonio|corazon)/;
const work =
	/^(?:work|job|career|business|studies|کار|شغل|درس|العمل|عملی|الشغل|شغلی|الدراسه|دراستی|trabajo|empleo|carrera|negocio|estudios)/;

const lines: Readonly<Record<Language, Readonly<Record<Field, Lines>>>> = {
	en: {
		love: [
			'In love {name} means nothing else than elsewhere; it is only looked for between two people instead of in one. Upright, it asks where that has already happened between you; upside down, it would be {reversed}.',
		],
		work: [
			'At work {name} is read in the same way, only the room is another: who has the say there, and what the days go into. Upright, it asks where that can be seen already; upside down, it would be {reversed}.',
		],
		other: [
			'{name} keeps its meaning wherever it is laid; the matter beside it is yours. Upright, it asks where that shows there already; upside down, it would be {reversed}.',
		],
	},
	fa: {
		love: [
			'«{name}» در عشق معنای دیگری پیدا نمی‌کند؛ فقط به جای یک نفر، میان دو نفر دنبالش می‌گردند. راست که باشد می‌پرسد این ماجرا کجای رابطه‌تان پیش آمده؛ وارونه‌اش این است: {reversed}.',
		],
		work: [
			'«{name}» در کار هم همان است، فقط اتاقش عوض می‌شود: حرفِ آخر را که می‌زند و روزها خرجِ چه می‌شود. راست که باشد می‌پرسد این را همین حالا کجا می‌بینی؛ وارونه‌اش این است: {reversed}.',
		],
		other: [
			'«{name}» هر جا بنشیند معنایش همان است؛ موضوعِ کنارش از توست. راست که باشد می‌پرسد این را همین حالا کجا می‌بینی؛ وارونه‌اش این است: {reversed}.',
		],
	},
	ar: {
		love: [
			'لا يتغيّر معنى «{name}» في الحبّ؛ إنّما يُبحث عنه بين اثنين بدل واحد. مستقيمةً تسأل أين وقع ذلك بينكما من قبل؛ ومقلوبةً تقول: {reversed}.',
		],
		work: [
			'تُقرأ «{name}» في العمل كما في غيره، والغرفة وحدها تتبدّل: لمن الكلمة هناك، وفيمَ تذهب الأيّام. مستقيمةً تسأل أين ترون ذلك الآن؛ ومقلوبةً تقول: {reversed}.',
		],
		other: [
			'تبقى «{name}» على معناها أينما وُضعت، والأمر الذي بجانبها أمركم. مستقيمةً تسأل أين ترون ذلك الآن؛ ومقلوبةً تقول: {reversed}.',
		],
	},
	es: {
		love: [
			'En el amor {name} no dice otra cosa; solo que se busca entre dos y no en uno. Del derecho pregunta dónde ha pasado ya eso entre ustedes; del revés sería {reversed}.',
		],
		work: [
			'En el trabajo {name} se lee igual, solo cambia la sala: quién tiene allí la palabra y en qué se van los días. Del derecho pregunta dónde se nota ya; del revés sería {reversed}.',
		],
		other: [
			'{name} significa lo mismo dondequiera que se ponga; el asunto de al lado es tuyo. Del derecho pregunta dónde se nota ya; del revés sería {reversed}.',
		],
	},
};

/** What a card that was just told of says to a matter that is named behind it; null where no card was, or none is named. */
export function answerCardField(turn: GuideTurn): Reply | null {
	const { folded, language, said, speech } = turn;
	if (folded.split(' ').length > MOST_WORDS) return null;
	const field = asks[language].exec(folded)?.[1];
	const entry = field ? subjectBefore(turn) : null;
	if (!field || entry?.kind !== 'card') return null;
	const { names, reversed, more } = entry.words[language];
	const kind: Field = love.test(field) ? 'love' : work.test(field) ? 'work' : 'other';
	const told = reversed
		? fill(said.line(lines[language][kind]), { name: names[0] ?? '', reversed })
		: more && said.isNew(more)
			? more
			: null;
	if (!told) return null;
	const question = { love: speech.question.unrequited, work: speech.question.work, other: speech.forYou }[kind];
	return { text: `${told} ${said.line(question)}`, kind: 'knowledge', entry };
}
