import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { AlteracoesService } from '../src/contratos/alteracoes/alteracoes.service.ts';
import { rows } from '../src/database/database.ts';
import { DIA, darSenhas, fechar, type Recusa, recebido } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGORA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Feita = Schemas['AlteracaoFeita'] & Recusa;
type Contrato = Schemas['ContratoDetalhado'];

const QUE = { data: '2026-11-20', processo: '2026.001', motivo: 'Previsto no contrato' };
/** 4,8312 %. */
const INDICE = 48_312;
/** The prices of the scenario's breakfast, lunch, dinner: meal × 100 + public; and what the index makes of them. */
const ANTES = [101, 102, 201, 202, 301, 302, 401, 402];
const DEPOIS = [106, 107, 211, 212, 316, 317, 420, 421];

describe('aditivos e apostilamentos', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await banco.database.execute(sql`truncate precos_a_valer, alteracoes_contrato restart identity cascade`);
    await banco.database.execute(sql`truncate assinaturas_mapa, fechamentos_mapa, linhas_medicao restart identity`);
    await esvaziar(banco.database);
    await banco.database.execute(
      sql`update itens_contrato set preco_centavos = tipo_alimentacao_id * 100 + tipo_publico_id, quantidade_contratada = 100000`,
    );
    await banco.database.execute(sql`update contratos set vigencia_fim = '2027-06-30', valor_total_centavos = 1`);
    cliente.em(AGORA);
  });

  const contrato = async () => (await cliente.get<Contrato>('gestora', '/contratos/1')).corpo;
  const precos = async () => (await contrato()).itens.map(({ precoCentavos }) => precoCentavos).sort((a, b) => a - b);
  const alterar = async (nova: Partial<Schemas['NovaAlteracaoContrato']>, simular = false) =>
    cliente.post<Feita>(
      'gestora',
      `/contratos/1/alteracoes${simular ? '?simular=true' : ''}`,
      { ...QUE, ...nova },
      `"${(await contrato()).versao}"`,
    );
  const apostilar = (valeDe: string, indice = INDICE, simular = false) =>
    alterar({ tipo: 'APOSTILAMENTO', indice, valeDe }, simular);
  const precoDoAlmoco = async (dataRefeicao: string) => {
    const { corpo } = await cliente.post<Schemas['Pedido']>('gestora', '/pedidos', {
      lotacaoId: ids.upsl,
      dataRefeicao,
      itens: [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, quantidade: 10 }],
    });
    const enviado = await cliente.post<Schemas['Pedido'] & Recusa>('gestora', `/pedidos/${corpo.id}/envio`, {}, '"1"');
    expect([enviado.status, enviado.corpo.detail]).toEqual([200, undefined]);
    return enviado.corpo.itens.find(({ quantidadeSolicitada }) => quantidadeSolicitada > 0)?.precoCentavos;
  };

  it('a simulação diz o que muda, item por item, e não grava nada', async () => {
    const antes = await contrato();
    const { status, corpo } = await apostilar('2026-11-20', INDICE, true);
    expect(status).toBe(200);
    expect(corpo.alteracao).toMatchObject({ id: null, tipo: 'APOSTILAMENTO', numero: 1, indice: INDICE });
    expect(corpo.alteracao.itens.map(({ precoDepoisCentavos }) => precoDepoisCentavos).sort((a, b) => a - b)).toEqual(
      DEPOIS,
    );
    expect(await contrato()).toEqual(antes);
    expect(
      (await cliente.get<Schemas['AlteracoesContrato']>('gestora', '/contratos/1/alteracoes')).corpo.itens,
    ).toEqual([]);
  });

  it('o apostilamento de hoje muda os preços; o pedido já enviado fica com o seu', async () => {
    expect(await precoDoAlmoco(DIA)).toBe(201);
    const { corpo } = await apostilar('2026-11-20');
    expect(corpo.avisos).toEqual([
      '1 pedido já enviado fica com o preço de quando foi enviado, nas refeições de 20/11/2026 em diante.',
    ]);
    expect(await precos()).toEqual(DEPOIS);
    const [{ preco } = { preco: 0 }] = await rows<{ preco: number }>(
      banco.database,
      sql`select max(preco_centavos)::int as preco from itens_pedido where quantidade_solicitada > 0`,
    );
    expect(preco).toBe(201);
    expect(await precoDoAlmoco('2026-11-22')).toBe(211);
  });

  it('o que começa depois vale no dia dele, também para quem pede antes; e no dia vira o preço do contrato', async () => {
    await apostilar('2026-11-23');
    expect(await precos()).toEqual(ANTES);
    expect(await precoDoAlmoco('2026-11-22')).toBe(201);
    expect(await precoDoAlmoco('2026-11-23')).toBe(211);
    // A second one is made of the first.
    const { corpo } = await apostilar('2026-11-24', 100_000);
    expect(corpo.alteracao.numero).toBe(2);
    expect(await precoDoAlmoco('2026-11-24')).toBe(232);
    const servico = cliente.pegar(AlteracoesService);
    expect(await servico.aplicarVencidos()).toBe(0);
    cliente.em('2026-11-23T12:00:00.000Z');
    expect(await precos()).toEqual(DEPOIS);
    expect([await servico.aplicarVencidos(), await servico.aplicarVencidos()]).toEqual([1, 0]);
    expect(await precos()).toEqual(DEPOIS);
    cliente.em('2026-11-25T12:00:00.000Z');
    expect(await servico.aplicarVencidos()).toBe(1);
    expect((await precos()).slice(0, 3)).toEqual([117, 118, 232]);
  });

  it('no passado de um mapa fechado é recusado, e nada muda', async () => {
    await recebido(cliente, banco.database);
    expect((await fechar(cliente)).status).toBe(200);
    const { status, corpo } = await apostilar(DIA);
    expect([status, corpo.detail]).toEqual([
      409,
      'O mapa de UPSL 1 de 21/11/2026 está fechado com os preços deste contrato. O reajuste vale a partir de 22/11/2026, ou reabra os mapas antes.',
    ]);
    expect(await precos()).toEqual(ANTES);
    expect((await apostilar('2026-11-22')).status).toBe(200);
  });

  it('o aditivo prorroga, muda quantidade e valor; as lotações vão até o novo fim', async () => {
    const quantidades = [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, quantidadeContratada: 120_000 }];
    const { status, corpo } = await alterar({
      ...{ tipo: 'ADITIVO', vigenciaFim: '2028-06-30', valorTotalCentavos: 500, quantidades },
    });
    expect([status, corpo.alteracao.vigenciaFimAntes, corpo.alteracao.vigenciaFimDepois]).toEqual([
      200,
      '2027-06-30',
      '2028-06-30',
    ]);
    expect(corpo.alteracao.limite).toMatchObject({ passa: false });
    const lido = await contrato();
    expect(lido).toMatchObject({ vigenciaFim: '2028-06-30', valorTotalCentavos: 500 });
    expect(lido.itens.find(({ quantidadeContratada }) => quantidadeContratada !== 100_000)?.precoCentavos).toBe(201);
    const { itens } = (await cliente.get<Schemas['LotacoesDoContrato']>('gestora', '/contratos/1/lotacoes')).corpo;
    expect(new Set(itens.map(({ fim }) => fim))).toEqual(new Set(['2028-06-30']));
  });

  it('acima do limite do art. 125 pede a justificativa, que fica', async () => {
    const quantidades = [{ tipoAlimentacaoId: ids.jantar, tipoPublicoId: ids.servidor, quantidadeContratada: 400_000 }];
    const nova = { tipo: 'ADITIVO', quantidades } as const;
    expect((await alterar(nova, true)).corpo.alteracao.limite?.passa).toBe(true);
    const recusa = await alterar(nova);
    expect([recusa.status, recusa.corpo.errors?.[0]?.pointer]).toEqual([422, '/justificativa']);
    const feita = await alterar({ ...nova, justificativa: 'Interdição da cozinha vizinha.' });
    expect([feita.status, feita.corpo.alteracao.justificativa]).toEqual([200, 'Interdição da cozinha vizinha.']);
  });

  it('quem não viu a versão de agora é recusado, e o que se registrou não muda', async () => {
    const url = '/contratos/1/alteracoes';
    const nova = { ...QUE, tipo: 'APOSTILAMENTO', indice: INDICE, valeDe: '2026-12-01' };
    expect((await cliente.post('gestora', url, nova)).status).toBe(428);
    expect((await cliente.post('gestora', url, nova, '"0"')).status).toBe(412);
    await apostilar('2026-12-01');
    await expect(banco.database.execute(sql`update alteracoes_contrato set motivo = 'outro'`)).rejects.toThrow();
  });

  it('dois ao mesmo tempo: um recebe o número, o outro vê a versão nova', async () => {
    const { versao } = await contrato();
    const nova = { ...QUE, tipo: 'APOSTILAMENTO', indice: INDICE, valeDe: '2026-12-01' };
    const registrar = () => cliente.post('gestora', '/contratos/1/alteracoes', nova, `"${versao}"`);
    const respostas = await Promise.all([registrar(), registrar()]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
