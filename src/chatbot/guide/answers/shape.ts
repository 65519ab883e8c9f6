import type { Event } from '#src/listening/heard.ts';
import type { Matter } from '#src/listening/matter.ts';
import type { AnsweredAsk, Lines } from '../speech/shape.ts';

/** What is often asked of each matter: these have answers of their own, all others the general one of their ask. */
export const answeredAsks = {
	bereavement: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'meaning', 'forgiven'],
	illness: ['will', 'should', 'how', 'why', 'which', 'meaning'],
	betrayal: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'forgiven'],
	separation: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'meaning', 'forgiven'],
	quarrel: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'forgiven'],
	love: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'meaning'],
	unrequited: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'meaning'],
	loneliness: ['will', 'should', 'how', 'why', 'feelings_of'],
	dismissal: ['will', 'should', 'how', 'why', 'which', 'meaning'],
	work: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'meaning'],
	study: ['will', 'should', 'how', 'why', 'which'],
	waiting: ['will', 'should', 'how', 'why', 'meaning'],
	leaving: ['will', 'should', 'how', 'why', 'which', 'feelings_of'],
	home: ['will', 'should', 'how', 'which'],
	eviction: ['will', 'should', 'how', 'why'],
	money: ['will', 'should', 'how', 'why', 'which', 'forgiven'],
	guilt: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'forgiven'],
	fear: ['will', 'should', 'how', 'why', 'meaning'],
	weariness: ['will', 'should', 'how', 'why', 'which'],
	anger: ['will', 'should', 'how', 'why', 'which', 'feelings_of', 'forgiven'],
	child: ['will', 'should', 'how', 'why', 'which'],
	faith: ['will', 'should', 'how', 'why', 'which', 'meaning', 'forgiven'],
	change: ['will', 'should', 'how', 'why', 'which', 'meaning'],
	person: ['will', 'how', 'why', 'feelings_of', 'meaning'],
} as const satisfies Partial<Record<Matter, readonly AnsweredAsk[]>>;

/** Matters that hold events of very different kinds: their answers speak of these only. */
export const answeredEvents: Readonly<Partial<Record<Matter, readonly Event[]>>> = {
	leaving: ['migration'],
	money: ['debt', 'money'],
	change: ['change'],
};

/** One or two sentences each that answer what was asked of a matter, as far as it can be answered. */
export type Answers = {
	readonly [M in keyof typeof answeredAsks]: Readonly<Record<(typeof answeredAsks)[M][number], Lines>>;
};
