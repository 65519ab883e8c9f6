import { data, type LoaderFunctionArgs } from 'react-router';
import { publicConfig } from '#src/platform/http/page-context.ts';
import { DesignScreen } from './design-screen.tsx';

/** The design language on one page, served in development only. */
export function loader({ context }: LoaderFunctionArgs) {
	if (!context.get(publicConfig).development) {
		throw data(null, { status: 404 });
	}
	return null;
}

export default DesignScreen;
