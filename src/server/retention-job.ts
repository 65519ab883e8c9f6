import { Cron } from 'croner';
import { sweepByAge } from '#src/backend/auth/retention.ts';
import type { createMail } from '#src/mail/create-mail.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { type Observers, observedJob } from './observe.ts';

type KeptMails = Pick<ReturnType<typeof createMail>, 'forget' | 'remembered'>;

/** Deletes once a day what was kept for too long; any number of servers do it together. */
export function startRetention(
	{ database, config, mail, clock }: { database: Database; config: Config; mail: KeptMails; clock: () => Date },
	observers: Observers,
): { stop(): void } {
	const run = async () => {
		try {
			const swept = await observedJob('retention', observers, async () => {
				const byAge = await sweepByAge(database, config, clock());
				return { ...byAge, mailsOf: await sweepMails(database, mail) };
			});
			if (swept.accounts + swept.auditLines + swept.mailsOf > 0)
				observers.log.info(swept, 'what was kept for too long is deleted');
		} catch (error) {
			observers.log.warn({ err: error }, 'what was kept for too long could not be deleted; it is tried again');
		}
	};
	const clockwork = new Cron('10 3 * * *', { timezone: 'UTC', protect: true, unref: true }, run);
	return { stop: () => clockwork.stop() };
}

/** Removes kept mails about accounts that are gone; answers how many accounts those were. */
export async function sweepMails(database: Database, mail: KeptMails): Promise<number> {
	const remembered = await mail.remembered();
	if (remembered.length === 0) return 0;
	const { rows } = await database.query<{ id: string }>(
		`select id from unnest($1::uuid[]) as id
		where not exists (select from auth.users u where u.id = id.id and u.deleted_at is null)`,
		[remembered],
	);
	for (const { id } of rows) await mail.forget(id);
	return rows.length;
}
