import { expect, it } from 'vitest';
import { hearAndPresume } from '../holds-of.server.ts';

const heard = (text: string) => hearAndPresume(text, 'en').heard;

it.each([
	'shall I forgive my best mate for sleeping with my wife',
	'ought I to forgive him for what he did',
	'is now a good time to open my own bakery',
	'is this the right time to buy a house',
	'My brother hasnt spoken to me since the will was read, do i make the first move',
	'shd i quit. boss screams daily. salary 3 months late',
	'do we break the lease',
])('%s: whether to do it', (text) => {
	expect(heard(text).asks).toBe('should');
});

it.each([
	['what does it mean that I keep bumping into her in the strangest places', 'pregnancy'],
	['im not pregnant. again. the test was so white', 'exam'],
	['my youngest starts at uni on Saturday and I am sat on his bed like a fool', 'exam'],
])('%s: another sense of a word', (text, event) => {
	expect(heard(text).events).not.toContain(event);
});

it.each([
	['moving to calgary in 3 weeks with a toddler, don’t know a soul there, pls tell me something kind', 'migration'],
	['My youngest starts at uni on Saturday', 'study'],
	['who do I trust with the shop while I’m away, my nephew or the manager', 'business'],
	['I cringe every time I think about what I said to my boss', 'shame'],
	['My wife and I sleep in separate rooms now', 'loneliness'],
])('%s: an event of ordinary worries', (text, event) => {
	expect(heard(text).events).toContain(event);
});

it.each([
	['They stole my bike with the child seat still on it, will i ever see it again', []],
	['Zainab or Maryam? She came last night, 3.1 kilos, alhamdulillah', ['child']],
	['I hit a cyclist last year. He lived. I never really came back from it.', ['other']],
])('%s: who is in it', (text, people) => {
	expect(heard(text).people).toEqual(people);
});

it('is not glad of a wedding with whom one loved', () => {
	expect(heard('my best friend just got engaged to the guy i was in love with all through college').asks).toBe('speak');
});
