import { data } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Any path below a language that no page has. */
export function loader() {
	return data(null, { status: 404 });
}

export default NotFoundScreen;
