import { ambiguousRoutine, badBody, unknownRoutine } from '../problems.ts';
import type { BodyTypes, Catalogue, Routine } from './catalogue.ts';

/** The function that a call means, and whether the body as a whole is its only, unnamed argument. */
export type FoundRoutine = { readonly routine: Routine; readonly bodyIsArgument: boolean };

/** PostgreSQL's own limit. */
const MOST_ARGUMENTS = 100;

/**
 * Chooses among the functions of one name by the names of the arguments: all that are required are there, and no other
 * than those it has. Functions of one unnamed argument, which is the body as a whole, come second.
 * @param keys undefined where the body has no names
 * @param bodyTypes what the body may be as a whole
 * @throws Problem PGRST202 (404), PGRST203 (300)
 */
export function findRoutine(
	catalogue: Catalogue,
	name: string,
	keys: readonly string[] | undefined,
	bodyTypes: BodyTypes,
): FoundRoutine {
	const same = catalogue.routines.get(name) ?? [];
	const fitting = keys ? same.filter((routine) => !takesBody(routine) && takes(routine, keys)) : [];
	const byBody = same.filter((routine) => takesBody(routine, bodyTypes));
	const [routine, ...others] = fitting.length > 0 ? fitting : byBody;
	if (!routine && (keys?.length ?? 0) > MOST_ARGUMENTS)
		throw badBody(`A function may be called with at most ${MOST_ARGUMENTS} arguments`);
	if (!routine) throw unknownRoutine(catalogue, name, keys, bodyTypes);
	if (others.length > 0) throw ambiguousRoutine(catalogue.schema, [routine, ...others]);
	return { routine, bodyIsArgument: takesBody(routine) };
}

function takes(routine: Routine, keys: readonly string[]): boolean {
	const known = new Set(routine.arguments.map((argument) => argument.name));
	return (
		keys.every((key) => known.has(key)) &&
		routine.arguments.every((argument) => !argument.required || keys.includes(argument.name))
	);
}

/** Whether its only argument has no name, and is of one of these types; of any where none are given. */
function takesBody({ arguments: [first, second] }: Routine, types?: BodyTypes): boolean {
	if (first === undefined || second !== undefined || first.name !== '') return false;
	return types === undefined || types.some((type) => type === first.type);
}
