import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import { isThing } from './denial/happenings.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';
import type { Said } from './speech/said.ts';

/** Who does what a noun tells as a verb: "she rings the bell", "who mirrors my moves". */
const subject = /^(?:he|she|it|who|someone|somebody|everyone|everybody|nobody|which)$/;
const person =
	/^(?:man|woman|boy|girl|lady|lad|bloke|guy|kid|child|boss|teacher|driver|nun|waiter|waitress|cook|chef|guard|officer|clerk|nurse|doctor|judge|vicar|priest|imam|king|queen|goat|dog|cat|horse|queue|mum|mom|mam|dad|nan|gran|grandma|grandad|granny|mother|father|brother|sister|cousin|uncle|aunt|auntie|son|daughter|husband|wife|friend|mate|neighbour|neighbor|stranger|conductor|captain|pilot|manager|ex|landlord|barber|dentist|butcher|baker|soldier|postman|policeman|policewoman)$/;
/** Nouns that are verbs with the same ending; what they do is no thing of the dream. */
const verbs =
	/^(?:watches|bears|snakes|swallows|rings|books|storms|trains|eyes|wolfs|swans|mirrors|crows|ducks|fishes|monkeys|rats|horses|bugs|fires|waves|showers|clocks|stages|stars|planes|coins|bridges|floods|dogs|hounds|knifes|guns|ships|cows|hogs|pigs|hawks|ferrets|rams|bulls|parrots|squirrels|worms|bats|seals|rivers|clouds|lights|pools|parks|gardens|houses|doors|keys|phones|dresses|salts|milks|hands|heads|faces|eggs|beds|lifts|roses|flies|mounts|markets|travels|candles|flowers|apes|buses|drives|cars|gates|streams|springs|snows|rains|jewels|dates|shoes|chickens)$/;
const object = /^(?:me|him|us|them|it|one|himself|herself|itself|myself|a|an|the|my|his|her|our|their|its)$/;
const particle = /^(?:at|up|down|off|out|over|about|around|round|in|into|through|past|under|on|from|away|to|along)$/;

/** "A man lifts one out", "the queue snakes round the block": a noun's word that is a verb here. */
export function isVerbInEnglish(words: readonly Word[], { label, first, last }: Match<SymbolId | null>): boolean {
	const own = words[first];
	if (label === null || first !== last || !own || !isThing(label) || !verbs.test(own.word)) return false;
	if (label === 'phone' || label === 'rain' || label === 'snow') return false;
	const near = (distance: number) => {
		const word = words[first + distance];
		return word?.sentence === own.sentence ? word.word : '';
	};
	const [before, after] = [near(-1), near(1)];
	if (before === 'and' && subject.test(near(-2))) return true;
	if (subject.test(before)) return after !== '' && (object.test(after) || particle.test(after));
	return person.test(before) && (object.test(after) || particle.test(after));
}

/** "Ant-sized", "a moon-shaped scar", "a bear-print shirt": what something else looks like. */
const likened =
	/^(?:shaped|sized|size|coloured|colored|scented|flavoured|flavored|themed|patterned|print|printed|hearted|esque|embroidered|flavour|flavor)$/;
/** "Slow as honey", "as if through a door". */
const likenedBefore =
	/(?:^| )(?:slow|quiet|sweet|black|white|red|blue|green|yellow|gold|cold|hot|warm|soft|hard|light|heavy|thick|thin|sharp|bright|dark|big|large|small|tall|tiny|smooth|dry|wet|fast|quick|still|round|clear|calm|sticky|flat|deep|strong|free|fresh|silent|easy) as(?: an?| the)?$|(?:^| )as (?:if|though) (?:through|into|over|across|on|under|by|from|in|at|to)(?: an?| the| my)?$/;
const likenedByHyphen = /^(?:like|style|grey|gray|white|black|red|blue|green|yellow|brown|high|deep|pink|gold)$/;

