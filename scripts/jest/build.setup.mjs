// Specs of servers test what is built (native.environment.mjs), so the build must not be stale.
import '../../e2e/kit/world.mjs';
import { buildServers } from '../steps/prepare.mjs';

export default () => buildServers();
