// What exists before the day begins: units and programmes through the product's own doors, people in its tables.
import { Client } from '../jornada/client.mjs';
import { given } from './day.table.mjs';
import { makePeople } from './people.mjs';

export const API = '/api/ms-alipen';
export const MANAGER = ['11144477735', 'demonstracao'];
const CONTRACT = '090/2026';
/** The most units in one file, and in one call that makes programmes. */
const AT_ONCE = 1_000;

const inParts = items =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, n) => items.slice(n * AT_ONCE, (n + 1) * AT_ONCE));

export function multiplied(csv, wanted) {
  const [header, ...lines] = csv.trimEnd().split('\n');
  const copy = (line, n) => (line.startsWith('"') ? `"${n}ª ${line.slice(1)}` : `${n}ª ${line}`);
  const some = Array.from({ length: wanted }, (_, at) => {
    const n = Math.floor(at / lines.length);
    return n ? copy(lines[at % lines.length], n + 1) : lines[at];
  });
  return { header, lines: some };
}

export async function importUnits(base, { header, lines }, say) {
  const manager = await Client.signIn(base, ...MANAGER);
  const found = await manager.get(`${API}/contratos?numero=${encodeURIComponent(CONTRACT)}`);
  const known = await manager.get(`${API}/lotacoes?tamanho=2000`);
  let made = 0;
  let refused = 0;
  for (const part of inParts(lines)) {
    const path = `${API}/lotacoes/importacoes?contratoId=${found.itens[0].id}`;
    const { body } = await manager.call('POST', path, { body: [header, ...part].join('\n'), type: 'text/csv' });
    made += body.novas;
    refused += body.recusadas.length;
  }
  say(`unidades importadas: ${made}; linhas recusadas: ${refused}`);
  return { manager, after: Math.max(0, ...known.itens.map(({ id }) => id)) };
}

/** Units of the file that feed somebody, with their head count: `{ id, nome, uf, efetivo }`. */
export const unitsAfter = (db, id) =>
  db.query(
    `select l.id, l.nome, l.uf, json_build_object('internos', e.internos, 'servidoresPlantao', e.servidores_plantao,
       'servidoresExpediente', e.servidores_expediente) as efetivo
     from lotacoes l join efetivos_diarios e on e.lotacao_id = l.id
     where l.id > $1 and e.internos + e.servidores_plantao + e.servidores_expediente > 0 order by l.id`,
    [id],
  );

export async function makeProgrammes(base, units, day, say) {
  const manager = await Client.signIn(base, ...MANAGER);
  let made = 0;
  for (const lotacaoIds of inParts(units.map(({ id }) => id))) {
    const { geradas } = await manager.post(`${API}/programacoes/do-efetivo`, { vigenciaInicio: day, lotacaoIds });
    made += geradas;
  }
  say(`programações feitas do efetivo: ${made}`);
}

export async function seatPeople(db, units) {
  const people = await makePeople(db, units);
  units.forEach((unit, n) => {
    unit.requester = people.requesters[n];
  });
  return people;
}

export const picturesFor = units =>
  Math.min(300, Math.max(8, Math.ceil(units * given('fiscalizadas') * given('fotos'))));
