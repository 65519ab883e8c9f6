import { expect, it } from 'vitest';
import type { Language } from '../../src/language/languages.ts';
import { checkSentence } from './check-sentence.ts';

const check = (language: Language, old: string, text: string, isOfOwnList = false) =>
	checkSentence({ language, old, text, isOfOwnList });

it.each<[Language, string, string, string]>([
	['en', 'A card', 'A card drawn', 'another wording'],
	['fa', 'کارت می‌آید', 'برگ می‌آید؛ می‌بینی؟', 'Persian marks'],
	['en', '{name} of {count, number}', '{count, number}: {name}', 'placeholders moved'],
	['ar', '{n, plural, other {# يوم}}', '{n, plural, one {يوم} two {يومان} other {# يوم}}', 'another plural form'],
	['en', `On \${date} the \${moon}`, `The \${moon} on \${date}`, 'code moved'],
	['fa', 'Sign in to Hoopoe.', 'Sign in to the Hoopoe.', 'a sentence that is English on purpose'],
	['en', ` and \${x}`, ` or \${x}`, 'a blank that joins it to what stands before'],
])('takes in %s "%s" as "%s": %s', (language, old, text) => {
	expect(check(language, old, text)).toEqual([]);
});

it.each<[Language, string, string, string]>([
	['en', 'A card', '', 'the sentence is empty'],
	['en', 'A card', ' A card', 'the blanks at its beginning or end are not as they were'],
	['en', 'A  card', 'A card ,', 'space before punctuation:  ,'],
	['en', '{name} drew', 'She drew', 'the placeholder {name} is missing'],
	['en', '{name} drew', '{nam} drew', 'the placeholder {nam} is not known here'],
	['en', '{count, number} cards', '{count} cards', 'the placeholder {count, number} is missing'],
	['en', '{n, plural, other {#}} cards', '{n, plural, one {#}} cards', 'its braces or tags are not complete'],
	['en', '<value>{app}</value> asks', '{app} asks', 'the placeholder <value> is missing'],
	['en', '<value>{app}</value> asks', '<value>{app} asks', 'its braces or tags are not complete'],
	['en', '{s, select, a {x} other {y}}', '{s, select, other {y}}', 'the placeholder {s, select, a} is missing'],
	['en', `\${a} and \${a}`, `\${a} and`, `the placeholder \${a} is missing`],
	['en', 'A card', 'A {card}', 'the placeholder {card} is not known here'],
	['fa', 'می‌روی؟', 'می‌روی?', 'Latin punctuation: ?'],
	['fa', 'می‌روی؟', 'می روی؟', 'are joined to their verb by a ZWNJ'],
	['fa', 'برگ‌ها', 'برگ ها', '«ها» is joined to its word by a ZWNJ'],
	['fa', 'کتاب', 'كتاب', 'foreign letter: ك'],
	['fa', 'آری', 'آرى ي', 'foreign letter: ي'],
	['fa', 'گفت «بیا»', 'گفت "بیا"', 'quotation marks are «» in Persian'],
	['ar', 'قال «تعال»', 'قال "تعال"', 'quotation marks are «» in Arabic'],
	['ar', 'كتاب', 'کتاب', 'foreign letter: ک'],
	['es', '¿Qué ves?', 'Qué ves?', 'a question or exclamation mark without its partner'],
])('refuses in %s "%s" as "%s"', (language, old, text, reason) => {
	expect(check(language, old, text).join('\n')).toContain(reason);
});

it('holds words that are looked for to no marks: they stand as people type them', () => {
	expect(check('fa', 'می‌روم', 'می روم', true)).toEqual([]);
	expect(check('fa', 'می‌روم', '', true)).toEqual(['the sentence is empty']);
});
