import { place } from '@alipen/platform/checks/place';

export const typed = (command: string, ...words: readonly string[]): string =>
  [place().program('government-api', command), ...words].join(' ').replace(/ --$/, '');
