import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

/** What arrives sooner shows no spinner. */
const SPINNER_AFTER_MS = 350;

/**
 * A golden line along the top while the next page is on its way; and a spinner over the page that is left, if it takes
 * long enough to be seen (specification, 2.9).
 */
export function NavigationProgress() {
	const { t } = useLanguage();
	const onTheWay = useNavigation().state !== 'idle';
	const [late, setLate] = useState(false);
	useEffect(() => {
		if (!onTheWay) return;
		const timer = setTimeout(() => setLate(true), SPINNER_AFTER_MS);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [onTheWay]);
	return (
		<>
			<div className="navigation-progress" data-on-the-way={onTheWay || undefined} />
			<div className="navigation-waiting" data-late={late || undefined}>
				{late && <Spinner label={t('loading')} />}
			</div>
		</>
	);
}

function onConnectionChange(listener: () => void) {
	addEventListener('online', listener);
	addEventListener('offline', listener);
	return () => {
		removeEventListener('online', listener);
		removeEventListener('offline', listener);
	};
}

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
	const { t } = useLanguage();
	const online = useSyncExternalStore(
		onConnectionChange,
		() => navigator.onLine,
		() => true,
	);
	return (
		<div role="status" className="offline-notice" hidden={online}>
			{online ? null : t('offline')}
		</div>
	);
}
