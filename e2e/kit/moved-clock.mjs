// Loaded before a server under test (`--import`): its clock stands as many milliseconds ahead as the file says, and follows it.
import { readFileSync } from 'node:fs';
import { writeDateHeaders } from './date-header.mjs';
import { shiftedDate } from './shifted-date.mjs';

let ahead = 0;
const read = () => {
  try {
    // Nothing in it is a file being written: the present would be a jump of weeks.
    ahead = Number(readFileSync(process.env.MOVED_CLOCK_FILE, 'utf8') || ahead);
  } catch {
    // Nobody moved it yet.
  }
};
read();
setInterval(read, 100).unref();
globalThis.Date = shiftedDate(Date, () => ahead);
writeDateHeaders();
