import { type RefObject, useEffect } from 'react';

/**
 * Scrolls new messages into view: from the first line while the whole conversation fits, else from the last question.
 * @param news changes with each message
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
