/** The part of autocannon 8 that is used here; the package brings no types. */
declare module 'autocannon' {
	export type Request = {
		method: string;
		path: string;
		headers: Record<string, string>;
		body?: string | undefined;
		setupRequest?: ((request: Request) => Request) | undefined;
		onResponse?: ((status: number, body: string) => void) | undefined;
	};
	type Client = { setRequests(requests: Request[]): void };
	type Options = {
		url: string;
		connections: number;
		amount?: number;
		duration?: number;
		timeout: number;
		sampleInt: number;
		setupClient: (client: Client) => void;
	};
	export type Result = {
		'2xx': number;
		non2xx: number;
		errors: number;
		statusCodeStats: Record<string, { count: number }>;
	};
	type Instance = {
		on(event: 'start' | 'response', listener: () => void): void;
	};
	function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Instance;
	export default autocannon;
}
