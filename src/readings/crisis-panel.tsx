import { useEffect, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import type { CrisisAnswer } from './ask-reading.ts';
import { HelpLinesList } from './help-lines-list.tsx';
import type { ReadingTexts } from './texts/en.ts';

type CrisisPanelProps = {
	crisis: CrisisAnswer;
	texts: ReadingTexts;
	/** Back to where the visitor wrote. */
	onBack: () => void;
};

/** Shown instead of a reading when someone cries for help: the message, and people to call. Nothing else. */
export function CrisisPanel({ crisis, texts, onBack }: CrisisPanelProps) {
	const t = useTexts(texts);
	const self = useRef<HTMLElement>(null);
	useEffect(() => self.current?.focus(), []);
	return (
		<section ref={self} tabIndex={-1} className="crisis-panel" aria-label={t('crisisLines')} role="alert">
			{crisis.message.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph} dir="auto">
					{paragraph}
				</p>
			))}
			<h2>{t('crisisLines')}</h2>
			<HelpLinesList lines={crisis.lines} texts={texts} />
			<p className="crisis-kept">{t('nothingKept')}</p>
			<Button look="quiet" onClick={onBack}>
				{t('back')}
			</Button>
		</section>
	);
}
