import { useEffect, useRef } from 'react';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import type { Refusal } from '../reading-page.ts';

type Steps = {
	/** What is on the screen. */
	view: 'form' | 'busy' | 'result' | 'crisis';
	/** The result comes below the form, which stays. */
	below: boolean;
	/** There is a ritual in the place of the form. */
	ritual: boolean;
	refused: Refusal | null;
};

/** Moves the focus to each new step of a reading, and to the field that was refused. The two places are given as refs. */
export function useStepFocus({ view, below, ritual, refused }: Steps) {
	const stage = useRef<HTMLDivElement>(null);
	const result = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const part = below ? result.current : stage.current;
		if (!part || (view !== 'result' && !(view === 'busy' && ritual))) return;
		bringIntoSight((view === 'result' && result.current?.querySelector('h2')) || part, part);
	}, [view, below, ritual]);

	useEffect(() => {
		if (refused) stage.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refused]);

	return { stage, result };
}
