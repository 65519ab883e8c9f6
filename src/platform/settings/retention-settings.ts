import { whole } from './setting-kinds.ts';

/** For how long what nobody deletes is kept (docs/privacy.md). */
export const retentionSettings = {
	AUDIT_DAYS: whole(365, 0, 36_500).describe(
		'Days that lines of the audit log are kept: sign-ins, changes of accounts, with the address they came from. 0 keeps them for ever.',
	),
	UNCONFIRMED_DAYS: whole(30, 0, 36_500).describe(
		'Days that an account is kept whose mail address or phone number was never confirmed, and which nobody ever signed in to. 0 keeps them for ever.',
	),
} as const;
