import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/language/text-length.ts';
import { calendarTypes } from '#src/methods/calendars/calendar-types.ts';

/** The specification's lists of values (3.4). */
export const religions = ['islam', 'christianity', 'judaism', 'zoroastrianism', 'buddhism', 'other'] as const;
export const genders = ['male', 'female'] as const;
export type Religion = (typeof religions)[number];
export type Gender = (typeof genders)[number];

/** Bounds in characters after trimming; both ends count (specification, 6). */
export const LENGTHS = {
	message: { least: 1, most: 1000 },
	topic: { least: 5, most: 200 },
	name: { least: 2, most: 100 },
	birthDate: { least: 8, most: 20 },
} as const;

/** A text with bounds after trimming; one that is no text at all counts as too short. */
const bounded = (bounds: { least: number; most: number }, tooShort: string, tooLong: string) =>
	boundedText(bounds, { invalid: tooShort, tooShort, tooLong });

/** A message somebody writes: 1 to 1000 characters. */
export const messageSchema = bounded(LENGTHS.message, 'message_empty', 'message_too_long');
/** A topic with its category: 5 to 200 characters, and a category chosen. */
export const topicSchema = z.object({
	topic: bounded(LENGTHS.topic, 'topic_too_short', 'topic_too_long'),
	category: z.string('category_required').check(z.trim(), z.minLength(1, 'category_required')),
});

/** A person's name, a mother's name: 2 to 100 characters. */
export const nameSchema = bounded(LENGTHS.name, 'name_too_short', 'name_too_long');
export const motherNameSchema = bounded(LENGTHS.name, 'mother_name_too_short', 'mother_name_too_long');
/** A date of birth as text of 8 to 20 characters; whether the calendar has that day is the server's to say. */
export const birthDateSchema = bounded(LENGTHS.birthDate, 'birth_date_invalid', 'birth_date_invalid');
export const religionSchema = z.enum(religions, 'religion_required');
export const calendarTypeSchema = z.enum(calendarTypes, 'calendar_type_required');
export const genderSchema = z.enum(genders, 'gender_required');
/** The language of a request; one that is unknown counts as Persian, the fallback of the readings. */
export const languageSchema = z.catch(z.enum(languages), 'fa');

/** What a signed-in visitor may keep to have forms filled in. */
export const personalProfileSchema = z.object({
	name: nameSchema,
	motherName: motherNameSchema,
	birthDate: birthDateSchema,
	religion: religionSchema,
	calendarType: calendarTypeSchema,
});
export type PersonalProfile = z.infer<typeof personalProfileSchema>;

/** The first person of a compatibility request; of the second, any field may be missing. */
const personSchema = z.object({
	name: nameSchema,
	motherName: motherNameSchema,
	birthDate: birthDateSchema,
	gender: genderSchema,
	calendarType: calendarTypeSchema,
});
/** The specification's request of two people, in its second vocabulary (specification, 3.4). */
export const compatibilityRequestSchema = z.object({
	relationshipStatus: z.enum(['single', 'dating', 'engaged', 'married'], 'status_required'),
	fortuneType: z.enum(['compatibility', 'timing', 'challenges', 'future'], 'fortune_type_required'),
	person1: personSchema,
	person2: z.nullish(z.partial(personSchema)),
});
/** The specification's request of one person, as the lucky number asks it. */
export const fortuneRequestSchema = z.object({
	fullName: nameSchema,
	motherName: motherNameSchema,
	birthDate: birthDateSchema,
	gender: genderSchema,
	calendarType: calendarTypeSchema,
});
