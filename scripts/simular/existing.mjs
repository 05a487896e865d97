// The part of the day that a running product can take: units, programmes and people through its own doors, one day's orders, their
// confirmation, and the map compared with what was sent. Its clock is not ours, so nothing is delivered.
import { Client, inParallel } from '../jornada/client.mjs';
import { inventedCpf } from '../jornada/units.mjs';
import { dayAfter } from './clock.mjs';
import { phases } from './day.table.mjs';
import { PASSWORD } from './people.mjs';
import { API, importUnits, MANAGER, makeProgrammes } from './prepare.mjs';

/** That day is open in every zone of the country, and nobody else orders for it. */
const DAYS_AHEAD = 5;
const WIDTH = 8;
const PAGE = 2_000;

export const existingPhases = phases.filter(({ anyHour }) => anyHour);
const realClock = { now: () => new Date(), to: async () => undefined };

async function unitsAfter(manager, id) {
  const units = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens } = await manager.get(`${API}/lotacoes?tamanho=${PAGE}&pagina=${pagina}`);
    units.push(...itens.filter(unit => unit.id > id));
    if (itens.length < PAGE) return units;
  }
}

async function person(base, manager, n, authority, more = {}) {
  const one = { cpf: inventedCpf(n), nome: `Pessoa ${n}`, matricula: String(800_000 + n), authorities: [authority] };
  await manager.post(`${API}/usuarios`, { ...one, ...more, senha: PASSWORD });
  const { token } = await Client.signIn(base, one.cpf, PASSWORD);
  return { ...one, token, ...more };
}

/** Returns what `ownProduct` does, for a running product; what it makes stays there. */
export async function existingProduct(base, list, say) {
  const day = dayAfter(new Date().toISOString(), DAYS_AHEAD);
  const { after } = await importUnits(base, list, say);
  const manager = await Client.signIn(base, ...MANAGER);
  const units = await unitsAfter(manager, after);
  await makeProgrammes(base, units, day, say);
  const requesters = await inParallel(units, WIDTH, (unit, n) =>
    person(base, manager, n, 'SOLICITANTE', { lotacaoId: unit.id }),
  );
  units.forEach((unit, n) => {
    unit.requester = requesters[n];
  });
  const ufs = [...new Set(units.map(({ uf }) => uf))];
  const others = (authority, from, marks) =>
    inParallel(marks, 1, async (uf, n) => ({ ...(await person(base, manager, from + n, authority)), uf }));
  const people = {
    requesters,
    desks: await others('AL_ATENDIMENTO', units.length, ufs),
    monitors: await others('AL_MONITORAMENTO', units.length + 100, ['']),
    managers: [{ nome: 'gestora', token: manager.token }],
    inspectors: [],
  };
  const tokenOf = async one => one.token;
  return { running: { base, processes: [] }, units, people, tokenOf, clock: realClock, day, jobs: false };
}

export async function compareWithMap(base, { day, done, people }) {
  const manager = new Client(base, people.managers[0].token);
  const map = await manager.get(`${API}/mapa-diario?data=${day}&base=SOLICITADA`);
  const row = (what, answered, kept) => ({
    o_que: what,
    respondido: answered,
    no_mapa: kept,
    diferença: kept - answered,
  });
  const rows = [
    row('enviados', done.enviados, map.linhas.filter(({ pedido }) => pedido && pedido.situacao !== 'RASCUNHO').length),
    row('refeicoesPedidas', done.refeicoesPedidas, map.totais.total),
  ];
  return { rows, wrong: rows.filter(({ diferença }) => diferença !== 0).length };
}
