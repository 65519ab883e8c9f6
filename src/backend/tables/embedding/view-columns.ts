/** Where a column of a view comes from, as PostgreSQL's catalogue numbers it: `oid` and `attnum`. */
export type ViewColumn = { readonly column: number; readonly table: string; readonly origin: number };

const LIST = ':targetList (';

/**
 * Reads from the rule of a view (`pg_rewrite.ev_action`, a `pg_node_tree`) which of its columns are columns of a table or
 * another view, unchanged. Fields in the tree are named with a colon, nodes stand in braces, lists in parentheses; in
 * names a backslash stands before each such sign. Source: PostgreSQL, `src/backend/nodes/outfuncs.c`.
 */
export function viewColumnsOf(tree: string): ViewColumn[] {
	const found: ViewColumn[] = [];
	let braces = 0;
	let inList = false;
	let entry = '';
	for (let at = 0; at < tree.length; at++) {
		const sign = tree[at];
		if (sign === '\\') at += 1;
		else if (sign === '{') {
			braces += 1;
			if (inList && braces === 2) entry = '';
		} else if (sign === '}') {
			braces -= 1;
			if (inList && braces === 1) found.push(...columnOf(entry));
		} else if (braces === 1 && inList && sign === ')') return found;
		else if (braces === 1 && !inList && tree.startsWith(LIST, at)) {
			inList = true;
			at += LIST.length - 1;
		} else if (braces === 2 && inList) entry += sign;
	}
	return found;
}

/** The fields of one entry of the list, without the expressions inside it; a table of 0 means that it is computed. */
function columnOf(entry: string): ViewColumn[] {
	const numberOf = (field: string) => new RegExp(` :${field} (\\d+)(?: |$)`).exec(entry)?.[1];
	const [column, table, origin] = [numberOf('resno'), numberOf('resorigtbl'), numberOf('resorigcol')];
	if (!column || !table || !origin || table === '0' || / :resjunk true(?: |$)/.test(entry)) return [];
	return [{ column: Number(column), table, origin: Number(origin) }];
}
