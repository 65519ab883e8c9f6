/** How many particles fly, and after how long they are gone (specification, 5.1). */
const PARTICLES = 12;
const BURST_MS = 2000;

/**
 * Twelve sparks of gold that fly from a point of the window and are taken away after two seconds. Nothing where motion is
 * unwelcome. They stand outside the page's own tree, so that no picture of it changes while they fly.
 */
export function burst(x: number, y: number): void {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const layer = document.createElement('div');
	layer.className = 'tarot-burst';
	layer.setAttribute('aria-hidden', 'true');
	layer.style.left = `${x}px`;
	layer.style.top = `${y}px`;
	for (let index = 0; index < PARTICLES; index++) {
		const spark = document.createElement('i');
		const angle = ((index + Math.random() * 0.7) / PARTICLES) * 2 * Math.PI;
		const distance = 55 + Math.random() * 75;
		spark.style.setProperty('--x', `${(Math.cos(angle) * distance).toFixed(0)}px`);
		spark.style.setProperty('--y', `${(Math.sin(angle) * distance).toFixed(0)}px`);
		spark.style.setProperty('--size', `${(3 + Math.random() * 4).toFixed(1)}px`);
		layer.append(spark);
	}
	document.body.append(layer);
	setTimeout(() => layer.remove(), BURST_MS);
}
