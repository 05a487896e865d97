// What people do in the day, call by call, as their screens do it. Each act resolves when the person is done.
import { randomUUID } from 'node:crypto';
import { chance } from './chance.mjs';
import { dayAfter } from './clock.mjs';
import { given } from './day.table.mjs';
import { PASSWORD } from './people.mjs';

const versionTag = version => `"${version}"`;

async function visit(world, person, day) {
  await world.as(person, 'obterSessao');
  await world.as(person, 'obterMenu');
  await world.as(person, 'obterInicio', { query: { data: day } });
}

/** Some sign in with their password, once a day; that sign-in's token is used from then on. */
async function arriveAtWork(world, unit, day) {
  const person = unit.requester;
  if (chance(unit.id, 'senha') < given('sessoesComSenha')) {
    const { cpf, address } = person;
    const answer = await world.call('emitirToken', { address, body: { cpf, senha: PASSWORD } });
    const { token, expiraEm } = answer.json();
    person.token = token;
    person.until = Date.parse(expiraEm) / 1_000;
    world.done.entradas += 1;
  }
  await visit(world, person, day);
}

export async function morning(world, unit) {
  const eve = dayAfter(world.day, -1);
  const person = unit.requester;
  await arriveAtWork(world, unit, eve);
  // Only units that stood before tell their own head count.
  if (unit.efetivo) {
    await world.as(person, 'informarEfetivo', { params: { lotacaoId: unit.id, data: eve }, body: unit.efetivo });
    world.done.efetivos += 1;
  }
  if (chance(unit.id, 'edita') >= given('edita')) return;
  const { pedido } = (await world.as(person, 'prepararPedido', { query: { data: world.day } })).json();
  if (!pedido) return;
  const itens = pedido.itens.map(({ tipoAlimentacaoId, tipoPublicoId, quantidadeSolicitada }) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    // One meal fewer, where that leaves something to order.
    quantidade: quantidadeSolicitada > 1 ? quantidadeSolicitada - 1 : quantidadeSolicitada,
  }));
  await world.as(person, 'editarPedido', {
    params: { pedidoId: pedido.id },
    ifMatch: versionTag(pedido.versao),
    body: { itens },
  });
  world.done.edicoes += 1;
}

async function draft(world, unit, celulas) {
  const itens = celulas.map(({ tipoAlimentacaoId, tipoPublicoId, programada }) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade: programada,
  }));
  const body = { lotacaoId: unit.id, dataRefeicao: world.day, itens };
  return (await world.as(unit.requester, 'criarPedido', { body })).json();
}

export async function send(world, unit) {
  const person = unit.requester;
  await visit(world, person, dayAfter(world.day, -1));
  const preparation = (await world.as(person, 'prepararPedido', { query: { data: world.day } })).json();
  const pedido = preparation.pedido ?? (await draft(world, unit, preparation.celulas));
  const sent = await world.as(person, 'enviarPedido', {
    params: { pedidoId: pedido.id },
    ifMatch: versionTag(pedido.versao),
    body: {},
  });
  const { totalRefeicoes } = sent.json();
  world.done.enviados += 1;
  world.done.refeicoesPedidas += totalRefeicoes;
  if (chance(unit.id, 'comprovante') < given('comprovante'))
    await world.as(person, 'obterComprovante', { params: { pedidoId: pedido.id } });
}

export async function confirmAll(world, desk) {
  const ofState = { de: world.day, ate: world.day, uf: desk.uf };
  await visit(world, desk, dayAfter(world.day, -1));
  for (;;) {
    const query = { ...ofState, situacao: 'ENVIADO', tamanho: '100' };
    const { itens } = (await world.as(desk, 'listarPedidos', { query })).json();
    if (!itens.length) break;
    const pedidos = itens.map(({ id, versao }) => ({ id, versao }));
    const { resultados } = (await world.as(desk, 'agirEmLote', { body: { acao: 'CONFIRMAR', pedidos } })).json();
    const done = resultados.filter(({ feito }) => feito).length;
    world.done.confirmados += done;
    if (!done) throw new Error(`nothing of ${desk.uf} could be confirmed: ${resultados[0].detail}`);
  }
  await world.as(desk, 'exportarPedidos', { query: { ...ofState, formato: 'xlsx' } });
}

function arrived(unit, meal, { tipoPublicoId, confirmada }) {
  const fewer = confirmada > 1 && chance(unit.id, `parcial${meal}`) < given('parciais') ? 1 : 0;
  const bad = confirmada > 2 && chance(unit.id, `recusada${meal}`) < given('recusadas') ? 1 : 0;
  return { tipoPublicoId, entregue: confirmada - fewer, recusada: bad };
}

