import { AsyncLocalStorage } from 'node:async_hooks';

const begun = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...all) {
  begun.add(this);
  return run.apply(this, all);
};

/**
 * What a file carried along its promises is over with it. The runner begins a storage of its own for every file and ends none: each
 * promise of a worker's hundredth file would be handed on a hundred times (Node 20). One that goes on is begun again by its next use.
 */
export function endStorages() {
  for (const storage of begun) storage.disable();
  begun.clear();
}
