import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One event of a `text/event-stream`. */
export type ServerEvent = { event: string; data: string };

/** The events of a stream as they arrive (WHATWG HTML, section 9.2: comments and unknown fields are passed over). */
export async function* serverEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
	// Safari cannot iterate over a stream, so a reader takes one event after the other.
	const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield { event: value.event || 'message', data: value.data };
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
