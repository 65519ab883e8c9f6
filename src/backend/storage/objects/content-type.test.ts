import { describe, expect, it } from 'vitest';
import { jpeg, png, svg, utf8 } from '../testing/files.ts';
import { isAllowed, typeOf } from './content-type.ts';

/** An archive with nothing in it. */
const zip = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Array<number>(18).fill(0)]);

describe('the type of bytes', () => {
	it.each([
		['a PNG', png(), 'image/png', 'image/png'],
		['a PNG that calls itself text', png(), 'text/plain;charset=UTF-8', 'image/png'],
		['a JPEG that calls itself PNG', jpeg(2000), 'image/png', 'image/jpeg'],
		['an SVG with a declaration', svg(), 'image/svg+xml', 'image/svg+xml'],
		['an SVG that calls itself text', utf8('\ufeff <svg onload="alert(1)">'), 'text/plain', 'image/svg+xml'],
		[
			'an SVG behind a doctype',
			utf8('<!DOCTYPE svg [<!ENTITY a "b">]><!-- > --><s:svg xmlns:s="x">'),
			'text/plain',
			'image/svg+xml',
		],
		['a page with an SVG in it', utf8('<html><svg></svg></html>'), 'text/html', 'text/html'],
		['text', utf8('<svg is a word of mine'.slice(1)), 'text/plain;charset=UTF-8', 'text/plain'],
		['JSON', utf8('{}'), 'application/json', 'application/json'],
		['nothing', utf8(''), '', 'application/octet-stream'],
		['a model of a kind that shows no mark', utf8('solid cube'), 'model/stl', 'model/stl'],
		['a type of a program of its own', utf8('x'), 'application/vnd.example.notes', 'application/vnd.example.notes'],
		['a font that only its maker knows', utf8('x'), 'font/x-runes', 'font/x-runes'],
		[
			'an archive that calls itself a project',
			zip,
			'application/vnd.example.project',
			'application/vnd.example.project',
		],
		['an archive that calls itself text', zip, 'text/html', 'application/zip'],
		['an archive that calls itself a picture', zip, 'image/png', 'application/zip'],
	])('%s', async (_name, bytes, declared, type) => {
		expect(await typeOf(bytes, declared)).toBe(type);
	});

	it.each([
		['text that calls itself a picture', utf8('hello'), 'image/png'],
		['text that calls itself an SVG', utf8('hello'), 'image/svg+xml'],
		['a picture cut off in its first bytes', png().slice(0, 3), 'image/png'],
		['nothing that calls itself a picture', utf8(''), 'image/jpeg'],
		['a type that is none', utf8('x'), 'text/plain\u0000'],
		['text that calls itself a film', utf8('x'), 'video/mp4'],
		['text that calls itself an archive', utf8('x'), 'application/zip'],
	])('is refused: %s', async (_name, bytes, declared) => {
		await expect(typeOf(bytes, declared)).rejects.toMatchObject({ code: 'InvalidMimeType', status: 415 });
	});

	it('is taken by lists with stars', () => {
		expect(isAllowed('image/png', ['image/*'])).toBe(true);
		expect(isAllowed('imagex/png', ['image/*'])).toBe(false);
		expect(isAllowed('image/png', ['text/plain', 'image/jpeg'])).toBe(false);
		expect(isAllowed('image/png', null)).toBe(true);
	});
});
