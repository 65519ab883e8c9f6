import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Picture } from '#src/ui/ornament/pictures.tsx';
import type { Moulana, MoulanaLoaded } from './contract.ts';
import { type MoulanaPath, paths } from './paths.ts';

/** The picture of a path: a leaf on the reed, fire, a drop of water, a blossom (specification, 5.5). Decoration. */
function PathPicture({ path, size }: { path: MoulanaPath; size: number }) {
	return <img className="moulana-picture" src={`/paths/${path}.svg`} alt="" width={size} height={size} />;
}

/** The four paths, each a card that is a button, and what is told on them. */
export function PathCards({ loaded, onAsk }: FormProps<Moulana, MoulanaLoaded, null>) {
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	const pick = (path: MoulanaPath) => {
		// The face of the translation, so that it is there when the folio is and moves nothing. A device may lack a
		// stand-in of the list, which rejects.
		const heading = getComputedStyle(document.documentElement).getPropertyValue('--face-heading');
		document.fonts.load(`italic 1rem ${heading}`).catch(() => {});
		onAsk({ path, date: localDay(new Date()), language });
	};
	return (
		<section aria-labelledby="moulana-choose">
			<h2 id="moulana-choose" className="moulana-choose">
				{t('choose')}
			</h2>
			<ul className="moulana-paths">
				{paths.map((path) => (
					<li key={path}>
						<button type="button" className="moulana-path" onClick={() => pick(path)}>
							<PathPicture path={path} size={160} />
							<span className="moulana-name">{t(`paths.${path}.name`)}</span>
							<span className="moulana-line">{t(`paths.${path}.line`)}</span>
						</button>
					</li>
				))}
			</ul>
			<aside className="moulana-note">
				<Picture name="moulana" size={132} />
				<p>{t('note')}</p>
			</aside>
		</section>
	);
}

/** The path that was taken, with its sign. */
export function ChosenPath({ request: { path }, loaded }: { request: Moulana['Request']; loaded: MoulanaLoaded }) {
	const t = useTexts(loaded.texts);
	return (
		<p className="moulana-chosen">
			<PathPicture path={path} size={52} />
			<span>
				{t('path')}: <b>{t(`paths.${path}.name`)}</b>
			</span>
		</p>
	);
}

/** The visitor's own day, `YYYY-MM-DD`. */
function localDay(now: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
