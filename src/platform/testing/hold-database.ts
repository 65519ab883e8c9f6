// `node hold-database.ts FOLDER`: opens the embedded database there, says `open`, and keeps it until it is stopped, or
// killed. For tests of what is left behind.
import { openDatabase } from '../database/open-database.ts';
import { silentLog } from '../process/log.ts';
import { embeddedIn } from './database-settings.ts';

const database = await openDatabase(embeddedIn(process.argv[2] as string), silentLog);
await database.query('create table if not exists kept (number int)');
let stopping = false;
process.on('SIGTERM', async () => {
	stopping = true;
	database.announceEnd();
	await database.close();
	process.exit(0);
});
console.log('open');
for (let number = 1; !stopping; number++) {
	await database.query('insert into kept values ($1)', [number]);
	console.log(number);
	await new Promise((next) => setTimeout(next, 5));
}
