import { dayOf } from '#src/readings/day-of.ts';
import { paragraphsOf } from '#src/readings/leaf/leaf.ts';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Tarot, TarotLoaded } from './contract.ts';
import { findSpread } from './request.ts';
import { SpreadForm } from './spread/spread-form.tsx';
import { spreadOf } from './spread/spread-of.ts';
import { KeptSpread, TarotWorking } from './tarot-working.tsx';
import './tarot.css';
import './spread/layout/large-spreads.css';

/** The tarot: a spread is chosen, the deck shuffled, cards are picked, turned, and read beside one another. */
export const tarotPage: ReadingPage<Tarot, TarotLoaded, null> = {
	name: 'tarot-interpretation',
	page: 'tarot',
	holdMs: 0,
	keep: {
		table: 'tarot_readings',
		row: ({ cards }, { interpretation }) => ({ cards, interpretation }),
	},
	read: ({ cards, interpretation, created_at }, language) => ({
		request: findSpread(cards, language, dayOf(new Date(created_at))),
		facts: null,
		fields: { interpretation },
	}),
	empty: null,
	form: 'is-part',
	says: ({ interpreting, newReading }) => ({ busy: interpreting, writing: interpreting, anew: newReading }),
	Form: SpreadForm,
	Working: KeptSpread,
	Below: (slot) => (
		<>
			{slot.done && !slot.given.kept && <p className="tarot-closing">{slot.loaded.texts.closing}</p>}
			<TarotWorking {...slot} />
		</>
	),
	leaf: ({ request, facts, fields, kept }, tools) => {
		const { t } = tools;
		const cards = spreadOf({ request, facts }, tools);
		const text = fields.interpretation ?? '';
		return {
			className: 'tarot-panel',
			title: t('title'),
			pictureName: `tarot-${cards.map(({ id }) => id).join('-')}`,
			heading: t(kept ? 'spread' : 'panel'),
			cards,
			answer: t('panel'),
			answerShown: Boolean(kept),
			parts: [{ id: 'interpretation', text }],
			excerpt: paragraphsOf(text).slice(cards.length > 5 ? -1 : -2),
		};
	},
};
