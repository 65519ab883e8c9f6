import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

/**
 * A golden line along the top while the next page is on its way; and a spinner over the page that is left, if it takes
 * long enough to be seen (specification, 2.9).
 */
export function NavigationProgress() {
	const { t } = useLanguage();
	const onTheWay = useNavigation().state !== 'idle';
	return (
		<>
			<div className="navigation-progress" data-active={onTheWay || undefined} />
			<div className="navigation-waiting" data-active={onTheWay || undefined}>
				{onTheWay && <Spinner label={t('loading')} />}
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
