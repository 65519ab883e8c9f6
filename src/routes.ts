import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
	index('pages/front-door-route.ts'),
	route(':lang', 'pages/shell/language-layout.tsx', [
		index('pages/home/home-route.tsx'),
		route('explore', 'pages/explore/explore-route.tsx'),
		route('about', 'pages/about/about-route.tsx'),
		route('tarot', 'readings/tarot/tarot-route.tsx'),
		route('hafez', 'readings/hafez/hafez-route.tsx'),
		route('dreams', 'readings/dreams/dreams-route.tsx'),
		route('moulana', 'readings/moulana/moulana-route.tsx'),
		route('sarketab', 'readings/sarketab/sarketab-route.tsx'),
		route('lucky-number', 'readings/lucky-number/lucky-number-route.tsx'),
		route('mbti', 'psychology/mbti/mbti-route.tsx'),
		route('eq-test', 'psychology/eq/eq-route.tsx'),
		route('career-test', 'psychology/career/career-route.tsx'),
		route('marriage-fortune', 'readings/marriage-fortune/marriage-fortune-route.tsx'),
		route('psychology', 'psychology/index-route.tsx'),
		route('gardner-test', 'psychology/gardner/gardner-route.tsx'),
		route('auth', 'account/auth-route.tsx'),
		route('oauth/consent', 'account/consent-route.tsx'),
		route('history', 'account/history/history-route.tsx'),
		route('profile', 'account/profile-route.tsx'),
		route('design', 'ui/design-route.tsx'),
		route('*', 'pages/not-found-route.tsx'),
	]),
] satisfies RouteConfig;
