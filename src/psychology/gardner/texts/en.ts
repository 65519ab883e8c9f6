/** The sentences, statements and descriptions of the test of Gardner’s eight. English is the type of the other languages. */
export const texts = {
	entry: {
		name: 'Multiple intelligences',
		line: 'Gardner’s eight kinds of cleverness, and your three strongest.',
	},
	title: 'Multiple intelligences',
	description:
		'Eight statements after Howard Gardner’s eight kinds: your three strongest preferences on one figure, what they live on and how to feed them, in four languages.',
	lead: 'Eight statements, one for each of Gardner’s kinds. Say how far each is true of you.',
	limits:
		'One statement for each kind shows what you like to do, not how well you do it: these are preferences, not measurements of intelligence.',
	origin:
		'The eight kinds are Howard Gardner’s. He has never published a questionnaire for them, and many psychologists doubt that they are separate intelligences. As a list of ways to be curious, it has proved useful.',
	heading: 'Your three strongest preferences',
	caption: 'All eight, as you answered',
	head: ['Kind', 'Answer from 1 to 5'] as readonly [string, string],
	count: '{n, number} of {total, number}',
	equal: 'Just as high as the third: {others}.',
	flat: 'All eight stand alike. Then the order below is only that of the list; read it as a menu.',
	outro: {
		label: 'A small experiment',
		text: 'Give ten minutes today to the shortest spoke of the figure above, done badly and for nobody. Which of the three strongest do you use only when you are working for others?',
	},
	kinds: {
		musical: {
			name: 'Musical',
			statement: 'A tune stays with me, and I notice when somebody sings it a little differently.',
			text: 'A window is open, and you know from the rhythm of the steps who is coming. You hear the order in things: the limp in a sentence, the machine that will soon break. Learn by ear where you can; read aloud, tap, give the list a tune. The price is noise: a buzzing lamp can cost you an hour.',
		},
		kinesthetic: {
			name: 'Kinesthetic',
			statement: 'I understand a thing best once I have had it in my hands.',
			text: 'The dough tells the hands when it is ready, and no recipe has ever said it so exactly. You think by moving; sitting still for long, you understand less. Walk while you learn, build the model, act the scene. What you can do you can often not explain, and schools forget to ask for it.',
		},
		logical: {
			name: 'Logical',
			statement: 'I like to find out by which rule something goes.',
			text: 'Someone lays out matches on a café table, and you cannot drink until it comes out even. You look for the rule and then for the case that breaks it. Feed it with puzzles that have teeth: budgets, timetables, a proof. Beware of problems in which people are treated as numbers; they answer back.',
		},
		interpersonal: {
			name: 'Interpersonal',
			statement: 'I notice when somebody in a group has gone quiet.',
			text: 'At a table of seven you see the eighth thing, the look between two of them. You learn in conversation, and you teach in it without meaning to. Study with others, explain it to a child, ask the one who knows. Leave some evenings empty, or you will no longer hear which of the voices is yours.',
		},
		linguistic: {
			name: 'Linguistic',
			statement: 'I look for the word that fits exactly, and I am glad when I have it.',
			text: 'A word is turned over like a pebble and put back, because the next one is smoother. You remember what was said, and how. Write in order to think; keep a notebook for the sentences of others. Now and then something is well put and still untrue, and you will be the last to mind.',
		},
		naturalist: {
			name: 'Naturalist',
			statement: 'I recognise plants, animals or clouds that others walk past.',
			text: 'Between two paving stones grows something with five leaves, and you have already bent down. You sort the living by small signs: bark, call, the way it moves. Learn out of doors, collect, compare, keep a calendar of first blossoms. Rooms without a window make you duller than you think.',
		},
		spatial: {
			name: 'Spatial',
			statement: 'I can see in my mind how a room would look if the furniture stood differently.',
			text: 'You fold the map away before the first corner, since it now hangs inside you. You think in pictures and turn them round like a cup. Sketch before you write; put the facts on a wall and step back. Words that come one after another can seem to you like looking at a house through a keyhole.',
		},
		intrapersonal: {
			name: 'Intrapersonal',
			statement: 'I often think about why I did something in just that way.',
			text: 'A diary has a lock, and the one who writes in it knows why the lock is really there. You keep company with yourself and learn from it. Set your own aims, alone and in writing, and look at them again after a month. From inside, thinking about life can look very much like living it.',
		},
	},
};

export type GardnerTexts = typeof texts;
