import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What a page loads changes with its language only: the `shouldRevalidate` of its route. */
export function changesLanguage({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}
