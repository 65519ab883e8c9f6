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
	['I dreamt hot water ran from the walls', 'chased'],
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
	['I dreamt someone had told me there would be a lion. I looked out. Nothing, just the washing line', 'lion'],
	['I dreamt that what looked like a snake was a rope', 'snake'],
	['I dreamt I mistook the coat stand for a ghost', 'ghost'],
	['I dreamt a voice on the radio promised snow and none fell', 'snow'],
	['I dreamt I reached in my pocket for my keys and pulled out a fish', 'key'],
	['I dreamt I opened the fridge for milk. Nothing but shoes', 'milk'],
	['I dreamt my phone was supposed to be in my bag. It wasn’t', 'phone'],
	['I dreamt they said a flood was coming. It never did', 'flood'],
	['I dreamt he pretended to have a gun. It was his finger', 'gun'],
	['I dreamt the exam had been cancelled', 'failing-exam'],
	['I dreamt that the wolf everyone talked about never showed itself', 'wolf'],
	['I dreamt that I almost fell off the roof but grabbed the gutter', 'falling'],
	['I dreamt the lion yawned. It had no interest in us', 'attacked'],
	['No snakes this time, just the empty tank with the lid off.', 'snake'],
])('%s: told as absent', (text, symbol) => {
	const { there, absent } = seen(text);
	expect(there).not.toContain(symbol);
	expect(absent).toContain(symbol);
});

it.each([
	'We missed the start of the film because of the queue for popcorn.',
	'My father built this house with his own hands.',
	'A swan chased us along the towpath on Saturday, the kids were screaming.',
	'I had a dream about becoming a pilot when I was a kid.',
	'Is that your dog in the road?',
])('%s: talk of the day', (text) => {
	expect(seen(text).there).toEqual([]);
});

