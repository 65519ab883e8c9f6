import { useRef, useState } from 'react';
import type { GhazalRow } from '#src/platform/public-schema/json-values.ts';
import { useAuth } from '#src/session/session.tsx';

/** A ghazal by its number, or by a couplet that stands in it. */
export type Asked = { of_ghazal?: number; verse?: string };
type State =
	| { step: 'closed' | 'coming' | 'missing' }
	| { step: 'failed'; asked: Asked }
	| { step: 'open'; ghazal: GhazalRow };

/** One ghazal of the site's Divan, fetched when it is opened; the focus goes to its title. */
export function useGhazal() {
	const { supabase } = useAuth();
	const [state, setState] = useState<State>({ step: 'closed' });
	const [shahed, setShahed] = useState(false);
	const self = useRef<HTMLDivElement>(null);

	const fetchGhazal = async (which: Asked) => {
		setState({ step: 'coming' });
		setShahed(false);
		try {
			const client = await supabase();
			const { data } = await client.rpc('read_ghazal', which).throwOnError();
			setState(data ? { step: 'open', ghazal: data } : { step: 'missing' });
			requestAnimationFrame(() => self.current?.querySelector<HTMLElement>('.ghazal-title')?.focus());
		} catch (error) {
			console.error(error);
			setState({ step: 'failed', asked: which });
		}
	};
	return { self, state, shahed, setShahed, fetchGhazal, close: () => setState({ step: 'closed' }) };
}
