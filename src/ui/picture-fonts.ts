import type { Language } from '#src/language/languages.ts';
import alegreya from './fonts/alegreya.woff2?url';
import alegreyaItalic from './fonts/alegreya-italic.woff2?url';
import alegreyaSans from './fonts/alegreya-sans.woff2?url';
import markazi from './fonts/markazi.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import nastaliq from './fonts/nastaliq.woff2?url';
import vazirmatn from './fonts/vazirmatn.woff2?url';

/** Families for a canvas, as `font` wants them. */
export type PictureFaces = {
	heading: string;
	text: string;
	italic: string;
	verse: string;
	latin: string;
	latinHeading: string;
};

const files = {
	heading: { en: alegreya, es: alegreya, fa: markazi, ar: markazi },
	text: { en: alegreyaSans, es: alegreyaSans, fa: vazirmatn, ar: naskh },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

const fetched = new Map<string, Promise<string>>();

/** A face under a name of its own; one that cannot be fetched is left to what stands behind it. */
function familyOf(address: string, descriptors: FontFaceDescriptors): Promise<string> {
	const known = fetched.get(address);
	if (known) return known;
	const family = `picture-${fetched.size}`;
	const face = new FontFace(family, `url(${JSON.stringify(address)})`, descriptors);
	document.fonts.add(face);
	const loading = face.load().then(
		() => family,
		(error: unknown) => {
			console.warn(error);
			fetched.delete(address);
			return family;
		},
	);
	fetched.set(address, loading);
	return loading;
}

/**
 * Fetches the faces in which pictures in a language are written. Those of the style sheet are optional: a page that began
 * without one goes on without it, and so would its canvases. A picture waits for its own.
 */
export async function loadPictureFaces(language: Language): Promise<PictureFaces> {
	const variable = { weight: '100 900' };
	const [heading, text, latinHeading, latinText, italic, verse] = await Promise.all([
		familyOf(files.heading[language], variable),
		familyOf(files.text[language], variable),
		familyOf(alegreya, variable),
		familyOf(alegreyaSans, variable),
		familyOf(alegreyaItalic, { ...variable, style: 'italic' }),
		familyOf(nastaliq, variable),
	]);
	return {
		heading: `${heading}, ${latinHeading}, serif`,
		text: `${text}, ${latinText}, sans-serif`,
		italic: `${italic}, ${heading}, serif`,
		verse: `${verse}, ${heading}, serif`,
		latin: `${latinText}, sans-serif`,
		latinHeading: `${latinHeading}, serif`,
	};
}
