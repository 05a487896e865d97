// Runs the day phase by phase: what is due in each arrives whether or not the servers keep up.
import { close, confirmAll, inspect, morning, readMaps, receive, send, watch } from './acts.mjs';
import { arrive } from './arrivals.mjs';
import { chance } from './chance.mjs';
import { dayAfter } from './clock.mjs';
import { curves, DRAFTS_OPEN, given } from './day.table.mjs';
import { difference } from './usage.mjs';

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
/** Milliseconds, a little more than the 15 s between two runs of the jobs. */
const JOB_LOOKS_MS = 17_000;
const JOB_PATIENCE_MS = 20 * 60_000;
/** The part of a meal's window that passes before the clock goes on. */
const IN_TIME = 6 / 7;

const dayOf = (world, { at: [days] }) => dayAfter(world.day, days);

const planners = {
  morning: world => spread(world.units, curves.even, unit => morning(world, unit)),
  rush: world => {
    const sending = world.units.filter(({ id }) => chance(id, 'envia') < given('envia'));
    return spread(shuffled(sending), curves.rush, unit => send(world, unit));
  },
  confirming: world =>
    spread(
      world.people.desks,
      part => part / 2,
      desk => confirmAll(world, desk),
    ),
  receiving: (world, { meal }) => {
    const late = ({ id }) => chance(id, `atraso${meal}`) < given('atrasadas');
    const act = unit => receive(world, unit, world.meals[meal]);
    return [
      ...spread(shuffled(world.units.filter(unit => !late(unit))), part => part * IN_TIME * 0.97, act),
      ...spread(world.units.filter(late), part => IN_TIME + 0.02 + part * (1 - IN_TIME - 0.02), act),
    ];
  },
  // The list is read when most of the meal has arrived, and holds what was drawn until then.
  inspecting: (world, phase, milliseconds, failed) =>
    [0.35, 0.6].map(when => ({ when, act: () => inspectDrawn(world, phase, milliseconds * 0.3, failed) })),
  watching: (world, phase) => {
    const looks = Math.round(world.people.monitors.length * given('olharesDoMonitor') * phase.share);
    const monitors = Array.from(
      { length: Math.max(1, looks) },
      (_, n) => world.people.monitors[n % world.people.monitors.length],
    );
    return spread(monitors, curves.even, monitor => watch(world, monitor, dayOf(world, phase)));
  },
  closing: world => spread(shuffled(world.units), curves.even, unit => close(world, unit)),
  maps: world =>
    spread(
      Array.from({ length: 6 }, (_, n) => world.people.managers[n % world.people.managers.length]),
      curves.even,
      manager => readMaps(world, manager),
    ),
};

const spread = (items, curve, act) =>
  items.map((item, n) => ({ when: curve((n + 0.5) / items.length), act: () => act(item) }));

/** Always the same order, but not the file's, so that States do not come one after the other. */
const shuffled = items => items.toSorted((a, b) => chance(a.id, 'ordem') - chance(b.id, 'ordem'));

async function inspectDrawn(world, phase, milliseconds, failed) {
  const query = {
    situacao: 'PENDENTE',
    de: world.day,
    ate: world.day,
    tipoAlimentacaoId: String(world.meals[phase.meal]),
  };
  const { inspectors } = world.people;
  const answer = await world.as(inspectors[0], 'listarFiscalizacoes', { query: { ...query, tamanho: '2000' } });
  const drawn = answer.json().itens.filter(({ id, lotacao }) => !world.begun.has(id) && world.unitIds.has(lotacao.id));
  for (const { id } of drawn) world.begun.add(id);
  const plan = spread(drawn, curves.even, one => inspect(world, one, inspectors[one.id % inspectors.length]));
  await arrive(plan, milliseconds, failed);
}

/** Jobs work between phases: waits until their results have stopped changing, and returns for how long they changed. */
const waits = {
  drafts: world => untilStill(world, 'RASCUNHO', count => count > 0),
  limit: world => untilStill(world, 'RASCUNHO', () => true),
};

async function untilStill(world, situacao, plausible) {
  const count = async () => {
    const query = { situacao, de: world.day, ate: world.day, tamanho: '1' };
    return (await world.aside('listarPedidos', { query })).json().total;
  };
  const began = performance.now();
  let last = await count();
  let changed = began;
  while (performance.now() - began < JOB_PATIENCE_MS) {
    await pause(1_000);
    const now = await count();
    if (now !== last) changed = performance.now();
    last = now;
    if (performance.now() - changed > JOB_LOOKS_MS && plausible(last)) break;
    if (performance.now() - began > 120_000 && !plausible(last)) break;
  }
  return { seconds: (changed - began) / 1000, left: last };
}

/** Runs the phases in `milliseconds`; returns a row per phase. `failed` is called with what nobody could finish. */
export async function liveTheDay(world, milliseconds, { phases, say, failed, usage, streams }) {
  const rows = [];
  await world.clock.to(DRAFTS_OPEN);
  for (const phase of phases) {
    if (phase.jobs === 'limit') await world.clock.to(phase.at);
    const waited = world.jobs && phase.jobs && (await waits[phase.jobs](world));
    if (waited) say(`  tarefas do sistema: ${waited.seconds.toFixed(0)} s; rascunhos agora: ${waited.left}`);
    await world.clock.to(phase.at);
    await streams.renew();
    const length = milliseconds * phase.share;
    const before = await usage.cpu();
    const calls = world.calls();
    const plan = phase.acts.flatMap(act => planners[act](world, phase, length, failed));
    const later = phase.late && setTimeout(() => void world.clock.to([phase.at[0], phase.late]), length * IN_TIME);
    const went = await arrive(plan, length, failed);
    clearTimeout(later);
    const cpu = difference(await usage.cpu(), before);
    const row = {
      fase: phase.name,
      relógio: phase.at.join(' '),
      atos: went.acts,
      chamadas: world.calls() - calls,
      'chegadas s': Math.round(went.arrived),
      'até o fim s': Math.round(went.seconds),
      'não começados': went.dropped,
      ...Object.fromEntries(Object.entries(cpu).map(([name, seconds]) => [`CPU s ${name}`, Math.round(seconds)])),
    };
    rows.push(row);
    say(`  ${phase.name}: ${row.chamadas} chamadas de ${row.atos} atos em ${went.seconds.toFixed(0)} s`);
  }
  return rows;
}
