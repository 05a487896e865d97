import { jest } from '@jest/globals';

const others = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;

/** Stops the clock at `now` (milliseconds) until `jest.useRealTimers()`; sockets and timers go on. */
export const clockAt = (now: number): void => {
  jest.useFakeTimers({ now, doNotFake: [...others, ...timers] });
};