it.each([
	['A bear in a suit drove me to hospital', 'bear'],
	['monkeys had taken over the train', 'monkey'],
	['I had forgotten the baby on the bus. When I ran back the driver handed me a cabbage', 'baby'],
])('%s: a dream in a few words', (text, symbol) => {
	expect(seen(text).there).toContain(symbol);
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

it.each([
	['A policeman lifts one out of the box and kisses it, and a horse in the yard', 'elevator'],
	['I dreamt the queue snakes round the block and my boss watches me', 'snake'],
	['I dreamt of an ant sized man on a ladder', 'ant'],
	['I dreamt I had a moon-shaped scar', 'moon'],
	['I dreamt she spoke in a voice as deep as a well', 'well'],
])('%s: a verb, or a likeness', (text, symbol) => {
	expect(seen(text).there).not.toContain(symbol);
});

it.each([
	['I dreamt the knife came out bloodless', 'blood'],
	['I dreamt the sky over the sea was moonless', 'moon'],
	['I dreamt my house was on fire and I can’t find the front door', 'door'],
	['I dreamt the king was asleep. Corgis nowhere in sight', 'dog'],
	['I dreamt that I’m a bride but there isn’t any wedding', 'wedding'],
	['I dreamt the exam was in two hours, and I didn’t fail', 'failing-exam'],
	['I dreamt there was meant to be a wedding but nobody had brought a bride', 'wedding'],
	['I dreamt there was talk of a dragon. When we got there the villagers showed us a kettle', 'dragon'],
	['I dreamt I had lost my hair, or so I thought', 'hair'],
	['I dreamt someone had emptied the sea and there were trolleys on the bottom', 'sea'],
	['I dreamt my phone had gone, my bag had gone, and a goat was wearing my coat', 'phone'],
	['I dreamt the river where we used to swim isn’t there anymore', 'river'],
	['I dreamt the moon didn’t rise that night', 'moon'],
	['I dreamt I thought I was pregnant but it was a cat under my jumper', 'pregnancy'],
	['I dreamt they’d cancelled the exam and given everyone soup instead', 'failing-exam'],
	['I dreamt I was holding what ought to have been a baby but was a loaf', 'baby'],
	['I dreamt there wasnae a stair tae get doon, just a blue door', 'stairs'],
	['I dreamt I reached the top and expected eagles. What I got was my teacher', 'eagle'],
	['I dreamt the crabs were everywhere and a shark never pinched me, not once', 'attacked'],
])('%s: told as absent in other words', (text, symbol) => {
	const { there, absent } = seen(text);
	expect(there).not.toContain(symbol);
	expect(absent).toContain(symbol);
});

it.each([
	['I dreamt we drove over Third Mainland Bridge and the car was full of frogs', 'bridge'],
	['‘It’s a lion,’ said mum, and there it was, yawning', 'lion'],
	['They had turned my old primary into a prison', 'school'],
])('%s: there by its name, or because it is spoken of', (text, symbol) => {
	expect(seen(text).there).toContain(symbol);
});

it.each([
	['the groom is a bear and my mum goes well at least he’s on time', 'well at least he’s on time'],
	['We’re closed for the flood, she said, try the moon.', 'We’re closed for the flood'],
	['Dad was on the stairs. Off we pop then, says he, and we left', 'Off we pop then'],
	['A woman called across to me, that’s not how you hold a king', 'that’s not how you hold a king'],
	['My boss told me straight, you’re not on the list', 'you’re not on the list'],
	['My wife asked me in a flat voice did you lock the sea', 'did you lock the sea'],
	['a sheep at the back baaed ‘louder please’', 'louder please'],
	['There was a snake in the bath and she just went oh it’s you again', 'oh it’s you again'],
])('%s: speech behind other verbs', (text, words) => {
	expect(seeScene(text, 'en').speech.map((said) => said.words)).toContain(words);
});

it.each([
	['A man I didn’t know was cutting my hair with garden shears', 'haircut'],
	['Someone I couldn’t see was chasing me through the house', 'chased'],
	['I dreamt a woman I’d never met kissed me in the market', 'kiss'],
	['A boy I don’t recognise was crying in the corner of our kitchen, and it was snowing', 'crying'],
	['Every door opened on the same empty bed in a hospital', 'door'],
])('%s: done, whoever does it', (text, symbol) => {
	const { there, absent } = seen(text);
	expect(there).toContain(symbol);
	expect(absent).not.toContain(symbol);
});

it.each([
	['I dreamt my teeth fell out without blood', 'falling'],
	['I dreamt my ring fell into the sea', 'falling'],
	['The burglar sat on my sofa watching telly with a mouse on his knee', 'wedding'],
	['I was at the airport in my socks and they were calling my flight', 'phone'],
	['I dreamt a snake wound itself round my arm', 'wound'],
])('%s: another sense of its words', (text, symbol) => {
	expect(seen(text).there).not.toContain(symbol);
});

it.each([
	'I dreamt there wasn’t enough room to swing a cat',
	'I dreamt I was flogging a dead horse with that client',
	'I dreamt sales went down the toilet',
	'I dreamt he milked the story',
	'I dreamt prices were frozen',
	'I dreamt he was chasing me for an invoice',
	'I dreamt it was the hired hand who quit',
	'I dreamt she won gold in Tokyo',
	'I dreamt of an orange sofa and a snow globe and a dog lead',
	'I dreamt I had a mug with a cat on it',
	'I dreamt we buried a piano',
	'I dreamt the tail wagged the dog in that office',
	'I dreamt I got my goat up over parking',
	'I dreamt I was toast if the audit failed',
	'I dreamt I wore my dad’s glasses',
	'I dreamt I was twiddling my thumbs at work',
])('%s: a saying, a colour, a print, a part of another word', (text) => {
	expect(seen(text).there).toEqual([]);
});

it.each([
	['I dreamt none of us had a gun', 'gun'],
	['I dreamt there were tables, chairs, but bread? None', 'bread'],
	['I dreamt nowhere was there a door', 'door'],
	['I dreamt there was everything but a door', 'door'],
	['I dreamt the room lacked a mirror', 'mirror'],
	['I dreamt there was no such thing as a phone', 'phone'],
	['I dreamt someone had taken the tree away', 'tree'],
	['I dreamt ne’er a dog was there', 'dog'],
	['I dreamt there was no baby in the pram', 'baby'],
	['I dreamt I passed the exam', 'failing-exam'],
	['I dreamt the train hadn’t left yet', 'missed-departure'],
	['I dreamt the wedding was off', 'wedding'],
])('%s: none', (text, symbol) => {
	const { there, absent } = seen(text);
	expect(there).not.toContain(symbol);
	expect(absent).toContain(symbol);
});

it.each([
	['I dreamt a woman I’ve never seen handed me a baby', 'baby'],
	['I dreamt a man asked for my licence and all I had in my purse was rice', 'rice'],
	['Dreamed of Obama fixing my bike', 'celebrity'],
	['I dreamt dem dey pursue me', 'chased'],
	['I dreamt my car was rolling downhill', 'out-of-control'],
	['I dreamt I was writing WAEC', 'failing-exam'],
	['I dreamt I rummaged through drawers', 'searching'],
	['I dreamt two lines on the test', 'pregnancy'],
	['I dreamt a big fish in a lake spoke', 'fish'],
	['I dreamt I was digging a grave', 'cemetery'],
	['I dreamt I said my prayers', 'prayer'],
	['I dreamt the old goat looked at me', 'sheep'],
	['I dreamt an old crow sat on my hand', 'crow'],
	['Kept trying to ring 999 and my phone turned to bread', 'trying'],
])('%s: there', (text, symbol) => {
	expect(seen(text).there).toContain(symbol);
});

it('takes no living fish for one of the dead', () => {
	expect(seen('I dreamt the fish was still alive').there).toEqual(['fish']);
});
