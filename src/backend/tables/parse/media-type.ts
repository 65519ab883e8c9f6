import { Problem } from '#src/platform/http/problem.ts';

/** The form of the answer. */
export type MediaType = {
	readonly form: 'array' | 'object' | 'csv' | 'geojson';
	readonly nullsStripped: boolean;
	/** For EXPLAIN: the plan is requested instead of the rows. */
	readonly explain?: Explain;
	/** As `Content-Type` says it. */
	readonly contentType: string;
};

/** How PostgreSQL's `explain` is asked. */
export type Explain = { readonly format: 'text' | 'json'; readonly options: readonly string[] };

const JSON_ARRAY: MediaType = { form: 'array', nullsStripped: false, contentType: 'application/json; charset=utf-8' };
const STRIPPED_ARRAY: MediaType = {
	form: 'array',
	nullsStripped: true,
	contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
};
const OBJECT: MediaType = {
	form: 'object',
	nullsStripped: false,
	contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};
const STRIPPED_OBJECT: MediaType = {
	form: 'object',
	nullsStripped: true,
	contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
};
const GEOJSON: MediaType = {
	form: 'geojson',
	nullsStripped: false,
	contentType: 'application/geo+json; charset=utf-8',
};
const CSV: MediaType = { form: 'csv', nullsStripped: false, contentType: 'text/csv; charset=utf-8' };

/**
 * The first form that both sides know, by the caller's weights.
 * @throws Problem PGRST107 (406)
 */
export function negotiate(accept: string | null): MediaType {
	if (!accept || accept === '*/*' || accept === 'application/json') return JSON_ARRAY;
	if (accept.startsWith(PLAN)) return planType(accept);
	const wanted = accept
		.split(',')
		.map((range) => {
			const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
			const weight = parameters.find((parameter) => parameter.startsWith('q='));
			return {
				type: type.toLowerCase(),
				parameters: parameters.filter((parameter) => parameter && !parameter.startsWith('q=')),
				weight: weight ? Number(weight.slice(2)) || 0 : 1,
			};
		})
		.filter(({ type, weight }) => type !== '' && weight > 0)
		.sort((a, b) => b.weight - a.weight);
	for (const { type, parameters } of wanted) {
		const found = findMediaType(type, parameters);
		if (found) return found;
	}
	const types = wanted.map(({ type, parameters }) => [type, ...parameters].join('; ')).join(', ');
	throw new Problem('PGRST107', 406, `None of these media types are available: ${types}`);
}

function findMediaType(type: string, parameters: readonly string[]): MediaType | undefined {
	const stripped = parameters.length === 1 && parameters[0] === 'nulls=stripped';
	switch (type) {
		case '*/*':
		case 'application/json':
			return JSON_ARRAY;
		case 'application/vnd.pgrst.array+json':
		case 'application/vnd.pgrst.array':
			return stripped ? STRIPPED_ARRAY : JSON_ARRAY;
		case 'application/vnd.pgrst.object+json':
		case 'application/vnd.pgrst.object':
			return stripped ? STRIPPED_OBJECT : OBJECT;
		case 'text/csv':
			return CSV;
		case 'application/geo+json':
			return GEOJSON;
		default:
			return undefined;
	}
}

const PLAN = 'application/vnd.pgrst.plan';
const PLAN_TYPE = /^application\/vnd\.pgrst\.plan(?:\+(text|json))?(?:;|$)/;
const OPTIONS = new Set(['analyze', 'verbose', 'settings', 'buffers', 'wal']);

/** `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose`. */
function planType(accept: string): MediaType {
	const format = PLAN_TYPE.exec(accept)?.[1] === 'json' ? 'json' : 'text';
	const of = /;\s*for="([^"]*)"/.exec(accept)?.[1] ?? 'application/json';
	const asked = /;\s*options=([\w|]*)/.exec(accept)?.[1]?.split('|') ?? [];
	const options = asked.filter((option) => OPTIONS.has(option));
	const listed = options.length > 0 ? `; options=${options.join('|')}` : '';
	return {
		...negotiate(of.startsWith(PLAN) ? null : of),
		contentType: `${PLAN}+${format}; for="${of.replace(/[^ -~]/g, '')}"${listed}; charset=utf-8`,
		explain: { format, options },
	};
}
