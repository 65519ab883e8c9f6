import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import type { KeptCouplet } from '#src/platform/public-schema/json-values.ts';
import { findPoem, type HafezRequest } from '../request.ts';

/** By its letters alone; of couplets with the same letters that of the place named, else the first. */
const sql = `
	select jsonb_build_object(
		'ghazal', c.ghazal, 'couplet', c.couplet, 'verse', jsonb_build_array(c.first, c.second),
		'edition', d.edition, 'source', d.source, 'licence', d.licence) as found
	from public.divan_couplets c cross join public.divan d
	where c.letters = replace(internal.verse_words($1), ' ', '')
	order by (c.ghazal = $2 and c.couplet = $3) desc nulls last, c.place limit 1`;

/**
 * A request with the place of its couplet in the Divan that the operator has put in, where it stands in it. One of the
 * twelve is looked for only where it was drawn from the Divan; without a database it is read as it would be without one.
 */
export async function withCouplet(request: HafezRequest, database: Database): Promise<HafezRequest> {
	const { place } = request;
	if (!place && findPoem(request)) return request;
	try {
		const { rows } = await database.query<{ found: KeptCouplet }>(sql, [
			request.poem,
			place?.ghazal ?? null,
			place?.couplet ?? null,
		]);
		return rows[0] ? { ...request, found: rows[0].found } : request;
	} catch (error) {
		if (error instanceof DatabaseUnavailable) return request;
		throw error;
	}
}
