import { latinDigits } from '#src/language/latin-digits.ts';

/** A code or number as it is sent: digits of Persian and Arabic keyboards made plain, spaces and dashes left out. */
export function plainDigits(text: string): string {
	return latinDigits(text).replace(/[\s\u200c-\u200f()-]/g, '');
}
