/** The sentences every reading shares. English is the type of the other languages. */
export const texts = {
	writtenWithoutAi: 'This text was written without AI.',
	writtenByModel: 'Written by the language model {model}.',
	actions: 'What to do with this reading',
	copy: 'Copy',
	copied: 'Copied',
	copyFailed: 'The browser would not let it be copied. Select the text and copy it by hand.',
	share: 'Share as a picture',
	shared: 'The picture is among your downloads',
	shareFailed: 'The picture could not be made.',
	print: 'Print',
	again: 'Ask again',
	saved: 'Kept in your history.',
	saving: 'Being kept in your history',
	notSaved: 'This reading could not be kept in your history. It stays here as long as the page is open.',
	historyFull:
		'Your history is full: it takes no more readings of this kind. Delete older ones to make room; this one stays here as long as the page is open.',
	openHistory: 'Open your history in a new tab',
	saveAgain: 'Save again',
	notKept: 'Readings are kept for those who are <signIn>signed in</signIn>. This one goes when you leave the page.',
	crisisLines: 'People you can talk to now',
	elsewhere: 'Other countries',
	nothingKept: 'Nothing you wrote here was kept.',
	back: 'Back to the question',
};

export type ReadingTexts = typeof texts;
