import { type Browser, chromium } from 'playwright-core';

/** The run's browser (scripts/jest/journeys.setup.mjs); closing it here closes what this file opened in it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(process.env.JOURNEY_BROWSER ?? '');
