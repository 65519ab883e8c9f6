import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { Finished, SharedTexts } from '#src/psychology/questions/test-screen.tsx';
import { useGoingOn } from '#src/psychology/questions/use-going-on.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ItemPage } from './item-page.tsx';
import type { Item } from './score.ts';
import type { BigFiveTexts } from './texts/en.ts';
import { PAGE_SIZE, type useBigFive } from './use-big-five.ts';

type ItemsPartProps = {
	texts: BigFiveTexts;
	shared: SharedTexts;
	items: readonly Item[];
	test: ReturnType<typeof useBigFive>;
	/** Another page is open. */
	onTurned: () => void;
	onFinish: (finished: Finished) => void;
	onStartOver: () => void;
};

/**
 * The statements of the open page, the progress, and the buttons Next and Previous. A complete page advances by itself.
 */
export function ItemsPart({ texts, shared, items, test, onTurned, onFinish, onStartOver }: ItemsPartProps) {
	const t = useTexts(texts);
	const common = useTexts(shared.texts);
	const part = useRef<HTMLElement>(null);
	const { page, pages, answers, pageDone, complete } = test;
	const first = page * PAGE_SIZE;
	const last = page === pages - 1;
	const answered = answers.filter((answer) => answer !== null).length;

	/** To the first statement of the page that has no answer. */
	const toOpen = () => {
		const open = [...(part.current?.querySelectorAll('.item') ?? [])].find((item) => !item.querySelector(':checked'));
		open?.querySelector('input')?.focus({ preventScroll: true });
		open?.scrollIntoView({ block: 'center' });
	};
	const move = (by: 1 | -1) => {
		goingOn.stay();
		test.move(by);
		onTurned();
	};
	const goingOn = useGoingOn(() => move(1));
	const choose = (item: number, option: number) => {
		const filled = test.choose(item, option);
		if (filled && !last) goingOn.answered();
		else goingOn.stay();
	};
	const next = () => {
		if (pageDone) move(1);
		else if (!goingOn.justWentOn()) toOpen();
	};
	const finish = () => {
		const end = test.finish();
		if (end) onFinish(end);
		else toOpen();
	};

	return (
		<section ref={part} className="question" aria-labelledby="items-place">
			<div className="question-progress">
				<h2 id="items-place" className="items-place" tabIndex={-1}>
					{t('page', { n: page + 1, total: pages })}
				</h2>
				<progress
					max={items.length}
					value={answered}
					aria-label={common('answered', { n: answered, total: items.length })}
				/>
			</div>
			<p className="items-ask">{t('ask')}</p>
			<ItemPage
				items={items.slice(first, first + PAGE_SIZE)}
				first={first}
				answers={answers.slice(first, first + PAGE_SIZE)}
				scale={texts.scale}
				onChoose={choose}
			/>
			<p className="question-hint" role="status">
				{!pageDone ? t('pageOpen') : last && !complete ? common('answerAll') : ''}
			</p>
			<div className="question-ways">
				<Button onClick={() => move(-1)} disabled={page === 0}>
					<ChevronLeft aria-hidden size={18} className="flip-in-rtl" />
					{common('previous')}
				</Button>
				{last ? (
					<Button look="gold" onClick={finish} aria-disabled={!complete}>
						{common('results')}
					</Button>
				) : (
					<Button look="gold" onClick={next} aria-disabled={!pageDone}>
						{common('next')}
						<ChevronRight aria-hidden size={18} className="flip-in-rtl" />
					</Button>
				)}
			</div>
			<label className="question-goes-on" data-unknown={goingOn.on === null || undefined}>
				<input
					type="checkbox"
					checked={goingOn.on ?? false}
					onChange={({ target }) => goingOn.choose(target.checked)}
				/>
				{t('goOn')}
			</label>
			<p className="question-keys">
				<span>{t('keys')}</span>
			</p>
			{test.resumed && (
				<p className="items-resumed">
					{common('resumed')}
					<Button look="quiet" className="button-small" onClick={onStartOver}>
						{common('startOver')}
					</Button>
				</p>
			)}
		</section>
	);
}
