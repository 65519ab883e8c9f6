import { z } from 'zod';

/** One attribute of an assertion. */
export type Attribute = { name: string; friendlyName: string | null; values: string[] };

const rule = z.object({
	name: z.string().nullish(),
	names: z.array(z.string()).nullish(),
	default: z.json().nullish(),
	array: z.boolean().nullish(),
});

/**
 * Which attribute becomes which claim: `{"keys": {"department": {"name": "ou", "default": "none"}}}`. The first of
 * `name` and `names` that the assertion has counts; `array` keeps all its values.
 */
export const attributeMapping = z.object({ keys: z.record(z.string(), rule).nullish() });
export type AttributeMapping = z.output<typeof attributeMapping>;

/** The claims that a mapping makes of the attributes; what neither is there nor has a default is left out. */
export function mapAttributes(attributes: readonly Attribute[], { keys }: AttributeMapping): Record<string, unknown> {
	const claims = Object.entries(keys ?? {}).map(([claim, { name, names, default: fallback, array }]) => {
		const values = valuesOf(attributes, [...(name ? [name] : []), ...(names ?? [])]);
		return [claim, values.length ? (array ? values : values[0]) : (fallback ?? undefined)] as const;
	});
	return Object.fromEntries(claims.filter(([, value]) => value !== undefined));
}

/** The default names under which identity providers send an address. */
const emailNames = [
	'urn:oid:0.9.2342.19200300.100.1.3',
	'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
	'http://schemas.xmlsoap.org/claims/EmailAddress',
	'mail',
	'email',
	'Mail',
	'Email',
	'emailAddress',
];
/** Subject identifiers (OASIS SAML V2.0 Subject Identifier Attributes, 3). */
const subjectNames = ['urn:oasis:names:tc:SAML:attribute:subject-id', 'urn:oasis:names:tc:SAML:attribute:pairwise-id'];

/** The address among the attributes where no mapping names it, or null. */
export const findEmail = (attributes: readonly Attribute[]): string | null =>
	valuesOf(attributes, emailNames)[0] ?? null;
/** The person's lasting identifier among the attributes, or null. */
export const findSubjectId = (attributes: readonly Attribute[]): string | null =>
	valuesOf(attributes, subjectNames)[0] ?? null;

function valuesOf(attributes: readonly Attribute[], names: readonly string[]): string[] {
	for (const name of names) {
		const found = attributes.find((attribute) => attribute.name === name || attribute.friendlyName === name);
		const values = found?.values.filter((value) => value !== '') ?? [];
		if (values.length > 0) return values;
	}
	return [];
}
