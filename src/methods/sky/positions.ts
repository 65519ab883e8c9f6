/** Tropical ecliptic longitudes of date, in degrees from 0 to 360. */
export type Positions = { sun: number; moon: number; mercury: number; venus: number; mars: number };
