import type { Frame, Version } from '../wire/frames.ts';

/** A topic without its prefix; private and public topics of one name are different. */
export type Topic = { readonly name: string; readonly isPrivate: boolean };

/** What clients put before the name of a topic. */
export const PREFIX = 'realtime:';

/** One text for a topic, as a key. */
export const keyOf = ({ name, isPrivate }: Topic): string => `${isPrivate ? 'private' : 'public'} ${name}`;

/** A member of a topic, as senders see it. */
export interface Member {
	readonly topic: Topic;
	readonly version: Version;
	/** What policies allow it in a private channel; everything in a public one. */
	readonly access: Access;
	/** Sends a frame that is the same for all members of a version. */
	deliver(frame: Frame): void;
	/** Sends a message of this channel. `payload` is JSON text. */
	push(event: string, payload: string): void;
}

/** What policies on `realtime.messages` let somebody do in a topic. */
export type Access = {
	readonly broadcast: { readonly read: boolean; readonly write: boolean };
	readonly presence: { readonly read: boolean; readonly write: boolean };
};

/** In a public channel everybody may do everything. */
export const OPEN_ACCESS: Access = {
	broadcast: { read: true, write: true },
	presence: { read: true, write: true },
};
