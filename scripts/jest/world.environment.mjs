// Servers and their specs run at the instant of the journeys, so that the demonstration is the same at any hour.
import { writeDateHeaders } from '../../e2e/kit/date-header.mjs';
import { enterWorld, leaveWorld } from '../../e2e/kit/world.mjs';
import NativeEnvironment from './native.environment.mjs';

writeDateHeaders();

/** Undefined unless the run has read the row types: only the government API's specs have them. */
const answered = process.env.ROW_TYPES ? await import('./answered-rows.mjs') : undefined;

export default class WorldEnvironment extends NativeEnvironment {
  constructor(config, context) {
    enterWorld();
    super(config, context);
  }

  /** Fails a test for each row that is not what its caller says. */
  async handleTestEvent({ name, test }) {
    if (name === 'test_done') for (const fault of answered?.takeFaults() ?? []) test.errors.push(new Error(fault));
  }

  async teardown() {
    leaveWorld();
    answered?.writeSeen();
    await super.teardown();
  }
}
