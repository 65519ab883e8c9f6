import { createContext, type ReactNode, useContext } from 'react';
import { OWN_PART } from './own-part.ts';

/** The id of the foot, the last part of a page. */
export const FOOT = 'foot';

/**
 * What is rendered of a page: all of it; its own part, which is what `main` holds and what it adds to the head; or the
 * frame around that, which is the same on many pages (`kept-frames.server.ts`). The browser renders all.
 */
export const RenderedPart = createContext<'all' | 'own' | 'frame'>('all');

/** What belongs to the frame. */
export function OfFrame({ children }: { children: ReactNode }) {
	return useContext(RenderedPart) === 'own' ? null : children;
}

/**
 * The page's own part. In a frame there is a picture instead: React puts a link that preloads it into the head before all
 * others, where those of a page's own pictures go.
 */
export function OwnPart({ children }: { children: ReactNode }) {
	const part = useContext(RenderedPart);
	return (
		<>
			{part !== 'all' && <meta name={OWN_PART} />}
			{part === 'frame' ? <img src={OWN_PART} alt="" fetchPriority="high" /> : children}
		</>
	);
}
