// A file of journeys: the product it hosts is loaded by Node once a worker (native.environment.mjs), and everything stands at one instant.
import { writeDateHeaders } from '../../e2e/kit/date-header.mjs';
import { shiftedDate } from '../../e2e/kit/shifted-date.mjs';
import { enterWorld, leaveWorld, OFFSET } from '../../e2e/kit/world.mjs';
import NativeEnvironment from './native.environment.mjs';

const MachineDate = Date;
writeDateHeaders();

export default class JourneysEnvironment extends NativeEnvironment {
  constructor(config, context) {
    super(config, context);
    enterWorld();
    // A journey may move the clock of its servers; its own stands.
    this.global.Date = shiftedDate(MachineDate, () => OFFSET);
  }

  /** Where it stood when the file began: how long that took is not told by a clock that a journey moved. */
  async handleTestEvent({ name }) {
    if (name === 'run_finish') enterWorld();
  }

  async teardown() {
    leaveWorld();
    await super.teardown();
  }
}
