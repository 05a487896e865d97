// Prepares a run of journeys: everything built, a browser, and one PostgreSQL with what a first start leaves at the instant of the
// journeys.
import { postgresOfThisRun } from '../steps/postgres.mjs';
import { build } from '../steps/prepare.mjs';

export default async function begin() {
  await build();
  const { url, stop } = await postgresOfThisRun({ durable: false, named: '' });
  const { enterWorld, leaveWorld } = await import('../../e2e/kit/world.mjs');
  const { journeysBrowser } = await import('../../e2e/kit/chromium.mjs');
  const { makeModel, removeModel } = await import('../../e2e/kit/hosted.mjs');
  enterWorld();
  const model = await makeModel(url).finally(leaveWorld);
  process.env.JOURNEY_MODEL = JSON.stringify(model);
  process.env.JOURNEY_BROWSER = await journeysBrowser();
  globalThis.endJourneys = async () => {
    await stop();
    removeModel(model);
  };
}
