import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Hafez, HafezLoaded } from './contract.ts';
import { UnfoldGhazal } from './divan/unfold-ghazal.tsx';
import { HafezForm } from './hafez-form.tsx';
import { hafezLeaf } from './hafez-leaf.ts';
import { poemIdOf, readHafezRow } from './kept-row.ts';
import { Ritual } from './opening/invocation.tsx';
import './hafez.css';

/** The Hafez oracle: a question, the opening of the Divan, a verse and its reading. */
export const hafezPage: ReadingPage<Hafez, HafezLoaded, string> = {
	name: 'hafez-interpretation',
	page: 'hafez',
	// From the wish to draw until the verse is seen (specification, 5.3).
	waitMs: 1500,
	// The verse waits for the first word of the answer, so that it is not shown to someone who cries for help; no longer.
	holdMs: 800,
	keep: {
		table: 'hafez_readings',
		row: (request, { interpretation }) => ({
			poem_id: poemIdOf(request),
			question: request.question,
			interpretation,
		}),
		matter: ({ matter }) => matter,
	},
	read: readHafezRow,
	empty: '',
	draft: { of: (question) => question, into: (_, question) => question },
	unreadable: 'question_invalid',
	says: ({ drawing, interpreting, newOracle }) => ({ busy: drawing, writing: interpreting, anew: newOracle }),
	Form: HafezForm,
	Ritual,
	Above: ({ request, loaded }) => (
		<p className="hafez-asked">
			<span>{loaded.texts.yourQuestion}</span> <bdi>{request.question}</bdi>
		</p>
	),
	Below: ({ given, loaded }) => loaded.divan && <UnfoldGhazal texts={loaded.texts} verse={given.request.poem} />,
	leaf: hafezLeaf,
};
