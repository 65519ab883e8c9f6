import type { Hearing } from '../hearing/hear-by-rules.server.ts';
import type { Find, RulesSay } from './candidates.ts';
import type { Task } from './weights-file.ts';

type Told = { readonly label: string; readonly words: number; readonly strong: boolean };

function findsOf(told: readonly Told[]): Map<string, Find> {
	const found = new Map<string, Find>();
	for (const { label, words, strong } of told) {
		const known = found.get(label);
		found.set(label, {
			times: (known?.times ?? 0) + 1,
			words: Math.max(known?.words ?? 0, words),
			strong: strong || (known?.strong ?? false),
		});
	}
	return found;
}

/** What the rules say of a task, from what they found in a text and what they made of it. */
export function rulesSay(task: Task, { reading, heard, sure }: Hearing): RulesSay {
	if (task === 'events')
		return {
			order: heard.events,
			sure,
			found: findsOf(
				reading.events.map(({ label, at }) => ({ label: label.event, words: at.length, strong: !label.weak })),
			),
		};
	if (task === 'people')
		return {
			order: heard.people,
			sure,
			found: findsOf(reading.people.map(({ label, at }) => ({ label, words: at.length, strong: true }))),
		};
	return {
		order: [heard.asks],
		sure,
		found: findsOf(
			[...reading.always, ...reading.inQuestion].map(({ label, at }) => ({
				label,
				words: at.length,
				strong: sure,
			})),
		),
	};
}
