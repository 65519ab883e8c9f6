import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { notKeptText, useReading } from '#src/readings/use-reading.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { CardBack } from './art/card-back.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardTable } from './card-table.tsx';
import type { CardText } from './card-text.ts';
import type { TarotFacts } from './facts.ts';
import { SpreadLayout } from './spread-layout.tsx';
import { type SpreadSize, spreadSizes, spreads } from './spreads.ts';
import { type TarotFields, TarotResult } from './tarot-result.tsx';
import type { TarotTexts } from './texts/en.ts';
import { type Pick, useSpread } from './use-spread.ts';
import './tarot.css';

export type TarotScreenProps = { texts: TarotTexts; common: ReadingTexts; deck: readonly CardText[] };

/** The tarot: a spread is chosen, the deck shuffled, cards are picked, turned, and read beside one another. */
export function TarotScreen({ texts, common, deck }: TarotScreenProps) {
	const { language, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const t = useTexts(texts);
	const { state: reading, kept, ask, reset, saveAgain } = useReading<TarotFacts, TarotFields>('tarot-interpretation');
	const [askedIn, setAskedIn] = useState<string>(language);
	const [opened, setOpened] = useState<number | null>(null);
	const [images, setImages] = useState<Readonly<Record<number, string>>>({});
	const [making, setMaking] = useState<number | null>(null);
	const stage = useRef<HTMLDivElement>(null);

	const interpret = async (size: SpreadSize, picks: readonly Pick[]) => {
		setAskedIn(language);
		const cards = picks.map(({ id, reversed }, position) => {
			const { name, meaning, reversed: reversedMeaning } = deck[id] as CardText;
			return { card: { id, name, meaning, reversed: reversedMeaning }, position, revealed: true, reversed };
		});
		const outcome = await ask({
			body: { cards, language, spreadType: size },
			table: 'tarot_readings',
			row: ({ interpretation }) => ({ cards, interpretation }),
		});
		if (outcome === null) return;
		const text = typeof outcome === 'string' ? common[notKeptText[outcome]] : t('failed');
		showToast({ title: chrome('toast.error'), text, tone: 'destructive' });
	};
	const spread = useSpread(interpret);
	const { state } = spread;
	const picks = 'picks' in state ? state.picks : [];

	/** What comes takes the focus of what went. */
	const { step } = state;
	useEffect(() => {
		const here = stage.current;
		if (step === 'choosing' || !here) return;
		const target =
			step === 'picking'
				? here.querySelector<HTMLElement>('.tarot-back')
				: step === 'complete'
					? here.querySelector<HTMLElement>('#tarot-panel-title')
					: here;
		target?.focus({ preventScroll: true });
		const { top } = here.getBoundingClientRect();
		if (top < 0 || top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
	}, [step]);

	const begin = () => {
		reset();
		spread.reset();
		setOpened(null);
		setImages({});
		document.querySelector('h1')?.focus();
	};

	const makeImage = async (id: number) => {
		setMaking(id);
		try {
			const client = await supabase();
			const { data, error } = await client.functions.invoke('generate-tarot-image', {
				body: { cardName: deck[id]?.name, language },
			});
			if (error) throw error;
			// A kept picture is asked for by its path, whatever name the visitor reached the house by.
			const url = new URL(String(data.imageUrl));
			setImages((last) => ({ ...last, [id]: url.protocol === 'data:' ? url.href : url.pathname }));
		} catch (error) {
			console.warn(error);
		} finally {
			setMaking(null);
		}
	};

	const newest = picks.findLast(({ revealed }) => revealed);
	const newestPlace = newest && 'size' in state ? spreads[state.size][picks.indexOf(newest)] : undefined;
	const nextPlace = 'size' in state ? spreads[state.size][picks.length] : undefined;
	const openedPick = opened === null ? undefined : picks[opened];

	return (
		<ReadingScreen title={t('title')} lead={step === 'choosing' ? t('lead') : undefined}>
			<p role="status" className="sr-only">
				{step === 'picking' &&
					newest &&
					newestPlace &&
					t(newest.reversed ? 'drawnReversed' : 'drawn', {
						place: t(`places.${newestPlace}`),
						name: deck[newest.id]?.name ?? '',
					})}
			</p>
			<div ref={stage} tabIndex={-1} className="tarot-stage" data-step={step}>
				{step === 'choosing' && <SpreadChoice texts={texts} onChoose={spread.choose} />}
				{step === 'shuffling' && (
					<div className="tarot-shuffling">
						<div aria-hidden className="tarot-shuffle">
							{[0, 1, 2, 3, 4].map((card) => (
								<CardBack key={card} />
							))}
						</div>
						<Spinner label={t('shuffling')} />
					</div>
				)}
				{(state.step === 'picking' || state.step === 'complete') && (
					<SpreadLayout texts={texts} deck={deck} size={state.size} picks={picks} images={images} onOpen={setOpened} />
				)}
				{state.step === 'picking' && (
					<>
						<div className="tarot-tally">
							<p className="tarot-count">{t('count', { picked: picks.length, total: state.size })}</p>
							<p>{nextPlace && t('prompt', { place: t(`places.${nextPlace}`) })}</p>
						</div>
						<CardTable
							texts={texts}
							size={state.deck.length}
							taken={picks.map(({ place }) => place)}
							onPick={spread.pick}
						/>
						<div className="tarot-leave">
							<Button look="quiet" onClick={begin}>
								{t('newReading')}
							</Button>
						</div>
					</>
				)}
				{state.step === 'complete' && (
					<TarotResult
						texts={texts}
						common={common}
						askedIn={askedIn}
						cards={picks.map(({ id, reversed }) => ({ id, name: deck[id]?.name ?? '', reversed }))}
						reading={reading}
						kept={kept}
						onSaveAgain={saveAgain}
						onAskAgain={() => void interpret(state.size, picks)}
						onNew={begin}
					/>
				)}
			</div>
			{openedPick && (
				<CardDialog
					texts={texts}
					card={deck[openedPick.id] as CardText}
					id={openedPick.id}
					reversed={openedPick.reversed}
					image={images[openedPick.id]}
					making={making === openedPick.id}
					onMakeImage={() => void makeImage(openedPick.id)}
					onClose={() => setOpened(null)}
				/>
			)}
		</ReadingScreen>
	);
}

function SpreadChoice({ texts, onChoose }: { texts: TarotTexts; onChoose: (size: SpreadSize) => void }) {
	const t = useTexts(texts);
	return (
		<section aria-labelledby="tarot-choice" className="tarot-choice">
			<h2 id="tarot-choice">{t('chooseSpread')}</h2>
			<ul>
				{spreadSizes.map((size) => (
					<li key={size}>
						<button type="button" className="tarot-choose" onClick={() => onChoose(size)}>
							<span aria-hidden className="tarot-fan" data-size={size}>
								{spreads[size].map((place) => (
									<CardBack key={place} />
								))}
							</span>
							<strong>{t(`spreads.${size}.name`)}</strong>
							<span>{t(`spreads.${size}.line`)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
