import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { findCircumstances } from './find-circumstances.server.ts';

it.each<[string, Language, object]>([
	['I was angry at the stranger in the street.', 'en', { feelings: ['anger'], elements: ['stranger', 'street'] }],
	['I wasn’t afraid, I was happy.', 'en', { feelings: ['joy'] }],
	['I have had this dream before: I always dream it.', 'en', { recurring: true }],
	[
		'در شهری ناشناس تنها راه می‌رفتم و نمی‌ترسیدم.',
		'fa',
		{ feelings: [], elements: ['unknown-city', 'stranger', 'alone', 'walking'] },
	],
	['این خواب تکراری است.', 'fa', { recurring: true }],
	['كنت وحدي في القبو ولم أكن خائفًا.', 'ar', { feelings: [], elements: ['alone', 'underground'] }],
	['هذا الحلم يتكرّر كلّ ليلة.', 'ar', { recurring: true }],
	[
		'No tenía miedo; un desconocido me esperaba en la plaza.',
		'es',
		{ feelings: [], elements: ['stranger', 'waiting', 'street'] },
	],
	['Es un sueño recurrente.', 'es', { recurring: true }],
])('hears feelings, company, places and recurrence: %s', (text, language, told) => {
	expect(findCircumstances(text, language)).toMatchObject(told);
});

it('is quick on the longest dream there may be', () => {
	const longest = 'دنبالم می‌دویدند و نمی‌توانستم '.repeat(70).slice(0, 2000);
	findCircumstances(longest, 'fa');
	const begun = performance.now();
	for (let times = 0; times < 5; times++) findCircumstances(longest, 'fa');
	expect((performance.now() - begun) / 5).toBeLessThan(60);
});
