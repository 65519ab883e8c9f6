/** The sentences of Moulana's wisdom. English is the type of the other languages. */
export const texts = {
	entry: { name: 'Moulana', line: 'A story out of the Masnavi, and something to practise today.' },
	title: 'Moulana’s Wisdom',
	description:
		'Choose one of four paths and read the story Rumi tells on it today, its message, something to practise, and a verse with its place.',
	lead: 'Four paths lead into the books of Moulana Jalal al-Din, whom the West calls Rumi. On each of them another story waits every day.',
	choose: 'Choose a path',
	paths: {
		love: { name: 'Love', line: 'Who is it that knocks, and for whom the door opens.' },
		transformation: { name: 'Transformation', line: 'What the fire takes, and what comes out of the pot.' },
		silence: { name: 'Silence', line: 'What can be heard once nobody is right any more.' },
		story: { name: 'Story', line: 'Old tales with an elephant, a parrot or a treasure in them.' },
	},
	note: 'Rumi’s books are not opened for omens, as the Divan of Hafez is; people go to them for counsel. The stories are told afresh here, from the Masnavi and the Divan of Shams. The verses stand letter by letter, each with its place, and the translations are ours.',
	listening: 'The book is being opened',
	writing: 'The story is being told',
	path: 'Path',
	quote: 'Quote of the day',
	ofDay: 'Quote of the day, {date}',
	places: {
		masnavi: 'Masnavi, book {daftar}, section {section}, as Ganjoor counts them',
		shams: 'Divan of Shams, ghazal {ghazal}, by Foruzanfar’s number',
	},
	answer: 'Today’s story',
	story: 'The story',
	message: 'The message',
	practice: 'Daily practice and reflection',
	failed: 'Unable to receive Rumi’s wisdom',
	failedLine: 'The story did not come. You can ask for it once more, or take another path.',
	contact: 'Talk it over on WhatsApp',
	contactMessage: 'Hello, I have read a story on the Moulana page of Hoopoe and would like to talk about it.',
	newPath: 'New path',
};

export type MoulanaTexts = typeof texts;
