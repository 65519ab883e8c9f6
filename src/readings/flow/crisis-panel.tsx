import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { ReadingTexts } from '../texts/en.ts';
import type { CrisisAnswer } from './asking/ask-reading.ts';

type CrisisPanelProps = {
	crisis: CrisisAnswer;
	texts: ReadingTexts;
	/** Returns to the form. */
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

/** The help shown beside a reading for somebody who may be near a crisis; null for all others. */
export function CareBeside({ facts, texts }: { facts: object | null; texts: ReadingTexts }) {
	const t = useTexts(texts);
	const care = facts && 'care' in facts ? (facts.care as CrisisAnswer) : null;
	if (!care) return null;
	// The nearest ones, and a link to all others: a long list would be a burden.
	const near = care.lines.slice(0, care.lines.findIndex(({ country }) => country === 'international') + 1);
	return (
		<aside className="care-beside" aria-label={t('crisisLines')}>
			<p dir="auto">{care.message}</p>
			<HelpLinesList lines={near} texts={texts} />
		</aside>
	);
}

/** People to call, by country. */
function HelpLinesList({ lines, texts }: { lines: CrisisAnswer['lines']; texts: ReadingTexts }) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const countries = new Intl.DisplayNames([locale], { type: 'region' });
	return (
		<ul className="help-lines">
			{lines.map(({ country, name, number }) => {
				const page = /^https?:/.test(number);
				return (
					<li key={`${country}${number}`}>
						<span className="crisis-country">
							{/^[A-Z]{2}$/.test(country) ? countries.of(country) : t('elsewhere')}
						</span>
						<span>
							<bdi>{name}</bdi>
						</span>
						{page ? (
							<a href={number} target="_blank" rel="noreferrer">
								<bdi>{number.replace(/^https?:\/\//, '')}</bdi>
							</a>
						) : (
							<a href={`tel:${number.replaceAll(' ', '')}`}>
								<bdi>{number}</bdi>
							</a>
						)}
					</li>
				);
			})}
		</ul>
	);
}
