import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { type Feast, findFeast } from './feasts.ts';
import type { ShamsaTexts } from './shamsa-words.ts';
import { kindsOf, monthsBehind, readingsOf, type ShamsaYear } from './shamsa-year.ts';

type FeastOfferProps = {
	texts: ShamsaTexts;
	common: ReadingTexts;
	kindNames: Readonly<Record<Kind, string>>;
	/** The twelve months up to today; null until they are known. */
	year: ShamsaYear | null;
};

/** At Yalda and at Nowruz, the shamsa of the last twelve months as a picture to download. */
export function FeastOffer({ year, texts, common, kindNames }: FeastOfferProps) {
	const { language, locale, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const { siteUrl } = usePublicConfig();
	const [feast, setFeast] = useState<Feast | null>(null);
	const [drawing, setDrawing] = useState(false);
	useEffect(() => setFeast(findFeast(new Date())), []);
	if (!feast || !year || readingsOf(year) === 0) return null;

	const share = async () => {
		setDrawing(true);
		try {
			const today = new Date();
			const [{ drawShamsaPicture }, { sharePicture }] = await Promise.all([
				import('./shamsa-picture.ts'),
				import('#src/readings/leaf/share-picture.ts'),
			]);
			const from = monthsBehind(today, locale).starts[0] ?? today;
			const [since, until] = [from, today].map((day) => formatDate(day.toISOString(), language, 'month'));
			const picture = await drawShamsaPicture({
				year,
				title: t('pictureTitle'),
				span: `${since} – ${until}`,
				counts: [
					t('readings', { count: readingsOf(year) }),
					...kindsOf(year).map(({ kind, count }) => t('kind', { kind: kindNames[kind], count })),
				],
				brand: chrome('brand'),
				site: new URL(siteUrl).host,
				language,
			});
			const left = await sharePicture(picture, `shamsa-${language}.png`, t('pictureTitle'));
			if (left === 'downloaded') showToast({ title: common.shared });
		} catch (error) {
			console.error(error);
			showToast({ title: chrome('toast.error'), text: common.shareFailed, tone: 'destructive' });
		} finally {
			setDrawing(false);
		}
	};

	return (
		<div className="shamsa-feast">
			<p>{t(feast)}</p>
			<Button look="gold" onClick={share} disabled={drawing}>
				<Share2 aria-hidden size={17} />
				{common.share}
			</Button>
		</div>
	);
}
