import type { Browser } from 'playwright-core';
import { beginBrowser } from './chromium.mjs';

export const openBrowser = (): Promise<Browser> => beginBrowser();