/** "An orange desert", "a salmon shirt", "dove grey": words that before another noun are colours. */
const colours =
	/^(?:orange|peach|salmon|plum|cherry|lime|olive|apricot|lemon|rose|lilac|lavender|violet|ruby|emerald|pearl|dove|mouse|sea|blood|honey|raven|crow|swan|rust|fire|flame|snow|apple|grape|date|canary|peacock|egg|moss)$/;
const shades =
	/^(?:gr[ae]y|pink|red|green|blue|brown|white|black|yellow|purple|colou?red|shirt|dress|suit|coat|jumper|jacket|tie|blouse|skirt|scarf|hat|trousers|sari|agbada|kurta|shoes|lipstick|nails|hair|sofa|settee|carpet|curtains?|walls?|paint|wallpaper|sky|light|lights|desert|sand|dust|room|glow|fog|mist|haze|car|van|bus|door|bag|towel|uniform|vest|overalls|hi-vis|jumpsuit|plastic|cone|cones|bucket|balloon|balloons|juice|squash|robe|robes|leaves|smoke|silk|satin|velvet)$/;
/** "Curtains with birds on them", "a mug with a cat on it": what is printed on something. */
const printedOn =
	/\b(?:tablecloth|jumper|sweater|cardigan|t-?shirt|shirt|dress|tie|socks?|slippers|pyjamas|pajamas|nightie|duvet|quilt|blanket|pillowcase|towel|apron|curtains?|wallpaper|carpet|rug|mug|cup|plate|saucer|teapot|tea ?towel|umbrella|bag|mat|stamp|sticker|card|cards|postcard|poster|flag|badge|tattoo|tile|tiles|lampshade|cushion|cake|banknote|coin) with (?:an? |the |two |three |little |tiny |big |some |lots of |\S+ )*$/;
const onIt = /^(?:all )?(?:printed |painted |embroidered |drawn )?(?:on|over) (?:it|them|him|her|the (?:front|back))\b/;

/** Whether a thing only gives another its colour, or is printed on it. */
function isColourOrPrint(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const [own, after] = [words[last], words[last + 1]];
	if (!own) return false;
	if (first === last && colours.test(own.word) && after?.clause === own.clause && shades.test(after.word)) return true;
	const join = (some: readonly Word[]) =>
		some
			.filter(({ clause }) => clause === own.clause)
			.map(({ word }) => word)
			.join(' ');
	return (
		onIt.test(join(words.slice(last + 1, last + 5))) &&
		printedOn.test(`${join(words.slice(Math.max(first - 5, 0), first))} `)
	);
}

export function isLikenessInEnglish(text: string, words: readonly Word[], match: Match<unknown>): boolean {
	const { first, last } = match;
	if (isColourOrPrint(words, match)) return true;
	const [own, after] = [words[last], words[last + 1]];
	const before = words.slice(Math.max(first - 5, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	if (likenedBefore.test(before.map(({ word }) => word).join(' '))) return true;
	if (!own || after?.clause !== own.clause) return false;
	const gap = text.slice(own.to, after.from);
	return (likened.test(after.word) && /^[-‐ ]$/.test(gap)) || (gap === '-' && likenedByHyphen.test(after.word));
}

/** "'It's the moon,' she said. And there it was": what is spoken of stands there. */
export function isShownAtOnce(
	text: string,
	words: readonly Word[],
	{ first, label }: Match<SymbolId | null>,
	said: readonly Said[],
): boolean {
	const own = words[first];
	if (!own || label === null || kindOf(label) === 'people') return false;
	return said.some(
		({ where: [from, to] }) =>
			own.from >= from &&
			own.to <= to &&
			/^[\s’'"”.,!?]*(?:(?:(?:he|she|it|they|mum|dad|the \w+) (?:said|says|whispered|shouted)|(?:said|says) (?:\w+ ){0,2}\w+)[.,]? )?(?:and |sure enough,? |then )?there (?:it|they) (?:was|were|is|are)\b(?! (?:no|not))/i.test(
				text.slice(to),
			),
	);
}
