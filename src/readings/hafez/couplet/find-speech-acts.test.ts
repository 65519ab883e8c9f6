import { expect, it } from 'vitest';
import { poems } from '#src/methods/divan/poems.ts';
import { verseText } from '../request.ts';
import { findSpeechActs } from './find-speech-acts.server.ts';

/** What the twelve do, as a reader of Persian says; the plainest act first. */
it.each([
	[1, [['address', 'الا']]],
	[2, [['call', 'بیا']]],
	[
		3,
		[
			['prohibition', 'مکن'],
			['address', 'ای'],
		],
	],
	[
		4,
		[
			['call', 'بشنو'],
			['condition', 'گر'],
		],
	],
	[5, []],
	[6, [['memory', 'دوش']]],
	[7, [['prohibition', 'مخور']]],
	[8, [['wish', 'یا رب']]],
	[9, []],
	[10, [['call', 'بیا']]],
	[11, [['memory', 'یادم']]],
	[12, [['speech', 'می‌گفتم']]],
])('poem %i', (id, expected) => {
	const poem = poems[id - 1] ?? poems[0];
	expect(findSpeechActs(verseText(poem)).map(({ act, word }) => [act, word])).toEqual(expected);
});

it('takes the ending of a word for no call', () => {
	expect(findSpeechActs('از گوشه‌ای برون')).toEqual([]);
});
