import { TestEnvironment } from 'jest-environment-jsdom';
import { endStorages } from './storages.mjs';

export default class DomEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
}
