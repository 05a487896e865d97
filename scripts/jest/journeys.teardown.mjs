// Ends what journeys.setup.mjs began.
export default () => globalThis.endJourneys?.();
