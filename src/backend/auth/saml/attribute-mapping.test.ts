import { describe, expect, it } from 'vitest';
import { type Attribute, attributeMapping, findEmail, findSubjectId, mapAttributes } from './attribute-mapping.ts';

const attributes: Attribute[] = [
	{ name: 'urn:oid:2.5.4.4', friendlyName: 'sn', values: ['Attar'] },
	{ name: 'memberOf', friendlyName: null, values: ['poets', 'pharmacists'] },
	{ name: 'blank', friendlyName: null, values: [''] },
];

describe('mapped attributes', () => {
	it.each([
		[{ surname: { name: 'urn:oid:2.5.4.4' } }, { surname: 'Attar' }],
		[{ surname: { name: 'sn' } }, { surname: 'Attar' }],
		[{ surname: { names: ['none', 'sn'] } }, { surname: 'Attar' }],
		[{ surname: { name: 'none', names: ['sn'] } }, { surname: 'Attar' }],
		[{ groups: { name: 'memberOf' } }, { groups: 'poets' }],
		[{ groups: { name: 'memberOf', array: true } }, { groups: ['poets', 'pharmacists'] }],
		[{ city: { name: 'none' } }, {}],
		[{ city: { name: 'none', default: 'Nishapur' } }, { city: 'Nishapur' }],
		[{ city: { name: 'blank', default: 'Nishapur' } }, { city: 'Nishapur' }],
		[{ member: { default: true } }, { member: true }],
		[{}, {}],
	])('%j: %j', (keys, claims) => {
		expect(mapAttributes(attributes, attributeMapping.parse({ keys }))).toEqual(claims);
	});

	it('need no mapping at all', () => {
		expect(mapAttributes(attributes, attributeMapping.parse({}))).toEqual({});
	});
});

describe('without a mapping', () => {
	const one = (name: string, value: string): Attribute[] => [{ name, friendlyName: null, values: [value] }];
	it.each([
		'mail',
		'email',
		'emailAddress',
		'urn:oid:0.9.2342.19200300.100.1.3',
		'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
	])('an address is found under %s', (name) => {
		expect(findEmail(one(name, 'a@b.example'))).toBe('a@b.example');
	});

	it('there may be none', () => {
		expect([findEmail(attributes), findSubjectId(attributes)]).toEqual([null, null]);
	});

	it('a lasting identifier is found', () => {
		expect(findSubjectId(one('urn:oasis:names:tc:SAML:attribute:pairwise-id', 'x@y'))).toBe('x@y');
	});
});
