import './ornament.css';

/**
 * The khatam lattice behind a page: a ten-fold girih, drawn once in `khatam.svg` and laid as a mask, so that it
 * takes the gold of the theme. Fills its positioned parent; faint by default. Decoration.
 */
export function KhatamLattice({ className = '' }: { className?: string }) {
	return <div aria-hidden className={`khatam-lattice ${className}`} />;
}
