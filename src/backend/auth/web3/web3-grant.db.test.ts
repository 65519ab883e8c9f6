import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type TestAuth } from '../testing/auth-fixture.ts';
import { messageOf, openEthereumWallet, openSolanaWallet } from './testing/wallets.ts';

const SITE = 'http://localhost:3000/en/auth';
let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, {
		settings: { AUTH_REDIRECT_URLS: 'https://*.example.org/** https://*.example.org/' },
	});
});
afterAll(() => database.close());

const grant = (body: unknown, to = auth) => to.call('POST', '/token?grant_type=web3', { body });
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const notSigned = { error: 'invalid_grant', error_description: 'Signature does not match address in message' };

describe('with a wallet', () => {
	it('of Ethereum the client signs in, and the same person comes back', async () => {
		const { address, wallet } = openEthereumWallet();
		const client = auth.client();
		const credentials = { chain: 'ethereum', wallet, statement: 'Enter', options: { url: SITE } } as const;
		const { data, error } = await client.auth.signInWithWeb3(credentials);
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email: '',
			is_anonymous: false,
			app_metadata: { provider: 'web3', providers: ['web3'] },
			identities: [
				{
					provider: 'web3',
					id: `web3:ethereum:${address}`,
					identity_data: {
						sub: `web3:ethereum:${address}`,
						custom_claims: {
							address,
							chain: 'ethereum',
							network: '1',
							domain: 'localhost:3000',
							statement: 'Enter',
						},
					},
				},
			],
		});
		const claims = await auth.keys.verify(data.session?.access_token as string);
		expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'web3' }], email: '' });
		const again = await auth.client().auth.signInWithWeb3(credentials);
		expect(again.data.user?.id).toBe(data.user?.id);
	});

	it('of Ethereum no statement is needed', async () => {
		const { wallet } = openEthereumWallet();
		const { error } = await auth.client().auth.signInWithWeb3({ chain: 'ethereum', wallet, options: { url: SITE } });
		expect(error).toBeNull();
	});

	it('of Solana the client signs in', async () => {
		const { address, wallet } = openSolanaWallet();
		const { data, error } = await auth
			.client()
			.auth.signInWithWeb3({ chain: 'solana', wallet, statement: 'Enter', options: { url: SITE } });
		expect(error).toBeNull();
		expect(data.user?.identities?.[0]).toMatchObject({
			id: `web3:solana:${address}`,
			identity_data: { custom_claims: { chain: 'solana', address, network: '' } },
		});
	});

	it('of Solana that builds its own message', async () => {
		const { address, sign } = openSolanaWallet();
		const wallet = {
			async signIn(input: { domain: string; uri: string; issuedAt: string }) {
				const signedMessage = Buffer.from(
					messageOf('Solana', address, { domain: input.domain, uri: input.uri, more: ['Chain ID: solana:mainnet'] }),
				);
				return [{ signedMessage: new Uint8Array(signedMessage), signature: sign(signedMessage) }];
			},
		};
		const { data, error } = await auth
			.client()
			.auth.signInWithWeb3({ chain: 'solana', wallet: wallet as never, options: { url: SITE } });
		expect(error).toBeNull();
		expect(data.user?.identities?.[0]?.identity_data?.custom_claims.network).toBe('solana:mainnet');
	});

	it('that first signs in several times at once is one user', async () => {
		const { address, sign } = openEthereumWallet();
		const message = messageOf('Ethereum', address);
		const body = { chain: 'ethereum', message, signature: sign(message) };
		const answers = await Promise.all(Array.from({ length: 8 }, () => grant(body)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ body }) => (body.user as { id: string }).id)).size).toBe(1);
	});

	it('on another allowed page', async () => {
		const { address, sign } = openEthereumWallet();
		for (const domain of ['app.example.org', 'app.example.org:443']) {
			const message = messageOf('Ethereum', address, { domain, uri: 'https://app.example.org/login' });
			expect((await grant({ chain: 'ethereum', message, signature: sign(message) })).status).toBe(200);
		}
	});
});

