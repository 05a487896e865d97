import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, HOJE, ids, item, type Problema, type Quem } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Efeito = Schemas['EfeitoDaInterrupcao'];

/** Just after tomorrow's cut-off in Fortaleza. */
const DEPOIS_DO_PRAZO = '2026-11-20T21:00:00.001Z';
const AS_NOVE_DE_AMANHA = '2026-11-21T12:00:00.000Z';

describe('interromper a entrega de um contrato', () => {
  const { banco, cliente } = abrirCenario();
  beforeEach(() => banco.database.execute(sql.raw('truncate interrupcoes_entrega, notificacoes cascade')));
  const dias = { inicio: AMANHA, fim: '2026-11-23', motivo: 'Greve dos motoristas.' };
  const interromper = (mudanca: Partial<Schemas['NovaInterrupcao']> = {}, simular = false, quem: Quem = 'gestora') =>
    cliente.post<Efeito & Problema>(quem, `/contratos/1/interrupcoes?simular=${simular}`, { ...dias, ...mudanca });
  const pedir = async (dataRefeicao: string, itens: unknown[], lotacaoId: number = ids.upsl) =>
    (await enviarPedido(cliente, 'gestora', { lotacaoId, dataRefeicao, itens })).corpo;
  const ler = async (id: number) => (await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${id}`)).corpo;
  const destinos = ({ pedidos }: Efeito) => pedidos.map(({ data, destino, refeicoes }) => [data, destino, refeicoes]);
  const almoco = [item(ids.almoco, ids.interno, 100)];
  const almocoEJantar = [...almoco, item(ids.jantar, ids.interno, 50)];
  const TEXTO = 'Entrega interrompida até 23/11/2026: Greve dos motoristas.';

  it('mostra o que toca sem gravar nada; confirmada, cancela pelo ciclo do pedido, e o histórico diz por quê', async () => {
    const { id } = await pedir(AMANHA, almocoEJantar);
    const simulada = await interromper({}, true);
    expect(simulada.corpo).toMatchObject({
      ...{ simulada: true, interrupcao: null, aEnviar: 5 },
      lotacoes: [
        { lotacao: { id: ids.acre }, dias: 3, aEnviar: 3 },
        { lotacao: { id: ids.upsl }, dias: 3, aEnviar: 2 },
      ],
    });
    expect(destinos(simulada.corpo)).toEqual([[AMANHA, 'CANCELADO', 150]]);
    expect((await ler(id)).situacao).toBe('ENVIADO');
    expect(await rows(banco.database, sql`select id from interrupcoes_entrega`)).toEqual([]);

    const feita = await interromper();
    expect(feita.corpo).toMatchObject({
      ...{ ...simulada.corpo, simulada: false },
      interrupcao: {
        ...dias,
        fimPrevisto: dias.fim,
        fase: 'FUTURA',
        refeicoes: [],
        pedidosCancelados: 1,
        por: 'Gestora Geral',
      },
    });
    const cancelado = await ler(id);
    expect(cancelado).toMatchObject({ situacao: 'CANCELADO', motivo: { texto: dias.motivo } });
    expect(cancelado.historico.at(-1)).toMatchObject({
      ...{ evento: 'cancelar', por: 'Gestora Geral', detalhe: `Entrega interrompida: ${dias.motivo}` },
    });
    const eventos = await rows(
      banco.database,
      sql`select entidade from eventos where acao = 'interromperEntregas' order by 1`,
    );
    expect(eventos).toEqual([{ entidade: 'contratos' }, { entidade: 'interrupcoes_entrega' }]);
    const avisos = await rows<{ lotacao: number; texto: string }>(
      banco.database,
      sql`select lotacao_id as lotacao, texto from notificacoes where evento = 'ENTREGA_INTERROMPIDA' order by 1`,
    );
    expect(avisos.map(({ lotacao }) => lotacao)).toEqual([ids.upsl, ids.acre]);
    expect(avisos[0]?.texto).toMatch(
      /^UPSL 1 não recebe refeições de 21\/11\/2026 a 23\/11\/2026: Greve dos motoristas\./,
    );
  });

  it('nos dias parados ninguém pede nem é cobrado: fila, números, matriz, mapa e tarefas dizem o mesmo', async () => {
    await interromper();
    const preparo = (await cliente.get<Schemas['PreparoPedido']>('solicitante', `/pedidos/preparo?data=${AMANHA}`))
      .corpo;
    expect(preparo).toMatchObject({ acoes: [], interrupcao: { texto: TEXTO, parada: true } });
    expect(preparo.celulas.every(({ programada }) => programada === 0)).toBe(true);
    const aberto = await cliente.post<Problema>('solicitante', '/pedidos', {
      ...{ lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: almoco },
    });
    expect([aberto.status, aberto.corpo.detail]).toEqual([422, `${TEXTO} Este dia não é pedido.`]);

    const resumo = (await cliente.get<Schemas['ResumoPedidos']>('gestora', `/pedidos/resumo?data=${AMANHA}`)).corpo;
    // The third unit has no contract: it is asked for, as before.
    expect([resumo.lotacoes, resumo.semPedido]).toEqual([1, 1]);
    const matriz = (await cliente.get<Schemas['MatrizDasLotacoes']>('gestora', `/pedidos-das-lotacoes?data=${AMANHA}`))
      .corpo;
    expect([matriz.lotacoes, matriz.semPedido, matriz.emRascunho]).toEqual([1, 1, 0]);
    const dela = matriz.linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
    expect(new Set(dela?.celulas.map(({ situacao }) => situacao))).toEqual(new Set(['INTERROMPIDA']));
    const numeros = (
      await cliente.get<Schemas['ResumoDasLotacoes']>('gestora', `/pedidos-das-lotacoes/resumo?data=${AMANHA}`)
    ).corpo;
    expect([numeros.lotacoes, numeros.semPedido, numeros.emRascunho]).toEqual([1, 1, 0]);
    const fila = (await cliente.get<Schemas['PaginaAtendimentos']>('atendimento', `/atendimentos?data=${AMANHA}`))
      .corpo;
    expect(fila.itens.map(({ lotacao }) => lotacao.id)).toEqual([ids.semContrato]);
    const mapa = (await cliente.get<Schemas['MapaDiario']>('gestora', `/mapa-diario?data=${AMANHA}`)).corpo;
    const linha = mapa.linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
    expect(linha).toMatchObject({ interrupcao: { texto: TEXTO, parada: true }, alertas: [], valorCentavos: 0 });

    cliente.em(DEPOIS_DO_PRAZO);
    await cliente.tarefas();
    expect((await cliente.get<Schemas['PaginaPedidos']>('gestora', '/pedidos')).corpo.total).toBe(0);
    const cobrancas = await rows(banco.database, sql`select id from notificacoes where evento like 'SEM_PEDIDO%'`);
    expect(cobrancas).toEqual([]);
  });

  it('só de uma refeição: o pedido fica sem ela, e a refeição não é aceita no envio', async () => {
    const { id } = await pedir(AMANHA, almocoEJantar);
    const feita = await interromper({ refeicoes: [ids.jantar] });
    expect(destinos(feita.corpo)).toEqual([[AMANHA, 'REDUZIDO', 50]]);
    const reduzido = await ler(id);
    expect([reduzido.situacao, reduzido.totalRefeicoes]).toEqual(['ENVIADO', 100]);
    expect(reduzido.historico.at(-1)?.detalhe).toMatch(/^Entrega interrompida: Greve dos motoristas/);
    const recusado = await enviarPedido(cliente, 'gestora', {
      ...{ lotacaoId: ids.upsl, dataRefeicao: '2026-11-22', itens: almocoEJantar },
    });
    expect([recusado.status, (recusado.corpo as unknown as Problema).detail]).toEqual([
      422,
      `Entrega interrompida de Jantar até 23/11/2026: Greve dos motoristas. Deixe Jantar em zero.`,
    ]);
    expect((await pedir('2026-11-23', almoco)).situacao).toBe('ENVIADO');
  });

  it('depois do limite de ajuste o pedido aparece à parte e fica, se o gestor não disser que ele vai junto', async () => {
    const { id } = await pedir(AMANHA, almoco);
    cliente.em(AS_NOVE_DE_AMANHA);
    const parada = await interromper({}, true);
    expect(parada.corpo.pedidos).toMatchObject([
      { destino: 'FORA_DO_LIMITE', motivo: 'O limite de ajuste já passou.' },
    ]);
    expect(destinos((await interromper({ cancelarForaDoLimite: true }, true)).corpo)).toEqual([
      [AMANHA, 'CANCELADO', 100],
    ]);
    await interromper();
    expect((await ler(id)).situacao).toBe('ENVIADO');
  });

  it('encerrada antes, avisa quem volta a receber, e o dia cancelado por ela volta a ser pedido, também sozinho', async () => {
    await pedir('2026-11-22', almoco);
    const feita = (await interromper()).corpo.interrupcao;
    const encerrar = (ultimoDia: string, etag = '"1"') =>
      cliente.post<Schemas['Interrupcao'] & Problema>(
        'gestora',
        `/interrupcoes/${feita?.id}/encerramento`,
        { ultimoDia },
        etag,
      );
    expect((await encerrar('2026-11-23')).corpo.detail).toMatch(/termina em 23\/11\/2026/);
    expect((await encerrar(AMANHA, '"7"')).status).toBe(412);
    const encerrada = await encerrar(AMANHA);
    expect(encerrada.corpo).toMatchObject({
      ...{ inicio: AMANHA, fim: AMANHA, fimPrevisto: '2026-11-23', encerradaPor: 'Gestora Geral', versao: 2 },
    });
    const avisos = await rows(
      banco.database,
      sql`select evento, resolvida_em is null as aberta from notificacoes where lotacao_id = ${ids.upsl} order by id`,
    );
    expect(avisos).toContainEqual({ evento: 'ENTREGA_RETOMADA', aberta: true });
    expect(avisos).toContainEqual({ evento: 'ENTREGA_INTERROMPIDA', aberta: false });
    cliente.em('2026-11-21T21:00:00.001Z');
    const lote = { data: '2026-11-22', fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 };
    const enviados = await banco.database.transaction(tx =>
      cliente.pegar(PedidosService).enviarAutomaticamente(tx, lote),
    );
    expect(enviados.feitos).toBe(1);
  });

  it('o rascunho do sistema perde a refeição parada e segue com as outras', async () => {
    const lote = { data: AMANHA, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 };
    const pedidos = cliente.pegar(PedidosService);
    await banco.database.transaction(tx => pedidos.criarRascunhosDaProgramacao(tx, lote));
    await interromper({ refeicoes: [ids.almoco] });
    cliente.em(DEPOIS_DO_PRAZO);
    // The programme has lunch only: nothing is left of the draft, and nothing is sent.
    expect((await banco.database.transaction(tx => pedidos.enviarAutomaticamente(tx, lote))).feitos).toBe(0);
    const [{ total }] = (await rows<{ total: number }>(
      banco.database,
      sql`select sum(quantidade_solicitada)::int as total from itens_pedido`,
    )) as [{ total: number }];
    expect(total).toBe(0);
  });

  it.each<[string, Partial<Schemas['NovaInterrupcao']>, string]>([
    ['de um dia que passou', { inicio: '2026-11-19' }, '/inicio'],
    ['que termina antes de começar', { fim: HOJE }, '/fim'],
    ['depois do fim do contrato', { inicio: '2027-06-25', fim: '2027-07-01' }, '/fim'],
    ['de refeição que ninguém recebe dele', { refeicoes: [99] }, '/inicio'],
  ])('recusa a interrupção %s', async (_, mudanca, pointer) => {
    const recusada = await interromper(mudanca);
    expect([recusada.status, recusada.corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('não há duas nos mesmos dias e refeições; quem só lê vê, e não interrompe', async () => {
    await interromper({ refeicoes: [ids.jantar] });
    expect((await interromper({ refeicoes: [ids.almoco] })).status).toBe(200);
    expect((await interromper({ inicio: '2026-11-23', fim: '2026-11-25' })).status).toBe(409);
    expect((await interromper({ inicio: '2026-11-26', fim: '2026-11-27' }, false, 'atendimento')).status).toBe(403);
    const lidas = await cliente.get<Schemas['Interrupcoes']>('atendimento', '/contratos/1/interrupcoes');
    expect([
      lidas.corpo.interrompe,
      lidas.corpo.itens.map(({ refeicoes }) => refeicoes.map(({ nome }) => nome)),
    ]).toEqual([false, [['Almoço'], ['Jantar']]]);
    expect(lidas.corpo.itens.flatMap(({ acoes }) => acoes)).toEqual([]);
  });
});
