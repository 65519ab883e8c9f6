import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { CrisisAnswer } from './ask-reading.ts';
import type { ReadingTexts } from './texts/en.ts';

/** People to call, by country. */
export function HelpLinesList({ lines, texts }: { lines: CrisisAnswer['lines']; texts: ReadingTexts }) {
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
