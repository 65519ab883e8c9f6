/** Another service that people sign in with, wherever its settings come from. */
export type Provider = {
	/** As clients name it and identities keep it: `google`, `custom:school`. */
	readonly name: string;
	/** OpenID Connect, or plain OAuth 2 whose userinfo says who a person is. */
	readonly kind: 'oidc' | 'oauth2';
	readonly clientId: string;
	readonly clientSecret: string | null;
	/** Clients whose ID tokens are accepted; the own one first. */
	readonly audiences: readonly string[];
	readonly scopes: readonly string[];
	/** Sent along when a person is sent there. */
	readonly authorizationParams: Readonly<Record<string, string>>;
	readonly pkce: boolean;
	readonly skipNonce: boolean;
	readonly emailOptional: boolean;
	/** Our claim → where it stands in theirs (`profile.mail`), or a value that always holds. */
	readonly attributeMapping: Readonly<Record<string, unknown>>;
	/** Claims of theirs that are kept as they are, under `custom_claims`. */
	readonly customClaims: readonly string[];
	readonly issuer: string | null;
	readonly discoveryUrl: string | null;
	/** Of plain OAuth 2, which has no discovery. */
	readonly endpoints: { authorization: string; token: string; userinfo: string } | null;
	/** Named by the admin API and not by the operator, so that it may be asked on the public internet only. */
	readonly publicOnly: boolean;
	/** Changes with the settings. */
	readonly version: string;
};
