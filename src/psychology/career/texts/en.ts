/** The sentences, questions and descriptions of the career test. English is the type of the other languages. */
export const texts = {
	entry: { name: 'Career', line: 'Five questions about the work that would suit you.' },
	title: 'Career',
	description:
		'Five questions about what you do when nobody tells you to, and the field of work they point to, with occupations to look at: a short career test in four languages.',
	lead: 'Five questions, four answers each. Take the one you would choose if the pay were the same.',
	limits:
		'Five answers point in a direction; they know nothing of your training, your town or your rent. Take the field as a place to begin looking, and ask three people who work there.',
	caption: 'How your five answers fell',
	head: ['Field', 'Answers'] as readonly [string, string],
	count: '{n, number} of {total, number}',
	tied: 'Just as often you chose: {others}. The field you reached first stands above; read the other one as well.',
	mixed:
		'Your answers are spread over several fields. That is common, and many good occupations lie between two of them.',
	jobsTitle: 'Occupations to look at',
	labels: { thrives: 'Where it thrives', price: 'What it costs', experiment: 'A small experiment' },
	questions: {
		q1: {
			ask: 'A shop window in your street stands empty. What do you see?',
			creative: 'What it could look like by Saturday',
			analytical: 'Why the last three shops there failed',
			social: 'Who in the street would like to meet there',
			leadership: 'A business, and who could run it with me',
		},
		q2: {
			ask: 'Your class or your team prepares a festival. You end up',
			creative: 'making the posters and the stage',
			analytical: 'doing the budget and the timetable',
			social: 'looking after guests and those who feel lost',
			leadership: 'deciding who does what, and when',
		},
		q3: {
			ask: 'You are stuck with a task. What helps first?',
			creative: 'Leaving it, drawing, trying something odd',
			analytical: 'Taking it apart and testing each part',
			social: 'Talking it over with somebody',
			leadership: 'Dividing it and asking the right people',
		},
		q4: {
			ask: 'At the end of which day do you go home content?',
			creative: 'Something exists that did not exist this morning',
			analytical: 'Something that was unclear is now clear',
			social: 'Somebody is better off than this morning',
			leadership: 'A group has got something done together',
		},
		q5: {
			ask: 'Which praise do you remember longest?',
			creative: '“Nobody else would have thought of that.”',
			analytical: '“You found the mistake.”',
			social: '“It was good that you were there.”',
			leadership: '“Without you it would not have happened.”',
		},
	},
	fields: {
		creative: {
			name: 'The creative field',
			opening:
				'A table with paint on it that nobody will ever get off, and on the table something that was not in the world at breakfast.',
			thrives:
				'You go towards the unfinished. Where others see a gap, you already see a form, and you would rather make three versions than talk about one. Workshops, studios, kitchens and editorial offices live on people who can bear it that the first attempt is bad.',
			price:
				'Ideas are paid late and irregularly, and taste is argued about by people who have none of your hours in it. Without a frame (a deadline, a client, a format) the freedom turns to fog. Half the craft is finishing.',
			experiment:
				'Take something you use every day and draw, write or build its better version in nine minutes. Which of your ideas has lived longest without being seen by anyone?',
			jobs: [
				'graphic or product designer',
				'writer or editor',
				'architect',
				'film or sound maker',
				'cook',
				'game developer',
			],
		},
		analytical: {
			name: 'The analytical field',
			opening:
				'A clock lies open under a lamp. Someone is looking for the one wheel that is a hair too small, and is happy.',
			thrives:
				'You want to know how it works, and you do not mind if that takes until evening. Numbers, causes and exceptions speak to you. Laboratories, workshops for difficult repairs, data rooms and courtrooms need people whom a neat but false answer does not satisfy.',
			price:
				'The world seldom waits for the last proof. You may be right at a moment when nobody is listening any more, and a solution without a listener stays in the drawer. Explaining is a second trade, and it is worth learning.',
			experiment:
				'Pick a figure from today’s news and spend nine minutes finding out how it was counted. Which question have you been carrying about that no one has asked you to answer?',
			jobs: [
				'software or data engineer',
				'researcher',
				'doctor in diagnostics',
				'accountant or auditor',
				'mechanic',
				'lawyer',
			],
		},
		social: {
			name: 'The social field',
			opening:
				'In the waiting room there are nine chairs. On the tenth, brought from next door, sits the one who has noticed who is shaking.',
			thrives:
				'You see the person before the case. You can listen without already building the answer, and people grow a little in your presence. Schools, wards, advice centres and good hotels stand or fall with those who are still friendly at four in the afternoon.',
			price:
				'Whoever can be talked to is talked to. The work comes home with you and sits at the table, and its success is hard to show to anyone with a form. Learn early where your day ends, and say it aloud.',
			experiment:
				'Ask somebody a second question today after they have answered “fine”, and listen for nine minutes. Whose troubles do you carry that they themselves put down long ago?',
			jobs: [
				'teacher',
				'nurse or midwife',
				'psychologist or counsellor',
				'social worker',
				'personnel officer',
				'host or guide',
			],
		},
		leadership: {
			name: 'The leadership field',
			opening:
				'Rain, a field, forty people with tents and no plan. One of them climbs on a crate and says: the poles first.',
			thrives:
				'You feel the moment at which a group wants a decision, and you do not mind being the one who is wrong. You think in people and dates. Building sites, young firms, newsrooms and town halls move because somebody has put a name to the next step.',
			price:
				'You get the thanks of the whole team, and its anger as well. Praise thins out the higher you stand, and so does the truth you are told. Those who lead well have someone who may contradict them, and they go and ask.',
			experiment:
				'Choose a small thing that everybody is waiting for, make a proposal with a date, and send it within nine minutes. Whom would you follow yourself, and what does that person do that you do not?',
			jobs: [
				'project or site manager',
				'founder',
				'head of a school or ward',
				'producer',
				'officer in rescue or fire service',
				'politician or organiser',
			],
		},
	},
};

export type CareerTexts = typeof texts;
