// The instant at which journeys happen: servers, specs and pages begin each file at it and run on from there, so that nothing depends on
// the hour, the weekday or the end of the month of a run.

import { shiftedDate } from './shifted-date.mjs';

/** A Tuesday, 09:00 in the demonstration units' time zone. */
export const START = new Date('2026-11-24T12:00:00Z');

const RealDate = Date;
/** Milliseconds from the machine's clock to the journeys', the same for a whole run. */
export const OFFSET = Number(process.env.JOURNEY_OFFSET ?? START.getTime() - RealDate.now());
process.env.JOURNEY_OFFSET = String(OFFSET);

let ahead = OFFSET;

export const moveServers = instant => {
  ahead = instant.getTime() - RealDate.now();
};
export const aheadOfMachine = () => ahead;

export function enterWorld() {
  ahead = OFFSET;
  globalThis.Date = shiftedDate(RealDate, () => ahead);
}
export const leaveWorld = () => {
  globalThis.Date = RealDate;
};
