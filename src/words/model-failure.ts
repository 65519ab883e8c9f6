/** Why the model could not be used; the built-in writer answers instead. `reason` is for logs and counters. */
export class ModelFailure extends Error {
	override readonly name = 'ModelFailure';
	readonly reason: /** It did not begin or end in time. */
		| 'slow'
		| 'unreachable'
		/** The endpoint answered an HTTP error. */
		| 'refused'
		/** The model would not write about this. */
		| 'filtered'
		| 'cut_off'
		/** Not the fields that were asked for. */
		| 'malformed'
		| 'broke_facts'
		/** Too short or too long, repeating itself, or what is there already. */
		| 'unfit'
		/** The day's share is used up. */
		| 'limit'
		/** The endpoint failed again and again, and is left alone for a while. */
		| 'paused';

	constructor(reason: ModelFailure['reason'], options?: ErrorOptions) {
		super(`the model failed: ${reason}`, options);
		this.reason = reason;
	}
}
