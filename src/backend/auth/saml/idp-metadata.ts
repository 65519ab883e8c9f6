import { X509Certificate } from 'node:crypto';
import { Problem } from '#src/platform/http/problem.ts';
import { childrenOf, findRoot, textOf, type XmlElement } from './xml.ts';

/** An identity provider as its metadata describes it (SAML 2.0 Metadata, 2.4.3). */
export type IdentityProvider = {
	entityId: string;
	/** Where people are sent, by the redirect binding. */
	entryPoint: string;
	/** PEM; an assertion is good when one of these keys signed it. */
	certificates: string[];
};

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const LONGEST = 500_000;

/**
 * Reads an identity provider's metadata.
 * @throws Problem `validation_failed` 400 for what is none, or lacks what we need
 */
export async function checkIdpMetadata(xml: string): Promise<IdentityProvider> {
	const fail = (what: string) => new Problem('validation_failed', 400, `SAML Metadata ${what}`);
	if (xml.length > LONGEST) throw fail('is too long');
	const root = await findRoot(xml, 'EntityDescriptor');
	if (!root) throw fail('is not an EntityDescriptor in XML');
	const entityId = root.$?.entityID ?? '';
	if (entityId === '') throw fail('has no entityID');
	const [descriptor, ...others] = childrenOf(root, 'IDPSSODescriptor');
	if (!descriptor) throw fail('does not describe an identity provider');
	if (others.length > 0) throw fail('describes more than one identity provider');
	const entryPoint = childrenOf(descriptor, 'SingleSignOnService').find(({ $ }) => $?.Binding === REDIRECT)?.$
		?.Location;
	if (!entryPoint || !URL.canParse(entryPoint) || !/^https?:$/.test(new URL(entryPoint).protocol))
		throw fail('has no address for the HTTP-Redirect binding');
	const certificates = signingKeys(descriptor).map((text) => {
		try {
			return new X509Certificate(Buffer.from(text, 'base64')).toString();
		} catch {
			throw fail('holds a certificate that cannot be read');
		}
	});
	if (certificates.length === 0) throw fail('has no certificate for signatures');
	return { entityId, entryPoint, certificates };
}

/** Keys without a use serve for both (2.4.1.1). */
function signingKeys(descriptor: XmlElement): string[] {
	return childrenOf(descriptor, 'KeyDescriptor')
		.filter(({ $ }) => !$?.use || $.use === 'signing')
		.flatMap((key) => childrenOf(key, 'KeyInfo'))
		.flatMap((info) => childrenOf(info, 'X509Data'))
		.flatMap((data) => childrenOf(data, 'X509Certificate'))
		.map((certificate) => textOf(certificate).replace(/\s/g, ''));
}
