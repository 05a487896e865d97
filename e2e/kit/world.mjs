// The instant at which journeys happen. Servers, specs and pages stand at it from the start of a file and go on by the second; nothing
// depends on the hour, the weekday or the end of the month at which somebody runs them.

import { shiftedDate } from './shifted-date.mjs';

/** A Tuesday, 09:00 on the wall of the demonstration's units. */
export const START = new Date('2026-11-24T12:00:00Z');

const RealDate = Date;
/** From the machine's clock to the journeys', the same for a whole run. */
export const OFFSET = Number(process.env.JOURNEY_OFFSET ?? START.getTime() - RealDate.now());
process.env.JOURNEY_OFFSET = String(OFFSET);

let ahead = OFFSET;

/** What the servers of this process believe the time to be. */
export const moveServers = instant => {
  ahead = instant.getTime() - RealDate.now();
};
export const aheadOfMachine = () => ahead;

/** For as long as a file runs; `restore` gives this process the machine's clock again. */
export function enterWorld() {
  ahead = OFFSET;
  globalThis.Date = shiftedDate(RealDate, () => ahead);
}
export const leaveWorld = () => {
  globalThis.Date = RealDate;
};
