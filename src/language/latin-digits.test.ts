import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
	['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
	['٠١٢٣٤٥٦٧٨٩', '0123456789'],
	['۱۳۶۹/٠٢/25', '1369/02/25'],
	['غزل ۱۲', 'غزل 12'],
	['', ''],
])('digits of %s', (text, latin) => {
	expect(latinDigits(text)).toBe(latin);
});
