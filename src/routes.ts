import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { entries, furtherPages, pageOf } from './catalogue/catalogue.ts';

export default [
	index('pages/root-route.ts'),
	route(':lang', 'pages/shell/language-layout.tsx', [
		index('pages/home/home-route.tsx'),
		route('explore', 'pages/explore/explore-route.tsx'),
		...entries.map((entry) => route(entry.name, pageOf(entry))),
		...furtherPages.map(({ path, page }) => route(path, page)),
		route('blog/:article', 'blog/article/article-route.tsx'),
		route('auth', 'account/sign-in/auth-route.tsx'),
		route('oauth/consent', 'account/consent/consent-route.tsx'),
		route('history', 'account/history/history-route.tsx'),
		route('history/book', 'account/book/book-route.tsx'),
		// A reading's page is that of its kept ones, too.
		...entries
			.filter((entry) => entry.kept && !entry.page)
			.map((entry) => route(`history/${entry.kept?.kind}/:id`, pageOf(entry), { id: `kept-${entry.name}` })),
		route('history/tests/:id', 'psychology/results/kept-test-route.tsx'),
		route('profile', 'account/profile/profile-route.tsx'),
		route('profile/security', 'account/security/security-route.tsx'),
		route('admin', 'admin/admin-route.tsx'),
		route('admin/articles/:id', 'admin/articles/edit-article-route.tsx'),
		route('design', 'ui/design/design-route.tsx'),
		route('*', 'pages/not-found-route.tsx'),
	]),
] satisfies RouteConfig;
