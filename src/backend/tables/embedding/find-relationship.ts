import { Problem } from '#src/platform/http/problem.ts';
import type { Catalogue, ColumnPairs, Relationship } from '../names/catalogue.ts';
import { findSimilar } from '../names/similar-name.ts';

/**
 * The relationship that `select=target!hint(…)` means. A target is named by the relation, by the foreign key's constraint,
 * or by its column in the origin; a hint is the constraint, a column of either side, or the junction. Rules are
 * PostgREST's: https://docs.postgrest.org/en/v13/references/api/resource_embedding.html
 * @throws Problem PGRST200 (400) where there is none, PGRST201 (300) where there are several
 */
export function findRelationship(
	catalogue: Catalogue,
	origin: string,
	target: string,
	hint: string | undefined,
): Relationship {
	const all = catalogue.relationships.get(origin) ?? [];
	const found = all.filter((relationship) => isMeant(relationship, target, hint));
	const [first, ...others] = found;
	if (!first) throw noRelationship(catalogue, origin, target, hint);
	if (others.length > 0) throw ambiguousRelationship(origin, target, found);
	return first;
}

function isMeant(relationship: Relationship, target: string, hint: string | undefined): boolean {
	if (relationship.kind === 'computed') return relationship.routine.name === target;
	const isSelf = relationship.origin === relationship.target;
	const named = relationship.target.name === target;
	if (relationship.kind === 'many-to-many') {
		if (hint === undefined) return named && !isSelf;
		return named && relationship.junction.name === hint;
	}
	const { kind, constraint, columns } = relationship;
	if (isSelf) {
		// One key, seen from both ends: the relation's name is the many, the column's name the one.
		if (hint === undefined)
			return (named && kind === 'one-to-many') || (isOnly(columns, 0, target) && kind === 'many-to-one');
		return named && kind === 'one-to-many' && (hint === constraint || isOnly(columns, 1, hint));
	}
	if (hint !== undefined) return named && (constraint === hint || isOnly(columns, 0, hint) || isOnly(columns, 1, hint));
	return named || (relationship.target.isTable && (constraint === target || isOnly(columns, 0, target)));
}

/** Whether a key has one column, and it has this name on this side. */
function isOnly(columns: ColumnPairs, side: 0 | 1, name: string): boolean {
	return columns.length === 1 && columns[0]?.[side].name === name;
}

function noRelationship(catalogue: Catalogue, origin: string, target: string, hint: string | undefined): Problem {
	const { schema, relationships } = catalogue;
	const using = hint === undefined ? '' : `' using the hint '${hint}`;
	const known = relationships.get(origin);
	const similar = known
		? findSimilar(
				target,
				known.map((relationship) => relationship.target.name),
			)
		: findSimilar(origin, relationships.keys());
	const perhaps = similar === undefined || similar === (known ? target : origin) ? null : similar;
	return new Problem(
		'PGRST200',
		400,
		`Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
		{
			details: `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema '${schema}', but no matches were found.`,
			hint: perhaps === null ? null : `Perhaps you meant '${perhaps}' instead of '${known ? target : origin}'.`,
		},
	);
}

function ambiguousRelationship(origin: string, target: string, found: readonly Relationship[]): Problem {
	const hints = found.map((relationship) => `'${relationship.target.name}!${hintOf(relationship)}'`);
	return new Problem(
		'PGRST201',
		300,
		`Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
		{
			details: found.map((relationship) => ({
				cardinality: relationship.kind,
				embedding: `${relationship.origin.name} with ${relationship.target.name}`,
				relationship: keysOf(relationship),
			})),
			hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
		},
	);
}

function hintOf(relationship: Relationship): string {
	switch (relationship.kind) {
		case 'computed':
			return relationship.routine.name;
		case 'many-to-many':
			return relationship.junction.name;
		default:
			return relationship.constraint;
	}
}

function keysOf(relationship: Relationship): string {
	const listed = (columns: ColumnPairs, side: 0 | 1) => `(${columns.map((pair) => pair[side].name).join(', ')})`;
	switch (relationship.kind) {
		case 'computed':
			return relationship.routine.name;
		case 'many-to-many': {
			const { junction, constraints, toOrigin, toTarget } = relationship;
			return `${junction.name} using ${constraints[0]}${listed(toOrigin, 0)} and ${constraints[1]}${listed(toTarget, 0)}`;
		}
		default: {
			const { constraint, origin, target, columns } = relationship;
			return `${constraint} using ${origin.name}${listed(columns, 0)} and ${target.name}${listed(columns, 1)}`;
		}
	}
}
