import type { User } from '@supabase/supabase-js';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { Problems } from '../say-problem.ts';
import type { SecurityTexts } from './texts/en.ts';

/** What every part of the security page has at hand. */
export type SecurityTools = {
	t: TextsReader<SecurityTexts>;
	problems: TextsReader<Problems>;
	/** As the service knows them now, with identities and factors. */
	user: User;
	/** Asks the service again, after something of the account changed. */
	reload: () => Promise<void>;
};
