import type { JSONSchema7 } from 'ai';
import { ModelFailure } from './model-failure.ts';

/** Names of the texts wanted, in the order they are shown. */
export type Fields = readonly [string, ...string[]];

/** More text of one field, to be put behind what there is. */
export type Piece = { field: string; text: string };

type Meanings = Readonly<Record<string, string>> | undefined;

/** The object a model has to answer with: these texts, all of them, and nothing else. */
export function fieldSchema(fields: Fields, meanings: Meanings): JSONSchema7 {
	const property = (field: string): JSONSchema7 => ({
		type: 'string',
		...(meanings?.[field] && { description: meanings[field] }),
	});
	return {
		type: 'object',
		properties: Object.fromEntries(fields.map((field) => [field, property(field)])),
		required: [...fields],
		additionalProperties: false,
	};
}

/** The same in words, for endpoints that do not know schemas. */
export function fieldsInWords(fields: Fields, meanings: Meanings): string {
	const list = fields.map((field) => `- "${field}"${meanings?.[field] ? `: ${meanings[field]}` : ''}`);
	return `Answer with one JSON object and nothing around it. Its fields are texts, in this order:\n${list.join('\n')}`;
}

/**
 * Reads such an object while it is written: each piece of JSON may bring more text of its fields.
 * @throws ModelFailure `malformed` for what cannot become that object, at the latest at its end
 */
export function createFieldReader(fields: Fields): { read(json: string): Promise<Piece[]>; end(): void } {
	const read: Record<string, string> = {};
	let json = '';
	let whole = false;
	return {
		async read(more) {
			json += more;
			// Models that know no schemas like to set JSON as code.
			const bare = json.replace(/^\s*```(?:json)?/, '').replace(/```\s*$/, '');
			const { parsePartialJson } = await import('ai');
			const { value, state } = await parsePartialJson(bare);
			whole = state === 'successful-parse';
			const pieces: Piece[] = [];
			if (value === undefined) return pieces;
			if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ModelFailure('malformed');
			for (const field of fields) {
				const text = (value as Readonly<Record<string, unknown>>)[field];
				if (text === undefined) continue;
				const before = read[field] ?? '';
				if (typeof text !== 'string' || !text.startsWith(before)) throw new ModelFailure('malformed');
				if (text.length > before.length) pieces.push({ field, text: text.slice(before.length) });
				read[field] = text;
			}
			return pieces;
		},
		end() {
			if (!whole || fields.some((field) => !read[field]?.trim())) throw new ModelFailure('malformed');
		},
	};
}