describe('a signature', () => {
	it('of Ethereum may have either recovery id, in upper or lower case', async () => {
		const { address, sign } = openEthereumWallet();
		const mixed = `0x${address.slice(2).toUpperCase()}`;
		const ids = new Set<unknown>();
		for (const [spelled, v] of [
			[address, 0],
			[address, 27],
			[mixed, 27],
		] as const) {
			const message = messageOf('Ethereum', spelled);
			const { status, body } = await grant({ chain: 'ethereum', message, signature: sign(message, v) });
			expect(status).toBe(200);
			ids.add((body.user as { id: string }).id);
		}
		expect(ids.size).toBe(1);
	});

	it('of Solana may be in either base64, padded or not', async () => {
		const { address, sign } = openSolanaWallet();
		const message = messageOf('Solana', address);
		const bytes = Buffer.from(sign(message));
		const padded = bytes.toString('base64');
		for (const signature of [padded, padded.slice(0, -2), bytes.toString('base64url'), `${base64url(bytes)}==`])
			expect((await grant({ chain: 'solana', message, signature })).status).toBe(200);
	});

	it.each([
		['no domain', Buffer.alloc(32), true],
		['the domain', Buffer.concat([Buffer.from('localhost:3000'), Buffer.alloc(18)]), true],
		['the older form', Buffer.alloc(0), false],
	])('of a Ledger in the off-chain envelope with %s', async (_, application, whole) => {
		const { address, key, sign } = openSolanaWallet();
		const message = messageOf('Solana', address);
		const length = Buffer.alloc(2);
		length.writeUInt16LE(Buffer.byteLength(message));
		const envelope = Buffer.concat([
			Buffer.from('\xffsolana offchain\0', 'latin1'),
			application,
			Buffer.from(whole ? [1, 1] : [1]),
			whole ? key : Buffer.alloc(0),
			length,
			Buffer.from(message),
		]);
		const answer = await grant({ chain: 'solana', message, signature: base64url(sign(envelope)) });
		expect(answer.status).toBe(200);
	});

	it('of another key, or of another message, is refused', async () => {
		const [ether, otherEther, sol, otherSol] = [
			openEthereumWallet(),
			openEthereumWallet(),
			openSolanaWallet(),
			openSolanaWallet(),
		];
		const etherMessage = messageOf('Ethereum', ether.address);
		const solMessage = messageOf('Solana', sol.address);
		for (const body of [
			{ chain: 'ethereum', message: etherMessage, signature: otherEther.sign(etherMessage) },
			{ chain: 'ethereum', message: etherMessage, signature: ether.sign(`${etherMessage} `) },
			{ chain: 'ethereum', message: etherMessage, signature: `0x${'00'.repeat(65)}` },
			{ chain: 'ethereum', message: etherMessage, signature: `0x${'ff'.repeat(65)}` },
			{ chain: 'solana', message: solMessage, signature: base64url(otherSol.sign(solMessage)) },
			{ chain: 'solana', message: solMessage, signature: base64url(sol.sign(`${solMessage}\n`)) },
			{ chain: 'solana', message: solMessage, signature: base64url(new Uint8Array(64)) },
		]) {
			const { status, body: answer } = await grant(body);
			expect([status, answer]).toEqual([400, notSigned]);
		}
	});

	it('of a public key of small order is refused', async () => {
		// The neutral point: a signature of zeros would hold for many messages.
		const address = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM';
		const message = messageOf('Solana', address);
		const signature = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]);
		expect((await grant({ chain: 'solana', message, signature: base64url(signature) })).status).toBe(400);
	});

	it.each([
		['ethereum', '', 'signature must be 65 bytes encoded as hexadecimal with 0x'],
		['ethereum', 'ab'.repeat(65), 'signature must be 65 bytes encoded as hexadecimal with 0x'],
		['solana', 'x'.repeat(87), 'signature must be 64 bytes encoded as base64 with or without padding'],
		['solana', '!'.repeat(86), 'signature must be 64 bytes encoded as base64 with or without padding'],
	])('of %s that is %j is none', async (chain, signature, what) => {
		const message =
			chain === 'ethereum'
				? messageOf('Ethereum', openEthereumWallet().address)
				: messageOf('Solana', openSolanaWallet().address);
		const answer = await grant({ chain, message, signature });
		expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message: what }]);
	});
});

