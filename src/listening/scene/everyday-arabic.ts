import type { SymbolId } from '#src/listening/symbols.ts';
import type { Word } from './words.ts';

/** Words by which something is told of every day, or offered: «دايما», «كل خميس», «للبيع». */
const habit =
	/(?:^| )(?:دایما|دائما|دایمن|عاده|کل (?:یوم|اسبوع|صباح|صبح|عید|صیف|شتا|شهر|سنه|سبت|احد|اثنین|ثلاثاء|اربعاء|خمیس|جمعه)|للبیع|بسعر (?:زین|حلو|مغری|کویس|مناسب|ممتاز))(?: |$)/;
/** Dreams come back every day, too. */
const dreamt = /(?:^| )\S*(?:حلم|منام|نفسی|حالی|صحیت|فقت)\S*(?: |$)/;

const household: ReadonlySet<SymbolId> = new Set<SymbolId>(['mother', 'father', 'family', 'house']);
/** Somebody of the house, and what they do these days: «أبويا بيزرع نعناع», «أمي بتسلم عليك». */
const doing =
	/^(?:(?:امی|ماما|ابوی|ابویا|بابا|ستی|جدی|اهلی|الوالد|الوالده|امه|ابوه|والدتی|والدی) )(?:عم )?(?:بی|بت)\S{2,}(?<!نی|لی|علی|ونی)(?: |$)/;

/** Whether Arabic words tell of every day rather than of a dream. */
export function isOfEveryday(words: readonly Word[], symbols: ReadonlySet<SymbolId>): boolean {
	const told = words.map(({ word }) => word).join(' ');
	if (dreamt.test(told)) return false;
	return habit.test(told) || (doing.test(told) && [...symbols].every((id) => household.has(id)));
}