export async function receive(world, unit, meal) {
  const person = unit.requester;
  const query = { data: world.day };
  const expected = (await world.as(person, 'listarEntregasEsperadas', { query })).json();
  const one = expected.entregas.find(each => each.tipoAlimentacaoId === meal && !each.recebimentos.length);
  if (!one) return;
  const itens = one.publicos.map(each => arrived(unit, meal, each));
  const bad = itens.some(({ recusada }) => recusada > 0);
  const reason = expected.motivosRecusa.find(({ exigeTexto }) => !exigeTexto);
  await world.as(person, 'registrarRecebimento', {
    params: { pedidoId: one.pedido.id },
    ifMatch: versionTag(one.pedido.versao),
    body: {
      tipoAlimentacaoId: meal,
      clienteUuid: randomUUID(),
      itens,
      temperaturaQuente: 650,
      ...(bad && { recusa: { motivoId: reason.id } }),
    },
  });
  world.done.recebimentos += 1;
  world.done.entregues += itens.reduce((sum, { entregue }) => sum + entregue, 0);
  world.done.recusadas += itens.reduce((sum, { recusada }) => sum + recusada, 0);
}

const fine = (...itens) => itens.map(item => ({ item, resposta: 'CONFORME' }));

const answers = (publicos, photos) => [
  {
    item: 'A2',
    quantidades: publicos.map(({ tipoPublicoId, confirmada }) => ({ tipoPublicoId, entregue: confirmada })),
  },
  { item: 'A3', resposta: 'NAO_SE_APLICA' },
  { item: 'B1', leituras: [{ graus: 650 }] },
  { item: 'C1', pesos: { taraG: 20, brutosG: [760, 755, 748] } },
  ...fine('D1', 'D2', 'D3', 'E5', 'F1', 'F2', 'F3', 'G1', 'G2', 'G3', 'G4'),
  ...['E1', 'E2', 'E3', 'E4'].map(item => ({ item, valor: 5 })),
  { item: 'H1', fotos: photos.map(({ declared }) => declared.uuid) },
];

const CONTEXTS = ['MARMITA', 'PESAGEM', 'TERMOMETRO'];

export async function inspect(world, { id, lotacao, refeicao }, inspector) {
  const params = { fiscalizacaoId: id };
  const read = await world.as(inspector, 'obterFiscalizacao', { params });
  const day = { data: world.day, lotacaoId: lotacao.id };
  const { entregas } = (await world.as(inspector, 'listarEntregasEsperadas', { query: day })).json();
  const { publicos } = entregas.find(({ tipoAlimentacaoId }) => tipoAlimentacaoId === refeicao.id);
  const iniciadaEm = world.clock.now().toISOString();
  await world.as(inspector, 'iniciarFiscalizacao', { params, ifMatch: read.headers.etag, body: { iniciadaEm } });
  const photos = Array.from({ length: given('fotos') }, (_, n) => world.photo(CONTEXTS[n % CONTEXTS.length]));
  for (const { bytes, declared } of photos) await sendPhoto(world, inspector, lotacao.id, bytes, declared);
  const respostas = answers(publicos, photos);
  await world.as(inspector, 'concluirFiscalizacao', {
    params,
    body: {
      clienteUuid: randomUUID(),
      iniciadaEm,
      concluidaEm: world.clock.now().toISOString(),
      respostas,
      fotosDeclaradas: photos.map(({ declared }) => declared),
      assinatura: { nome: inspector.nome },
    },
  });
  world.done.fiscalizacoes += 1;
}

async function sendPhoto(world, inspector, lotacaoId, bytes, { uuid, sha256, contexto }) {
  const sent = await world.as(inspector, 'guardarFoto', {
    params: { uuid },
    query: { lotacaoId, contexto, sha256 },
    bytes,
    type: 'image/jpeg',
  });
  world.done.fotos += 1;
  world.done.bytesDeFotos += bytes.length;
  const { foto } = sent.json();
  if (chance(world.done.fotos, 'vista') < given('fotoVista') / given('fotos'))
    await world.as(world.any('monitors'), 'obterFotoRefeicao', { query: { foto } });
}

export async function watch(world, monitor, day) {
  await visit(world, monitor, day);
  await world.as(monitor, 'obterPainel');
  await world.as(monitor, 'obterPedidosDasLotacoes', { query: { data: day } });
}

export async function close(world, unit) {
  const person = unit.requester;
  const params = { lotacaoId: unit.id, data: world.day };
  await visit(world, person, dayAfter(world.day, 1));
  const seen = await world.as(person, 'obterFechamento', { params });
  const closed = await world.as(person, 'fecharDia', { params, ifMatch: seen.headers.etag, body: {} });
  world.done.fechamentos += 1;
  await world.as(person, 'assinarDia', {
    params,
    ifMatch: closed.headers.etag,
    body: { papel: 'RESPONSAVEL_UNIDADE', senha: PASSWORD },
  });
  world.done.assinaturas += 1;
  if (chance(unit.id, 'mapa') < given('mapaDoMes'))
    await world.as(person, 'obterMapaDoMes', { query: { mes: world.day.slice(0, 7), lotacaoId: unit.id } });
}

export async function readMaps(world, manager) {
  await visit(world, manager, dayAfter(world.day, 1));
  await world.as(manager, 'obterMapaDiario', { query: { data: world.day } });
  await world.as(manager, 'obterMapaConsolidado', { query: { mes: world.day.slice(0, 7) } });
  await world.as(manager, 'listarFechamentosDoDia', { query: { data: world.day } });
}
