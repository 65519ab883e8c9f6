import { expect, test } from 'vitest';
import {
	dismissToasts,
	onToast,
	showToast,
	takeWaitingToasts,
	toastDismissals,
	waitingToasts,
	wereToastsWanted,
} from './show-toast.ts';

test('toasts wait until they are taken, and listeners hear of each change until they end', () => {
	takeWaitingToasts();
	let calls = 0;
	const end = onToast(() => calls++);
	showToast({ title: 'one' });
	showToast({ title: 'two', tone: 'destructive' });
	expect(wereToastsWanted()).toBe(true);
	expect(waitingToasts().map(({ title }) => title)).toEqual(['one', 'two']);
	expect(takeWaitingToasts()).toHaveLength(2);
	expect(takeWaitingToasts()).toEqual([]);
	const dismissals = toastDismissals();
	showToast({ title: 'three' });
	dismissToasts();
	expect(waitingToasts()).toEqual([]);
	expect(toastDismissals()).toBe(dismissals + 1);
	expect(calls).toBe(4);
	end();
	showToast({ title: 'four' });
	expect(calls).toBe(4);
	takeWaitingToasts();
});
