/** As many answers from 1 to 5, as rows keep them; null where it is anything else. */
export function ratingsOf(answers: readonly unknown[], count: number): number[] | null {
	const values = answers.filter(
		(answer): answer is number => typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5,
	);
	return values.length === count && answers.length === count ? values : null;
}
