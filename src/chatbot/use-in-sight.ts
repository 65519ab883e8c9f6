import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is new in sight: from the first line while all of the talk fits, else from what was asked last.
 * @param news changes when something is said
 */
export function useInSight(log: RefObject<HTMLElement | null>, ...news: readonly unknown[]): void {
	useEffect(() => {
		const here = log.current;
		const asked = [...(here?.querySelectorAll<HTMLElement>('.chat-user') ?? [])].at(-1);
		if (!here || !asked) return;
		here.style.removeProperty('--room');
		const start = asked.offsetTop - here.offsetTop - 8;
		const room = start + here.clientHeight - here.scrollHeight;
		// Nothing above it is cut: there is room below a short answer.
		if (here.scrollHeight > here.clientHeight) here.style.setProperty('--room', `${Math.max(0, room)}px`);
		here.scrollTop = start;
	}, [log, ...news]);
}
