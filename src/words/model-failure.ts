/** Why the model could not be used; the built-in writer answers instead. `reason` is for logs and counters. */
export class ModelFailure extends Error {
	override readonly name = 'ModelFailure';
	readonly reason: /** It did not begin or end in time. */
		| 'slow'
		| 'unreachable'
		/** The endpoint answered an HTTP error. */
		| 'refused'
		/** The model refused to write about this. */
		| 'filtered'
		| 'cut_off'
		/** Not the fields that were asked for. */
		| 'malformed'
		| 'broke_facts'
		/** Too short or too long, repeating itself, or what is there already. */
		| 'unfit'
		/** The daily limit is used up. */
		| 'limit'
		/** The endpoint failed repeatedly, and is not called for a while (`breaker.ts`). */
		| 'paused';

	constructor(reason: ModelFailure['reason'], options?: ErrorOptions) {
		super(`the model failed: ${reason}`, options);
		this.reason = reason;
	}
}
