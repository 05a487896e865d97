// The end of what postgres.setup.mjs began.
export default () => globalThis.endPostgres?.();
