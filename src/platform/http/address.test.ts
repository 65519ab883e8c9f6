import { expect, it } from 'vitest';
import { addressOf, networkOf } from './address.ts';

it.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['::FFFF:cb00:7109', '203.0.113.9'],
	['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
	['2001:db8:0:1::1', '2001:db8:0:1::/64'],
	['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['in-process', 'in-process'],
	['8f14e45f-ceea-467f-a9f2-5c1b1c1b1c1b', '8f14e45f-ceea-467f-a9f2-5c1b1c1b1c1b'],
	['code:fa@example.org', 'code:fa@example.org'],
	['', ''],
])('%j is counted as %j', (address, network) => {
	expect(networkOf(address)).toBe(network);
});

it.each([
	['203.0.113.9', '203.0.113.9'],
	['203.0.113.9:50123', '203.0.113.9'],
	['2001:db8::1', '2001:db8::1'],
	['[2001:db8::1]', '2001:db8::1'],
	['[2001:db8::1]:50123', '2001:db8::1'],
	['10.0.0.1, 203.0.113.9:50123', '203.0.113.9'],
	['unknown', 'unknown'],
])('a proxy that writes %j names %j', (forwarded, address) => {
	const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': forwarded } });
	expect(addressOf(request, undefined, 1)).toBe(address);
});
