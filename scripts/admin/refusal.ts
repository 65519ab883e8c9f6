/** Said to the operator as it is, instead of a stack. */
export class Refusal extends Error {}
