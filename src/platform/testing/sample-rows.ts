/**
 * A row of every table, as the migration `since` allows it. Later migrations have to accept these rows as they are, and
 * keep them: `upgrades.db.test.ts` holds them to it, and wants a row of each new table.
 */
export type SampleRow = {
	since: number;
	table: string;
	insert: string;
	/** Of a table whose rows History shows (`internal.keep_in_history`): its columns without `user_id`, as SQL. */
	kept?: Readonly<Record<string, string>>;
};

const PERSON = "'0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const SESSION = "'1c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const FACTOR = "'2c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const PROVIDER = "'3c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const CLIENT = "'4c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const VERSION = "'5c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";
const UPLOAD = "'6c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e'";

const row = (since: number, table: string, values: Record<string, string>): SampleRow => ({
	since,
	table,
	insert: `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
});

/** A row of somebody's readings: `row-level-security.db.test.ts` holds the rules of all such tables with it. */
const kept = (since: number, table: string, values: Record<string, string>): SampleRow => ({
	...row(since, table, { user_id: PERSON, ...values }),
	kept: values,
});

export const sampleRows: readonly SampleRow[] = [
	row(1, 'internal.secrets', { name: "'mac_key'", value: "'a secret'" }),
	row(2, 'auth.users', { id: PERSON, email: "'a@example.org'", raw_user_meta_data: `'{"name": "Āfarīn"}'` }),
	row(2, 'auth.identities', {
		user_id: PERSON,
		provider: "'email'",
		provider_id: PERSON,
		identity_data: `'{"email": "A@example.org"}'`,
	}),
	row(2, 'auth.sessions', { id: SESSION, user_id: PERSON, ip: "'192.0.2.1'" }),
	row(2, 'auth.mfa_amr_claims', { session_id: SESSION, authentication_method: "'password'" }),
	row(2, 'auth.audit_log_entries', { payload: `'{"action": "login"}'` }),
	row(3, 'public.user_roles', { user_id: PERSON, role: "'admin'" }),
	{
		since: 3,
		table: 'public.profiles',
		// Made by a trigger with the account.
		insert: `insert into public.profiles (user_id, full_name) values (${PERSON}, 'آفرین')
			on conflict (user_id) do update set full_name = excluded.full_name`,
	},
	kept(4, 'public.tarot_readings', { cards: `'[{"card": {"id": 1}}]'`, interpretation: "'The Magician'" }),
	kept(4, 'public.dream_interpretations', { dream_text: "'خواب دریا'", interpretation: "'Water'" }),
	kept(4, 'public.hafez_readings', { poem_id: '3', question: "'کی؟'", interpretation: "'صبر'" }),
	kept(4, 'public.lucky_number_readings', {
		full_name: "'Āfarīn'",
		mother_name: "'Maryam'",
		birth_date: "'1375-01-01'",
		gender: "'female'",
		calendar_type: "'solar'",
		lucky_number: '7',
		wealth_number: '1',
		protection_number: '2',
		love_number: '3',
		lucky_day: "'Friday'",
		analysis: "'Seven'",
	}),
	kept(4, 'public.mbti_results', { mbti_type: "'INFJ'", answers: `'{"1": "a"}'`, analysis: "'Quiet'" }),
	row(5, 'public.blog_articles', {
		slug: "'the-moon'",
		title_en: "'The Moon'",
		title_fa: "'ماه'",
		published: 'true',
		views: '41',
	}),
	row(6, 'auth.flow_state', { user_id: PERSON, provider_type: "'google'", authentication_method: "'oauth'" }),
	row(6, 'auth.message_counts', { channel: "'email'", hour: "'2026-01-01T00:00Z'", sent: '3' }),
	row(7, 'auth.mfa_factors', { id: FACTOR, user_id: PERSON, factor_type: "'totp'", secret: "'sealed'" }),
	row(7, 'auth.mfa_challenges', { factor_id: FACTOR }),
	row(7, 'auth.mfa_attempts', { user_id: PERSON, kind: "'code'", failed: '1', last_at: "'2026-01-01T00:00Z'" }),
	row(7, 'auth.mfa_recovery_codes', { factor_id: FACTOR, code_hash: "'hash'" }),
	row(7, 'auth.webauthn_credentials', {
		user_id: PERSON,
		credential_id: "'credential'",
		public_key: "'key'",
		friendly_name: "'phone'",
	}),
	row(7, 'auth.webauthn_challenges', { user_id: PERSON, challenge: "'sign this'", expires_at: "'2026-01-01T00:00Z'" }),
	row(8, 'auth.custom_providers', {
		provider_type: "'oidc'",
		identifier: "'custom:work'",
		name: "'Work'",
		client_id: "'us'",
		issuer: "'https://id.example'",
	}),
	row(9, 'auth.sso_providers', { id: PROVIDER, resource_id: "'university'" }),
	row(9, 'auth.sso_domains', { domain: "'uni.example'", sso_provider_id: PROVIDER }),
	row(9, 'auth.saml_providers', {
		sso_provider_id: PROVIDER,
		entity_id: "'https://uni.example'",
		metadata_xml: "'<x/>'",
	}),
	row(9, 'auth.saml_relay_states', { sso_provider_id: PROVIDER, request_id: "'request'" }),
	row(9, 'auth.saml_used_assertions', {
		sso_provider_id: PROVIDER,
		assertion_id: "'assertion'",
		expires_at: "'2026-01-01T00:00Z'",
	}),
	row(10, 'auth.oauth_clients', {
		id: CLIENT,
		client_name: "'App'",
		redirect_uris: "'{https://app.example/back}'",
		grant_types: "'{authorization_code}'",
		client_type: "'public'",
		token_endpoint_auth_method: "'none'",
		registration_type: "'manual'",
	}),
	row(10, 'auth.oauth_authorizations', {
		authorization_id: "'authorization'",
		client_id: CLIENT,
		user_id: PERSON,
		redirect_uri: "'https://app.example/back'",
		scope: "'openid'",
		code_challenge: "'challenge'",
		code_challenge_method: "'s256'",
		expires_at: "'2026-01-01T00:00Z'",
	}),
	row(10, 'auth.oauth_consents', { user_id: PERSON, client_id: CLIENT, scopes: "'{openid}'" }),
	row(11, 'internal.pictures', { key: "'tarot/moon'", type: "'image/webp'", bytes: "'\\x0102'" }),
	row(17, 'storage.buckets', { id: "'papers'" }),
	row(17, 'storage.objects', {
		bucket_id: "'papers'",
		name: "'a/b.txt'",
		owner_id: PERSON,
		version: VERSION,
		kept_in: "'database'",
		size: '2',
		mimetype: "'text/plain'",
		etag: "'x'",
		cache_control: "'no-cache'",
	}),
	row(17, 'storage.contents', { version: VERSION, part: '0', bytes: "'\\x6869'" }),
	row(17, 'storage.released', { version: 'gen_random_uuid()', due_at: "'2026-01-01T00:00Z'" }),
	row(19, 'internal.articles_written', {
		day: "'2026-01-01'",
		slot: '0',
		family: "'verses'",
		theme: "'moon'",
		telling: '0',
	}),
	row(20, 'internal.readings_given', { day: "'2026-01-01'", kind: "'tarot'", readings: '5' }),
	row(20, 'internal.texts_written', { day: "'2026-01-01'", outcome: "'built-in'", texts: '5' }),
	row(25, 'internal.quotas', { name: "'files'", most: '200' }),
	{
		since: 25,
		table: 'internal.kept_rows',
		// Counted by triggers, or by the migration, where there are readings.
		insert: `insert into internal.kept_rows (user_id, relation, rows) values (${PERSON}, 'public.nothing', 0)`,
	},
	{ since: 27, table: 'internal.kept_kinds', insert: 'select 1' },
	row(31, 'internal.shared_counts', { key: '1', points: '2', until: "'2030-01-01T00:00Z'" }),
	row(35, 'realtime.messages', { topic: "'room'", extension: "'broadcast'", payload: "'{}'" }),
	row(38, 'public.divan', {
		edition: "'An edition'",
		source: "'a book'",
		licence: "'free'",
		ghazals: '1',
		couplets: '1',
		digest: "'x'",
	}),
	row(38, 'public.divan_couplets', {
		ghazal: '1',
		couplet: '1',
		place: '1',
		first: "'سحر با باد می‌گفتم'",
		second: "'حدیث آرزومندی'",
	}),
	row(42, 'storage.uploads', {
		id: UPLOAD,
		bucket_id: "'papers'",
		name: "'a/c.txt'",
		owner_id: PERSON,
		role: "'authenticated'",
		upsert: 'false',
		size: '10',
		kept_in: "'database'",
		declared_type: "'text/plain'",
		cache_control: "'no-cache'",
		user_metadata: "'{}'",
		sent_metadata: "''",
		holder: VERSION,
		created_at: "'2026-01-01T00:00Z'",
		expires_at: "'2030-01-01T00:00Z'",
	}),
];

/** The sample row of a table whose rows History shows, as JSON, without its owner. */
export function sampleOf(table: string): Record<string, unknown> {
	const sample = sampleRows.find((one) => one.table === `public.${table}`)?.kept;
	if (!sample) throw new Error(`${table} has no sample row that History shows`);
	return Object.fromEntries(Object.entries(sample).map(([column, literal]) => [column, readLiteral(literal)]));
}

/** What a literal of SQL says: a number, a text, or JSON in one. */
function readLiteral(literal: string): unknown {
	if (!literal.startsWith("'")) return Number(literal);
	const text = literal.slice(1, -1).replaceAll("''", "'");
	return /^[[{]/.test(text) ? JSON.parse(text) : text;
}
