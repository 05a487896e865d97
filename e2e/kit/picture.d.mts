import type { Page } from 'playwright-core';

/**
 * A picture drawn by the browser itself, each seed another, larger than what is sent, as a field of files takes it.
 */
export function picture(
  page: Page,
  seed: number,
  mimeType?: 'image/jpeg' | 'image/png',
): Promise<{ name: string; mimeType: string; buffer: Buffer }>;
