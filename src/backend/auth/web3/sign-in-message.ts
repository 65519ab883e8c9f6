import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { findSolanaKey } from './solana-address.ts';

export type Chain = 'ethereum' | 'solana';

/** What a wallet signed (EIP-4361 for Ethereum, Phantom's form of it for Solana). */
export type SignInMessage = {
	chain: Chain;
	/** Host with port, as the wallet showed it. */
	domain: string;
	/** `0x` and 40 hexadecimal digits in lower case; base58 of 32 bytes for Solana. */
	address: string;
	statement: string | null;
	uri: URL;
	chainId: string | null;
	issuedAt: Date;
	expiresAt: Date | null;
	notBefore: Date | null;
};

const names = { ethereum: 'Ethereum', solana: 'Solana' };
const prefixes = { ethereum: 'siwe', solana: 'siws' };
const LEAST_BYTES = 64;
const MOST_BYTES = 20 * 1024;
const LEAST_LINES = 6;
const domainPattern = /^(localhost|([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?)(:\d{1,5})?$/i;
const rfc3339 = z.iso.datetime({ offset: true });

/**
 * Reads a message that a wallet signed, line by line (auth-contract 22).
 * @throws Problem `validation_failed` 400
 */
export function checkSignInMessage(text: string, chain: Chain): SignInMessage {
	const bytes = Buffer.byteLength(text);
	if (bytes < LEAST_BYTES) throw new Problem('validation_failed', 400, 'message is too short');
	if (bytes > MOST_BYTES) throw new Problem('validation_failed', 400, 'message must not exceed 20KB');
	const fail = (what: string) => new Problem('validation_failed', 400, `${prefixes[chain]}: ${what}`);

	const lines = text.split('\n');
	if (lines.length < LEAST_LINES) throw fail('message does not have enough lines');
	const [greeting = '', address = '', blank] = lines;
	const ending = ` wants you to sign in with your ${names[chain]} account:`;
	if (!greeting.endsWith(ending)) throw fail('first line does not ask to sign in');
	const domain = greeting.slice(0, -ending.length);
	if (!domainPattern.test(domain)) throw fail('domain in the first line is not valid');
	if (!isAddress(address, chain)) throw fail('address in the second line is not valid');
	if (blank !== '') throw fail('third line must be empty');
	const hasStatement = lines[3] !== '' && lines[4] === '';
	const fields = readFields(lines.slice(hasStatement ? 5 : 3), fail);

	if (fields.get('Version') !== '1') throw fail('Version must be 1');
	const uri = fields.get('URI') ?? '';
	if (!URL.canParse(uri)) throw fail('URI is not valid');
	const chainId = fields.get('Chain ID') ?? null;
	if (chainId !== null && !chainIdPatterns[chain].test(chainId)) throw fail('Chain ID is not valid');
	const time = (name: string): Date | null => {
		const value = fields.get(name);
		if (value === undefined) return null;
		if (!rfc3339.safeParse(value).success) throw fail(`${name} is not a time of RFC 3339`);
		return new Date(value);
	};
	const issuedAt = time('Issued At');
	if (!issuedAt) throw fail('Issued At is missing');
	const expiresAt = time('Expiration Time');
	const notBefore = time('Not Before');
	if (expiresAt && issuedAt > expiresAt) throw fail('Issued At is after Expiration Time');
	if (expiresAt && notBefore && notBefore > expiresAt) throw fail('Not Before is after Expiration Time');
	return {
		chain,
		domain,
		address: chain === 'ethereum' ? address.toLowerCase() : address,
		statement: hasStatement ? (lines[3] ?? null) : null,
		uri: new URL(uri),
		chainId,
		issuedAt,
		expiresAt,
		notBefore,
	};
}

const chainIdPatterns = { ethereum: /^[1-9]\d*$/, solana: /^solana:(main|dev|test|local)net$/ };

function isAddress(address: string, chain: Chain): boolean {
	if (chain === 'ethereum') return /^0x[0-9a-f]{40}$/i.test(address);
	return findSolanaKey(address) !== null;
}

/** The lines `Key: value`, in any order. A field that is given twice is ambiguous. */
function readFields(lines: readonly string[], fail: (what: string) => Problem): Map<string, string> {
	const fields = new Map<string, string>();
	let inResources = false;
	for (const line of lines) {
		if (line === '' || (inResources && line.startsWith('- '))) continue;
		inResources = line === 'Resources:';
		const [key, ...rest] = line.split(': ');
		if (inResources ? fields.has('Resources') : rest.length === 0 || fields.has(key as string))
			throw fail(rest.length || inResources ? 'a field appears twice' : 'a line is no field');
		fields.set(inResources ? 'Resources' : (key as string), rest.join(': '));
	}
	return fields;
}
