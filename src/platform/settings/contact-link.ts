/**
 * The address that opens the messaging app with a text already written. `phone` is digits with the country code; without
 * it the visitor chooses whom to write to (specification, 1.5).
 */
export function contactLink(phone: string | null, text: string): string {
	return `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`;
}
