import { describe, expect, it } from 'vitest';
import { ReadingFailure } from './asking/ask-reading.ts';
import { type FlowEvent, type FlowState, isArrived, nextState } from './flow-state.ts';

type Any = { name: 'any'; Request: { language: 'en' }; Facts: object; Fields: { text: string }; Row: null };
type Event = FlowEvent<Any>;

const request = { language: 'en' } as const;
const facts = { number: 7 };
const failure = new ReadingFailure('unreachable', 'offline');
const crisis = { message: 'It was good to say it.', lines: [] };
const wait: Event = { type: 'wait', request };
const ask: Event = { type: 'ask', request, shown: false };
const gotFacts: Event = { type: 'facts', facts };
const texts: Event = { type: 'texts', texts: { text: 'a' } };
const answer: Event = { type: 'answer', facts, fields: { text: 'a b' }, writer: 'built-in' };
const fail: Event = { type: 'fail', failure };

const reached = (...events: Event[]) => events.reduce(nextState<Any>, { step: 'form' } as FlowState<Any>);

describe('a reading goes', () => {
	it.each<[string, Event[], FlowState<Any>['step'], boolean]>([
		['to its ritual', [wait], 'waiting', false],
		['from the ritual to the question', [wait, ask], 'asking', false],
		['on to the result where it is shown before its facts', [ask, { type: 'show' }], 'asking', true],
		['to its facts', [ask, gotFacts], 'telling', true],
		['on telling as words arrive', [ask, gotFacts, texts], 'telling', true],
		['to its end', [ask, gotFacts, texts, answer], 'done', true],
		['to its end at once, where nothing was streamed', [ask, answer], 'done', true],
		['to a failure', [ask, fail], 'failed', true],
		['to a failure in the middle of its words', [ask, gotFacts, texts, fail], 'failed', true],
		['from a failure to another try', [ask, fail, ask], 'asking', false],
		['to people to talk to', [ask, { type: 'crisis', crisis }], 'crisis', false],
		['to another request in the middle of its words', [ask, gotFacts, texts, ask], 'asking', false],
		['to another ritual from its end', [ask, answer, wait], 'waiting', false],
		['back to the form from anywhere', [ask, gotFacts, { type: 'begin' }], 'form', false],
	])('%s', (_what, events, step, arrived) => {
		const state = reached(...events);
		expect(state.step).toBe(step);
		expect(isArrived(state)).toBe(arrived);
	});

	it('keeps the request, the facts and whether it is kept', () => {
		expect(reached(ask, gotFacts, texts)).toEqual({ step: 'telling', request, facts, texts: { text: 'a' } });
		expect(reached(ask, answer, { type: 'keep', kept: 'unsaved' })).toMatchObject({
			kept: 'unsaved',
			writer: 'built-in',
		});
	});
});

describe('what does not belong to a state changes nothing:', () => {
	it.each<[string, Event[], Event]>([
		['an answer after the form was begun anew', [ask, { type: 'begin' }], answer],
		['facts while the ritual runs', [wait], gotFacts],
		['words before the facts', [ask], texts],
		['words after the end', [ask, answer], texts],
		['a failure after the end', [ask, answer], fail],
		['keeping what failed', [ask, fail], { type: 'keep', kept: 'saved' }],
		['showing what is told already', [ask, gotFacts], { type: 'show' }],
	])('%s', (_what, before, event) => {
		const state = reached(...before);
		expect(nextState(state, event)).toBe(state);
	});
});
