/**
 * Questions about the practice itself, by how they are asked in folded text (`fold.ts`), and what is answered.
 * @property as what such a message is: a question of knowledge, one about the guide, or something that is told, which is
 *   answered with a way to help
 */
export type PracticeWords = readonly {
	readonly asked: RegExp;
	readonly say: string;
	readonly as?: 'about_you' | 'told';
}[];
