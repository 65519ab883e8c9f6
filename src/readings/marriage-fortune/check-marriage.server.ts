import { requireCountable, requireDay } from '#src/readings/person/check-method.server.ts';
import { checkRequest, fieldProblem } from '#src/readings/person/check-request.ts';
import {
	type FortuneType,
	findBlank,
	type MarriageRequest,
	marriageRequestSchema,
	otherFortuneTypes,
	otherStatuses,
	type Person,
	partnerNeeded,
	type Status,
} from './request.ts';

/**
 * Checks a payload of `marriage-fortune`, of either vocabulary.
 * @throws Problem 400 with the specification's message in the payload's language, and `details.field` (`person1.name`)
 */
export function checkMarriage(payload: unknown): MarriageRequest {
	const given = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>;
	const blank = findBlank(given.person1);
	if (blank) throw fieldProblem('own_fields_missing', `person1.${blank}`, payload);
	const { relationshipStatus, fortuneType } = given;
	const partnerBlank = findBlank(given.person2);
	if (partnerBlank && partnerNeeded(relationshipStatus, fortuneType))
		throw fieldProblem('partner_fields_missing', `person2.${partnerBlank}`, payload);
	const alone = relationshipStatus === 'single' || partnerBlank !== null;
	const asked = checkRequest(marriageRequestSchema, alone ? { ...given, person2: null } : given);
	const request: MarriageRequest = {
		relationshipStatus: translated(otherStatuses, asked.relationshipStatus) as Status,
		fortuneType: translated(otherFortuneTypes, asked.fortuneType) as FortuneType,
		person1: asked.person1,
		person2: asked.person2 ?? null,
		language: asked.language,
	};
	checkPerson(request.person1, 'person1', request, payload);
	if (request.person2) checkPerson(request.person2, 'person2', request, payload);
	return request;
}

const translated = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value;

function checkPerson(person: Person, of: 'person1' | 'person2', { fortuneType }: MarriageRequest, payload: unknown) {
	requireDay(person.birthDate, person.calendarType, `${of}.birthDate`, payload);
	// Only the sums of names read the letters; the other methods take any name there is.
	if (fortuneType !== 'islamic') return;
	for (const field of ['name', 'motherName'] as const) requireCountable(person[field], `${of}.${field}`, payload);
}
