// Specs of servers test what is built (native.environment.mjs): never a stale build.
import { buildServers } from '../steps/prepare.mjs';

export default () => buildServers();
