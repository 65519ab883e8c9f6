/** A circuit breaker. */
export interface Breaker {
	isOpen(): boolean;
	succeeded(): void;
	failed(): void;
}

/** Opens for `pauseMs` after `failures` failures in a row. After the pause one more failure opens it again. */
export function createBreaker({
	failures,
	pauseMs,
	clock,
}: {
	failures: number;
	pauseMs: number;
	clock: () => Date;
}): Breaker {
	let inARow = 0;
	let openUntil = 0;
	return {
		isOpen: () => clock().getTime() < openUntil,
		succeeded() {
			inARow = 0;
		},
		failed() {
			inARow++;
			if (inARow >= failures) openUntil = clock().getTime() + pauseMs;
		},
	};
}
