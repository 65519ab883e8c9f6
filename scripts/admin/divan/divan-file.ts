import * as z from 'zod';

/** A Divan as it is put into the database: docs/divan.md. */
export type Divan = {
	edition: string;
	source: string;
	licence: string;
	/** How many ghazals the edition has, where the file says so. */
	count?: number | undefined;
	ghazals: readonly Ghazal[];
};

/** A ghazal under its number in the edition; its couplets in order, each of them two hemistichs. */
export type Ghazal = { ghazal: number; couplets: readonly (readonly string[])[] };

/** Characters of the edition's name, its source and its licence, each. */
export const MOST_OF_PLACE = 120;

const place = z.string().trim().min(1).max(MOST_OF_PLACE);

/** What surrounds the ghazals; `check-divan.ts` looks into them one by one. */
export const divanSchema = z.object({
	edition: place,
	source: place,
	licence: place,
	count: z.int().positive().optional(),
	ghazals: z.array(z.unknown()),
});

export const ghazalSchema = z.object({
	ghazal: z.int().min(1).max(9999),
	couplets: z.array(z.array(z.string())).min(1),
});
