import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { dayOf } from '#src/readings/day-of.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { loadHeadingFace } from '#src/ui/headings/load-heading-face.ts';
import { Picture } from '#src/ui/ornament/pictures/pictures.tsx';
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
		loadHeadingFace();
		onAsk({ path, date: dayOf(new Date()), language });
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
