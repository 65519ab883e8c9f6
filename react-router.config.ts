import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	buildDirectory: 'build',
	ssr: true,
	// All routes are known from the start: one endpoint fewer, and the same inline script on every page of one kind.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
