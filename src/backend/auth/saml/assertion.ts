import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';
import { type Attribute, findSubjectId } from './attribute-mapping.ts';
import { checkIdpMetadata } from './idp-metadata.ts';
import type { SamlProvider } from './saml-providers.ts';
import { CLOCK_SKEW_MS, exchangeWith, type ServiceProvider } from './service-provider.ts';
import { childrenOf, textOf, type XmlElement } from './xml.ts';

/** The checked contents of an assertion. */
export type Assertion = {
	id: string;
	/** Lasting and unique at this provider; null where it gave none. */
	userId: string | null;
	/** The NameID where it is an address. */
	nameEmail: string | null;
	attributes: Attribute[];
	/** Until when the assertion could be used. */
	usableUntil: Date;
	/** When the session must end, where the provider says so. */
	sessionEnd: Date | null;
};

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const NAME_EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const NAME_TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The one answer for everything that is wrong with an assertion: details are in the log only. */
export const invalidAssertion = () => new Problem('validation_failed', 400, 'SAML Assertion is not valid');

/**
 * Checks a response (SAML 2.0 Profiles, 4.1.4.3): signature, time and audience by the library; here the issuer, and
 * that the assertion was made for a bearer who brings it to us, now, in answer to this request or to none.
 * @param response base64, as it was posted
 * @throws Problem `validation_failed` 400
 */
export async function checkAssertion(
	{ log }: Pick<AuthParts, 'log'>,
	{
		response,
		provider,
		us,
		requestId,
		now,
	}: { response: string; provider: SamlProvider; us: ServiceProvider; requestId: string | null; now: Date },
): Promise<Assertion> {
	const refuse = (reason: string) => {
		log.warn({ provider: provider.id, reason }, 'a SAML assertion was refused');
		return invalidAssertion();
	};
	let signed: XmlElement | undefined;
	try {
		const described = await checkIdpMetadata(provider.metadata_xml);
		const exchange = await exchangeWith({ ...described, nameIdFormat: provider.name_id_format }, us, requestId);
		const { profile } = await exchange.validatePostResponseAsync({ SAMLResponse: response });
		signed = profile?.getAssertion?.().Assertion as XmlElement | undefined;
	} catch (error) {
		throw refuse(error instanceof Error ? error.message : 'unreadable');
	}
	const id = signed?.$?.ID;
	if (!signed || !id) throw refuse('no assertion');
	if (textOf(childrenOf(signed, 'Issuer')[0]) !== provider.entity_id) throw refuse('another issuer');
	const [subject] = childrenOf(signed, 'Subject');
	const confirmed = childrenOf(subject, 'SubjectConfirmation')
		.filter(({ $ }) => $?.Method === BEARER)
		.map((confirmation) => childrenOf(confirmation, 'SubjectConfirmationData')[0]?.$ ?? {})
		.find(
			({ Recipient, InResponseTo, NotOnOrAfter }) =>
				Recipient === us.acsUrl &&
				(InResponseTo ?? null) === requestId &&
				Date.parse(NotOnOrAfter ?? '') + CLOCK_SKEW_MS > now.getTime(),
		);
	if (!confirmed) throw refuse('not confirmed for this place, time and request');
	const sessionEnd = Date.parse(childrenOf(signed, 'AuthnStatement')[0]?.$?.SessionNotOnOrAfter ?? '');
	if (sessionEnd <= now.getTime()) throw refuse('the session is over');
	const attributes = attributesOf(signed);
	const [nameId] = childrenOf(subject, 'NameID');
	const format = nameId?.$?.Format;
	const name = textOf(nameId) || null;
	return {
		id,
		userId: findSubjectId(attributes) ?? (format === NAME_TRANSIENT ? null : name),
		nameEmail: format === NAME_EMAIL ? name : null,
		attributes,
		usableUntil: new Date(Date.parse(confirmed.NotOnOrAfter ?? '') + CLOCK_SKEW_MS),
		sessionEnd: Number.isNaN(sessionEnd) ? null : new Date(sessionEnd),
	};
}

const attributesOf = (assertion: XmlElement): Attribute[] =>
	childrenOf(assertion, 'AttributeStatement')
		.flatMap((statement) => childrenOf(statement, 'Attribute'))
		.map((attribute) => ({
			name: attribute.$?.Name ?? '',
			friendlyName: attribute.$?.FriendlyName ?? null,
			values: childrenOf(attribute, 'AttributeValue').map(textOf),
		}));
