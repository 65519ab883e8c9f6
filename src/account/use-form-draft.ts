import { useRef, useState } from 'react';

const PREFIX = 'hoopoe.form.';

/** What a form of the account holds, and what to do with it. */
export type FormDraft<Values> = {
	values: Values;
	change: (part: Partial<Values>) => void;
	/** The form shows a draft from an earlier visit, which is not saved. */
	restored: boolean;
	/** These values were saved: only what differs from them is still to be kept here. */
	settle: (saved: Values) => void;
};

/**
 * Keeps what is typed into a form in this browser tab until it is saved, so that it survives the end of a session. It
 * belongs to one user: another one in the same tab begins with their own values. Never for passwords. Only for forms
 * that are drawn in the browser, once `kept` is known.
 */
export function useFormDraft<Values extends object>(name: string, userId: string, kept: Values): FormDraft<Values> {
	const key = `${PREFIX}${name}.${userId}`;
	const [found] = useState(() => findDraft(key, kept));
	const [values, setValues] = useState<Values>(found ?? kept);
	const [restored, setRestored] = useState(found !== null);
	// Beside the state: the visitor may go on typing during a dialog or a request.
	const latest = useRef(values);
	const settled = useRef(kept);
	const keep = () => write(key, isSame(latest.current, settled.current) ? null : latest.current);

	const change = (part: Partial<Values>) => {
		latest.current = { ...latest.current, ...part };
		setValues(latest.current);
		keep();
	};
	const settle = (saved: Values) => {
		settled.current = saved;
		setRestored(false);
		keep();
	};
	return { values, change, restored, settle };
}

/** Forgets what was typed and not saved: of forms of the account, or with `all` everything typed in this tab. */
export function forgetDrafts(all = false): void {
	try {
		const prefix = all ? 'hoopoe.' : PREFIX;
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
	} catch {
		// Storage may be forbidden; then there are no drafts.
	}
}

function findDraft<Values extends object>(key: string, like: Values): Values | null {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
		return isLike(draft, like) && !isSame(draft, like) ? draft : null;
	} catch {
		return null;
	}
}

function write(key: string, values: object | null): void {
	try {
		if (values) sessionStorage.setItem(key, JSON.stringify(values));
		else sessionStorage.removeItem(key);
	} catch {
		// As above.
	}
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a draft has the shape of these values: another version of the page may have written it. */
export function isLike<Values>(draft: unknown, values: Values): draft is Values {
	if (typeof values !== 'object' || values === null) return typeof draft === typeof values;
	return (
		typeof draft === 'object' &&
		draft !== null &&
		Object.entries(values).every(([key, value]) => isLike((draft as Record<string, unknown>)[key], value))
	);
}
