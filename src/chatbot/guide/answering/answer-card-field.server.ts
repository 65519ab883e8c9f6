import type { Language } from '#src/language/languages.ts';
import { requestWords } from '../hearing/request-words.ts';
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

/** What a card that was just told of says to a matter that is named behind it; null where no card was, or none is named. */
export function answerCardField(turn: GuideTurn): Reply | null {
	const { folded, language, said, speech } = turn;
	if (folded.split(' ').length > MOST_WORDS) return null;
	// "Does it mean I will die?", behind the card of Death.
	if (requestWords[language].omen.test(folded) && turn.heard.people.length === 0) {
		const card = subjectBefore(turn);
		if (card?.kind !== 'card') return null;
		const text = fill(said.line(speech.cardField.omen), { name: card.words[language].names[0] ?? '' });
		return { text: `${text} ${said.line(speech.forYou)}`, kind: 'omen', entry: card };
	}
	const field = asks[language].exec(folded)?.[1];
	const entry = field ? subjectBefore(turn) : null;
	if (!field || entry?.kind !== 'card') return null;
	const { names, reversed, more } = entry.words[language];
	const kind: Field = love.test(field) ? 'love' : work.test(field) ? 'work' : 'other';
	const told = reversed
		? fill(said.line(speech.cardField[kind]), { name: names[0] ?? '', reversed })
		: more && said.isNew(more)
			? more
			: null;
	if (!told) return null;
	const question = { love: speech.question.unrequited, work: speech.question.work, other: speech.forYou }[kind];
	return { text: `${told} ${said.line(question)}`, kind: 'knowledge', entry };
}
