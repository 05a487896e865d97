// Specs of servers test what is built (native.environment.mjs): never a stale build.
import '../../e2e/kit/world.mjs';
import { buildServers } from '../steps/prepare.mjs';

export default () => buildServers();
