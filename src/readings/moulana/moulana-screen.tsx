import { formatDate } from '#src/language/format-date.ts';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import { Picture } from '#src/ui/ornament/pictures/pictures.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Moulana, MoulanaLoaded } from './contract.ts';
import type { Place } from './facts.ts';
import { ChosenPath, PathCards } from './path-cards.tsx';
import './moulana.css';

const sections = ['story', 'message', 'practice'] as const;

/** Moulana's wisdom: four paths, and on each of them the story of the day. */
export const moulanaPage: ReadingPage<Moulana, MoulanaLoaded, null> = {
	name: 'moulana-wisdom',
	page: 'moulana',
	// From the choice of a path to the call (specification, 5.5).
	waitMs: 1000,
	empty: null,
	says: ({ writing, newPath, contact }) => ({ writing, anew: newPath, contact }),
	Form: PathCards,
	Ritual: ({ loaded }) => (
		<div className="moulana-waiting">
			<Picture name="moulana" size={150} />
			<Spinner label={loaded.texts.listening} />
		</div>
	),
	Above: ChosenPath,
	contact: (_, { t }) => t('contactMessage'),
	leaf: ({ request, facts, fields }, { t, language, locale }) => {
		const numeral = new Intl.NumberFormat(locale, { useGrouping: false });
		const placeLine = (place: Place) =>
			place.book === 'masnavi'
				? t('places.masnavi', { daftar: numeral.format(place.daftar), section: numeral.format(place.section) })
				: t('places.shams', { ghazal: numeral.format(place.ghazal) });
		return {
			className: 'moulana-result',
			title: t('title'),
			pictureName: `moulana-${facts?.entry}`,
			...(facts && {
				date: t('ofDay', { date: formatDate(`${request.date}T12:00`, language, 'article') }),
				verse: {
					lines: facts.original,
					translation: facts.translation,
					place: placeLine(facts.place),
					label: t('quote'),
				},
			}),
			answer: t('answer'),
			parts: sections.flatMap((id) => {
				const text = fields[id];
				if (!text) return [];
				const told = id === 'story' && facts ? { kicker: t('story'), title: facts.title } : { title: t(id) };
				return [{ id, text, ...told }];
			}),
		};
	},
};
