import { AsyncLocalStorage } from 'node:async_hooks';

const begun = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...all) {
  begun.add(this);
  return run.apply(this, all);
};

/**
 * Disables the storages used by a spec file. Jest makes one of its own for every file and disables none, so each promise of a
 * worker's hundredth file would be handed on a hundred times (Node 20). A storage still in use is enabled again by its next run.
 */
export function endStorages() {
  for (const storage of begun) storage.disable();
  begun.clear();
}
