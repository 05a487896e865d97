import { availableParallelism } from 'node:os';

// One runner for servers, client, contracts and architecture; browser journeys have their own project.
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

const server = (displayName, dir) => ({
  ...common,
  displayName,
  rootDir: dir,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
});

export default {
  // Two even on two cores: while one waits for its database or the disk, the other works.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // ES modules of a finished file are not given back: a worker that has grown starts anew.
  workerIdleMemoryLimit: '1500MB',
  // A busy machine is not a failure: only what hangs is.
  testTimeout: 30_000,
  projects: [
    server('contracts', 'packages/contracts'),
    server('platform', 'packages/platform'),
    // One of its specs is about a process that dies: that one runs what is built.
    {
      ...server('own-postgres', 'packages/own-postgres'),
      globalSetup: '<rootDir>/../../scripts/steps/own-postgres.setup.mjs',
    },
    {
      ...server('government-api', 'apps/government-api'),
      globalSetup: '<rootDir>/../../scripts/steps/postgres.setup.mjs',
      globalTeardown: '<rootDir>/../../scripts/steps/postgres.teardown.mjs',
    },
    server('bff', 'apps/bff'),
    { ...common, displayName: 'architecture', rootDir: 'architecture', testMatch: ['<rootDir>/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'web',
      rootDir: 'apps/web',
      testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/src/app/browser-gaps.setup.ts', '<rootDir>/src/app/busy-machine.setup.ts'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/src/app/asset.stub.ts' },
    },
    { ...common, displayName: 'faults', rootDir: 'faults', testMatch: ['<rootDir>/**/*.fault.ts'] },
    {
      ...common,
      displayName: 'topologia',
      rootDir: 'topologia',
      testMatch: ['<rootDir>/**/*.topologia.ts'],
    },
    { ...common, displayName: 'e2e', rootDir: 'e2e', testMatch: ['<rootDir>/**/*.e2e.ts'] },
  ],
};
