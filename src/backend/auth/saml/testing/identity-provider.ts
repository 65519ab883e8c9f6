import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as samlify from 'samlify';
import { makeCertificate } from '../certificate.ts';

samlify.setSchemaValidator({ validate: async () => 'not looked at' });

const { binding, format } = samlify.Constants.namespace;

/** What a person is here, and what the response says where a test wants it to be wrong. */
export type Saying = {
	nameId?: string;
	nameIdFormat?: string;
	email?: string;
	groups?: string[];
	/** Tags of samlify's template: `Audience`, `SubjectRecipient`, `InResponseTo`, `ConditionsNotOnOrAfter` … */
	tags?: Record<string, string | undefined>;
	sessionNotOnOrAfter?: Date;
};
/** What the browser posts. */
export type Posted = { SAMLResponse: string; RelayState: string };

let providers = 0;

const attribute = (name: string, valueTag: string) => ({
	name,
	valueTag,
	nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
	valueXsiType: 'xs:string',
});

async function createProvider(entityId: string, key: string) {
	return samlify.IdentityProvider({
		entityID: entityId,
		privateKey: key,
		signingCert: await makeCertificate(key, 'idp.example', new Date()),
		isAssertionEncrypted: false,
		wantAuthnRequestsSigned: true,
		nameIDFormat: [format.persistent, format.emailAddress],
		singleSignOnService: [{ Binding: binding.redirect, Location: `${entityId}/sso` }],
		singleLogoutService: [{ Binding: binding.redirect, Location: `${entityId}/slo` }],
		loginResponseTemplate: {
			context: samlify.SamlLib.defaultLoginResponseTemplate.context,
			attributes: [attribute('mail', 'email'), attribute('memberOf', 'groups')],
		},
	});
}

/** The template of a response with what samlify does not fill in: the session's end, and several groups. */
function filled(template: string, groups: readonly string[], signedInAt: string, endsAt: Date | undefined): string {
	const statement = endsAt
		? `<saml:AuthnStatement AuthnInstant="${signedInAt}" SessionNotOnOrAfter="${endsAt.toISOString()}"><saml:AuthnContext/></saml:AuthnStatement>`
		: '';
	return template
		.replace('{AuthnStatement}', statement)
		.replace(/<saml:AttributeValue[^>]*>\{attrGroups\}<\/saml:AttributeValue>/, (value) =>
			groups.map((group) => value.replace('{attrGroups}', group)).join(''),
		);
}

/**
 * A real identity provider (samlify) with a key of its own, which checks the requests that it is sent.
 * @param entityId of another one, for a provider that pretends
 */
export async function openIdentityProvider(
	ourMetadata: string,
	entityId = `https://idp${++providers}.example/metadata`,
	{ signs = 'assertion' }: { signs?: 'assertion' | 'response' } = {},
) {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
	const idp = await createProvider(entityId, key);
	const whole = signs === 'response';
	const sp = samlify.ServiceProvider({
		metadata: whole ? ourMetadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"') : ourMetadata,
		wantMessageSigned: whole,
	});

	/** The answer to a request, or to none. */
	async function answer(
		requestId: string | null,
		relayState: string,
		{
			nameId = 'person-1',
			nameIdFormat = format.persistent,
			email,
			groups = ['staff'],
			tags,
			sessionNotOnOrAfter,
		}: Saying,
	): Promise<Posted> {
		const now = Date.now();
		const at = (ms: number) => new Date(now + ms).toISOString();
		const id = () => `_${randomBytes(16).toString('hex')}`;
		const acs = sp.entityMeta.getAssertionConsumerService('post') as string;
		const values = {
			ID: id(),
			AssertionID: id(),
			Destination: acs,
			SubjectRecipient: acs,
			Audience: sp.entityMeta.getEntityID(),
			Issuer: entityId,
			IssueInstant: at(0),
			StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
			ConditionsNotBefore: at(-1000),
			ConditionsNotOnOrAfter: at(300_000),
			SubjectConfirmationDataNotOnOrAfter: at(300_000),
			NameIDFormat: nameIdFormat,
			NameID: nameId,
			InResponseTo: requestId ?? undefined,
			attrEmail: email ?? '',
			...tags,
		};
		const made = await idp.createLoginResponse(
			sp,
			{ extract: {} },
			'post',
			{ email: email ?? '' },
			{
				relayState,
				customTagReplacement: (template) => ({
					id: values.ID,
					context: samlify.SamlLib.replaceTagsByValue(filled(template, groups, at(0), sessionNotOnOrAfter), values),
				}),
			},
		);
		return { SAMLResponse: made.context, RelayState: relayState };
	}

	return {
		entityId,
		metadata: idp.getMetadata(),
		answer,
		/** Opens `url` and signs in there; returns the posted response. */
		async signIn(url: string, saying: Saying): Promise<Posted> {
			const { searchParams, search } = new URL(url);
			const signed = search.slice(1).split('&Signature=')[0] as string;
			const query = Object.fromEntries(searchParams);
			const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query, octetString: signed });
			const request = extract.request as { id: string; assertionConsumerServiceUrl: string };
			return answer(request.id, searchParams.get('RelayState') ?? '', saying);
		},
	};
}
export type TestIdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

/** A response with its XML changed on the way. */
export function altered({ SAMLResponse, RelayState }: Posted, change: (xml: string) => string): Posted {
	const xml = change(Buffer.from(SAMLResponse, 'base64').toString('utf8'));
	return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState };
}
