// npm start: install, build, migrate and seed when needed, then serve everything on one origin until Ctrl+C.
import { build, install } from './steps/prepare.mjs';
import { startServers } from './steps/servers.mjs';
import { aboutNode, main, requireNode, StepFailed } from './steps/shell.mjs';

const USERS = [
  ['111.444.777-35', 'gestora (AL_GESTOR)'],
  ['529.982.247-25', 'solicitante de uma unidade (SOLICITANTE)'],
  ['390.533.447-05', 'atendimento (AL_ATENDIMENTO)'],
  ['168.995.350-09', 'monitoramento (AL_MONITORAMENTO)'],
  ['935.411.347-80', 'fiscal (AL_FISCAL)'],
];

function announce({ base, settings }) {
  const demo = process.env.DEMO ? process.env.DEMO === 'true' || process.env.DEMO === '1' : !process.env.DATABASE_URL;
  console.log(
    `\nAlipen — Alimentação institucional\n\n  ${base}${process.env.BASE_PATH && process.env.BASE_PATH !== '/' ? `/${process.env.BASE_PATH.replace(/^\/|\/$/g, '')}/` : '/'}\n`,
  );
  if (settings.ours && demo) {
    console.log('Usuários de demonstração (senha de todos: demonstracao)');
    for (const [cpf, who] of USERS) console.log(`  ${cpf}  ${who}`);
    console.log('');
  }
  console.log(
    settings.ours
      ? `Dados em ${process.env.DATABASE_URL ? 'DATABASE_URL' : settings.dataDir}.`
      : `API do governo: ${settings.governmentUrl}.`,
  );
  console.log('API para integradores: /api/docs · Ctrl+C encerra.');
  const node = aboutNode();
  if (node) console.log(node);
  console.log('');
}

main(async () => {
  const began = Date.now();
  requireNode();
  if (await install()) console.log('Dependências instaladas.');
  if (await build()) console.log('Aplicação construída.');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // The second time nobody is waited for: the servers end when this process is gone.
      if (stopping.signal.aborted) process.exit(130);
      stopping.abort(signal);
    });
  const drain = { DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '' };
  const product = await startServers(drain, { signal: stopping.signal }).catch(error => {
    if (stopping.signal.aborted) process.exit(0);
    throw error;
  });
  announce(product);
  console.log(`Pronto em ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  const ended = await product.ended;
  await product.stop();
  if (stopping.signal.aborted) process.exit(0);
  throw new StepFailed(
    `${ended.name} stopped (${ended.signal ?? ended.code}); everything else was stopped too. What it said stands above.`,
  );
});
