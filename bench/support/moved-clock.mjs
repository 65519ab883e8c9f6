// Loaded before our program by NODE_OPTIONS in `soak-and-faults.ts` alone: its clock is as many milliseconds ahead of the
// machine's as the file of HOOPOE_BENCH_CLOCK says. Monotonic time and timers are left as they are, and so is the database.
import { readFileSync } from 'node:fs';

const file = process.env.HOOPOE_BENCH_CLOCK ?? '';
const RealDate = Date;
let ahead = 0;
const look = () => {
	try {
		ahead = Number(readFileSync(file, 'utf8')) || 0;
	} catch {
		// No file: the machine's own time.
	}
};
look();
setInterval(look, 100).unref();

class MovedDate extends RealDate {
	constructor(...given) {
		if (given.length === 0) super(RealDate.now() + ahead);
		else super(...given);
	}
	static now() {
		return RealDate.now() + ahead;
	}
}
Object.defineProperty(MovedDate, 'name', { value: 'Date' });
globalThis.Date = MovedDate;
