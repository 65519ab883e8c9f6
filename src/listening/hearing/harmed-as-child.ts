import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import type { Reading } from './reading.ts';

/** A time of childhood, and that somebody hurt the teller, in either order; and what says both at once. In folded text. */
type Harm = { childhood: string; hurt: string; whole?: RegExp };

const harms: Readonly<Record<Language, Harm>> = {
	en: {
		childhood:
			'(?:when|while) (?:i|we) (?:was|were) (?:\\S+ )?(?:a )?(?:kids?|child|children|little|small|girl|boy|young|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-2])|as (?:a )?(?:\\S+ )?(?:kids?|child|children)|growing up|(?:all|throughout|in|during) (?:my|our) (?:whole )?childhood',
		hurt: '(?:hit|beat|slap|slapped|smack|smacked|kick|kicked|burn|burned|belt|belted|whip|whipped|abuse|abused|humiliate|humiliated|starve|starved|hurt|locked) (?:me|us)|(?:i|we) (?:was|were|got) (?:\\S+ly |always )?(?:beaten|abused|neglected|hit|starved)(?! by (?:a|the|lightning))',
		whole:
			/\b(?:abusive|violent) (?:father|mother|dad|mum|mom|stepfather|stepdad|stepmother|parents|childhood|upbringing)\b|\bchildhood (?:abuse|trauma)\b/,
	},
	fa: {
		childhood: '(?:بچه|بچگی\\S*|کودکی\\S*|کوچیک|کوچک|کوچیکی)',
		hurt: '(?:کتکم|کتکمون|ازارم|تحقیرم|شکنجه ام|شکنجم) (?:می ?زد|می ?زدن|می ?زدند|می ?داد|می ?دادن|می ?کرد|می ?کردن)|(?:منو|مرا|من رو|من را|مارو|ما رو|ما را) (?:\\S+ )?می ?زد\\S*|کتک می ?خورد\\S*|(?:منو|مرا|من رو) (?:تو|توی|در) \\S+ (?:زندونی|زندانی|حبس) می ?کرد\\S*',
	},
	ar: {
		childhood:
			'(?:وانا|لما کنت|من وانا|من لما کنت|کنت) (?:صغیر|صغیره|طفل|طفله|زغیر|زغیره|بزر)|(?:ب|ال|فی )?طفولتی|(?:ب|فی )صغری',
		hurt: '(?:یضربنی|تضربنی|یضربونی|یضربوننی|بیضربنی|بتضربنی|یعنفنی|تعنفنی|یعنفونی|یهیننی|تهیننی|یهینونی|یعذبنی|تعذبنی|یحبسنی|تحبسنی)|(?:قاسی|قاسیه|عنیف|عنیفه) (?:معی|علی|معنا)',
	},
	es: {
		childhood:
			'(?:de|cuando (?:yo )?era|siendo|desde|cuando eramos|de muy) (?:muy |una |un |bien )?(?:nin[oa]s?|pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|cri[oa]s?|peque)|(?:en|durante|toda) (?:mi|la) infancia',
		hurt: '(?:me|nos) (?:pegaban?|golpeaban?|maltrataban?|humillaban?|encerraban?|azotaban?)',
		whole:
			/\binfancia (?:de|con|llena de) (?:golpes|maltrato|malos tratos|palizas|violencia)\b|\b(?:padre|madre|papa|mama|padrastro) maltratador[a]?\b/,
	},
};

const patterns = Object.fromEntries(
	Object.entries(harms).map(([language, { childhood, hurt, whole }]) => {
		const between = '(?: \\S+){0,8}? ';
		const part = (one: string, other: string) => `(?:^| )(?:${one})${between}(?:${other})(?= |$)`;
		const either = new RegExp(
			`${part(hurt, childhood)}|${part(childhood, hurt)}|(?:^| )(?:${hurt}) (?:${childhood})(?= |$)|(?:^| )(?:${childhood}) (?:${hurt})(?= |$)`,
		);
		return [language, whole ? [either, whole] : [either]];
	}),
) as unknown as Readonly<Record<Language, readonly RegExp[]>>;

/** Whether somebody tells that they were beaten or otherwise hurt as a child: "she used to hit me when I was little". */
export function tellsOfHarm({ text, language }: Reading): boolean {
	const folded = fold(text);
	return patterns[language].some((pattern) => pattern.test(folded));
}
