import { useCallback, useEffect, useState } from 'react';
import { useDraft } from './use-draft.ts';

type Draft<Entry> = { of: (entry: Entry) => string; into: (entry: Entry, text: string) => Entry };

const noDraft = { of: () => '', into: <Entry>(entry: Entry) => entry };

/** What stands in a reading's form; the part that is a draft outlives a reload of the page. */
export function useEntry<Entry>(name: string, empty: Entry, draft: Draft<Entry> = noDraft) {
	const [entry, setEntry] = useState(empty);
	const [text, setText] = useDraft(name);
	const { of, into } = draft;

	useEffect(() => {
		if (text) setEntry((last) => (of(last) ? last : into(last, text)));
	}, [text, of, into]);

	const set = useCallback(
		(next: Entry) => {
			setEntry(next);
			setText(of(next));
		},
		[of, setText],
	);
	return [entry, set] as const;
}
