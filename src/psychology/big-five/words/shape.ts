import type { Band, Domain } from '#src/psychology/big-five/score.ts';

/** What a domain or a facet is called, and what is said of it in each band. */
export type Described = { name: string } & Readonly<Record<Band, string>>;

/** All descriptions in one language; the facets stand in the order of the IPIP-NEO, 1 to 6. */
export type BigFiveWords = Readonly<
	Record<Domain, Described & { facets: readonly [Described, Described, Described, Described, Described, Described] }>
>;
