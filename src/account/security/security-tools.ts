import type { User } from '@supabase/supabase-js';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { Problems } from '../say-problem.ts';
import type { SecurityTexts } from './texts/en.ts';

/** The props that every part of the security page shares. */
export type SecurityTools = {
	t: TextsReader<SecurityTexts>;
	problems: TextsReader<Problems>;
	/** The user as the service has them now, with identities and factors. */
	user: User;
	/** Asks the service again, after something of the account changed. */
	reload: () => Promise<void>;
};
