/** Where this browser keeps the sentence its visitor wants to be told; its absence means that they do not. */
const KEY = 'hoopoe.notify';

/** Turns the word of a finished reading on, with its sentence, or off (null). */
export function keepNotice(sentence: string | null): void {
	try {
		if (sentence) localStorage.setItem(KEY, sentence);
		else localStorage.removeItem(KEY);
	} catch {
		// Storage may be forbidden; then nobody is told.
	}
}

/** Tells by the device that what the page was asked for is there, if its visitor looks elsewhere and wants to hear of it. */
export function tellIfAway(): void {
	try {
		const sentence = localStorage.getItem(KEY);
		if (!sentence || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
			return;
		const notice = new Notification(document.title, { body: sentence, tag: 'hoopoe-reading', icon: '/favicon.svg' });
		notice.onclick = () => window.focus();
	} catch {
		// Some phones know the name and refuse the deed; the reading is on the page all the same.
	}
}
