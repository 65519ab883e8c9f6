declare global {
	interface Window {
		/** Input before the scripts of the page were loaded; filled by the loader of later-scripts.server.ts. */
		earlyTouches?: { button?: HTMLElement; form?: HTMLFormElement; fields: Set<EventTarget>; end: () => void };
	}
}

/**
 * Repeats what was done before React had taken the page over: text typed into fields is told to it, and the last button
 * pressed is pressed, or the form sent. To be called once, after hydration.
 */
export function repeatEarlyTouches(): void {
	const early = window.earlyTouches;
	if (!early) return;
	delete window.earlyTouches;
	early.end();
	for (const field of early.fields) if (isField(field)) tellValue(field);
	// After what the fields told has been rendered: until then the form may count as empty.
	setTimeout(() => (early.button ? early.button.click() : early.form?.requestSubmit()));
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * React passes an input event on only when the value differs from the one it saw last, which it saw when it took over:
 * it is shown another value first.
 */
function tellValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
	if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
		field.checked = !field.checked;
		field.click();
		return;
	}
	const { value } = field;
	const prototype = Object.getPrototypeOf(field);
	const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
	field.value = '';
	set?.call(field, value);
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
