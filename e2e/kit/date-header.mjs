// Node writes the Date header from the machine's own clock, and the client goes by that header.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

export function writeDateHeaders() {
  ServerResponse.prototype.writeHead = function writeHeadThen(...parts) {
    this.setHeader('date', new Date().toUTCString());
    return writeHead.apply(this, parts);
  };
}
