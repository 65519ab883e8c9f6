import { expect, it } from 'vitest';
import { contactLink } from './contact-link.ts';

it('carries number and text', () => {
	expect(contactLink('34600111222', 'سلام & ?')).toBe(
		'https://wa.me/34600111222?text=%D8%B3%D9%84%D8%A7%D9%85%20%26%20%3F',
	);
});

it('does without a number', () => {
	expect(contactLink(null, 'a b')).toBe('https://wa.me/?text=a%20b');
});
