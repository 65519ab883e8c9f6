import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProblem } from '#src/platform/http/problem.ts';
import { checkSignInMessage } from './sign-in-message.ts';
import { messageOf } from './testing/wallets.ts';

const ETHER = '0xAbCdefabcdefabcdefabcdefabcdefabcdefABCD';
const SOL = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
const issuedAt = new Date('2026-01-01T00:00:00.000Z');

describe('a message to sign', () => {
	it('of EIP-4361 is read whole', () => {
		const text = messageOf('Ethereum', ETHER, {
			domain: 'example.org',
			uri: 'https://example.org/login',
			issuedAt,
			more: [
				'Nonce: abcdefgh',
				'Expiration Time: 2026-01-01T01:00:00+00:00',
				'Not Before: 2025-12-31T23:59:00Z',
				'Request ID: 7',
				'Resources:',
				'- https://example.org/terms',
				'- ipfs://a: b',
			],
		});
		expect(checkSignInMessage(text, 'ethereum')).toEqual({
			chain: 'ethereum',
			domain: 'example.org',
			address: ETHER.toLowerCase(),
			statement: 'Welcome',
			uri: new URL('https://example.org/login'),
			chainId: '1',
			issuedAt,
			expiresAt: new Date('2026-01-01T01:00:00Z'),
			notBefore: new Date('2025-12-31T23:59:00Z'),
		});
	});

	it('needs no statement, in either way of leaving it out', () => {
		expect(checkSignInMessage(messageOf('Ethereum', ETHER, { statement: '' }), 'ethereum').statement).toBeNull();
		expect(checkSignInMessage(messageOf('Solana', SOL, { statement: '' }), 'solana')).toMatchObject({
			statement: null,
			address: SOL,
			chainId: null,
		});
	});

	it.each([['localhost'], ['localhost:3000'], ['a.example'], ['xn--mgbaam7a8h.example:8443'], ['127.0.0.1:3000']])(
		'may be of %s',
		(domain) => {
			expect(checkSignInMessage(messageOf('Ethereum', ETHER, { domain }), 'ethereum').domain).toBe(domain);
		},
	);

	const solana = (options: Parameters<typeof messageOf>[2]) => messageOf('Solana', SOL, options);
	const ethereum = (options: Parameters<typeof messageOf>[2]) => messageOf('Ethereum', ETHER, options);
	it.each<[string, 'ethereum' | 'solana', string, string]>([
		['short', 'ethereum', 'x', 'message is too short'],
		['long', 'ethereum', ethereum({ statement: 'x'.repeat(20 * 1024) }), 'message must not exceed 20KB'],
		['of few lines', 'ethereum', 'x'.repeat(64), 'siwe: message does not have enough lines'],
		['for the other chain', 'solana', ethereum({}), 'siws: first line does not ask to sign in'],
		['of no domain', 'solana', solana({ domain: 'intranet' }), 'siws: domain in the first line is not valid'],
		['of an address', 'solana', solana({ domain: 'https://a.example' }), 'siws: domain in the first line is not valid'],
		['of a login', 'ethereum', ethereum({ domain: 'a@b.example' }), 'siwe: domain in the first line is not valid'],
		['of somebody else', 'ethereum', messageOf('Ethereum', SOL), 'siwe: address in the second line is not valid'],
		['of no key', 'solana', messageOf('Solana', '1'.repeat(40)), 'siws: address in the second line is not valid'],
		['without a gap', 'ethereum', ethereum({}).replace('\n\nWelcome', '\nWelcome\n'), 'siwe: third line must be empty'],
		['of version 2', 'solana', solana({ version: '2' }), 'siws: Version must be 1'],
		['of no URI', 'ethereum', ethereum({ uri: '/login' }), 'siwe: URI is not valid'],
		['of chain 0', 'ethereum', ethereum({}).replace('Chain ID: 1', 'Chain ID: 0'), 'siwe: Chain ID is not valid'],
		['of a bare chain', 'solana', solana({ more: ['Chain ID: mainnet'] }), 'siws: Chain ID is not valid'],
		['of no time', 'ethereum', ethereum({}).replace(/\nIssued At: .*/, '\nIssued: x'), 'siwe: Issued At is missing'],
		[
			'of a wrong time',
			'ethereum',
			ethereum({}).replace(/Issued At: .*/, 'Issued At: 2026-02-30T00:00:00Z'),
			'siwe: Issued At is not a time of RFC 3339',
		],
		[
			'that expired before',
			'solana',
			solana({ issuedAt, more: ['Expiration Time: 2025-12-31T00:00:00Z'] }),
			'siws: Issued At is after Expiration Time',
		],
		[
			'that expires before it holds',
			'solana',
			solana({ issuedAt, more: ['Expiration Time: 2026-01-02T00:00:00Z', 'Not Before: 2026-01-03T00:00:00Z'] }),
			'siws: Not Before is after Expiration Time',
		],
		['of two URIs', 'ethereum', ethereum({ more: ['URI: https://evil.example'] }), 'siwe: a field appears twice'],
		['of other lines', 'solana', solana({ more: ['Resources', '- https://a.example'] }), 'siws: a line is no field'],
	])('%s is refused', (_, chain, text, message) => {
		let caught: unknown;
		try {
			checkSignInMessage(text, chain);
		} catch (error) {
			caught = error;
		}
		expect(caught).toMatchObject({ code: 'validation_failed', status: 400, message });
	});

	it('with random contents is read or refused', () => {
		const piece = fc.constantFrom(
			'localhost wants you to sign in with your Ethereum account:',
			'x.example wants you to sign in with your Solana account:',
			ETHER,
			SOL,
			'',
			'Version: 1',
			'URI: https://x.example',
			'Issued At: 2026-01-01T00:00:00Z',
			'Issued At: ',
			'Chain ID: 99999999999999999999999',
			'Resources:',
			'- a',
			': ',
			'constructor: 1',
			'__proto__: 1',
		);
		const line = fc.oneof({ weight: 5, arbitrary: piece }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) });
		fc.assert(
			fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom('ethereum', 'solana'), (lines, chain) => {
				try {
					const message = checkSignInMessage(lines.join('\n'), chain as 'ethereum' | 'solana');
					expect(Number.isNaN(message.issuedAt.getTime())).toBe(false);
				} catch (error) {
					if (!isProblem(error) || error.status !== 400) throw error;
				}
			}),
			{ numRuns: 2000 },
		);
	});
});
