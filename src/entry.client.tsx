import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});

// Answers pages that cannot be fetched, from the second visit on; nothing waits for it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
	const register = () => void navigator.serviceWorker.register('/offline-worker.js').catch(console.warn);
	if (document.readyState === 'complete') register();
	else addEventListener('load', register);
}
