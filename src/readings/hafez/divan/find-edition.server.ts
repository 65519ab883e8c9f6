import type { RouterContextProvider } from 'react-router';
import { clientOf } from '#src/platform/http/own-client.server.ts';
import { reportError } from '#src/platform/http/page-context.ts';
import type { EditionRow } from '#src/platform/public-schema/json-values.ts';

/** The Divan that the operator has put in: what it is, and how many couplets it has. */
export type Edition = EditionRow & { couplets: number };

/** A page does not wait longer for an unreachable database: it is rendered without a Divan then. */
const MOST_MS = 800;

/** The site's Divan, or null where there is none or it cannot be asked for; the latter is reported. */
export async function findEdition(context: Readonly<RouterContextProvider>): Promise<Edition | null> {
	const { data, error } = await clientOf(context)
		.from('divan')
		.select('edition, source, licence, couplets')
		.abortSignal(AbortSignal.timeout(MOST_MS))
		.maybeSingle();
	if (error) context.get(reportError)(error);
	return data;
}
