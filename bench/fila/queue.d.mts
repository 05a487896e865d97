import type { Browser } from 'playwright-core';

export interface Wanted {
  inspections: number;
  /** Of each. */
  photos: number;
  cuts: number;
  /** The same seed cuts after the same bytes and waits. */
  seed: number;
  /** Two free ports: the line's, and the product's own behind it. */
  linePort: number;
  productPort: number;
  say?: (line: string) => void;
}
export interface Outcome {
  inspections: number;
  photos: number;
  cuts: number;
  /** Cuts that found something on its way. */
  cutsUnderWay: number;
  /** Neither whole on the server nor kept on the device. */
  lost: number;
  /** Still on the device when there was no more patience. */
  waiting: number;
  doubled: number;
  /** Times an inspection was seen complete on the server with a photo missing. */
  falselyComplete: number;
  looks: number;
  seconds: number;
}
/** Concludes inspections with no network on a phone, then sends them over a line that is cut again and again. */
export function sendOverABadLine(browser: Browser, product: { dataDir: string }, wanted: Wanted): Promise<Outcome>;
