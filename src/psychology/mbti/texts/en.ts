/** The sentences of the test of types, and its twelve questions. English is the type of the other languages. */
export const texts = {
	entry: { name: 'MBTI', line: 'Twelve choices that lead to one of sixteen types.' },
	title: 'MBTI: sixteen types',
	description:
		'Twelve everyday choices that lead to one of sixteen Jungian types, with the share of every letter shown: an independent test, free, in four languages.',
	lead: 'Twelve small scenes, two answers each. Choose what you really do, not what you would like to do.',
	limits:
		'Twelve choices can show which way you lean today. They cannot measure ability, make a diagnosis, choose a job or a partner for you; many people get another letter a month later.',
	independent:
		'This is an independent test after Jung’s psychological types. It is not the MBTI® assessment and has no connection with its publisher.',
	analyzing: 'Your answers are being read',
	failed: 'Error analyzing personality',
	failedLine: 'The description did not come; perhaps there is no connection. Your letters above are counted and stay.',
	shares: 'How your twelve answers fell',
	dimension: 'Dimension',
	firstLetter: 'First letter',
	secondLetter: 'Second letter',
	strength: { clear: 'all three answers agree', light: 'a light preference' },
	dimensions: {
		EI: { name: 'Where you get your breath back', poles: ['among people', 'on your own'] },
		SN: { name: 'What you trust first', poles: ['what is there', 'what could be'] },
		TF: { name: 'What you weigh first', poles: ['the matter', 'the people'] },
		JP: { name: 'How you like the day', poles: ['settled', 'open'] },
	},
	names: {
		ISTJ: 'The Keeper of the Ledger',
		ISFJ: 'The One Who Remembers',
		INFJ: 'The Lamp in the Window',
		INTJ: 'The Drawer of Maps',
		ISTP: 'The Quiet Hand',
		ISFP: 'The Painter of Small Things',
		INFP: 'The Reader under the Tree',
		INTP: 'The Asker of Why',
		ESTP: 'The First in the Water',
		ESFP: 'The Open Door',
		ENFP: 'The Kite on a Long String',
		ENTP: 'The Friendly Objector',
		ESTJ: 'The Builder of Bridges',
		ESFJ: 'The Host at the Table',
		ENFJ: 'The Leader of the Choir',
		ENTJ: 'The Hand on the Tiller',
	},
	bird: 'Your bird',
	birds: {
		ISTJ: {
			name: 'The Partridge',
			line: 'The partridge walks the same slope every day and knows each stone by its weight: what it has counted once it need not count again.',
		},
		ISFJ: {
			name: 'The Turtledove',
			line: 'The turtledove comes back to the branch it left and says its few notes there again: it keeps for others what they forgot they had said.',
		},
		INFJ: {
			name: 'The Heron',
			line: 'The heron stands where the land ends and looks at the water longer than anyone: it sees the ripple before there is a wave.',
		},
		INTJ: {
			name: 'The Falcon',
			line: 'The falcon sits still on the glove with the whole plain already measured: by the time it flies, the thinking is done.',
		},
		ISTP: {
			name: 'The Kingfisher',
			line: 'The kingfisher waits on its branch without a word and then moves once: one look, one dive, and the water has closed again.',
		},
		ISFP: {
			name: 'The Goldfinch',
			line: 'The goldfinch wears its gold in the wing and sings from a thistle: it finds the good place in what the others walk around.',
		},
		INFP: {
			name: 'The Nightingale',
			line: 'Attar’s nightingale stays with the rose and sings all night as if the rose had asked: it would sooner feel a thing to the end than explain it.',
		},
		INTP: {
			name: 'The Owl',
			line: 'The owl lives in the ruin because it suspects something underneath: the quieter the night, the better the question.',
		},
		ESTP: {
			name: 'The Duck',
			line: 'Attar’s duck is in the water before the others have asked how deep it is: it learns by getting wet, and lets it run off.',
		},
		ESFP: {
			name: 'The Peacock',
			line: 'The peacock opens its wheel and the courtyard is a feast: where it stands, nobody stays a spectator for long.',
		},
		ENFP: {
			name: 'The Swallow',
			line: 'The swallow is never on the straight line and arrives all the same: it writes the spring in loops and takes the news to every eave.',
		},
		ENTP: {
			name: 'The Parrot',
			line: 'The parrot hands your sentence back to you turned around: it is fond of you, which is why it will not let the word stand.',
		},
		ESTJ: {
			name: 'The Stork',
			line: 'The stork carries branch after branch to the highest roof and is back on the day it is expected: sparrows build their own nests in its walls.',
		},
		ESFJ: {
			name: 'The Sparrow',
			line: 'The sparrow lives where a table is laid, and calls the others before it takes the first crumb: under its roof nobody eats alone.',
		},
		ENFJ: {
			name: 'The Hoopoe',
			line: 'The hoopoe knew the way to the Simorgh and did not fly ahead: it stayed and answered the birds’ excuses, one after another.',
		},
		ENTJ: {
			name: 'The Homa',
			line: 'They say that whoever the homa’s shadow falls on will rule: it flies high, and sees early who is able to carry what.',
		},
	},
	questions: {
		ei1: {
			ask: 'It is Friday evening and nobody has planned anything.',
			first: 'I write to a few people to see who is free.',
			second: 'I close the door and am glad that nobody calls.',
		},
		sn1: {
			ask: 'A box arrives with a machine you have never used.',
			first: 'I follow the leaflet, one step after another.',
			second: 'I put the leaflet aside and find out what it can do.',
		},
		tf1: {
			ask: 'A friend shows you a drawing and asks what you think.',
			first: 'I say first what could be better, and why.',
			second: 'I say first what touched me in it.',
		},
		jp1: {
			ask: 'You leave on a trip tomorrow at noon.',
			first: 'My bag stands packed by the door tonight.',
			second: 'I pack in the last hour, and that is usually enough.',
		},
		ei2: {
			ask: 'Something has been bothering you all day.',
			first: 'It becomes clear to me while I talk about it.',
			second: 'It has to become clear to me before I talk about it.',
		},
		sn2: {
			ask: 'Somebody tells you about a film you have not seen.',
			first: 'I want to know what happens in it.',
			second: 'I want to know what it is really about.',
		},
		tf2: {
			ask: 'Two friends have quarrelled, and both come to you.',
			first: 'I work out who is right about what.',
			second: 'I look for what each needs to talk again.',
		},
		jp2: {
			ask: 'You have two weeks for a piece of work.',
			first: 'I spread it over the days and finish early.',
			second: 'I let it ripen and do most of it near the end.',
		},
		ei3: {
			ask: 'At a party you know hardly anyone.',
			first: 'By the end I have talked with half the room.',
			second: 'By the end I have had one long conversation.',
		},
		sn3: {
			ask: 'You explain to a visitor how to reach your home.',
			first: 'Street names, the number of turns, the shop on the corner.',
			second: 'The rough direction, and what the place feels like when you are close.',
		},
		tf3: {
			ask: 'A rule hits somebody hard who meant well.',
			first: 'A rule is fair when it is the same for everyone.',
			second: 'A rule is fair when it looks at the person.',
		},
		jp3: {
			ask: 'A Saturday with nothing in the diary.',
			first: 'In the morning I like to know what the day will be.',
			second: 'I like to find out as the day goes along.',
		},
	},
};

export type MbtiTexts = typeof texts;
