import { Problem } from '#src/platform/http/problem.ts';

export const SVG = 'image/svg+xml';
/** Declared types that bytes need not prove: text and data have no signature. */
const UNMARKED = /^(text\/[\w.+-]+|application\/(json|xml|octet-stream|[\w.-]+\+(json|xml)))$/;

/** A media type as RFC 9110 writes it, without parameters. */
const TYPE = /^[a-z]+\/[\w!#$&^+.-]{1,120}$/;
/** Containers: their contents are what the declared type says. */
const CONTAINERS: ReadonlySet<string> = new Set(['application/zip', 'application/gzip', 'application/x-cfb']);

/**
 * The media type of bytes. A type detected in the bytes counts, whatever was declared. Where none is detected, or only
 * a container, the declared one counts, unless it is one that would be detected.
 * @throws Problem `InvalidMimeType` 415 for a picture, film or the like that is none
 */
export async function typeOf(bytes: Uint8Array, declared: string): Promise<string> {
	if (isSvg(bytes)) return SVG;
	// A file cut off in the middle may throw while it is looked at.
	const { fileTypeFromBuffer, supportedMimeTypes } = await import('file-type');
	const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
	const type = declared.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream';
	const shows = type === SVG || supportedMimeTypes.has(type as never);
	const special = TYPE.test(type) && !UNMARKED.test(type) && !shows;
	if (found && found.mime !== 'application/xml') return CONTAINERS.has(found.mime) && special ? type : found.mime;
	if (!special && !(UNMARKED.test(type) && type !== SVG)) throw unsupported(type);
	return type;
}

/** Whether a document's first element is `svg`, past declarations and comments (XML 1.0, 2.8). */
function isSvg(bytes: Uint8Array): boolean {
	const start = new TextDecoder().decode(bytes.subarray(0, 4096));
	return /^\s*(<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(\[[^\]]*\]\s*)?>\s*)*<(\w+:)?svg[\s>/]/i.test(start);
}

/** Whether a bucket's list (`image/png`, `image/*`; null takes all) takes a type. */
export function isAllowed(type: string, allowed: readonly string[] | null): boolean {
	return (
		!allowed || allowed.some((entry) => entry === type || (entry.endsWith('/*') && type.startsWith(entry.slice(0, -1))))
	);
}

export const unsupported = (type: string) => new Problem('InvalidMimeType', 415, `mime type ${type} is not supported`);
