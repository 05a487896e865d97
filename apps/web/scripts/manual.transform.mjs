import { compileManual } from './manual.mjs';

/** For Jest: what manual.plugin.ts is to the build. */
export default {
  process: source => ({ code: `module.exports = ${JSON.stringify(compileManual(source))};` }),
};
