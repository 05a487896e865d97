import type { Browser } from 'playwright-core';

export function findBrowser(): Promise<string>;
export function beginBrowser(): Promise<Browser>;
export function endVisits(): Promise<void>;
