// Servers and their specs stand at the instant of the journeys: the demonstration is the same at whatever hour somebody runs them.
import { writeDateHeaders } from '../../e2e/kit/date-header.mjs';
import { enterWorld, leaveWorld } from '../../e2e/kit/world.mjs';
import NativeEnvironment from './native.environment.mjs';

writeDateHeaders();

/** Only where the run has read what rows are said to be: in the specs of the government API. */
const answered = process.env.ROW_TYPES ? await import('./answered-rows.mjs') : undefined;

export default class WorldEnvironment extends NativeEnvironment {
  constructor(config, context) {
    enterWorld();
    super(config, context);
  }

  /** Of what this test did not expect: a row that is not what its caller says. */
  async handleTestEvent({ name, test }) {
    if (name === 'test_done') for (const fault of answered?.takeFaults() ?? []) test.errors.push(new Error(fault));
  }

  async teardown() {
    leaveWorld();
    answered?.writeSeen();
    await super.teardown();
  }
}
