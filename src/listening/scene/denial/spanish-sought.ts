import type { Word } from '../phrases/words.ts';

/** "Buscaba agua", "esperábamos a mi padre", "fui por pan": what is sought, wanted or awaited. */
const sought =
	/\b(?:(?<!me |nos |le )ped(?:ia|i|iamos)|bus(?:caba|cabas|cabamos|caban|cando|car|co|ca|camos|que|caron)|esper(?:aba|abamos|aban|ando|ar|e|o)|aguardaba|(?:queria|queriamos|quise|necesitaba|necesitabamos)(?: (?:comprar|encontrar|ver|tomar|beber|comer|agarrar|coger|usar|ponerme|llevarme))?|(?:fui|iba|ibamos|salia|sali|entre|entraba) (?:a )?(?:por|a buscar|a comprar|a recoger)|escarb\S+|revis(?:aba|e|abamos) (?:si habia|buscando)|tantea\S+|anunciaban|prometi\S+|llam(?:aba|abamos|e|amos|aban) a)(?: a)?(?: (?!(?:por|en|entre|desde|hacia|sobre|hasta|y|pero|para|que|con|de|del)\b)\S+){0,3}$/;
/** The same, told behind to be nowhere: "y no encontré ni un charco", "pero nunca llegó". */
const inVain =
	/(?:^|\s)nadie (?:lo|la|los|las) (?:habian? visto|vio|veia|conocia|encontraba|reconocia)|(?:^|\s)(?:ya )?(?:no|nunca|jamas|tampoco) (?:(?:me|se|nos|le|les) )?(?:(?:lo|la|los|las) (?:encontr\S+|hall\S+|vi|veia|veiamos|vimos|habia|tenia|tenian|trajeron|traian|pude encontrar|podia encontrar|lograba encontrar|consegui)|(?:me |se )?(?:aparec\S+|lleg(?:o|aba|aron|aban)|vino|vinieron|venian?|estaban?|hubo|habia|quedaban?|existian?|asom\S+|nev(?:o|aba)|sal(?:io|ia)|encontr(?:e|aba|abamos|amos|o)|hall(?:e|aba)|vi|veia|tenian?|vendian)(?= *$| (?:y|pero|ni|nada|nadie|ningun\S*|nunca|por ning\S+|por ninguna|en ning\S+|mas que|mas|un solo|una sola|en todo|en toda|alli|ahi)\b))/;
const apart = /^(?:y|pero|aunque|entonces|cuando|que|sin|ni|como|porque)$/;

/** "Buscaba agua por todo el desierto y no encontré ni un charco". */
export function isSoughtInVainInSpanish(words: readonly Word[], first: number, last: number): boolean {
	const sentence = words[first]?.sentence;
	const join = (some: readonly Word[]) =>
		some
			.filter((word) => word.sentence === sentence)
			.map(({ word }) => word)
			.join(' ');
	const before = join(words.slice(Math.max(first - 6, 0), first));
	const behind = words.slice(last + 1, last + 18).filter((word) => word.sentence === sentence);
	const rest = `${join(behind)} `;
	// "Tenía la certeza de que mi madre estaba allí, pero abrí y no había nadie"
	if (surely.test(before) && nobodyThere.test(rest)) return true;
	if (asked.test(before) && otherGiven.test(rest)) return true;
	// "Buscaba la llave en todos los bolsillos y nada"
	if (sought.test(before) && /^(?:\S+ ){0,9}?(?:y|pero) (?:nada (?:de nada )?|no |nunca )$/.test(rest)) return true;
	// "Quería una llave y no me la daban"
	if (sought.test(before) && notGiven.test(rest)) return true;
	if (sought.test(before) && (instead.test(rest) || (calledFor.test(before) && nobodyCame.test(rest)))) return true;
	// "Buscaba mi bolso y mi zapato no estaba": something else is told of.
	const told = inVain.exec(join(behind));
	if (!told || /^\s?nadie\b/.test(join(behind).slice(told.index + told[0].length))) return false;
	const between = join(behind).slice(0, told.index).trim().split(' ').filter(Boolean);
	const own = /\b(?:lo|la|los|las) /.test(told[0]);
	if (!own && between.length > 0 && between.length > between.findLastIndex((one) => apart.test(one)) + 3) {
		const at = between.findLastIndex((one) => apart.test(one));
		if (at >= 0) return false;
	}
	return (
		sought.test(before) ||
		((feared.test(before) || fearOf.test(before)) && between.some((one) => /^(?:y|pero|aunque)$/.test(one)))
	);
}

