import type { BrowserContext, Page } from 'playwright-core';

/** How many records still wait on this device. */
export function waitingOn(page: Page): Promise<number>;
/** Concludes each of these on the phone with no network, with so many photos each; leaves the context offline. */
export function concludeOffline(
  context: BrowserContext,
  page: Page,
  base: string,
  opened: readonly { id: number; numero: string }[],
  wanted: { photos: number; roll: () => number },
): Promise<void>;
