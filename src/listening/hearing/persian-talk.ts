import type { Person } from '../heard.ts';
import type { GuideLexicon } from '../lexicon/shape.ts';
import type { Match } from '../text/phrases.ts';
import type { Reading } from './reading.ts';

/** Words that are said to somebody, and may be told as what another has said. */
const said: ReadonlySet<keyof GuideLexicon> = new Set(['greeting', 'thanks', 'farewell', 'insult', 'complaint']);
const saying = /^(?:گفت|گفتن|گفتند|گفته|میگفت|میگفتن|میگه|میگن|بگه|بگن|نگفت|نگفته|نوشت|نوشته)$/;
const goal = /^(?:دیدن|پیش|سراغ|عیادت|ملاقات|دنبال|خونه|خانه|سر|به|تو|توی|دکتر|مشاوره|سفر)/;
const doing = /^(?:کرد|نکرد|نکرده|میکرد|کردن)$/;

/** «شب بخیر گفت و صبح بیدار نشد», «گفت خفه شو جلو همه»: what somebody else has said is not said to the guide. */
export function isToldOfOthers({ label, first, last }: Match<keyof GuideLexicon>, { tokens }: Reading): boolean {
	if (!said.has(label)) return false;
	const own = tokens[first];
	const at = (index: number) => (tokens[index]?.sentence === own?.sentence ? (tokens[index]?.word ?? '') : '');
	if (saying.test(at(last + 1)) || saying.test(at(first - 1))) return true;
	// «باید برم دیدنش؟» takes no leave.
	if (label === 'farewell' && /^برم$/.test(at(last)) && goal.test(at(last + 1))) return true;
	if (label === 'complaint') return false;
	return saying.test(at(first - 2)) || doing.test(at(last + 1)) || (label === 'farewell' && at(last + 1) === 'بود');
}

/** What is told of somebody who was there once: «آخرین فیلمی که با هم دیدیم», «برام می‌خوند». */
export const remembers = ({ asking, tokens }: Reading, isGrave: boolean): boolean =>
	!asking.some(Boolean) &&
	(isGrave || tokens.some(({ word }) => /^بعدش$|^اخرین/.test(word))) &&
	tokens.some(({ word }) => /^(?:می)?(?:خوند|دید|رفت|بود|داشت|گفت|خند|نشست)(?:یم|ن)?$/.test(word));

/** Persian words that speak to somebody: «تو», «ازت», «گفتی», «نمی‌فهمی», «فالت». */
const speaksToGuide =
	/^(?:تو|شما|ازت|بهت|باهات|برات|چرت|گفتم|نه|ن?می\p{L}{1,7}ی|\p{L}+(?:دی|تی)|(?:فال|جواب|حرف|تعبیر|شعر|پیشبینی)\p{L}*ت(?:ون)?|(?:ن|ب)\p{L}{2,4})$/u;

/** «رئیسم حرفای تکراری می‌زنه»: it is not the guide that is complained of. */
export const complainsOfOthers = ({ tokens }: Reading, people: readonly Person[]): boolean =>
	people.some((person) => person !== 'god' && person !== 'other') &&
	!tokens.some(({ word }) => speaksToGuide.test(word));

/** «زرتشت کجا به دنیا اومد», «عطار چند سالگی مرد»: facts of somebody's life who is nobody near. */
const factsOfLife =
	/(?:^| )(?:کجا|کی|چه سالی|چه قرنی|چند سالگی|چندسالگی|کدوم شهر|کدام شهر|چه شهری) (?:به دنیا|بدنیا|متولد|دفنه?|خاکه?|مرد|فوت|درگذشت|کشته|زندگی می)/;
/** «شاه نعمت‌الله ولی کی بود», «چهارپاره یعنی چه»: who somebody was, and what a word means that is nobody's own. */
const whoOrWhat =
	/^(?!(?:اون|این|ان|طرف|یارو|تو|شما|فال|خواب|بیت|شعر|حرف|جواب)\S*(?: |$))(?:\S+ ){1,4}(?:(?:کی|چه کسی) (?:بود|بوده|هست|است)|یعنی (?:چه|چی))$/;
const isOwn = /^(?:من|منو|م|ما|خودم|بچم|بچه|برام|واسم|بهم|این|اون|\S{2,}م)$/;
export const asksFactsOfLife = ({ tokens, people }: Reading): boolean => {
	if (people.some((person) => person.label !== 'god')) return false;
	const line = tokens.map(({ word }) => word).join(' ');
	if (tokens.some(({ word }) => /^(?:من|منو|م|ما|خودم|بچم|بچه)$/.test(word))) return false;
	return factsOfLife.test(line) || (whoOrWhat.test(line) && !tokens.some(({ word }) => isOwn.test(word)));
};

/** «خب من برم دیگه، مامانم صدام می‌کنه»: a leave-taking of its own, with its reason behind it. */
export const leavesFirst = ({ at, first, last }: Match<unknown>, { language, tokens }: Reading): boolean =>
	language === 'fa' &&
	tokens.length <= FEW_WORDS &&
	at.length > 1 &&
	first < 3 &&
	tokens[last + 1]?.clause !== tokens[last]?.clause;
const FEW_WORDS = 9;
