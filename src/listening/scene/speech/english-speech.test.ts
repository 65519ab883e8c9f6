import { expect, it } from 'vitest';
import { seeScene } from '../see-scene.server.ts';

const said = (text: string) => seeScene(text, 'en').speech.map(({ words }) => words.replace(/[.?!]$/, ''));

it.each([
	[
		'I said why is it blank and he said because you haven’t started.',
		['why is it blank', 'because you haven’t started'],
	],
	['I asked him is this all of them, he shrugged.', ['is this all of them']],
	['she said where did you put my eyes', ['where did you put my eyes']],
	['A policeman tapped the window. Are you lost? he said. I wasn’t.', ['Are you lost']],
	['where’s the baby, everyone kept asking', ['where’s the baby']],
	['I begged him don’t sell the house', ['don’t sell the house']],
])('%s: a question, or what answers it', (text, words) => {
	expect(said(text)).toEqual(words);
});

it.each([
	['Behind me my father’s voice, don’t turn round. I turned round and woke up.', 'don’t turn round'],
	['There was a text from my ex, I’m outside', 'I’m outside'],
	['my dad leaned in, you’ll need the other key', 'you’ll need the other key'],
	['I heard somebody whisper it’s nearly time', 'it’s nearly time'],
	['A sign over the gate read NO SWIMMING AFTER DEATH and we swam', 'NO SWIMMING AFTER DEATH'],
	['On the wall somebody had written YOU WERE HERE in chalk', 'YOU WERE HERE'],
	['Mum rang and all she said was bring a coat', 'bring a coat'],
	['the queen whispered in my ear it’s all cardboard', 'it’s all cardboard'],
])('%s: told by another thing than a verb of saying', (text, words) => {
	expect(said(text)).toEqual([words]);
});

it.each([
	['dad in the passenger seat with his sandwich going nice day for it', 'nice day for it'],
	['My girlfriend kept on sleeping, i was like babe wake up babe', 'babe wake up babe'],
	['the man next to me put dates in my hand and said eat, you are home.', 'eat, you are home'],
	['My gran, dead ten years, goes put the kettle on then', 'put the kettle on then'],
	['She said, softly, not this one', 'not this one'],
	['he said nothing’s wrong and his face slid off', 'nothing’s wrong'],
	['I said no thank you and the bear sat down', 'no thank you'],
	['I shouted help but it came out as birdsong', 'help'],
	['the guard said passport please in my dad’s voice', 'passport please'],
])('%s: talk, and where it ends', (text, words) => {
	expect(said(text)).toEqual([words]);
});

it.each([
	['a man whispered wake up and vanished', 'wake up'],
	['he kept saying where have you been, over and over', 'where have you been'],
	['on the wall was written take the other road', 'take the other road'],
	['I asked what to do and she said leave the shoes', 'leave the shoes'],
	['he turned round and said go back before walking off', 'go back'],
	['he wrote mind your head on the glass', 'mind your head'],
	['Auntie tell me say keep walking', 'keep walking'],
	['says she to me, you know what you did', 'you know what you did'],
	['he said to us all, we’re closed', 'we’re closed'],
	['my dad told me I forgive you', 'I forgive you'],
	['his only words were they’re all dead', 'they’re all dead'],
	['Go back, she said, and shut the window.', 'Go back'],
	['Nothing is lost. That was all she said.', 'Nothing is lost'],
	['“Come home,” my grandmother said.', 'Come home'],
	['my phone lit up with a message, hold my hand', 'hold my hand'],
	['She says beta, come inside, it’s getting dark', 'beta, come inside, it’s getting dark'],
	['The dog said, in my father’s voice, sit down.', 'sit down'],
	['a girl tugged my sleeve, is my mammy here', 'is my mammy here'],
])('%s: words, where they stand and where they end', (text, words) => {
	expect(said(text)).toEqual([words]);
});

it.each([
	'I asked the guard where the exit was',
	'she repeated the question until I understood',
	'she was like open water',
	'I said my prayers',
	'I turned round, there’s a bear behind me',
	'I read your letter and cried',
	'He said he was my brother',
	'They said the king was coming so we swept the street',
	'She told me never to open the blue door',
	'the bear said, in Welsh, that I was late',
	'a man in a grey hat said I was late and I’d have to queue',
	'My cat could talk and all she said was numbers.',
	'I was going to the market with my mother',
	'They asked me where I lived',
])('%s: a report', (text) => {
	expect(said(text)).toEqual([]);
});
