/**
 * What has to be true of the person for a sentence to be said to them. A sentence is used only where what was heard
 * makes all of its presumptions true; what is unknown counts as untrue (`docs/listening.md`).
 */
export const presumptions = [
	/** The asker lives in a couple; true of neither the dead nor the parting. */
	'couple',
	/** The first person heard is alive, or dead; untrue both where it is unknown. */
	'person_alive',
	'person_dead',
	/** Somebody else is in the matter. */
	'somebody',
	'has_job',
	/** The asker studies or sits an examination. */
	'studies',
	/** An "or" between two named things. */
	'two_options',
	'asked_for_future',
	/** Somebody did the asker harm; or the asker says that they themselves did. */
	'wronged',
	'did_wrong',
	'has_child',
	'grown_child',
	'has_home',
	'waiting',
	/** The asker loves somebody, or is ill, lonely, afraid, tired, believes. */
	'in_love',
	'ill',
	'lonely',
	'afraid',
	'tired',
	'believes',
	/** The asker travels or moves away. */
	'leaving',
	/** The asker owes, or is owed, or needs money. */
	'money_matters',
] as const;
export type Presumption = (typeof presumptions)[number];

/** A sentence, or a few that belong together, with what they presume; a bare string presumes nothing. */
export type Line = string | { readonly say: string; readonly when: readonly Presumption[] };
