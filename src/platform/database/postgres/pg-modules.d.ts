// What is used of `pg` and `pg-protocol` beyond their own types.
declare module 'pg/lib/utils.js' {
	/** A parameter as it is sent: text, bytes for a binary one, null. */
	export function prepareValue(value: unknown): string | Buffer | null;
}

declare module 'pg-protocol/dist/parser.js' {
	export type BackendMessage = { readonly name: string };
	export class Parser {
		/** What came of a message that is not whole yet: `bufferLength` bytes from `bufferOffset` on. */
		protected buffer: Buffer;
		protected bufferOffset: number;
		protected bufferLength: number;
		parse(bytes: Buffer, heard: (message: BackendMessage) => void): void;
		/**
		 * Makes the message of a packet.
		 * @param offset where its content begins in `bytes`
		 */
		handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage;
	}
}
