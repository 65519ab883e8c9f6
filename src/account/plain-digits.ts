/** A code or number as it is sent: digits of Persian and Arabic keyboards made plain, spaces and dashes left out. */
export function plainDigits(text: string): string {
	return text
		.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[\s\u200c-\u200f()-]/g, '');
}
