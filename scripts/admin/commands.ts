import { oauthClients, sso } from './apps.ts';
import type { Command } from './command.ts';
import { divan } from './divan/divan.ts';
import { peopleCommands } from './people.ts';

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
	...peopleCommands,
	'oauth-clients': oauthClients,
	sso,
	divan,
};

export const help = `npm run admin -- COMMAND …        WHO is an e-mail address, a phone number or an id.

People
  list [SEARCH] [--page N]          who has an account, the newest first
  create EMAIL [--name NAME] [--password PASSWORD] [--admin]
                                    makes an account; without a password it prints a link to choose one by;
                                    --password - reads it from standard input
  link WHO [--type magiclink]       prints a link that signs them in once, to choose a new password
  ban WHO [--for 24h]               keeps them out, and signs them out everywhere
  unban WHO
  grant WHO                         makes them an administrator of the site
  revoke WHO                        … and no more
  reset-factor WHO                  removes their second factors, when they have lost them
  delete WHO --yes [--soft]         deletes them and all that is theirs; --soft keeps the rows, under no name

Apps that sign people in with their account here (AUTH_OAUTH_SERVER)
  oauth-clients [list]
  oauth-clients add NAME REDIRECT… [--uri ADDRESS] [--public]
  oauth-clients renew-secret ID
  oauth-clients remove ID

Single sign-on (AUTH_SAML)
  sso [list]
  sso add (--metadata-url ADDRESS | --metadata-file FILE) [--domain DOMAIN]… [--name NAME]
  sso remove ID

The whole Divan of Hafez, for operators who have one at hand (docs/divan.md)
  divan                             says which one is there
  divan FILE [--edition NAME --source NAME --licence NAME]
                                    checks it and puts it in the place of the one that is there; a file with Ganjoor's
                                    fields names no edition, so say it, where it is from and its licence
  divan --remove                    takes it out; the oracle draws from its twelve couplets again

The embedded database belongs to one process: stop the server first. On PostgreSQL (DATABASE_URL) at any time.`;
