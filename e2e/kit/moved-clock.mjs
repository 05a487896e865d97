// Loaded before a server under test (`--import`): its clock stands as many milliseconds ahead as the file says, and follows it.
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const RealDate = Date;
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

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

// Node writes the Date header from the machine's own clock, and the client goes by that header.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function writeHeadThen(...parts) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};
