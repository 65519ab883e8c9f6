import { prepareReadyFolders } from '../../src/platform/testing/ready-folder.ts';
import { startFreshServer } from './server.ts';

/** Playwright's global set-up: the server that most journeys share. Its address reaches the workers by the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
	const server = await startFreshServer({
		AUTH_OAUTH_SERVER: 'on',
		AUTH_OAUTH_REGISTRATION: 'on',
		WARM_UP: 'on',
		CONTACT_PHONE: '+34600111222',
	});
	process.env.E2E_SITE = server.address;
	const removeReadyFolders = prepareReadyFolders();
	return async () => {
		await server.stop();
		removeReadyFolders();
	};
}
