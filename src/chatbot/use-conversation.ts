import { useCallback, useEffect, useRef, useState } from 'react';
import {
	askReading,
	type CrisisAnswer,
	ReadingFailure,
	type WrittenBy,
} from '#src/readings/flow/asking/ask-reading.ts';
import { type DiscussedReading, findDiscussed, forgetDiscussed } from '#src/session/discussed-reading.ts';
import { useAuth } from '#src/session/session.tsx';
import { type ChatMessage, cutConversation, READING_LENGTH } from './request.ts';

/** A message on the page. Where the visitor cried for help, the answer is help lines. */
export type Turn = ChatMessage & {
	id: number;
	/** The guide was stopped here by the visitor. */
	stopped?: true;
	crisis?: CrisisAnswer;
	/** Written by whom; the guide's only. */
	writer?: WrittenBy;
};

/** The answer in progress: empty, or the text so far. */
export type Asking = { text: string } | null;

const KEY = 'hoopoe.chat';

/** What may be kept for this tab: nothing from a cry for help on, nor the cry itself. */
export function withoutCries(turns: readonly Turn[]): readonly Turn[] {
	const cry = turns.findIndex((turn) => turn.crisis);
	return cry < 0 ? turns : turns.slice(0, Math.max(0, cry - 1));
}

function readKept(): Turn[] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

function keep(turns: readonly Turn[]): void {
	try {
		if (turns.length > 0) sessionStorage.setItem(KEY, JSON.stringify(withoutCries(turns)));
		else sessionStorage.removeItem(KEY);
	} catch {
		// Storage may be forbidden or full; then a reload begins anew.
	}
}

/**
 * A conversation with the guide. It is stored in this tab only: it survives a reload or a look at a reading, and ends
 * with the tab.
 */
export function useConversation(language: string) {
	const { supabase } = useAuth();
	const [turns, setTurns] = useState<readonly Turn[]>([]);
	const [asking, setAsking] = useState<Asking>(null);
	const [reading, setReading] = useState<DiscussedReading | null>(null);
	const current = useRef<AbortController | null>(null);
	const latest = useRef<readonly Turn[]>(turns);

	const show = useCallback((next: readonly Turn[]) => {
		latest.current = next;
		setTurns(next);
		keep(next);
	}, []);

	useEffect(() => {
		setReading(findDiscussed());
		const kept = readKept();
		if (kept.length > 0) {
			latest.current = kept;
			setTurns(kept);
		}
		return () => current.current?.abort();
	}, []);

	/** Has the last message answered. Resolves to whether no answer came. */
	const answer = useCallback(async (): Promise<'failed' | null> => {
		current.current?.abort();
		const leaving = new AbortController();
		current.current = leaving;
		setAsking({ text: '' });
		let text = '';
		const add = (turn: Omit<Turn, 'id' | 'role'>) =>
			show([...latest.current, { ...turn, id: nextId(latest.current), role: 'assistant' }]);
		try {
			const client = await supabase();
			const taken = findDiscussed();
			const messages = cutConversation(latest.current.map(({ role, content }) => ({ role, content })));
			const said = await askReading<object, { message: string }>(client, {
				name: 'spiritual-chat',
				body: { messages, language, ...(taken && { reading: taken.text.slice(0, READING_LENGTH) }) },
				signal: leaving.signal,
				onTexts: (texts) => {
					text = texts.message ?? '';
					if (!leaving.signal.aborted) setAsking({ text });
				},
			});
			if (leaving.signal.aborted) return null;
			if (said.crisis) add({ content: said.crisis.message, crisis: said.crisis });
			else if (said.fields.message) add({ content: said.fields.message, writer: said.writer });
			else throw new ReadingFailure('broken_off', 'The answer holds no message');
			return null;
		} catch (error) {
			if (leaving.signal.aborted) {
				// Stopped by the visitor: the text so far stays. When the page is left there is nothing to update.
				if (leaving.signal.reason === 'stopped' && text.trim()) add({ content: text.trim(), stopped: true });
				return null;
			}
			console.warn(error);
			return 'failed';
		} finally {
			if (current.current === leaving) setAsking(null);
		}
	}, [language, show, supabase]);

	const send = useCallback(
		(content: string) => {
			show([...latest.current, { id: nextId(latest.current), role: 'user', content }]);
			return answer();
		},
		[answer, show],
	);

	const stop = useCallback(() => current.current?.abort('stopped'), []);

	const begin = useCallback(() => {
		current.current?.abort();
		setAsking(null);
		forgetDiscussed();
		setReading(null);
		show([]);
	}, [show]);

	return { turns, asking, reading, send, answer, stop, begin };
}

const nextId = (turns: readonly Turn[]) => (turns.at(-1)?.id ?? 0) + 1;
