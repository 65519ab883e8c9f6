import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Realtime } from '../parts.ts';
import { type ClientMessage, type Frame, readFrame, type Version, writeMessage } from '../wire/frames.ts';
import { readJoinOptions } from '../wire/join-options.ts';
import { Channel, type Line } from './channel.ts';
import { PerSecond } from './per-second.ts';
import { refusalOf, type TokenHolder } from './tokens.ts';
import { type Access, OPEN_ACCESS, PREFIX } from './topic.ts';

/** Codes of RFC 6455 (7.4.1) and of its registry. */
const UNSUPPORTED = 1003;
const POLICY = 1008;
const TRY_AGAIN = 1013;
/** Clients send a heartbeat every 25 seconds; one that is silent for longer is gone. */
const SILENT_MS = 60_000;
/** Messages of one socket that may wait while others of it are dealt with. */
const MOST_WAITING = 1000;

/** Presence costs a write and a message to every member: the share of a socket's messages that may be presence. */
const PRESENCE_SHARE = 0.2;
/** Wishes for changes of all channels of a socket. */
const MOST_REQUESTED_CHANGES = 200;

/** How many times the limit for a slow reader may be sent at once. */
const AT_ONCE = 4;

let ids = 0;

/** One socket: its channels, and the messages that come and go. */
export class Connection implements Line {
	readonly version: Version;
	readonly #parts: Realtime;
	readonly #socket: WebSocket;
	readonly #transport: Duplex;
	#isCorked = false;
	/** The key or token it was opened with, for channels that bring none of their own. */
	readonly #token: string;
	readonly #channels = new Map<string, Channel>();
	/** Counts a join with the requests of its address; rejects where there are too many. */
	readonly #countJoin: () => Promise<void>;
	readonly #joins: PerSecond;
	readonly #events: PerSecond;
	readonly #presences: PerSecond;
	#work: Promise<void> = Promise.resolve();
	#waiting = 0;
	#heardAt = performance.now();

