/**
 * Fetches the face of translations, so that it is there when they are and moves nothing. A device may lack a stand-in of the
 * list, which rejects.
 */
export function loadHeadingFace(): void {
	const heading = getComputedStyle(document.documentElement).getPropertyValue('--face-heading');
	document.fonts.load(`italic 1rem ${heading}`).catch(() => {});
}
