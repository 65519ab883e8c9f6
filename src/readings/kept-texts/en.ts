/** The sentences around a reading that was kept. English is the type of the other languages. */
export const texts = {
	loading: 'Finding the page',
	keptOn: 'Kept on {date}',
	toHistory: 'Back to the history',
	missingTitle: 'This page is not in your book',
	missing: 'It was deleted, or it was kept by somebody else.',
	failed: 'The page could not be fetched just now. It is safe; try again in a moment.',
	retry: 'Try again',
	youAsked: 'You asked',
	youDreamt: 'You dreamt',
	toGuide: 'Talk about it with the guide',
	delete: 'Delete',
	deleteTitle: 'Delete this reading?',
	deleteLine: 'It goes for good and cannot be brought back.',
	deleteConfirm: 'Delete it',
	deleteKeep: 'Keep it',
	deleted: 'Deleted',
	deleteFailed: 'It could not be deleted. Please try again.',
};

export type KeptTexts = typeof texts;
