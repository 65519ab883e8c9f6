import { Droplet, Flame, Flower2, Leaf, type LucideIcon } from 'lucide-react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Picture } from '#src/ui/ornament/pictures.tsx';
import { type MoulanaPath, paths } from './paths.ts';
import type { MoulanaTexts } from './texts/en.ts';

/** The sign of each path (second seed, section 2). */
export const pathIcons: Readonly<Record<MoulanaPath, LucideIcon>> = {
	love: Leaf,
	transformation: Flame,
	silence: Droplet,
	story: Flower2,
};

/** The four paths, each a card that is a button, and what is told on them. */
export function PathCards({ texts, onPick }: { texts: MoulanaTexts; onPick: (path: MoulanaPath) => void }) {
	const t = useTexts(texts);
	return (
		<section aria-labelledby="moulana-choose">
			<h2 id="moulana-choose" className="moulana-choose">
				{t('choose')}
			</h2>
			<ul className="moulana-paths">
				{paths.map((path) => {
					const Icon = pathIcons[path];
					return (
						<li key={path}>
							<button type="button" className="moulana-path" data-path={path} onClick={() => onPick(path)}>
								<span className="moulana-sign">
									<Icon aria-hidden size={34} strokeWidth={1.4} />
								</span>
								<span className="moulana-name">{t(`paths.${path}.name`)}</span>
								<span className="moulana-line">{t(`paths.${path}.line`)}</span>
							</button>
						</li>
					);
				})}
			</ul>
			<aside className="moulana-note">
				<Picture name="moulana" size={132} />
				<p>{t('note')}</p>
			</aside>
		</section>
	);
}
