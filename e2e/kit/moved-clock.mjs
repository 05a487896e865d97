// Loaded before a server under test (`--import`): moves its clock ahead by the milliseconds in a file, and follows the file.
import { readFileSync } from 'node:fs';
import { writeDateHeaders } from './date-header.mjs';
import { shiftedDate } from './shifted-date.mjs';

let ahead = 0;
const read = () => {
  try {
    // An empty file is one being written: taking it as zero would jump weeks, to the present.
    ahead = Number(readFileSync(process.env.MOVED_CLOCK_FILE, 'utf8') || ahead);
  } catch {
    // The clock was not moved yet.
  }
};
read();
setInterval(read, 100).unref();
globalThis.Date = shiftedDate(Date, () => ahead);
writeDateHeaders();
