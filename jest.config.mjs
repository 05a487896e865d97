import { availableParallelism } from 'node:os';

const swc = tsx => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  // Workspace packages are tested from their sources, never from a stale build.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

// A server's spec tests what is built, loaded by Node once a worker; the spec itself runs from its source.

// Every package that a server's spec imports by name; Node itself loads what those import.
const PACKAGES = {
  esm: ['@nestjs/[a-z-]+', 'drizzle-orm', 'fast-check', 'jose', 'smtp-server'],
  commonjs: [...['fastify', 'iovalkey', 'pg', 'sharp', 'standardwebhooks', 'supertest', 'undici', 'yauzl']],
};
const loaded = (modules, root = '../..') => [`<rootDir>/${root}/scripts/jest/native.transform.mjs`, { modules }];

const server = (displayName, dir) => ({
  ...common,
  testEnvironment: '<rootDir>/../../scripts/jest/native.environment.mjs',
  transform: {
    '/(apps|packages)/[^/]+/src/(?!.*\\.spec\\.ts$).*\\.ts$': loaded('esm'),
    [`/node_modules/(.*\\.mjs|(${PACKAGES.esm.join('|')})/.*\\.js)$`]: loaded('esm'),
    [`/node_modules/(${PACKAGES.commonjs.join('|')})/.*\\.c?js$`]: loaded('commonjs'),
    '^.+\\.ts$': swc(false),
  },
  transformIgnorePatterns: [],
  displayName,
  rootDir: dir,
  globalSetup: '<rootDir>/../../scripts/jest/build.setup.mjs',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
});

export default {
  // Three workers even on two cores: while one waits for its database, a page or the disk, the others work.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  reporters: ['default', '<rootDir>/scripts/jest/stuck.reporter.mjs'],
  // ES modules of a finished file are never freed, so a worker that has grown is started anew.
  workerIdleMemoryLimit: '1500MB',
  // A busy machine is not a failure: only a test that hangs is. PROFUNDIDADE asks for more histories (kit/profundidade.ts).
  testTimeout: 120_000 * Math.max(1, Number(process.env.PROFUNDIDADE ?? 1)),
  projects: [
    server('contracts', 'packages/contracts'),
    server('platform', 'packages/platform'),
    server('own-postgres', 'packages/own-postgres'),
    {
      ...server('government-api', 'apps/government-api'),
      testEnvironment: '<rootDir>/../../scripts/jest/world.environment.mjs',
      globalSetup: '<rootDir>/../../scripts/jest/postgres.setup.mjs',
      globalTeardown: '<rootDir>/../../scripts/jest/postgres.teardown.mjs',
    },
    { ...server('bff', 'apps/bff'), testEnvironment: '<rootDir>/../../scripts/jest/world.environment.mjs' },
    { ...common, displayName: 'architecture', rootDir: 'architecture', testMatch: ['<rootDir>/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'web',
      rootDir: 'apps/web',
      testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
      testEnvironment: '<rootDir>/../../scripts/jest/dom.environment.mjs',
      setupFiles: ['<rootDir>/src/app/browser-gaps.setup.ts', '<rootDir>/src/app/busy-machine.setup.ts'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      transform: { ...common.transform, '\\.md$': '<rootDir>/scripts/manual.transform.mjs' },
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/src/app/asset.stub.ts' },
    },
    { ...common, displayName: 'faults', rootDir: 'faults', testMatch: ['<rootDir>/**/*.fault.ts'] },
    {
      ...common,
      displayName: 'topologia',
      rootDir: 'topologia',
      testMatch: ['<rootDir>/**/*.topologia.ts'],
    },
    {
      ...common,
      displayName: 'e2e',
      rootDir: 'e2e',
      testMatch: ['<rootDir>/**/*.e2e.ts'],
      testEnvironment: '<rootDir>/../scripts/jest/journeys.environment.mjs',
      globalSetup: '<rootDir>/../scripts/jest/journeys.setup.mjs',
      globalTeardown: '<rootDir>/../scripts/jest/journeys.teardown.mjs',
      transform: {
        '/(e2e/kit|scripts/steps)/[a-z.-]+\\.mjs$': loaded('esm', '..'),
        '/node_modules/playwright-core/.*\\.mjs$': loaded('esm', '..'),
        '/node_modules/(playwright-core|sharp)/.*\\.js$': loaded('commonjs', '..'),
        ...common.transform,
      },
      transformIgnorePatterns: [],
    },
  ],
};
