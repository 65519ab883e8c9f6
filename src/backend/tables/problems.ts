import { Problem } from '#src/platform/http/problem.ts';
import type { BodyTypes, Catalogue, Columns, Routine } from './names/catalogue.ts';
import { findSimilar } from './names/similar-name.ts';

// Codes, statuses and words are PostgREST's: https://docs.postgrest.org/en/v13/references/errors.html

export function tooMuch(message: string): Problem {
	return new Problem('PGRST100', 400, message);
}

export function badBody(message: string): Problem {
	return new Problem('PGRST102', 400, message);
}

export function notEmbedded(table: string): Problem {
	return new Problem('PGRST108', 400, `'${table}' is not an embedded resource in this request`, {
		hint: `Verify that '${table}' is included in the 'select' query parameter.`,
	});
}

/** Of embedded rows it can be asked only whether there are any. */
export function badEmbeddedFilter(table: string): Problem {
	return new Problem('PGRST120', 400, `Bad operator on the '${table}' embedded resource`, {
		details: 'Only is null or not is null filters are allowed on embedded resources',
	});
}

/** Rows are put in the order of an embedded row; of several there is no one to go by. */
export function notToOne(table: string, other: string): Problem {
	return new Problem('PGRST118', 400, `A related order on '${other}' is not possible`, {
		details: `'${table}' and '${other}' do not form a many-to-one or one-to-one relationship`,
	});
}

export function aggregatesRefused(): Problem {
	return new Problem('PGRST123', 400, 'Use of aggregate functions is not allowed');
}

export function unknownTable({ schema, relations }: Catalogue, name: string): Problem {
	const similar = findSimilar(name, relations.keys());
	return new Problem('PGRST205', 404, `Could not find the table '${schema}.${name}' in the schema cache`, {
		hint: similar === undefined ? null : `Perhaps you meant the table '${schema}.${similar}'`,
	});
}

/** A column that is to be read: PostgreSQL's own words, without asking it. */
export function unknownColumn(table: string, name: string, columns: Columns): Problem {
	const similar = findSimilar(name, columns.keys(), 0.6);
	return new Problem('42703', 400, `column ${table}.${name} does not exist`, {
		hint: similar === undefined ? null : `Perhaps you meant to reference the column "${table}.${similar}".`,
	});
}

/** A column that is to be written. */
export function unwritableColumn(table: string, name: string): Problem {
	return new Problem('PGRST204', 400, `Could not find the '${name}' column of '${table}' in the schema cache`);
}

export function unknownRoutine(
	catalogue: Catalogue,
	name: string,
	keys: readonly string[] | undefined,
	bodyTypes: BodyTypes,
): Problem {
	const routine = `${catalogue.schema}.${name}`;
	const single = bodyTypes.length > 0 ? ` with a single unnamed ${bodyTypes.join('/')} parameter` : '';
	if (!keys)
		return new Problem('PGRST202', 404, `Could not find the function ${routine} in the schema cache`, {
			details: `Searched for the function ${routine}${single}, but no matches were found in the schema cache.`,
		});
	const sorted = [...keys].sort();
	const given = sorted.length === 0 ? ' without parameters' : `(${sorted.join(', ')})`;
	const searched = sorted.length === 0 ? given : ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}`;
	const perhaps = similarRoutine(catalogue, name, sorted);
	return new Problem('PGRST202', 404, `Could not find the function ${routine}${given} in the schema cache`, {
		details: `Searched for the function ${routine}${searched}${single && ` or${single}`}, but no matches were found in the schema cache.`,
		hint: perhaps === undefined ? null : `Perhaps you meant to call the function ${catalogue.schema}.${perhaps}`,
	});
}

function similarRoutine({ routines }: Catalogue, name: string, keys: readonly string[]): string | undefined {
	const same = routines.get(name);
	if (!same) return findSimilar(name, routines.keys());
	const lists = same.map(
		(routine) =>
			`(${routine.arguments
				.map((argument) => argument.name)
				.sort()
				.join(', ')})`,
	);
	const similar = findSimilar(`(${keys.join(', ')})`, lists, 0.33);
	return similar === undefined ? undefined : name + similar;
}

export function ambiguousRoutine(schema: string, routines: readonly Routine[]): Problem {
	const listed = routines.map(({ name, arguments: all }) => {
		const types = all.map((argument) => `${argument.name} => ${argument.type}`).join(', ');
		return `${schema}.${name}(${types})`;
	});
	return new Problem('PGRST203', 300, `Could not choose the best candidate function between: ${listed.join(', ')}`, {
		hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
	});
}

export function notSingular(rows: number): Problem {
	return new Problem('PGRST116', 406, 'Cannot coerce the result to a single JSON object', {
		details: `The result contains ${rows} rows`,
	});
}

export function tooManyAffected(rows: number): Problem {
	return new Problem('PGRST124', 400, 'Query result exceeds max-affected preference constraint', {
		details: `The query affects ${rows} rows`,
	});
}

export function answerTooLarge(most: number): Problem {
	return new Problem('answer_too_large', 413, `The answer would have more than ${most} bytes`, {
		hint: 'Select fewer columns or fewer rows, or read the rows in pages with limit and offset.',
	});
}

/** Other large answers wait to be sent, or too many were made. */
export function noRoomForAnswer(retryAfter: number): Problem {
	return new Problem('over_capacity', 503, 'Too many large answers are being sent. Please try again in a moment.', {
		hint: 'Select fewer columns or fewer rows.',
		retryAfter,
	});
}

export function badRange(details: string): Problem {
	return new Problem('PGRST103', 416, 'Requested range not satisfiable', { details });
}
