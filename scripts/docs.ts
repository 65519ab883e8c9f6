// `npm run docs`: writes the pages of docs/ that come from the code.
import { writeFileSync } from 'node:fs';
import { configurationPage } from '../src/platform/settings/config-page.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
