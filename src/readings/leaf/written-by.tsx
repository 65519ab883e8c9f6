import { useTexts } from '#src/language/language-provider.tsx';
import type { WrittenBy } from '../flow/asking/ask-reading.ts';
import type { ReadingTexts } from '../texts/en.ts';

/** Says plainly who wrote a reading: the built-in writer, without AI, or a model by its name. */
export function WrittenByLine({ writer, texts }: { writer: WrittenBy; texts: ReadingTexts }) {
	const t = useTexts(texts);
	return (
		<p className="written-by">
			{writer === 'built-in' ? t('writtenWithoutAi') : t('writtenByModel', { model: writer.model })}
		</p>
	);
}
