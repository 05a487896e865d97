import { buildRoom } from './prepare.mjs';

export default () => buildRoom('packages/own-postgres');
