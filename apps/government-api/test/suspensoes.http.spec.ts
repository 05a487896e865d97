import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, HOJE, ids, item, type Problema, type Quem } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Efeito = Schemas['EfeitoDaSuspensao'] & Problema;
type Uma = Schemas['Suspensao'] & Problema;

/** Just after tomorrow's cut-off in Fortaleza. */
const DEPOIS_DO_PRAZO = '2026-11-20T21:00:00.001Z';
const DOMINGO = '2026-11-22';
const SEGUNDA = '2026-11-23';

describe('suspender a atividade de uma lotação', () => {
  const { banco, cliente } = abrirCenario();
  beforeEach(() => banco.database.execute(sql.raw('truncate suspensoes, notificacoes cascade')));
  const dias = { inicio: AMANHA, fim: SEGUNDA, motivo: 'Reforma da cozinha.' };
  type Mudanca = Partial<Schemas['NovaSuspensao']>;
  const suspender = (mudanca: Mudanca = {}, simular = false, quem: Quem = 'gestora', lotacaoId: number = ids.upsl) =>
    cliente.post<Efeito>(quem, `/lotacoes/${lotacaoId}/suspensoes?simular=${simular}`, { ...dias, ...mudanca });
  const pedirSuspensao = (mudanca: Mudanca = {}, quem: Quem = 'solicitante', lotacaoId: number = ids.upsl) =>
    cliente.post<Uma>(quem, `/lotacoes/${lotacaoId}/suspensoes/pedidas`, { ...dias, ...mudanca });
  const decidir = (id: number, dita: Partial<Schemas['DecisaoDaSuspensao']>, simular = false, etag = '"1"') =>
    cliente.post<Efeito>('gestora', `/suspensoes/${id}/decisao?simular=${simular}`, dita, etag);
  const encerrar = (id: number, ultimoDia: string, etag = '"1"') =>
    cliente.post<Uma>('gestora', `/suspensoes/${id}/encerramento`, { ultimoDia }, etag);
  const pedir = (dataRefeicao: string, itens: unknown[], lotacaoId: number = ids.upsl) =>
    enviarPedido(cliente, 'gestora', { lotacaoId, dataRefeicao, itens });
  const ler = async (id: number) => (await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${id}`)).corpo;
  const destinos = ({ pedidos }: Efeito) => pedidos.map(({ data, destino, refeicoes }) => [data, destino, refeicoes]);
  const avisos = () =>
    rows<{ evento: string; aberta: boolean }>(
      banco.database,
      sql`select evento, resolvida_em is null as aberta from notificacoes where evento like any ('{ATIVIDADE%,SUSPENSAO%}') order by id`,
    );
  const preparo = async (data: string) =>
    (await cliente.get<Schemas['PreparoPedido']>('solicitante', `/pedidos/preparo?data=${data}`)).corpo;
  const almoco = [item(ids.almoco, ids.interno, 100)];
  const almocoEJantar = [...almoco, item(ids.jantar, ids.interno, 50)];
  const TEXTO = 'Atividade suspensa até 23/11/2026: Reforma da cozinha.';

  it('mostra o que toca sem mudar nada; confirmada, cancela pelo ciclo do pedido, e o histórico diz por quê', async () => {
    const { id } = (await pedir(AMANHA, almocoEJantar)).corpo;
    const ensaio = (await suspender({}, true)).corpo;
    expect(ensaio).toMatchObject({ simulada: true, suspensao: null, dias: 3, aEnviar: 2 });
    expect(destinos(ensaio)).toEqual([[AMANHA, 'CANCELADO', 150]]);
    expect((await ler(id)).situacao).toBe('ENVIADO');
    expect(await rows(banco.database, sql`select id from suspensoes`)).toEqual([]);

    const feita = (await suspender()).corpo;
    expect(feita.suspensao).toMatchObject({
      ...{ ...dias, lotacaoId: ids.upsl, fimPrevisto: SEGUNDA, situacao: 'FUTURA', refeicoes: [], publicos: [] },
      ...{ pedidosCancelados: 1, por: 'Gestora Geral', acoes: ['corrigir', 'encerrar'] },
    });
    const cancelado = await ler(id);
    expect(cancelado.situacao).toBe('CANCELADO');
    expect(cancelado.historico.at(-1)?.detalhe).toBe('Atividade suspensa: Reforma da cozinha.');
    const eventos = await rows(
      banco.database,
      sql`select entidade from eventos where acao = 'suspenderAtividade' order by 1`,
    );
    expect(eventos).toEqual([{ entidade: 'lotacoes' }, { entidade: 'suspensoes' }]);
    expect(await avisos()).toEqual([{ evento: 'ATIVIDADE_SUSPENSA', aberta: true }]);
  });

  it('nos dias suspensos ninguém pede nem é cobrado: preparo, lote, números, matriz, fila, mapa, programação e tarefas', async () => {
    await suspender();
    const doDia = await preparo(AMANHA);
    expect(doDia).toMatchObject({ acoes: [], interrupcao: { texto: TEXTO, parada: true, suspensa: true } });
    expect(doDia.celulas.every(({ programada }) => programada === 0)).toBe(true);
    const aberto = await cliente.post<Problema>('solicitante', '/pedidos', {
      ...{ lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: almoco },
    });
    expect([aberto.status, aberto.corpo.detail]).toEqual([422, `${TEXTO} Este dia não é pedido.`]);

    const resumo = (await cliente.get<Schemas['ResumoPedidos']>('gestora', `/pedidos/resumo?data=${AMANHA}`)).corpo;
    expect([resumo.lotacoes, resumo.semPedido]).toEqual([2, 2]);
    const matriz = (await cliente.get<Schemas['MatrizDasLotacoes']>('gestora', `/pedidos-das-lotacoes?data=${AMANHA}`))
      .corpo;
    expect([matriz.lotacoes, matriz.semPedido]).toEqual([2, 2]);
    const dela = matriz.linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
    expect(new Set(dela?.celulas.map(({ situacao }) => situacao))).toEqual(new Set(['INTERROMPIDA']));
    const fila = (await cliente.get<Schemas['PaginaAtendimentos']>('atendimento', `/atendimentos?data=${AMANHA}`))
      .corpo;
    expect(fila.itens.map(({ lotacao }) => lotacao.id)).not.toContain(ids.upsl);
    const mapa = (await cliente.get<Schemas['MapaDiario']>('gestora', `/mapa-diario?data=${AMANHA}`)).corpo;
    const linha = mapa.linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
    expect(linha).toMatchObject({ interrupcao: { texto: TEXTO, parada: true }, alertas: [], valorCentavos: 0 });

    cliente.em(DEPOIS_DO_PRAZO);
    await cliente.tarefas();
    const cobradas = await rows<{ lotacao: number }>(
      banco.database,
      sql`select distinct lotacao_id as lotacao from notificacoes where evento like 'SEM_PEDIDO%'`,
    );
    expect(cobradas.map(({ lotacao }) => lotacao)).not.toContain(ids.upsl);
    const feitos = (await cliente.get<Schemas['PaginaPedidos']>('gestora', '/pedidos')).corpo;
    expect(feitos.itens.map(({ lotacao }) => lotacao.id)).not.toContain(ids.upsl);
  });

  it('uma lotação sem contrato também para; só por uma refeição, ela continua esperada', async () => {
    const parada = async () =>
      (await cliente.get<Schemas['ResumoPedidos']>('gestora', `/pedidos/resumo?data=${AMANHA}`)).corpo.lotacoes;
    const { suspensao } = (await suspender({ refeicoes: [ids.jantar] }, false, 'gestora', ids.semContrato)).corpo;
    expect(await parada()).toBe(3);
    await encerrar(suspensao?.id ?? 0, HOJE);
    await suspender({}, false, 'gestora', ids.semContrato);
    expect(await parada()).toBe(2);
  });

  it('só de uma refeição para um público: o pedido fica sem ela, o envio a recusa, e a programação segue com o resto', async () => {
    const servidores = [...almocoEJantar, item(ids.jantar, ids.servidor, 10)];
    const { id } = (await pedir(AMANHA, servidores)).corpo;
    const feita = await suspender({ refeicoes: [ids.jantar], publicos: [ids.interno] });
    expect(destinos(feita.corpo)).toEqual([[AMANHA, 'REDUZIDO', 50]]);
    expect(feita.corpo.aEnviar).toBe(0);
    const reduzido = await ler(id);
    expect([reduzido.situacao, reduzido.totalRefeicoes]).toEqual(['ENVIADO', 110]);
    const recusado = await pedir(DOMINGO, almocoEJantar);
    expect([recusado.status, (recusado.corpo as unknown as Problema).detail]).toEqual([
      422,
      'Suspensão de Jantar para Interno até 23/11/2026: Reforma da cozinha. Deixe Jantar para Interno em zero.',
    ]);
    const aceito = await pedir(SEGUNDA, [...almoco, item(ids.jantar, ids.servidor, 10)]);
    expect((aceito.corpo as Schemas['Pedido']).situacao).toBe('ENVIADO');
    expect((await preparo(DOMINGO)).interrupcao).toMatchObject({ parada: false, refeicoes: [] });
  });

  it('o rascunho do sistema perde o público suspenso', async () => {
    const lote = { data: AMANHA, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 };
    const pedidos = cliente.pegar(PedidosService);
    await banco.database.transaction(tx => pedidos.criarRascunhosDaProgramacao(tx, lote));
    await suspender({ publicos: [ids.interno] });
    cliente.em(DEPOIS_DO_PRAZO);
    expect((await banco.database.transaction(tx => pedidos.enviarAutomaticamente(tx, lote))).feitos).toBe(0);
    const itens = await rows(banco.database, sql`select sum(quantidade_solicitada)::int as total from itens_pedido`);
    expect(itens).toEqual([{ total: 0 }]);
  });

  it('corrige-se antes de começar, e só então; encerrada antes, o dia que ela cancelou volta a ser pedido, também sozinho', async () => {
    await pedir(DOMINGO, almoco);
    const id = (await suspender({ inicio: DOMINGO })).corpo.suspensao?.id ?? 0;
    const corrigir = (corpo: Mudanca, etag: string) =>
      cliente.put<Efeito>('gestora', `/suspensoes/${id}`, { ...dias, inicio: DOMINGO, ...corpo }, etag);
    expect((await corrigir({}, '"7"')).status).toBe(412);
    const corrigida = await corrigir({ fim: '2026-11-25', motivo: 'Reforma do telhado' }, '"1"');
    expect(corrigida.corpo.suspensao).toMatchObject({ fim: '2026-11-25', fimPrevisto: '2026-11-25', versao: 2 });
    cliente.em('2026-11-22T14:00:00.000Z');
    expect((await corrigir({ fim: SEGUNDA }, '"2"')).status).toBe(409);
    expect((await encerrar(id, '2026-11-25', '"2"')).corpo.detail).toMatch(/termina em 25\/11\/2026/);
    cliente.em('2026-11-21T14:00:00.000Z');
    const encerrada = await encerrar(id, AMANHA, '"2"');
    expect(encerrada.corpo).toMatchObject({ situacao: 'SEM_EFEITO', encerradaPor: 'Gestora Geral', versao: 3 });
    expect((await encerrar(id, AMANHA, '"3"')).status).toBe(409);
    expect(await avisos()).toEqual([
      { evento: 'ATIVIDADE_SUSPENSA', aberta: false },
      { evento: 'ATIVIDADE_SUSPENSA', aberta: false },
      { evento: 'ATIVIDADE_RETOMADA', aberta: true },
    ]);
    cliente.em('2026-11-21T21:00:00.001Z');
    const lote = { data: DOMINGO, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 };
    const pedidos = cliente.pegar(PedidosService);
    expect((await banco.database.transaction(tx => pedidos.enviarAutomaticamente(tx, lote))).feitos).toBe(1);
  });

  it('a lotação pede, nada muda até a decisão; aprovada, é a suspensão; recusada, diz por quê; desiste quem pediu', async () => {
    const pedido = (await pedir(AMANHA, almoco)).corpo;
    const primeira = await pedirSuspensao();
    expect([primeira.status, primeira.corpo.situacao, primeira.corpo.acoes]).toEqual([201, 'PEDIDA', ['desistir']]);
    expect((await pedirSuspensao()).corpo.detail).toMatch(/^Já se pediu a suspensão de 21\/11\/2026 a 23\/11\/2026/);
    expect((await preparo(AMANHA)).interrupcao).toBeUndefined();
    expect((await decidir(primeira.corpo.id, { aprovada: false })).corpo.errors?.[0]?.pointer).toBe('/resposta');
    const recusada = await decidir(primeira.corpo.id, { aprovada: false, resposta: 'A obra foi adiada.' });
    expect(recusada.corpo.suspensao).toMatchObject({ situacao: 'RECUSADA', resposta: 'A obra foi adiada.' });
    expect((await decidir(primeira.corpo.id, { aprovada: true }, false, '"2"')).status).toBe(409);

    const segunda = (await pedirSuspensao()).corpo;
    const ensaio = await decidir(segunda.id, { aprovada: true }, true);
    expect(destinos(ensaio.corpo)).toEqual([[AMANHA, 'CANCELADO', 100]]);
    expect((await ler(pedido.id)).situacao).toBe('ENVIADO');
    const aprovada = await decidir(segunda.id, { aprovada: true });
    expect(aprovada.corpo.suspensao).toMatchObject({ situacao: 'FUTURA', decididaPor: 'Gestora Geral' });
    expect((await ler(pedido.id)).situacao).toBe('CANCELADO');

    const terceira = (await pedirSuspensao({ inicio: '2026-11-26', fim: '2026-11-26' })).corpo;
    const desistir = (quem: Quem) =>
      cliente.post<Uma>(quem, `/suspensoes/${terceira.id}/desistencia`, undefined, '"1"');
    expect((await desistir('doAcre')).status).toBe(403);
    expect((await desistir('solicitante')).corpo.situacao).toBe('DESISTIDA');
    expect(await avisos()).toEqual([
      { evento: 'SUSPENSAO_PEDIDA', aberta: false },
      { evento: 'SUSPENSAO_RECUSADA', aberta: true },
      { evento: 'SUSPENSAO_PEDIDA', aberta: false },
      { evento: 'ATIVIDADE_SUSPENSA', aberta: true },
      { evento: 'SUSPENSAO_PEDIDA', aberta: false },
    ]);
  });

  it('o que se pediu de dias que já passaram começa no dia da decisão; se passaram todos, só se recusa', async () => {
    const { id } = (await pedirSuspensao()).corpo;
    const outra = (await pedirSuspensao({ inicio: HOJE, fim: HOJE })).corpo;
    cliente.em('2026-11-22T14:00:00.000Z');
    expect((await decidir(id, { aprovada: true })).corpo.suspensao).toMatchObject({ inicio: DOMINGO, fim: SEGUNDA });
    expect((await decidir(outra.id, { aprovada: true })).corpo.detail).toBe(
      'Os dias pedidos já passaram: recuse o pedido.',
    );
  });

  it.each<[string, Mudanca, string]>([
    ['de um dia que passou', { inicio: '2026-11-19' }, '/inicio'],
    ['que termina antes de começar', { fim: HOJE }, '/fim'],
    ['de mais de um ano', { fim: '2027-12-01' }, '/fim'],
    ['de refeição que não existe', { refeicoes: [99] }, '/refeicoes'],
    ['de público que não existe', { publicos: [99] }, '/publicos'],
  ])('recusa a suspensão %s', async (_, mudanca, pointer) => {
    const recusada = await suspender(mudanca);
    expect([recusada.status, recusada.corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect((await pedirSuspensao(mudanca)).corpo.errors?.[0]?.pointer).toBe(pointer);
  });

  it('não há duas nos mesmos dias, refeições e públicos; cada um vê e pede só a sua; quem só lê não suspende', async () => {
    await suspender({ refeicoes: [ids.jantar], publicos: [ids.interno] });
    expect((await suspender({ refeicoes: [ids.almoco] })).status).toBe(200);
    expect((await suspender({ refeicoes: [ids.jantar], publicos: [ids.servidor] })).status).toBe(200);
    expect((await suspender({ publicos: [ids.interno], inicio: SEGUNDA })).corpo.detail).toMatch(
      /^A atividade desta lotação já está suspensa de 21\/11\/2026 a 23\/11\/2026/,
    );
    expect((await suspender({}, false, 'atendimento')).status).toBe(403);
    expect((await suspender({}, false, 'solicitante')).status).toBe(403);
    expect((await pedirSuspensao({}, 'doAcre')).status).toBe(403);
    const lidas = await cliente.get<Schemas['Suspensoes']>('solicitante', `/lotacoes/${ids.upsl}/suspensoes`);
    expect([lidas.corpo.suspende, lidas.corpo.pede, lidas.corpo.itens.length]).toEqual([false, true, 3]);
    expect((await cliente.get('doAcre', `/lotacoes/${ids.upsl}/suspensoes`)).status).toBe(403);
    const desativada = await suspender({}, false, 'gestora', ids.inativa);
    expect(desativada.corpo.detail).toBe('Desativada está desativada: ninguém pede por ela.');
  });

  it('todas as refeições e todos os públicos escolhidos um a um são todos, e a suspensão não se apaga', async () => {
    const feita = await suspender({
      refeicoes: [ids.cafe, ids.almoco, ids.jantar],
      publicos: [ids.interno, ids.servidor, ids.visitante],
    });
    expect(feita.corpo.suspensao).toMatchObject({ refeicoes: [], publicos: [] });
    await expect(banco.database.execute(sql.raw('delete from suspensoes'))).rejects.toThrow();
  });
});
