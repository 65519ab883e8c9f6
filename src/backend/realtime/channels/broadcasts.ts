import { type Broadcast, type Frame, type Version, writeBroadcast } from '../wire/frames.ts';
import { keyOf, type Member, PREFIX, type Topic } from './topic.ts';

/** Delivers broadcasts to the members of a topic: those of this process at once, those of others through the bus. */
export interface Broadcasts {
	enter(member: Member): void;
	leave(member: Member): void;
	/** @param except the sender, where it does not want its own messages */
	send(topic: Topic, broadcast: Broadcast, except?: Member): void;
	/** Takes a broadcast from the bus: a text that begins with `B`. */
	hear(text: string): void;
}

/** The first line of a broadcast on the bus; its payload follows, as JSON text or in base64. */
type Heading = {
	topic: string;
	private: boolean;
	event: string;
	/** The process whose client sent it; the database's own messages have an id instead. */
	node?: number | null;
	id?: string;
	binary?: true;
};

/**
 * @param tell sends a text to the other processes; null where there are none
 * @param node the number of this process, whose own broadcasts it does not deliver twice
 */
export function createBroadcasts(tell: ((text: string) => void) | null, node: () => number | null): Broadcasts {
	const members = new Map<string, Set<Member>>();

	function deliver(topic: Topic, broadcast: Broadcast, except?: Member): void {
		const frames = new Map<Version, Frame | null>();
		for (const member of members.get(keyOf(topic)) ?? []) {
			if (member === except || !member.access.broadcast.read) continue;
			const { version } = member;
			let frame = frames.get(version);
			if (frame === undefined) {
				frame = writeBroadcast(version, PREFIX + topic.name, broadcast);
				frames.set(version, frame);
			}
			if (frame) member.deliver(frame);
		}
	}

	return {
		enter(member) {
			const key = keyOf(member.topic);
			const found = members.get(key);
			if (found) found.add(member);
			else members.set(key, new Set([member]));
		},
		leave(member) {
			const key = keyOf(member.topic);
			const found = members.get(key);
			found?.delete(member);
			if (found?.size === 0) members.delete(key);
		},
		send(topic, broadcast, except) {
			deliver(topic, broadcast, except);
			if (!tell) return;
			const { event, payload } = broadcast;
			const isText = typeof payload === 'string';
			const heading: Heading = { topic: topic.name, private: topic.isPrivate, event, node: node() };
			if (!isText) heading.binary = true;
			tell(`B${JSON.stringify(heading)}\n${isText ? payload : Buffer.from(payload).toString('base64')}`);
		},
		hear(text) {
			const end = text.indexOf('\n');
			const heading = JSON.parse(text.slice(1, end)) as Heading;
			if (heading.node !== undefined && heading.node === node()) return;
			const rest = text.slice(end + 1);
			deliver(
				{ name: heading.topic, isPrivate: heading.private },
				{
					event: heading.event,
					payload: heading.binary ? Buffer.from(rest, 'base64') : rest,
					...(heading.id && { meta: JSON.stringify({ id: heading.id }) }),
				},
			);
		},
	};
}
