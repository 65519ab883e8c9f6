/** One event of a `text/event-stream`. */
export type ServerEvent = { event: string; data: string };

/** The events of a stream as they arrive (WHATWG HTML, section 9.2: comments and unknown fields are passed over). */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	let event = '';
	let data: string[] = [];
	try {
		for (;;) {
			const { done, value } = await reader.read();
			rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
			// A lone CR at the end may be half of a CRLF: it waits for the next piece.
			const lines = rest.split(/\r\n|\n|\r(?!$)/);
			rest = lines.pop() ?? '';
			for (const line of lines) {
				if (line === '') {
					if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
					event = '';
					data = [];
					continue;
				}
				const colon = line.indexOf(':');
				const field = colon < 0 ? line : line.slice(0, colon);
				const content = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
				if (field === 'event') event = content;
				else if (field === 'data') data.push(content);
			}
			if (done) return;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
