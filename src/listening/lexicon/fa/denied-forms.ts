/** The forms of a verb that deny, letters folded: «نکردم», «نمی‌کنه». */
export const deniedForms = (past: string, present: string): readonly string[] => {
	const stems = (stem: string) => (/^ا/.test(stem) ? [stem, `ی${stem}`, `ی${stem.slice(1)}`] : [stem]);
	return [
		...past
			.split(' ')
			.flatMap((stem) => [
				...stems(stem).flatMap((one) => pastEndings.map((ending) => `ن${one}${ending}`)),
				...pastEndings.map((ending) => `نمی${stem}${ending}`),
			]),
		...present.split(' ').flatMap((stem) => presentEndings.map((ending) => `نمی${stem}${ending}`)),
	];
};
export const pastEndings = ' م ی یم ید ین ند ن ه ش مش شون هام هایم هاند هان هم هی هیم هست'.split(' ');
export const presentEndings = 'م ی ه د یم ید ین ند ن ش مش'.split(' ');

/** The same as one choice of a phrase, each form as it stands. */
export const un = (past: string, present = ''): string =>
	`(${deniedForms(past, present)
		.map((form) => `=${form}`)
		.join('|')})`;
