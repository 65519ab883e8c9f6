/** What people ask of life itself: "what is love". */
export const ideas = [
	...(['love', 'happiness', 'life', 'death', 'patience', 'hope', 'forgiveness', 'loneliness', 'friendship'] as const),
	...(['soul', 'fate', 'time', 'truth', 'wisdom', 'freedom', 'faith', 'beauty', 'fear', 'grief', 'success'] as const),
	...(['peace', 'trust', 'courage', 'home', 'gratitude', 'luck', 'god', 'suffering'] as const),
] as const;
export type Idea = (typeof ideas)[number];

/** What is said of each idea in one language: two sentences. */
export type IdeaTexts = Readonly<Record<Idea, string>>;
