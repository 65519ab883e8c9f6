import type { SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { happenings } from './happenings.ts';

/** Words that only prepare what happens or tell where it might: "una peluquera", "aleteaba". */
const prepares: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	haircut: /^(?:peluquer|barber|estilista|tijer)/,
	flying: /^(?:alet|bati|movi|agita|alas|brazos|salian?|crecian?)/,
	wedding: /^(?:novia|novio|vestid|altar|velo|ramo)/,
	birth: /^(?:parto|contraccion|partera|matrona)/,
	prayer: /^(?:mezquita|iglesia|rosario|alfombra)/,
};
/** "Quería cortármelo", "iba a besarme", "dicen que maté a alguien", "me acusaban de haber matado". */
const onlyMeant =
	/\b(?:quer(?:ia|ian|iamos)|quis(?:e|o|ieron)|quiere|quieren|iban? a|ibamos a|voy a|intent\S+|pretend\S+|amenaz\S+|trat(?:aba|aban|e|o) de|(?:creen|creian?|dicen|decian?|piensan|pensaban|juraban?|juran|aseguraban?|inventaban?|rumoreaban?|contaban?) (?:todos )?que|(?:acus|culp|sospech)\S+ de(?: haber)?|tenia que|tenian que|teniamos que|debia|debian|toca(?:ba)?)(?: (?!no\b)\S+){0,3}$/;
/** The thing itself by its name, beside what only looks like it: "se movía todo, pero terremoto no era". */
const names: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	earthquake: /^(?:terremoto|temblor|sismo|seismo)/,
	flood: /^(?:inundacion|diluvio|riada)/,
	tsunami: /^(?:tsunami|maremoto)/,
	storm: /^(?:tormenta|tempestad|huracan|ciclon)/,
	war: /^guerra/,
	ghost: /^(?:fantasma|espiritu|aparecid)/,
	fire: /^(?:fuego|incendio|llamas?$)/,
};
/** "Había dejado el celular en el taxi … no tenía teléfono": what is left behind and not there. */
const leftBehind =
	/\b(?:(?:habia|habiamos|he) (?:dejado|olvidado|perdido|prestado|vendido|empeñado|empenado)|(?:deje|dejaba|olvide|olvidaba|perdi|preste|vendi)|se (?:me|nos) (?:olvido|olvidaba|perdio|perdia|quedo|quedaba|cayo|caia)|me (?:robaron|robaban|quitaron|quitaban|confiscaban|robo))(?: (?:el|la|los|las|mi|mis))*$/;
/** "Bueno, perseguir tampoco": what was told is put right. */
const putRight =
	/\b(?:bueno|mejor dicho|vamos|digo|a ver|en fin|aunque|pero)(?: (?:que|tanto como|lo que se dice|eso de))*$/;
/** "No hubo boda", "nunca hubo tal boda": that it was at all is denied. */
const never =
	/\b(?:no|nunca|jamas|tampoco|ni) (?:hubo|habia|llego a haber|iba a haber|hay)(?: (?:ni|tal|ningun|ninguna|un|una))*$/;
/** "No maté a nadie": nobody at all. */
const nobody = /^(?:(?:yo|nunca|en la vida) )*(?:a )?(?:nadie|ninguno|ningun|ninguna|nada)\b/;

/** Takes away what was only meant, said of somebody or prepared, and is denied behind that. */
export function dropInSpanish(
	words: readonly Word[],
	denied: readonly Match<SymbolId | null>[],
	affirmed: Map<SymbolId, Match<SymbolId | null>[]>,
): void {
	const join = (from: number, to: number) =>
		words
			.slice(Math.max(from, 0), to)
			.filter(({ sentence }) => sentence === words[from < to ? to - 1 : from]?.sentence)
			.map(({ word }) => word)
			.join(' ');
	for (const { label, first, last, at } of denied) {
		const places = label ? affirmed.get(label) : undefined;
		if (!label || !places?.every((place) => place.first < first || place.last <= last)) continue;
		const isNamed = ({ at }: Match<unknown>) => at.some((index) => names[label]?.test(words[index]?.word ?? ''));
		const isByName = at.some((index) => names[label]?.test(words[index]?.word ?? '')) && !places.some(isNamed);
		const isLeft = places.every((place) => leftBehind.test(join(place.first - 5, place.first)));
		if (isByName || isLeft) affirmed.delete(label);
		if (!happenings.has(label)) continue;
		const isRight =
			/[aei]r(?:me|se|nos|lo|la)?$/.test(words[last]?.word ?? '') && putRight.test(join(first - 4, first));
		const own = join(first - 4, first + 1);
		const isNever =
			never.test(own.split(' ').slice(0, -1).join(' ')) || /^no (?:hubo|habia)/.test(join(first, last + 1));
		const isOfNobody =
			label === 'killing' &&
			nobody.test(
				join(last, last + 4)
					.split(' ')
					.slice(1)
					.join(' '),
			);
		const isMeant = (place: Match<unknown>) =>
			onlyMeant.test(join(place.first - 7, place.first)) ||
			onlyMeant.test(join(place.first - 5, place.last)) ||
			place.at.every((index) => prepares[label]?.test(words[index]?.word ?? '')) ||
			(label === 'haircut' && place.at.some((index) => /^(?:peluquer|barber)/.test(words[index]?.word ?? '')));
		if (isNever || isOfNobody || isRight || places.every(isMeant)) affirmed.delete(label);
	}
}
