import { useEffect, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { readShamsa } from './read-shamsa.ts';
import type { ShamsaYear } from './shamsa-year.ts';

/** The shamsa of the visitor's last twelve months; null until it is read, and where it cannot be, which is logged. */
export function useOwnShamsa(): ShamsaYear | null {
	const { supabase } = useAuth();
	const { locale } = useLanguage();
	const [year, setYear] = useState<ShamsaYear | null>(null);
	useEffect(() => {
		let gone = false;
		supabase()
			.then((client) => readShamsa(client, locale))
			.then(
				(read) => gone || setYear(read),
				(error: unknown) => gone || console.error(error),
			);
		return () => {
			gone = true;
		};
	}, [supabase, locale]);
	return year;
}
