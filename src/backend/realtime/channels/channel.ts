import { randomUUID } from 'node:crypto';
import type { Caller } from '../../caller.ts';
import type { Realtime } from '../parts.ts';
import {
	type Broadcast,
	type ClientMessage,
	type Frame,
	isRecord,
	type Version,
	writeBroadcast,
} from '../wire/frames.ts';
import type { JoinOptions, RequestedChange } from '../wire/join-options.ts';
import { refusalOf, type TokenHolder } from './tokens.ts';
import { type Access, type Member, OPEN_ACCESS, PREFIX, type Topic } from './topic.ts';

/** What a channel has of the socket it is on. */
export type Line = {
	readonly version: Version;
	send(frame: Frame): void;
	push(channel: Channel, event: string, payload: string): void;
	reply(message: ClientMessage, status: 'ok' | 'error', response: object): void;
	/** The channel has ended by itself. */
	closed(channel: Channel): void;
};

/** A token is looked at again so often at least: timers cannot be set for longer than 24 days. */
const LOOK_AGAIN_MS = 3_600_000;

/** Characters of the metadata of one presence: every follower keeps it. */
const LONGEST_PRESENCE = 16_384;

/** One topic that a client has joined. */
export class Channel implements Member {
	readonly topic: Topic;
	readonly joinRef: string | null;
	readonly version: Version;
	access: Access;
	caller: Caller;
	/** How many changes it requests. */
	requestedChanges = 0;
	readonly #parts: Realtime;
	readonly #line: Line;
	readonly #options: JoinOptions;
	readonly #presenceKey: string;
	#token: string;
	#expiry: NodeJS.Timeout | undefined;
	#followsPresence = false;
	#isOver = false;

	constructor(
		parts: Realtime,
		line: Line,
		of: {
			topic: Topic;
			joinRef: string | null;
			token: string;
			holder: TokenHolder;
			access: Access;
			options: JoinOptions;
		},
	) {
		this.#parts = parts;
		this.#line = line;
		this.topic = of.topic;
		this.joinRef = of.joinRef;
		this.version = line.version;
		this.access = of.access;
		this.caller = of.holder.caller;
		this.#options = of.options;
		this.#presenceKey = of.options.presence.key || randomUUID();
		this.#token = of.token;
		this.#watchExpiry(of.holder.expiresAt);
	}

	/** Begins, once the client knows that it has joined. */
	async begin(requested: readonly (RequestedChange & { id: number })[]): Promise<void> {
		this.#parts.broadcasts.enter(this);
		await this.#replay();
		if (this.#options.broadcast.replication_ready) this.tell('system', 'ok', 'Replication connection established');
		if (this.#options.presence.enabled) await this.#followPresence();
		if (requested.length === 0) return;
		const refusal = await this.#parts.changes.subscribe(this, requested);
		if (this.#isOver) this.#parts.changes.unsubscribe(this);
		else if (refusal) this.tell('postgres_changes', 'error', refusal);
		else this.tell('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
	}

	deliver(frame: Frame): void {
		this.#line.send(frame);
	}

	push(event: string, payload: string): void {
		this.#line.push(this, event, payload);
	}

	/** A message of the server itself. */
	tell(extension: string, status: 'ok' | 'error', message: string): void {
		this.push('system', JSON.stringify({ extension, status, message, channel: this.topic.name }));
	}

	/** Ends the channel with a message. */
	shutDown(message: string): void {
		if (this.#isOver) return;
		this.tell('system', 'error', message);
		this.push('phx_close', '{}');
		this.leave();
		this.#line.closed(this);
	}

	leave(): void {
		this.#isOver = true;
		clearTimeout(this.#expiry);
		this.#parts.broadcasts.leave(this);
		this.#parts.presences.leave(this);
		this.#parts.changes.unsubscribe(this);
	}

	broadcast(message: ClientMessage): void {
		if (!this.access.broadcast.write) return;
		const { ack = false, self = false } = this.#options.broadcast;
		const broadcast = message.broadcast ?? broadcastOf(message.payload);
		if (broadcast.payload.length > this.#parts.limits.messageBytes) {
			if (ack) this.#line.reply(message, 'error', { reason: 'payload_size_exceeded' });
			return;
		}
		this.#parts.broadcasts.send(this.topic, broadcast, self ? undefined : this);
		if (ack) this.#line.reply(message, 'ok', {});
	}

	async presence(message: ClientMessage): Promise<void> {
		const event = String(message.payload.event).toLowerCase();
		if (event === 'untrack') {
			this.#parts.presences.untrack(this);
			return this.#line.reply(message, 'ok', {});
		}
		if (event !== 'track' || !this.access.presence.write)
			return this.#line.reply(message, 'error', { reason: 'Presence is not allowed here' });
		const { payload = {} } = message.payload;
		if (!isRecord(payload))
			return this.#line.reply(message, 'error', { reason: 'Presence track payload must be a map' });
		if (JSON.stringify(payload).length > LONGEST_PRESENCE) return this.shutDown('Track message size exceeded');
		this.#parts.presences.track(this, this.#presenceKey, payload);
		this.#line.reply(message, 'ok', {});
		// A client that tracks its presence also follows the others'.
		await this.#followPresence();
	}

	/** Takes a newer token of the same client. */
	async renew(token: unknown): Promise<void> {
		if (typeof token !== 'string' || token.startsWith('sb_') || token === this.#token) return;
		this.#token = token;
		const { name, isPrivate } = this.topic;
		let holder: TokenHolder;
		try {
			holder = await this.#parts.resolveToken(token);
		} catch (error) {
			return this.shutDown(refusalOf(error, token, this.#parts.clock()).message);
		}
		const access = isPrivate ? await this.#parts.readAccess(name, holder.caller) : OPEN_ACCESS;
		if (this.#isOver) return;
		const isRevoked = (extension: 'broadcast' | 'presence') => this.access[extension].read && !access[extension].read;
		if (isRevoked('broadcast') || isRevoked('presence'))
			return this.shutDown(`You no longer have permission to read from this Channel topic: ${name}`);
		this.access = access;
		this.caller = holder.caller;
		this.#watchExpiry(holder.expiresAt);
	}

	/** Replays stored messages on request. */
	async #replay(): Promise<void> {
		const { replay } = this.#options.broadcast;
		if (!replay || !this.topic.isPrivate || !this.access.broadcast.read) return;
		for (const broadcast of await this.#parts.replay(this.topic.name, replay.since, replay.limit)) {
			const frame = writeBroadcast(this.version, PREFIX + this.topic.name, broadcast);
			if (frame) this.deliver(frame);
		}
	}

	async #followPresence(): Promise<void> {
		if (this.#followsPresence || this.#isOver || !this.access.presence.read) return;
		this.#followsPresence = true;
		await this.#parts.presences.follow(this);
	}

	#watchExpiry(expiresAt: number | null): void {
		clearTimeout(this.#expiry);
		if (expiresAt === null) return;
		const left = expiresAt * 1000 - this.#parts.clock().getTime();
		if (left <= 0) this.shutDown(`Token has expired ${Math.floor(-left / 1000)} seconds ago`);
		else this.#expiry = setTimeout(() => this.#watchExpiry(expiresAt), Math.min(left, LOOK_AGAIN_MS)).unref();
	}
}

/** A broadcast in the form of text. */
const broadcastOf = ({ event, payload }: Readonly<Record<string, unknown>>): Broadcast => ({
	event: typeof event === 'string' ? event : '',
	payload: JSON.stringify(payload ?? {}),
});