	/** @param transport the connection below the socket */
	constructor(
		parts: Realtime,
		socket: WebSocket,
		transport: Duplex,
		{ version, token, countJoin }: { version: Version; token: string; countJoin: () => Promise<void> },
	) {
		this.#parts = parts;
		this.#socket = socket;
		this.#transport = transport;
		this.version = version;
		this.#token = token;
		this.#countJoin = countJoin;
		this.#joins = new PerSecond(parts.limits.joinsPerSecond);
		this.#events = new PerSecond(parts.limits.eventsPerSecond);
		this.#presences = new PerSecond(parts.limits.eventsPerSecond * PRESENCE_SHARE);
		socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary));
		socket.on('close', () => this.#end());
		socket.on('error', () => socket.terminate());
	}

	/** How many channels are joined. */
	get channels(): number {
		return this.#channels.size;
	}

	/** Closes it; the client may reconnect at once. */
	close(code: number, reason: string): void {
		this.#socket.close(code, reason);
	}

	terminate(): void {
		this.#socket.terminate();
	}

	/** Ends a socket whose client is silent. */
	checkSilence(now: number): void {
		if (now - this.#heardAt > SILENT_MS) this.#socket.terminate();
	}

	send(frame: Frame): void {
		if (this.#socket.readyState !== this.#socket.OPEN) return;
		// A quick reader may be sent much at once; a slow one has not read earlier data.
		const most = this.#parts.limits.bufferedBytes * (this.#isCorked ? AT_ONCE : 1);
		if (this.#socket.bufferedAmount > most) {
			this.#parts.log.warn({ bytes: this.#socket.bufferedAmount }, 'realtime: a slow reader was dropped');
			this.#parts.metrics.dropped();
			this.#socket.terminate();
			return;
		}
		this.#cork();
		this.#parts.metrics.said();
		this.#socket.send(frame);
	}

	/** Messages of one moment are sent in one write: writes are most of the work of many messages. */
	#cork(): void {
		if (this.#isCorked) return;
		this.#isCorked = true;
		this.#transport.cork();
		process.nextTick(() => {
			this.#isCorked = false;
			this.#transport.uncork();
		});
	}

	push({ topic, joinRef }: Channel, event: string, payload: string): void {
		this.send(writeMessage(this.version, { joinRef, ref: null, topic: PREFIX + topic.name, event, payload }));
	}

	reply({ joinRef, ref, topic }: ClientMessage, status: 'ok' | 'error', response: object): void {
		const payload = JSON.stringify({ status, response });
		this.send(writeMessage(this.version, { joinRef, ref, topic, event: 'phx_reply', payload }));
	}

	closed(channel: Channel): void {
		const topic = PREFIX + channel.topic.name;
		if (this.#channels.get(topic) === channel) this.#channels.delete(topic);
	}

	#end(): void {
		for (const channel of this.#channels.values()) channel.leave();
		this.#channels.clear();
	}

	#hear(data: Buffer, isBinary: boolean): void {
		this.#heardAt = performance.now();
		this.#parts.metrics.heard();
		const message = readFrame(data, isBinary, this.version);
		if (!message) this.#socket.close(UNSUPPORTED, 'not a message of this protocol');
		else if (message.topic === 'phoenix') {
			if (message.event === 'heartbeat') this.reply(message, 'ok', {});
		} else if (this.#waiting >= MOST_WAITING) this.#socket.close(POLICY, 'too many messages');
		else this.#queue(message);
	}

	/** One message after the other: a client may send to a channel before it knows that it has joined. */
	#queue(message: ClientMessage): void {
		this.#waiting++;
		this.#work = this.#work
			.then(() => (this.#socket.readyState === this.#socket.OPEN ? this.#deal(message) : undefined))
			.catch((error) => {
				this.#parts.log.warn({ err: error, event: message.event }, 'realtime: a message could not be handled');
				this.#channels.get(message.topic)?.shutDown('Realtime was unable to connect to the project database');
			})
			.finally(() => {
				this.#waiting--;
			});
	}

	async #deal(message: ClientMessage): Promise<void> {
		if (message.event === 'phx_join') return this.#join(message);
		const channel = this.#channels.get(message.topic);
		if (!channel || (message.joinRef !== null && message.joinRef !== channel.joinRef)) {
			// Phoenix's answer to a message for a topic that was not joined.
			return message.event === 'phx_leave'
				? this.reply(message, 'ok', {})
				: this.reply(message, 'error', { reason: 'unmatched topic' });
		}
		if (message.event === 'phx_leave') {
			channel.leave();
			this.#channels.delete(message.topic);
			this.reply(message, 'ok', {});
			return channel.push('phx_close', '{}');
		}
		if (!this.#events.take()) return channel.shutDown('Too many messages per second');
		if (message.event === 'broadcast') return channel.broadcast(message);
		if (message.event === 'presence')
			return this.#presences.take()
				? channel.presence(message)
				: channel.shutDown('Client presence rate limit exceeded');
		if (message.event === 'access_token') return channel.renew(message.payload.access_token);
	}

	async #join(message: ClientMessage): Promise<void> {
		const refuse = (reason: string) => {
			this.#parts.metrics.join('refused');
			this.reply(message, 'error', { reason });
		};
		const { topic } = message;
		if (!topic.startsWith(PREFIX)) return refuse('unmatched topic');
		const name = topic.slice(PREFIX.length);
		if (!name) return refuse('TopicNameRequired: You must provide a topic name');
		if (!this.#joins.take()) {
			refuse('ClientJoinRateLimitReached: Too many joins per second');
			return this.#socket.close(TRY_AGAIN, 'too many joins');
		}
		const before = this.#channels.get(topic);
		if (!before && this.#channels.size >= this.#parts.limits.channels)
			return refuse('ChannelRateLimitReached: Too many channels');
		const options = readJoinOptions(message.payload.config);
		try {
			await this.#countJoin();
		} catch {
			return refuse('ClientJoinRateLimitReached: Too many joins');
		}
		if (!options) return refuse('InvalidJoinPayload: The config of the join cannot be read');

		const others = [...this.#channels.values()].reduce((sum, { requestedChanges }) => sum + requestedChanges, 0);
		if (others + (options.postgres_changes?.length ?? 0) > MOST_REQUESTED_CHANGES)
			return refuse('ChannelRateLimitReached: Too many subscriptions to changes');

		const token = this.#tokenOf(message.payload);
		let holder: TokenHolder;
		try {
			holder = await this.#parts.resolveToken(token);
		} catch (error) {
			const { code, message: said } = refusalOf(error, token, this.#parts.clock());
			return refuse(`${code}: ${said}`);
		}
		const isPrivate = options.private ?? false;
		if (options.broadcast.replay && !isPrivate)
			return refuse('UnableToReplayMessages: Replay is not allowed for public channels');
		const access = isPrivate ? await this.#accessOf(name, holder) : OPEN_ACCESS;
		if (!access) return refuse('UnableToConnectToProject: Realtime was unable to connect to the project database');
		if (!access.broadcast.read && !access.presence.read)
			return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
		if (this.#socket.readyState !== this.#socket.OPEN) return;

		// A client that joins again has lost the first.
		before?.leave();
		before?.push('phx_close', '{}');
		const channel = new Channel(this.#parts, this, {
			topic: { name, isPrivate },
			joinRef: message.joinRef,
			token,
			holder,
			access,
			options,
		});
		this.#channels.set(topic, channel);
		this.#parts.metrics.join('joined');
		const requested = (options.postgres_changes ?? []).map((one) => ({ ...one, id: ++ids }));
		channel.requestedChanges = requested.length;
		this.reply(message, 'ok', { postgres_changes: requested });
		await channel.begin(requested);
	}

	/** The access of a caller to a private channel; null where it cannot be read. */
	async #accessOf(name: string, { caller }: TokenHolder): Promise<Access | null> {
		try {
			return await this.#parts.readAccess(name, caller);
		} catch (error) {
			this.#parts.log.warn({ err: error }, 'realtime: the policies of a channel could not be evaluated');
			return null;
		}
	}

	#tokenOf({ user_token, access_token }: ClientMessage['payload']): string {
		for (const token of [user_token, access_token])
			if (typeof token === 'string' && token !== '') return token.startsWith('sb_') ? this.#token : token;
		return this.#token;
	}
}
