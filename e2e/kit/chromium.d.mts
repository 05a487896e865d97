import type { Browser } from 'playwright-core';

export function journeysBrowser(): Promise<string>;
export function findBrowser(): Promise<string>;
export function beginBrowser(): Promise<Browser>;
export function endVisits(): Promise<void>;
