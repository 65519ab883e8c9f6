import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext } from '../auth-parts.ts';

const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

export type Page = { page: number; perPage: number };

/**
 * The page that is asked for by `page` and `per_page`; empty means the first, of fifty (auth-contract 25).
 * @throws Problem `validation_failed` 400 for what is no number, in the words of Go
 */
export function requirePage(c: AuthContext): Page {
	const read = (name: string, otherwise: number) => {
		const given = c.req.query(name) ?? '';
		if (given === '') return otherwise;
		if (!/^\d{1,9}$/.test(given))
			throw new Problem(
				'validation_failed',
				400,
				`Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(given)}: invalid syntax`,
			);
		return Number(given) || otherwise;
	};
	return { page: read('page', 1), perPage: Math.min(read('per_page', DEFAULT_PER_PAGE), MOST_PER_PAGE) };
}

/**
 * Says how many there are and where the other pages are. The client takes the header apart by hand: `page` has to be
 * the first parameter, and the relation in double quotes (auth-contract 25).
 */
export function tellPages(c: AuthContext, path: string, { page, perPage }: Page, total: number): void {
	const last = Math.ceil(total / perPage);
	const link = (to: number, relation: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${relation}"`;
	c.header('x-total-count', String(total));
	c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
}
