/** A text with its Persian and Arabic digits as Latin ones. */
export function latinDigits(text: string): string {
	// Both blocks begin at a multiple of 16: U+0660 and U+06F0.
	return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
