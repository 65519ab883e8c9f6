import { expect, test } from 'vitest';
import { flag, list, onOff, text, url, webUrl, whole, wholeNumber } from './setting-kinds.ts';

test.each([
	['on', onOff(), 'on', true],
	['1', onOff(), '1', true],
	['false', onOff(), 'false', false],
	['an absent switch', flag('on'), undefined, true],
	['a number', wholeNumber(0, 10), '10', 10],
	['an absent number', whole(5, 0, 10), undefined, 5],
	['a text', text(), ' a ', 'a'],
	['no text', text(), undefined, undefined],
	['a URL', url('smtp:', 'smtps:'), 'smtp://mail.example', 'smtp://mail.example'],
	['a web address', webUrl(), 'https://s.example//', 'https://s.example'],
	['a list', list(), ' a, b c,,d ', ['a', 'b', 'c', 'd']],
	['no list', list(), undefined, []],
])('%s', (_, kind, given, expected) => {
	expect(kind.parse(given)).toEqual(expected);
});

test.each([
	['a switch', onOff(), 'yes'],
	['a number with a sign', wholeNumber(0, 10), '-1'],
	['a fraction', wholeNumber(0, 10), '1.5'],
	['a number above its limit', wholeNumber(0, 10), '11'],
	['an empty number', whole(5, 0, 10), ''],
	['a blank text', text(), ' '],
	['a URL of another protocol', url('smtp:'), 'http://mail.example'],
	['no URL', webUrl(), 's.example'],
])('%s is refused', (_, kind, given) => {
	expect(kind.safeParse(given).success).toBe(false);
	expect(kind.meta()?.wants).toEqual(expect.any(String));
});
