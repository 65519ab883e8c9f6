import * as z from 'zod/mini';
import {
	birthDateSchema,
	calendarTypeSchema,
	genderSchema,
	languageSchema,
	motherNameSchema,
	nameSchema,
} from '#src/readings/person/schemas.ts';

/** The page's own values (3.4). */
export const statuses = ['single', 'inRelationship', 'married'] as const;
export const fortuneTypes = ['islamic', 'angels', 'tarot', 'indian', 'astrology'] as const;
export type Status = (typeof statuses)[number];
export type FortuneType = (typeof fortuneTypes)[number];

/** The specification's other vocabulary, as the values of ours that stand for it (specification, 3.4). */
export const otherStatuses = { dating: 'inRelationship', engaged: 'inRelationship' } as const;
export const otherFortuneTypes = {
	compatibility: 'indian',
	timing: 'astrology',
	challenges: 'islamic',
	future: 'tarot',
} as const satisfies Record<string, FortuneType>;

const personSchema = z.object({
	name: nameSchema,
	motherName: motherNameSchema,
	birthDate: birthDateSchema,
	gender: genderSchema,
	calendarType: calendarTypeSchema,
});
export type Person = z.infer<typeof personSchema>;

/** The payload of `marriage-fortune`. A second person who is null or not whole is the business of `partnerNeeded`. */
export const marriageRequestSchema = z.object({
	relationshipStatus: z.enum([...statuses, 'dating', 'engaged'], 'status_required'),
	fortuneType: z.enum([...fortuneTypes, 'compatibility', 'timing', 'challenges', 'future'], 'fortune_type_required'),
	person1: personSchema,
	person2: z.nullish(personSchema),
	language: languageSchema,
});

/** A request as the method takes it, in the page's vocabulary. */
export type MarriageRequest = {
	relationshipStatus: Status;
	fortuneType: FortuneType;
	person1: Person;
	person2: Person | null;
	language: z.infer<typeof languageSchema>;
};

const askedFields = ['name', 'motherName', 'birthDate'] as const;

/** The first of the fields that must be filled which is blank, or null. */
export function findBlank(person: unknown): (typeof askedFields)[number] | null {
	const given = (person ?? {}) as Partial<Record<string, unknown>>;
	return (
		askedFields.find((field) => {
			const value = given[field];
			return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
		}) ?? null
	);
}

/** Whether the partner's fields must be filled: for a couple, but not in the other vocabulary, where they may be missing. */
export const partnerNeeded = (status: unknown, fortuneType: unknown): boolean =>
	(status === 'inRelationship' || status === 'married') && !Object.hasOwn(otherFortuneTypes, String(fortuneType));
