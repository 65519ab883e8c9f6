import { expect, it } from 'vitest';
import { seeScene } from './see-scene.server.ts';

const seen = (text: string) => {
	const { symbols, absent } = seeScene(text, 'en');
	return { there: symbols.map(({ id }) => id), absent };
};

it.each([
	['I dreamt I was pelting down an alley with something growling at my heels', 'chased'],
	['I dreamt the sea stood up like a wall', 'tsunami'],
	['I dreamt that I kicked off and I was up over the roofs', 'flying'],
	['I dreamt I slipped off the edge and kept going down', 'falling'],
	['I dreamt everyone was already seated when I got there', 'late'],
	['I dreamt I got to the platform as the doors closed', 'missed-departure'],
	['I dreamt ten pound notes kept coming out of my pockets', 'finding-money'],
	['I dreamt Dad (d. 2003) was in the kitchen', 'dead-alive'],
	['I dreamt a door I’d never noticed before was open', 'new-room'],
	['I dreamt the water closed over my head', 'drowning'],
])('%s: told in a whole sentence', (text, symbol) => {
	expect(seen(text).there).toContain(symbol);
});

it.each([
	['I dreamt my wedding ring was too big and fell into the sea', 'falling'],
	['I dreamt I was expecting my ex at the station', 'pregnancy'],
	['I dreamt every door I opened had my parents behind it', 'new-room'],
	['I dreamt I ran over a bridge', 'killing'],
])('%s: told of something else', (text, symbol) => {
	expect(seen(text).there).not.toContain(symbol);
});

it.each([
	['I dreamt they said there were wolves in the wood but I never saw one', 'wolf'],
	['I dreamt I thought the devil was at the door but it was the milkman', 'jinn'],
	['I dreamt I was expecting my ex at the station but a camel got off', 'ex'],
	['I dreamt we went to the airport and there were no planes', 'airplane'],
	['I dreamt I had forgotten my key', 'key'],
	['I dreamt I sank to the bottom but I didn’t drown', 'drowning'],
	['I dreamt I went back to my old school and it had gone, just grass', 'school'],
])('%s: told as absent', (text, symbol) => {
	const { there, absent } = seen(text);
	expect(there).not.toContain(symbol);
	expect(absent).toContain(symbol);
});

it.each([
	['An old woman pressed a stone into my palm. Take this, she said.', 'Take this'],
	['A traffic warden leaned down: you can’t park here', 'you can’t park here'],
	['There was a notice: the sea is closed', 'the sea is closed'],
	['Everyone turned round and said in unison, we’ve been waiting for you', 'we’ve been waiting for you'],
	['My mother didn’t know me, she kept asking who are you', 'who are you'],
	['The pilot had left a note saying back in five minutes', 'back in five minutes'],
])('%s: speech', (text, words) => {
	expect(seeScene(text, 'en').speech.map((said) => said.words)).toContain(words);
});

it('takes no indirect question for speech, and quotes the strangest moment', () => {
	const scene = seeScene(
		'An old man at the crossroads asked me what I was carrying. I looked and it was my own head.',
		'en',
	);
	expect(scene.speech).toEqual([]);
	expect(scene.turn).toBe('it was my own head');
	expect(seeScene('Dad was driving the bus, which is odd because he passed in 2011.', 'en').turn).toBe(
		'Dad was driving the bus',
	);
});
