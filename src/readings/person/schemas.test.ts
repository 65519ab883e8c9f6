import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { checkRequest } from './check-request.ts';
import { messages, type PersonMessageKey } from './messages.ts';
import {
	compatibilityRequestSchema,
	fortuneRequestSchema,
	messageSchema,
	personalProfileSchema,
	topicSchema,
} from './schemas.ts';

const profile = {
	name: 'Sara',
	motherName: 'Maryam',
	birthDate: '1369/02/25',
	religion: 'islam',
	calendarType: 'solar',
};
const person = { name: 'Sara', motherName: 'Maryam', birthDate: '1990-05-15', gender: 'female', calendarType: 'solar' };
const pair = { relationshipStatus: 'engaged', fortuneType: 'timing', person1: person, person2: { name: 'Reza' } };
const fortune = { ...person, fullName: 'Sara Karimi' };

describe('the schemas of the specification', () => {
	it.each([
		['a profile', personalProfileSchema, profile],
		[
			'names of 2 and 100 characters after trimming',
			personalProfileSchema,
			{ ...profile, name: ' ab ', motherName: 'x'.repeat(100) },
		],
		['dates of 8 and 20 characters', personalProfileSchema, { ...profile, birthDate: '1369/2/5' }],
		['a message of 1000', messageSchema, 'x'.repeat(1000)],
		['a message of one', messageSchema, ' x '],
		['a topic of 5', topicSchema, { topic: '🌙🌙🌙🌙🌙', category: 'dreams' }],
		['a couple of whom one is half known', compatibilityRequestSchema, pair],
		['one person alone', compatibilityRequestSchema, { ...pair, relationshipStatus: 'single', person2: null }],
		['a fortune', fortuneRequestSchema, fortune],
	] as const)('accept %s', (_, schema, payload) => {
		expect(schema.safeParse(payload).success).toBe(true);
	});

	it.each<[PersonMessageKey, string, Parameters<typeof checkRequest>[0], unknown]>([
		['message_empty', 'name', messageSchema, '  '],
		['message_too_long', 'name', messageSchema, 'x'.repeat(1001)],
		['topic_too_short', 'topic', topicSchema, { topic: 'abcd', category: 'x' }],
		['topic_too_long', 'topic', topicSchema, { topic: 'x'.repeat(201), category: 'x' }],
		['category_required', 'category', topicSchema, { topic: 'abcde', category: ' ' }],
		['category_required', 'category', topicSchema, { topic: 'abcde' }],
		['name_too_short', 'name', personalProfileSchema, { ...profile, name: ' a ' }],
		['name_too_long', 'name', personalProfileSchema, { ...profile, name: 'x'.repeat(101) }],
		['mother_name_too_short', 'motherName', personalProfileSchema, { ...profile, motherName: undefined }],
		['mother_name_too_long', 'motherName', personalProfileSchema, { ...profile, motherName: 'x'.repeat(101) }],
		['birth_date_invalid', 'birthDate', personalProfileSchema, { ...profile, birthDate: '1369/25' }],
		['birth_date_invalid', 'birthDate', personalProfileSchema, { ...profile, birthDate: 'x'.repeat(21) }],
		['religion_required', 'religion', personalProfileSchema, { ...profile, religion: '' }],
		['calendar_type_required', 'calendarType', personalProfileSchema, { ...profile, calendarType: 'julian' }],
		['gender_required', 'gender', fortuneRequestSchema, { ...fortune, gender: undefined }],
		['name_too_short', 'fullName', fortuneRequestSchema, person],
		[
			'status_required',
			'relationshipStatus',
			compatibilityRequestSchema,
			{ ...pair, relationshipStatus: 'inRelationship' },
		],
		['fortune_type_required', 'fortuneType', compatibilityRequestSchema, { ...pair, fortuneType: 'indian' }],
		['name_too_short', 'person2.name', compatibilityRequestSchema, { ...pair, person2: { name: 'R' } }],
	])('refuse with %s at %s, in every language', (key, field, schema, payload) => {
		for (const language of languages) {
			const asked = typeof payload === 'object' ? { ...payload, language } : payload;
			const told = typeof payload === 'object' ? language : 'fa';
			expect(() => checkRequest(schema, asked)).toThrow(
				expect.objectContaining({ code: key, status: 400, message: messages[told][key], details: { field } }),
			);
		}
	});
});
