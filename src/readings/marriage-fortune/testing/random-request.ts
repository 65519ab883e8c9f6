import type { Language } from '#src/language/languages.ts';
import { calendarTypes } from '#src/methods/calendars/calendar-types.ts';
import { genders } from '#src/readings/person/schemas.ts';
import { anyOf } from '#src/words/testing/random.ts';
import { fortuneTypes, type MarriageRequest, type Person, statuses } from '../request.ts';

const people = {
	en: 'Mary|John Lennon|Emma Clarke|Oliver|Grace Hall|Henry Moss|Ruth|Samuel Price|Iris|Tom|Alice Wood|Peter|Hannah|Victor Lane|Chloe|George|Agnes|Bridget|Noah|Martha Finch|Leo|Dorothy|Walter|Yusuf|Edith|Patrick'.split(
		'|',
	),
	fa: 'مریم|علی|سارا|رضا|پارسا|گلناز|زهرا|هوشنگ|ژاله|شیرین|حسین|فاطمه|کاوه|نگار|بهرام|لیلا|سهراب|مینا|فرهاد|پروانه|آرش|ناهید|داریوش|سیمین|کیوان|مهتاب'.split(
		'|',
	),
	ar: 'فاطمة|محمد|سعاد|علي|ليلى|يوسف|هدى|خالد|نور|عمر|زينب|مرضية|سلمى|إبراهيم|رانيا|حسن|أمل|طارق|سميرة|بشير|جميلة|وائل|رقية|صالح|نادية|عبد الرحمن'.split(
		'|',
	),
	es: 'María|José|Lucía Gómez|Íñigo|Carmen|Andrés|Begoña|Raúl|Inés Peña|Martín|Pilar|Sergio|Rosa Núñez|Tomás|Elena|Javier|Ángela|Hugo|Dolores|Mateo|Nuria|Óscar|Amparo|Pablo Ruiz|Silvia|Fermín'.split(
		'|',
	),
} as const satisfies Record<Language, readonly string[]>;
function randomPerson(language: Language, random: () => number): Person {
	const calendarType = anyOf(calendarTypes, random);
	const newest = { solar: 1385, gregorian: 2006, lunar: 1427 }[calendarType];
	const number = (from: number, count: number) => String(from + Math.floor(random() * count)).padStart(2, '0');
	const parts = [number(newest - 60, 60), number(1, 12), number(1, 28)];
	return {
		name: anyOf(people[language] as [string, ...string[]], random),
		motherName: anyOf(people[language] as [string, ...string[]], random),
		birthDate: parts.join(calendarType === 'gregorian' ? '-' : '/'),
		gender: anyOf(genders, random),
		calendarType,
	};
}

/** A request as somebody may make it: any status, any of the five kinds, people of the last decades. */
export function randomRequest(language: Language, random: () => number): MarriageRequest {
	const relationshipStatus = anyOf(statuses, random);
	return {
		relationshipStatus,
		fortuneType: anyOf(fortuneTypes, random),
		person1: randomPerson(language, random),
		person2: relationshipStatus === 'single' ? null : randomPerson(language, random),
		language,
	};
}
