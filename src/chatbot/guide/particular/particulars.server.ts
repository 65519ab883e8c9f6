import type { Language } from '#src/language/languages.ts';
import { grave as arGrave } from './ar/grave.server.ts';
import { life as arLife } from './ar/life.server.ts';
import { lore as arLore } from './ar/lore.server.ts';
import { near as arNear } from './ar/near.server.ts';
import { practice as arPractice } from './ar/practice.server.ts';
import { bornUnder } from './born-under.ts';
import { grave as enGrave } from './en/grave.server.ts';
import { life as enLife } from './en/life.server.ts';
import { lore as enLore } from './en/lore.server.ts';
import { near as enNear } from './en/near.server.ts';
import { practice as enPractice } from './en/practice.server.ts';
import { grave as esGrave } from './es/grave.server.ts';
import { life as esLife } from './es/life.server.ts';
import { lore as esLore } from './es/lore.server.ts';
import { near as esNear } from './es/near.server.ts';
import { nights as esNights } from './es/nights.server.ts';
import { others as esOthers } from './es/others.server.ts';
import { practice as esPractice } from './es/practice.server.ts';
import { grave as faGrave } from './fa/grave.server.ts';
import { legends as faLegends } from './fa/legends.server.ts';
import { life as faLife } from './fa/life.server.ts';
import { lore as faLore } from './fa/lore.server.ts';
import { months as faMonths } from './fa/months.server.ts';
import { near as faNear } from './fa/near.server.ts';
import { poets as faPoets } from './fa/poets.server.ts';
import { practice as faPractice } from './fa/practice.server.ts';
import { symbols as faSymbols } from './fa/symbols.server.ts';
import type { Particular } from './shape.ts';

/** What is told of oneself stays as it is heard. */
const told = (...lists: readonly (readonly Particular[])[]): readonly Particular[] =>
	lists.flat().map((particular) => ({ ...particular, as: 'told' }));

/** What comes often in each language, and has an answer of its own; the first that fits is given. */
export const particulars: Readonly<Record<Language, readonly Particular[]>> = {
	en: [...bornUnder('en'), ...enPractice, ...enLore, ...told(enGrave, enNear, enLife)],
	fa: [
		...bornUnder('fa'),
		...faPractice,
		...faLore,
		...faMonths,
		...faLegends,
		...faPoets,
		...faSymbols,
		...told(faGrave, faNear, faLife),
	],
	ar: [...bornUnder('ar'), ...arPractice, ...arLore, ...told(arGrave, arLife, arNear)],
	es: [...bornUnder('es'), ...esPractice, ...esLore, ...told(esGrave, esOthers, esLife, esNear, esNights)],
};
