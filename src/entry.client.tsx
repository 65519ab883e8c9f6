import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { boundTransitions } from './pages/bound-transitions.ts';

boundTransitions();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});

// The first number formatter makes the browser look through all locales it has, 30 ms and more on a slow phone. In a quiet
// moment that stops nothing; in a message of a result it would stop the animation before it.
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => new Intl.NumberFormat(document.documentElement.lang));

// A transition ends early when the visitor navigates before it ends, or when the screen changes its size; its rejected
// promise is expected. (Two parts of one name would be told on the console as well.)
addEventListener('unhandledrejection', (event) => {
	const { reason } = event;
	if (reason instanceof DOMException && reason.name !== 'TimeoutError' && /transition/i.test(reason.message))
		event.preventDefault();
});

// Answers pages that cannot be fetched, from the second visit on; nothing waits for it. Then it fetches ahead what the
// visitor's language needs offline, unless they asked to save data.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
	const { serviceWorker } = navigator;
	const worker = serviceWorker.controller;
	const register = () => {
		serviceWorker.register('/offline-worker.js').catch(console.warn);
		const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
		if (!connection?.saveData)
			setTimeout(() => worker?.postMessage({ fetchAhead: document.documentElement.lang }), 5000);
	};
	if (document.readyState === 'complete') register();
	else addEventListener('load', register);
}