describe('a message', () => {
	const minutes = (count: number) => new Date(Date.now() + count * 60_000);
	it.each([
		[
			'http elsewhere',
			{ domain: 'a.example.org', uri: 'http://a.example.org/x' },
			'Signed Ethereum message is using URI which does not use HTTPS',
		],
		[
			'another site',
			{ domain: 'evil.example', uri: 'https://evil.example/x' },
			'Signed Ethereum message is using URI which is not allowed on this server, message was signed for another app',
		],
		[
			'two sites',
			{ domain: 'evil.example', uri: 'https://a.example.org/x' },
			'Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server',
		],
		[
			"another site with this machine's address",
			{ domain: 'evil.example', uri: 'http://localhost:3000/' },
			'Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server',
		],
		['an hour ago', { issuedAt: minutes(-11) }, 'Ethereum message was issued too long ago'],
		['the future', { issuedAt: minutes(11) }, 'Ethereum message was issued too far in the future'],
		[
			'what is over',
			{ issuedAt: minutes(-2), more: [`Expiration Time: ${minutes(-1).toISOString()}`] },
			'Signed Ethereum message is expired',
		],
		[
			'what is to come',
			{ more: [`Not Before: ${minutes(1).toISOString()}`] },
			'Signed Ethereum message becomes valid in the future',
		],
	])('of %s is refused', async (_, options, description) => {
		const { address, sign } = openEthereumWallet();
		const message = messageOf('Ethereum', address, options);
		const { status, body } = await grant({ chain: 'ethereum', message, signature: sign(message) });
		expect([status, body]).toEqual([400, { error: 'invalid_grant', error_description: description }]);
	});

	it('names Solana where it is of Solana', async () => {
		const { address, sign } = openSolanaWallet();
		const message = messageOf('Solana', address, { issuedAt: minutes(-11) });
		const { body } = await grant({ chain: 'solana', message, signature: base64url(sign(message)) });
		expect(body.error_description).toBe('Solana message was issued too long ago');
	});

	it('that is anything, with any signature, is never a fault of the server', async () => {
		const { address, sign } = openEthereumWallet();
		const good = messageOf('Ethereum', address);
		const any = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(good, sign(good), address, null, 7, {}, []));
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom('ethereum', 'solana', 'x', null),
				any,
				any,
				async (chain, message, signature) => {
					const { status } = await grant({ chain, message, signature });
					expect(status).toBeLessThan(500);
				},
			),
			{ numRuns: 150 },
		);
	});
});

describe('switched', () => {
	it.each<[Record<string, string>, unknown, number, string, string]>([
		[
			{ AUTH_WEB3_ETHEREUM: 'off', AUTH_WEB3_SOLANA: 'off' },
			'{',
			422,
			'web3_provider_disabled',
			'Web3 provider is disabled',
		],
		[
			{ AUTH_WEB3_ETHEREUM: 'off' },
			{ chain: 'ethereum' },
			422,
			'web3_provider_disabled',
			'Ethereum Web3 provider is disabled',
		],
		[
			{ AUTH_WEB3_SOLANA: 'off' },
			{ chain: 'solana' },
			422,
			'web3_provider_disabled',
			'Solana Web3 provider is disabled',
		],
		[{}, { chain: 'bitcoin' }, 400, 'web3_unsupported_chain', 'Unsupported chain'],
		[{}, {}, 400, 'web3_unsupported_chain', 'Unsupported chain'],
		[{}, { chain: 'solana' }, 400, 'validation_failed', 'message is too short'],
	])('%j: %j is answered with %i', async (settings, body, status, code, message) => {
		const answer = await grant(body, await openTestAuth(database, { settings }));
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('without sign-up new users are refused, and banned ones always', async () => {
		const { address, sign } = openEthereumWallet();
		const message = messageOf('Ethereum', address);
		const body = { chain: 'ethereum', message, signature: sign(message) };
		const closed = await openTestAuth(database, { settings: { AUTH_SIGNUP: 'off' } });
		expect((await grant(body, closed)).body.code).toBe('signup_disabled');
		const id = ((await grant(body)).body.user as { id: string }).id;
		expect((await grant(body, closed)).status).toBe(200);
		await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]);
		const banned = await grant(body);
		expect([banned.status, banned.body.code]).toEqual([403, 'user_banned']);
	});
});
