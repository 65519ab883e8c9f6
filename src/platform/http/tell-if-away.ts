/** Where this browser keeps the text of the notification; its absence means that notifications are off. */
const KEY = 'hoopoe.notify';

/** Turns the notification of a finished reading on, with its text, or off (null). */
export function keepNotice(sentence: string | null): void {
	try {
		if (sentence) localStorage.setItem(KEY, sentence);
		else localStorage.removeItem(KEY);
	} catch {
		// Storage may be blocked; then there is no notification.
	}
}

/** Shows a notification that the reading is finished, if the page is hidden and notifications are on. */
export function tellIfAway(): void {
	try {
		const sentence = localStorage.getItem(KEY);
		if (!sentence || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
			return;
		const notice = new Notification(document.title, { body: sentence, tag: 'hoopoe-reading', icon: '/favicon.svg' });
		notice.onclick = () => window.focus();
	} catch {
		// Some phones have `Notification` but throw; the reading is on the page anyway.
	}
}
