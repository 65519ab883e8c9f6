import type { Evidence } from '../presumed.ts';
import type { Hearing } from './hear-by-rules.server.ts';
import { hasMark } from './reading.ts';

const work =
	/^(?:boss|manager|salary|raise|promotion|my job|my boss|this job|shift|overtime|jefe|jefa|sueldo|salario|aumento|ascenso|mi trabajo|mi puesto|رئیس|رییس|مدیر|حقوق|ترفیع|سر کار|اضافه کار|کارم|شغلم|راتب|الراتب|مدیری|مدیر|المدیر|ترقیه|شغلی|عملی|دوامی|شیفت)/u;
const waits =
	/wait|hear|esper|resultad|منتظر|انتظار|چشم|نتیجه|ویزا|نوبت|انتظر|استن|ستن|ناطر|تسن|نتایج|نتاءج|بانتظار|تاشیر|فیزا|نتظر/u;
const grown =
	/\b(?:3\d|4\d|2[2-9])\b.*(?:years|año|ساله|سنه)|(?:his|her) (?:wife|husband|job|boss)|grown|adult|mayor de edad|زنش|شوهرش|سربازه|دانشجو|موظف|زوجته|متزوج/u;
const ownHome =
	/\b(?:sell|selling) (?:my|our) (?:house|flat|home)|(?:vendo|vender) (?:mi|nuestra) casa|خونه(?:‌)?(?:ام|مون)ر?و? (?:رو )?بفروش|أبیع (?:بیتی|بیتنا)/u;

/** What presumptions need to know besides what was heard. */
export function findEvidence({ reading, heard, sure }: Hearing): Evidence {
	const { tokens, text } = reading;
	const [person] = heard.people;
	const death = reading.events.filter(({ label }) => label.event === 'death' && !label.weak);
	const named = reading.people.filter(({ label }) => label !== 'god' && label !== 'other');
	// The one whom the death stands next to, in the same clause.
	const beside = death.some((match) => {
		const near = named
			.filter(({ first }) => tokens[first]?.sentence === tokens[match.first]?.sentence)
			.sort((one, other) => Math.abs(one.first - match.first) - Math.abs(other.first - match.first))[0];
		return near?.label === person && named.every(({ label }) => label === person);
	});
	const asked = heard.asks === 'will' || heard.asks === 'should' || heard.asks === 'which';
	return {
		sure,
		parting:
			/leav|left|divorc|separat|dej|solt/u.test(text) ||
			reading.events.some(({ label }) => label.event === 'separation'),
		named: named.some(({ label }) => label === person),
		waits: reading.events.some(({ label, phrase }) => label.event === 'awaiting' && waits.test(phrase)),
		or: hasMark(reading, 'or') && !hasMark(reading, 'or_not'),
		deathOfFirst: beside,
		toldAsDone: !asked && !hasMark(reading, 'feared') && heard.tense !== 'ahead',
		atWork:
			heard.whose === 'self' &&
			(reading.events.some(({ label, phrase }) => label.event === 'work_trouble' && work.test(phrase)) ||
				reading.people.some(({ label }) => label === 'boss')) &&
			heard.people.every((one) => one === 'boss' || one === 'colleague') &&
			!heard.events.includes('illness') &&
			!heard.events.includes('new_job'),
		grownChild: grown.test(text),
		ownHome: ownHome.test(text),
	};
}
