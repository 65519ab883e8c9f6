import type { CSSProperties } from 'react';
import { keptKinds } from '#src/catalogue/catalogue.ts';

/** Sets the colour of a kind, `--kind`, for an element and all below it. */
export function kindStyle(kind: string): CSSProperties | undefined {
	const colour = keptKinds.find((one) => one.kind === kind)?.colour;
	return colour ? ({ '--kind': colour } as CSSProperties) : undefined;
}
