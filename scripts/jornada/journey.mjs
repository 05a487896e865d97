// The main job, as integrators would do it: import units, give each a programme and a requester, send one day's orders, add up the map.
import { Client, inParallel, Refused } from './client.mjs';
import { inventedCpf } from './units.mjs';

const MANAGER = ['11144477735', 'demonstracao'];
const CONTRACT = '090/2026';
const API = '/api/ms-alipen';
const WIDTH = 8;

/** Five days ahead on the westernmost clock: open in every zone of the country, and nobody else orders that day. */
const dayOfOrders = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Rio_Branco' }).format(new Date(Date.now() + 5 * 86_400_000));

async function importUnits(manager, csv) {
  const found = await manager.get(`${API}/contratos?numero=${encodeURIComponent(CONTRACT)}`);
  const path = `${API}/lotacoes/importacoes?contratoId=${found.itens[0].id}`;
  const send = query => manager.call('POST', path + query, { body: csv, type: 'text/csv' });
  const before = await manager.get(`${API}/lotacoes?tamanho=2000`);
  const { body: rehearsal } = await send('&simular=true');
  const { body: report } = await send('');
  if (rehearsal.novas !== report.novas)
    throw new Error(`The rehearsal said ${rehearsal.novas} new units, the import made ${report.novas}.`);
  const after = await manager.get(`${API}/lotacoes?tamanho=2000`);
  const known = new Set(before.itens.map(unit => unit.id));
  return { report, units: after.itens.filter(unit => !known.has(unit.id)) };
}

async function newRequester(manager, base, unit, n) {
  const cpf = inventedCpf(n);
  const senha = `jornada-${unit.codigo}`;
  const person = {
    cpf,
    senha,
    nome: `Solicitante ${unit.codigo}`,
    matricula: String(800_000 + n),
    authorities: ['SOLICITANTE'],
    lotacaoId: unit.id,
  };
  await manager.post(`${API}/usuarios`, person).catch(error => {
    // This call takes no idempotency key: a retry may find the person already made, and the sign-in says whether it is the same.
    if (!(error instanceof Refused) || error.status !== 409 || error.tries === 1) throw error;
  });
  return Client.signIn(base, cpf, senha);
}

async function order(requester, unit, data) {
  const preparation = await requester.get(`${API}/pedidos/preparo?data=${data}`);
  const itens = preparation.celulas.map(({ tipoAlimentacaoId, tipoPublicoId, programada }) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade: programada,
  }));
  const draft = await requester.call('POST', `${API}/pedidos`, {
    body: { lotacaoId: unit.id, dataRefeicao: data, itens },
  });
  const sent = await requester.call('POST', `${API}/pedidos/${draft.body.id}/envio`, {
    body: {},
    headers: { 'if-match': draft.etag },
  });
  if (sent.body.situacao !== 'ENVIADO') throw new Error(`Order ${sent.body.numero} is ${sent.body.situacao}.`);
  return { unit, numero: sent.body.numero, itens };
}

function compare(map, orders) {
  const wrong = [];
  const totals = map.colunas.map(() => 0);
  for (const { unit, numero, itens } of orders) {
    const row = map.linhas.find(line => line.lotacao.id === unit.id);
    if (!row || row.pedido?.numero !== numero) {
      wrong.push(`${unit.nome}: order ${numero} is not in the map`);
      continue;
    }
    map.colunas.forEach((column, at) => {
      const sent = itens.find(
        item => item.tipoAlimentacaoId === column.tipoAlimentacaoId && item.tipoPublicoId === column.tipoPublicoId,
      );
      totals[at] += sent?.quantidade ?? 0;
      if (row.quantidades[at] !== (sent?.quantidade ?? 0))
        wrong.push(
          `${unit.nome}, ${column.refeicao} ${column.publico}: sent ${sent?.quantidade}, map ${row.quantidades[at]}`,
        );
    });
  }
  totals.forEach((total, at) => {
    if (map.totais.quantidades[at] !== total)
      wrong.push(
        `total of ${map.colunas[at].refeicao} ${map.colunas[at].publico}: sent ${total}, map ${map.totais.quantidades[at]}`,
      );
  });
  const all = totals.reduce((sum, total) => sum + total, 0);
  if (map.totais.total !== all) wrong.push(`total of the day: sent ${all}, map ${map.totais.total}`);
  return { wrong, totals, all };
}

export async function journey({ base, csv, say }) {
  const clock = async (name, task) => {
    const began = performance.now();
    const result = await task();
    say(`${name} — ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const manager = await Client.signIn(base, ...MANAGER);
  const data = dayOfOrders();
  const { report, units } = await clock('units imported', () => importUnits(manager, csv));
  say(
    `  ${report.linhas} lines: ${report.novas} new, ${report.alteradas} changed, ${report.recusadas.length} refused; ${report.pessoas} people`,
  );
  const programmes = await clock('programmes made from the head count', () =>
    manager.post(`${API}/programacoes/do-efetivo`, { vigenciaInicio: data, lotacaoIds: units.map(unit => unit.id) }),
  );
  say(
    `  ${programmes.geradas} programmes; ${programmes.limitadas.length} held at 9,999 meals a cell; ${programmes.semEfetivo.length} without a head count`,
  );
  const requesters = await clock('requesters created and signed in', () =>
    inParallel(units, WIDTH, (unit, n) => newRequester(manager, base, unit, n)),
  );
  const orders = await clock('orders prepared, drafted and sent', () =>
    inParallel(units, WIDTH, (unit, n) => order(requesters[n], unit, data)),
  );
  const map = await clock('map of the day read', () => manager.get(`${API}/mapa-diario?data=${data}&base=SOLICITADA`));
  const { wrong, totals, all } = compare(map, orders);
  const quantities = orders.reduce((sum, { itens }) => sum + itens.length, 0);
  say(
    `  ${data}: ${orders.length} orders, ${quantities} quantities, ${all} meals; ${totals.length} columns: ${totals.join(' ')}`,
  );
  if (orders.length !== report.novas) wrong.push(`${report.novas} units imported, ${orders.length} orders sent`);
  return wrong;
}
