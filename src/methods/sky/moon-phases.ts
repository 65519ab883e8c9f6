/** The phases of the moon, in eighths of its way around the sun's place. */
export const moonPhases = [
	'new',
	'waxing_crescent',
	'first_quarter',
	'waxing_gibbous',
	'full',
	'waning_gibbous',
	'last_quarter',
	'waning_crescent',
] as const;
export type MoonPhase = (typeof moonPhases)[number];
