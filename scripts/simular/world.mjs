// What acts need: the people, how to call, what was done so far; and the screens that stay open.
import { newCaller, newTally } from './caller.mjs';
import { given } from './day.table.mjs';
import { photoSource } from './photos.mjs';
import { picturesFor } from './prepare.mjs';
import { openStreams } from './streams.mjs';

/** As many as bench/fluxos holds on one gateway. */
const MOST_STREAMS = 2_000;

const NOTHING_DONE = {
  entradas: 0,
  efetivos: 0,
  edicoes: 0,
  enviados: 0,
  refeicoesPedidas: 0,
  confirmados: 0,
  recebimentos: 0,
  entregues: 0,
  recusadas: 0,
  fiscalizacoes: 0,
  fotos: 0,
  bytesDeFotos: 0,
  fechamentos: 0,
  assinaturas: 0,
};

export async function newWorld({ running, units, people, tokenOf, clock, day, jobs }) {
  const tally = newTally();
  const caller = newCaller(running.base, tally);
  const aside = newCaller(running.base, newTally());
  let turn = 0;
  const world = {
    units,
    people,
    clock,
    day,
    jobs,
    tally,
    call: caller.call,
    as: async (person, operation, what) =>
      caller.call(operation, { ...what, token: await tokenOf(person), address: person.address }),
    /** Asks how far the jobs are; it is not part of the day. */
    aside: async (operation, what) => aside.call(operation, { ...what, token: await tokenOf(people.managers[0]) }),
    calls: () =>
      [...tally.classes.values()].reduce((sum, { times, later, refused }) => sum + times.length + later + refused, 0),
    any: kind => people[kind][turn++ % people[kind].length],
    photo: await photoSource(picturesFor(units.length)),
    done: { ...NOTHING_DONE },
    begun: new Set(),
    unitIds: new Set(units.map(({ id }) => id)),
    close: () => {
      caller.close();
      aside.close();
    },
  };
  const types = (await world.aside('listarTiposAlimentacao')).json();
  world.meals = types.filter(({ ativo }) => ativo).map(({ id }) => id);
  return world;
}

/** Opened anew at each phase, with the sessions of the hour. */
export function openScreens(base, world, tokenOf) {
  const open = Math.min(MOST_STREAMS, Math.ceil(world.units.length * given('telasAbertas')));
  const requesters = world.units.slice(0, open).map(({ requester }) => requester);
  const persons = [...requesters, ...world.people.monitors, ...world.people.desks];
  let lines;
  let heard = 0;
  const close = () => {
    heard += lines?.heard() ?? 0;
    lines?.close();
    lines = undefined;
  };
  const renew = async () => {
    close();
    lines = await openStreams(base, await Promise.all(persons.map(tokenOf)), world.tally.of('eventos'));
  };
  return { renew, close, count: persons.length, heard: () => heard };
}
