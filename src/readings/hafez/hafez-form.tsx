import { useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { lengthOf } from '#src/language/text-length.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { QuestionForm } from '#src/readings/flow/form/question-form.tsx';
import { randomChoice } from '#src/readings/flow/random-choice.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { useAuth } from '#src/session/session.tsx';
import { loadHeadingFace } from '#src/ui/headings/load-heading-face.ts';
import { PETALS_FILL_MS } from '#src/ui/ornament/open-book.tsx';
import type { Hafez, HafezLoaded } from './contract.ts';
import { drawCouplet } from './divan/draw-couplet.ts';
import { noteCover } from './opening/cover-place.ts';
import { HoldCover } from './opening/hold-cover.tsx';
import { Invocation, SaidWords } from './opening/invocation.tsx';
import { useHold } from './opening/use-hold.ts';
import { QUESTION_LENGTH, questionSchema, verseText } from './request.ts';

/** The question, the button that opens the Divan, and the Divan itself, which opens when its cover is held. */
export function HafezForm(props: FormProps<Hafez, HafezLoaded, string>) {
	const { loaded, entry } = props;
	const { language, to } = useLanguage();
	const t = useTexts(loaded.texts);
	const cover = useRef<HTMLButtonElement>(null);
	const threshold = useRef<HTMLDivElement>(null);
	const drawing = useRef(false);
	const { supabase } = useAuth();
	const count = lengthOf(entry);
	const { most } = QUESTION_LENGTH;

	/** From the site's Divan; null where it does not come, and one of the twelve is drawn. */
	const drawnFrom = (couplets: number) =>
		supabase()
			.then((client) => drawCouplet(client, couplets))
			.catch(() => null);

	const draw = async (question: string) => {
		if (drawing.current) return;
		loadHeadingFace();
		noteCover(cover.current?.querySelector('.open-book') ?? null);
		drawing.current = true;
		const drawn = loaded.divan && (await drawnFrom(loaded.divan.couplets));
		drawing.current = false;
		props.onAsk({ ...(drawn ?? { poem: verseText(randomChoice(poems)) }), question, language });
	};

	const sendForm = () => threshold.current?.querySelector('form')?.requestSubmit();
	const hold = useHold({
		forMs: PETALS_FILL_MS,
		mayBegin: () => {
			const ready = !props.loading && questionSchema.safeParse(entry).success;
			// The form says what is missing.
			if (!ready) sendForm();
			return ready;
		},
		onHeld: sendForm,
	});

	return (
		<div ref={threshold} className="hafez-threshold no-print" data-holding={hold.state === 'holding' || undefined}>
			<QuestionForm
				className="hafez-form"
				name="question"
				label={t('label')}
				help={count > most - 100 ? t('count', { count, most }) : t('help')}
				placeholder={t('placeholder')}
				rows={3}
				enterSends
				value={entry}
				onChange={props.onEntry}
				schema={questionSchema}
				messages={loaded.messages}
				unreadable="question_invalid"
				error={props.errorOf('question')}
				loading={props.loading}
				send={t('draw')}
				onAsk={draw}
				onRefuse={props.onRefuse}
				before={<p className="hafez-intention">{t('intention')}</p>}
			/>
			{hold.state === 'holding' && <SaidWords />}
			<HoldCover texts={loaded.texts} hold={hold} book={cover} />
			<Invocation texts={loaded.texts} />
			{loaded.divan && (
				<p className="hafez-divan">
					<Link to={to('hafez/divan')}>{t('divan.link')}</Link>
				</p>
			)}
		</div>
	);
}
