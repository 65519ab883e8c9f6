import { argon2i, argon2id } from '@noble/hashes/argon2.js';
import { describe, expect, it } from 'vitest';
import { isPasswordHash } from './imported-hashes.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ cost: 4 });
const { signal } = new AbortController();
const bare = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** The example of github.com/firebase/scrypt. */
const firebase =
	'$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==' +
	'$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';
const argon = (make: typeof argon2i, kind: string) => {
	const salt = new TextEncoder().encode('sixteen bytes ok');
	return `$${kind}$v=19$m=64,t=2,p=2$${bare(salt)}$${bare(make('سلام', salt, { m: 64, t: 2, p: 2 }))}`;
};

describe('hashes made elsewhere', () => {
	it.each([
		['Firebase', firebase, 'user1password'],
		['Argon2i', argon(argon2i, 'argon2i'), 'سلام'],
		['Argon2id', argon(argon2id, 'argon2id'), 'سلام'],
		['bcrypt (of jBCrypt)', '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe', 'a'],
	])('%s knows its password', async (_, encoded, password) => {
		expect(isPasswordHash(encoded)).toBe(true);
		expect(await passwords.verify(password, encoded, signal)).toBe(true);
		expect(await passwords.verify(`${password}x`, encoded, signal)).toBe(false);
	});

	it.each([
		[''],
		['plain'],
		['$2b$31$SXEz2HeT8PUIGQXo9yeUIem8KzNxgG0d7o/.eGj2rj8KbRgAuRVlq'],
		['$2b$10$short'],
		['$argon2id$v=19$m=4194304,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
		['$argon2id$v=19$m=65536,t=0,p=4$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
		['$argon2id$v=19$m=65536,t=3,p=0$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
		['$argon2d$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
		[firebase.replace('n=14', 'n=30')],
		[firebase.replace('r=8', 'r=0')],
		[firebase.replace('sk=', 'xx=')],
	])('%j is none', (encoded) => {
		expect(isPasswordHash(encoded)).toBe(false);
	});
});
