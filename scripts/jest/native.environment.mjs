// A server's spec runs in Jest's own context, but the built server and every package are loaded by Node itself, once per worker.
// Otherwise each of some hundred spec files would evaluate 800 modules of ours and 600 of others anew.
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { endStorages } from './storages.mjs';

const require = createRequire(new URL('../../packages/platform/package.json', import.meta.url));
// Loaded before any module of Nest, as the servers do.
require('reflect-metadata');
// The government API and the gateway are two processes, but one here. The gateway's undici takes the place of the one behind Node's
// own `fetch` if that was never used before, and then refuses what `fetch` sends (a length of its own, as to S3). Using `fetch`
// once prevents it.
await fetch('data:,');

/** Specs and server must share these, so that `instanceof` and a clock that a spec sets work across both. */
const SHARED = [
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
  'Map',
  'Set',
  'Date',
  'Reflect',
  'Promise',
];

export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of SHARED) this.global[name] = globalThis[name];
    this.global.process = process;
    this.global.nativeImport = href => import(href);
    this.global.nativeRequire = require;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
}
