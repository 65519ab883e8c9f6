/** The address of requests that never crossed a network: loaders that call our services in process. */
const IN_PROCESS = 'in-process';

/**
 * The visitor's address, for limits. Behind `proxies` reverse proxies it is that many entries from the end of
 * `X-Forwarded-For`; whatever stands before was written by the visitor and is not believed.
 */
export function addressOf(
	request: Request,
	connection: { socket?: { remoteAddress?: string | undefined } } | undefined,
	proxies: number,
): string {
	if (proxies > 0) {
		const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
		const address = forwarded.at(-proxies);
		if (address) return address;
	}
	return connection?.socket?.remoteAddress ?? IN_PROCESS;
}

/** Whether a request came from this machine itself. */
export function isOnThisMachine(address: string): boolean {
	return ['127.0.0.1', '::1', '::ffff:127.0.0.1', IN_PROCESS].includes(address);
}

/** Whether a request never left this process; such requests are not counted against anyone's limits. */
export function isInProcess(address: string): boolean {
	return address === IN_PROCESS;
}
