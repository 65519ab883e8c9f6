import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
	['/fa/hafez', '', '/fa/hafez'],
	['/fa/hafez', '?utm_source=x&fresh=1', '/fa/hafez'],
	['/fa/blog', '?fresh=1', '/fa/blog'],
	['/fa/blog', '?q=&category=', '/fa/blog'],
	['/fa/blog', '?fresh=1&q=+moon+&category=Tarot&q=sun', '/fa/blog?category=Tarot&q=moon'],
	['/fa/blog/an-article', '?category=Tarot', '/fa/blog/an-article'],
	['/fa/hafez/divan', '?page=2&x=1&words=%D8%AF%D9%84', '/fa/hafez/divan?words=%D8%AF%D9%84&page=2'],
	['/en/auth', '?x=1&next=%2Fen%2Fprofile', '/en/auth?next=%2Fen%2Fprofile'],
	['/', '?error=server_error', '/?error=server_error'],
])('the page at %s%s is that at %s', (pathname, search, address) => {
	expect(pageAddress(pathname, search)).toBe(address);
});
