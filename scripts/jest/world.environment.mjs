// Servers and their specs stand at the instant of the journeys: the demonstration is the same at whatever hour somebody runs them.
import { writeDateHeaders } from '../../e2e/kit/date-header.mjs';
import { enterWorld, leaveWorld } from '../../e2e/kit/world.mjs';
import NativeEnvironment from './native.environment.mjs';

writeDateHeaders();

export default class WorldEnvironment extends NativeEnvironment {
  constructor(config, context) {
    enterWorld();
    super(config, context);
  }

  async teardown() {
    leaveWorld();
    await super.teardown();
  }
}
