// A file of journeys hosts the product in its own process (native.environment.mjs), and may move the clock of its servers.
import { shiftedDate } from '../../e2e/kit/shifted-date.mjs';
import { enterWorld, OFFSET } from '../../e2e/kit/world.mjs';
import WorldEnvironment from './world.environment.mjs';

const MachineDate = Date;

export default class JourneysEnvironment extends WorldEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Date = shiftedDate(MachineDate, () => OFFSET);
  }

  /**
   * Puts the clock back where it stood when the file began, since Jest must not take the file's duration from a clock that a
   * journey moved.
   */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'run_finish') enterWorld();
  }
}