/** "Pedía agua y me daban un vaso con arena". */
const asked =
	/\b(?:ped(?:ia|i|iamos|imos)|encargu?(?:e|aba))(?: (?:un|una|mas|algo de|un vaso de|un poco de|el|la|mi))*$/;
const otherGiven =
	/^(?:\S+ ){0,6}?(?:y|pero) (?:me|nos) (?:daban?|dio|dieron|traian?|trajo|trajeron|servian?|sirvio|entregaban?|pasaban?|ponian?) (?:un|una|unos|unas|otr[oa]s?|sol[oa]|pur[oa]s?|\S+[oa]s?)(?= )/;
const notGiven =
	/^(?:\S+ ){0,4}?(?:y|pero) (?:nadie|no) (?:(?:me|nos) )?(?:lo|la|los|las) (?:dab|dier|dio|vend|trai|traj|dej|quer|pas|prest)\S* /;
const surely =
	/\b(?:certeza de|segur[oa]s? de|convencid[oa]s? de|juraba|jure|creia|crei|pensaba|pense|sabia) que(?: (?:el|la|los|las|mi|mis|un|una|era|habia|estaba))*$/;
const nobodyThere =
	/^(?:\S+ ){0,9}?(?:y|pero) (?:\S+ ){0,4}?no (?:habia|estaba|estaban|encontre|vi|era|quedaba)(?= (?:nadie|nada|ahi|alli)? *$)/;
/** "Esperaba ver sangre y solo salía miel", "buscaba el anillo y encontraba puros botones". */
const instead =
	/^(?:\S+ ){0,9}?(?:y|pero) (?:(?:solo|solamente|nada mas|nomas|unicamente|lo unico que|en su lugar|en cambio) |(?:me )?(?:encontr|hall|sal|aparec|sac|daban|dieron|trajeron)\S* (?:solo|puro|pura|puros|puras|nada mas|nomas|otra cosa|otro|otra|otros|otras) )/;
/** "Pedía un médico a gritos y nadie venía". */
const calledFor =
	/\b(?:ped|grit|llam|suplic|rog|clam)(?:ia|i|ía|aba|e|iamos|abamos)(?: (?:por|a|un|una|al|mi|la|el))*$/;
const nobodyCame =
	/\b(?:y|pero) (?:nadie (?:ven|vin|lleg|acud|aparec|contest|respond)|no (?:ven|vin|lleg|acud|aparec)\S* nadie )/;
/** "Le tenía pavor a las arañas, pero no apareció ni una". */
const fearOf = /\b(?:miedo|pavor|terror|panico|fobia|asco) (?:a|de) (?:los|las|unos|unas|un|una)$/;

/** "Tenía miedo de que hubiera arañas": what is only feared to be there. */
const feared =
	/\b(?:miedo|terror|panico|pavor|angustia|temor|susto|tem(?:ia|iamos|iendo|i)|preocup\S+|por si|asust\S+|sospech\S+|pendiente) (?:de |a |por )?(?:que |si )?(?:(?:me|se|nos|ahi|alli|dentro|debajo|todavia) )*(?:hub(?:iera|iese|ieran)|haya|habia|vin(?:iera|iese|ieran)|aparec(?:iera|iese|ieran)|sal(?:iera|iese|ieran)|entr(?:ara|aran|ase)|lleg(?:ara|aran|ase)|fuera|fuese|fueran|estuvieran?|qued(?:ara|aran))(?: (?:a|un|una|unos|unas|algun|alguna|otro|otra|el|la|los|las|mas))*$/;
/** "Tenía miedo de encontrarme una víbora". */
const fearedToMeet =
	/\b(?:miedo|terror|panico|pavor|temor|tem(?:ia|iamos|iendo|i)) (?:de |a )?(?:encontrar(?:me|nos)?|ver|toparme|toparnos|cruzarme|pisar|tocar)(?: (?:con|a|al|un|una|unos|unas|algun|alguna|el|la|los|las|mas))*$/;
export const isOnlyFearedInSpanish = (before: string): boolean => feared.test(before) || fearedToMeet.test(before);

/** "Donde estaba el puente ya no había nada", "el lago se había secado": gone from where it was. */
export const isGoneInSpanish = (before: string, behind: string): boolean =>
	(/\bdonde (?:estaba|estaban|habia|estuvo)(?: (?:el|la|los|las|mi|un|una))?$/.test(before) &&
		/^(?:(?:ya )?no (?:habia|quedaba)|ahora |solo (?:habia|quedaba)|habia (?:solo|ahora|puro|pura)|quedaba (?:solo|un))/.test(
			behind,
		)) ||
	/^se habian? (?:ido|secado|evaporado|esfumado|retirado)\b/.test(behind);
