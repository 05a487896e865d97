import { place } from '@alipen/platform/checks/place';

/** A command of ours as it is typed where this program runs. */
export const typed = (command: string, ...words: readonly string[]): string =>
  [place().program('government-api', command), ...words].join(' ').replace(/ --$/, '');
