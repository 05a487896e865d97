// A spec of a server runs in Jest's own context, as any other; what it tests does not: the built server and every package are loaded by
// Node itself, once a worker. Each of some hundred spec files would otherwise evaluate 800 modules of ours and 600 of others anew.
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { endStorages } from './storages.mjs';

const require = createRequire(new URL('../../packages/platform/package.json', import.meta.url));
// As the servers do, before any module of Nest.
require('reflect-metadata');
// The government API and the gateway are two processes, and here one: the undici that the gateway brings makes itself the way of Node's
// own `fetch` where that was never used before, and refuses what it sends (a length of its own, as to S3). Used once, it stands.
await fetch('data:,');

/** What specs and server hand each other must be of one kind: `instanceof`, and a clock that a spec sets. */
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
