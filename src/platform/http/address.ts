import { isIPv6 } from 'node:net';

/** The address of requests that never crossed a network: loaders that call our services in process. */
const IN_PROCESS = 'in-process';

/**
 * The visitor's address, for limits. Behind `proxies` reverse proxies it is that many entries from the end of
 * `X-Forwarded-For`; entries before that were sent by the visitor and are not trusted.
 */
export function addressOf(
	request: Request,
	connection: { socket?: { remoteAddress?: string | undefined } } | undefined,
	proxies: number,
): string {
	if (proxies > 0) {
		const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
		const address = forwarded.at(-proxies);
		if (address) return withoutPort(address);
	}
	return connection?.socket?.remoteAddress ?? IN_PROCESS;
}

/** Some proxies write the port of the connection as well, which differs each time. */
const withoutPort = (address: string) =>
	/^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Whether a request came from this machine itself. */
export function isOnThisMachine(address: string): boolean {
	return ['127.0.0.1', '::1', '::ffff:127.0.0.1', IN_PROCESS].includes(address);
}

/** Whether a request never left this process; such requests are not counted against anyone's limits. */
export function isInProcess(address: string): boolean {
	return address === IN_PROCESS;
}

/**
 * What limits count an address by: an IPv6 address by its network of 64 bits, which is one customer's (RFC 6177), an
 * IPv4 address that is written as IPv6 as IPv4. Anything else stays as it is.
 */
export function networkOf(address: string): string {
	const bare = address.replace(/%.*$/, '');
	if (!isIPv6(bare)) return address;
	// A URL writes each address in one way: without leading zeros, and without dots.
	const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
	const first = head ? head.split(':') : [];
	const last = tail ? tail.split(':') : [];
	const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
	if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
		const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
		return [high >> 8, high & 255, low >> 8, low & 255].join('.');
	}
	return `${groups.slice(0, 4).join(':')}::/64`;
}
