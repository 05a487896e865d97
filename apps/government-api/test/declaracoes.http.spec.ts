import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, HOJE, ids, item, type Problema } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type APreencher = Schemas['DeclaracaoAPreencher'] & Problema;
type Recebida = Schemas['DeclaracaoRecebida'] & Problema;
type Linha = Schemas['LinhaDeclarada'];

/** 20:00 in Brasília, on the day of the meals. */
const A_NOITE = '2026-11-21T23:00:00.000Z';
const MEIO_DIA_SEGUINTE = '2026-11-22T15:00:00.000Z';

describe('a declaração diária do fornecedor', () => {
  const { banco, cliente } = abrirCenario();
  let codigo = '';
  let pedidoId = 0;
  beforeEach(async () => {
    await banco.database.execute(sql.raw('truncate convites_declaracao cascade'));
    const { corpo } = await enviarPedido(cliente, 'gestora', {
      ...{ lotacaoId: ids.upsl, dataRefeicao: AMANHA },
      itens: [item(ids.almoco, ids.interno, 100), item(ids.almoco, ids.servidor, 5), item(ids.jantar, ids.interno, 90)],
    });
    pedidoId = corpo.id;
    codigo = await novoCodigo();
    cliente.em(A_NOITE);
  });
  const novoCodigo = async () => {
    const { corpo } = await cliente.post<Schemas['AcessoCriado']>(
      'gestora',
      '/contratos/1/acesso-declaracao',
      undefined,
    );
    return corpo.endereco.replace('/declaracao/', '');
  };
  // The person who calls is nobody there: the code is what opens.
  const ler = (data?: string) =>
    cliente.get<APreencher>('doAcre', `/declaracao/${codigo}${data ? `?data=${data}` : ''}`);
  const linha = (tipoAlimentacaoId: number, produzida: number, entregue: number, mais: Partial<Linha> = {}): Linha => ({
    ...{ lotacaoId: ids.upsl, tipoAlimentacaoId, produzida, entregue },
    ...mais,
  });
  const declarar = (mudanca: Partial<Schemas['NovaDeclaracao']> = {}) =>
    cliente.post<Recebida>('doAcre', `/declaracao/${codigo}`, {
      ...{ uuid: randomUUID(), data: AMANHA, versao: 0, nome: 'José da Cozinha' },
      linhas: [
        linha(ids.almoco, 110, 104, { lacres: ['A-001', 'A-002'], placa: 'ABC1D23' }),
        linha(ids.jantar, 90, 90),
      ],
      ...mudanca,
    });
  const doMapa = async () => {
    const mapa = (await cliente.get<Schemas['MapaDiario']>('gestora', `/mapa-diario?data=${AMANHA}`)).corpo;
    return { mapa, upsl: mapa.linhas.find(({ lotacao }) => lotacao.id === ids.upsl) };
  };

  it('abre preenchida com o pedido, guarda cada envio como versão, e o histórico do contrato diz quem declarou', async () => {
    const antes = (await ler()).corpo;
    expect(antes).toMatchObject({ contrato: '012/2026', fornecedor: 'Boa Mesa', data: AMANHA, versao: 0, nome: null });
    expect(antes.dias).toEqual([{ data: AMANHA, ate: MEIO_DIA_SEGUINTE, declarado: false }]);
    expect(antes.linhas.map(({ refeicao, confirmada, produzida }) => [refeicao, confirmada, produzida])).toEqual([
      ['Almoço', 105, null],
      ['Jantar', 90, null],
    ]);
    expect((await declarar()).corpo).toMatchObject({ data: AMANHA, versao: 1, ate: MEIO_DIA_SEGUINTE });
    const corrigida = await declarar({ versao: 1, linhas: [linha(ids.almoco, 110, 101), linha(ids.jantar, 90, 90)] });
    expect([corrigida.status, corrigida.corpo.versao]).toEqual([200, 2]);
    const dia = await cliente.get<Schemas['DeclaracaoDoDia']>('fiscal', `/contratos/1/declaracoes/${AMANHA}`);
    expect(dia.corpo.versoes.map(({ versao, entregues, nome }) => [versao, entregues, nome])).toEqual([
      [2, 191, 'José da Cozinha'],
      [1, 194, 'José da Cozinha'],
    ]);
    expect(dia.corpo.linhas[0]).toMatchObject({ confirmada: 105, recebida: null, produzida: 110, entregue: 101 });
    const lista = await cliente.get<Schemas['DeclaracoesDoContrato']>('gestora', '/contratos/1/declaracoes');
    expect(lista.corpo).toMatchObject({
      ...{ mes: '2026-11', administra: true, acesso: { por: 'Gestora Geral' } },
      dias: [{ data: AMANHA, confirmadas: 195, declaracao: { versao: 2, produzidas: 200, entregues: 191 } }],
    });
    const eventos = await rows(
      banco.database,
      sql`select dados->>'declarante' as quem from eventos
      where acao = 'declararPeloCodigo' and entidade = 'contratos' order by id`,
    );
    expect(eventos).toEqual([{ quem: 'José da Cozinha' }, { quem: 'José da Cozinha' }]);
  });

  it('o mesmo envio repetido é o mesmo; dois aparelhos não escrevem um por cima do outro', async () => {
    const uuid = randomUUID();
    const feita = await declarar({ uuid });
    expect((await declarar({ uuid })).corpo).toEqual(feita.corpo);
    const outra = await declarar({ versao: 0 });
    expect([outra.status, outra.corpo.detail]).toEqual([
      409,
      'José da Cozinha declarou este dia enquanto você digitava. Recarregue para ver o que foi declarado e envie de novo.',
    ]);
  });

  it('até as 12h do dia seguinte, e nunca de um dia que não chegou', async () => {
    cliente.em(MEIO_DIA_SEGUINTE);
    expect((await declarar()).status).toBe(200);
    cliente.em('2026-11-22T15:00:00.001Z');
    expect((await declarar({ versao: 1 })).corpo.detail).toMatch(/^21\/11\/2026 não se declara mais/);
    cliente.em('2026-11-20T14:00:00.000Z');
    expect((await ler(AMANHA)).corpo.detail).toMatch(/^21\/11\/2026 ainda não chegou/);
    expect((await ler(HOJE)).corpo.linhas).toEqual([]);
  });

  it('só o que o contrato entrega, uma vez cada', async () => {
    for (const linhas of [
      [linha(ids.cafe, 1, 1)],
      [linha(ids.almoco, 1, 1), linha(ids.almoco, 2, 2)],
      [{ ...linha(ids.almoco, 1, 1), lotacaoId: ids.acre }],
    ]) {
      expect((await declarar({ linhas })).corpo.detail).toBe('Este pedido mudou. Recarregue a página.');
    }
  });

  it('renovado, o endereço de antes não vale; revogado, nenhum vale; a resposta é a mesma de um que nunca valeu', async () => {
    const velho = codigo;
    codigo = await novoCodigo();
    expect((await declarar()).status).toBe(200);
    const novo = codigo;
    const nunca = {
      status: 404,
      detail: 'Este endereço não vale mais, ou nunca valeu. Peça outro ao gestor do contrato.',
    };
    const dito = async (qual: string) => {
      codigo = qual;
      const { status, corpo } = await ler();
      return { status, detail: corpo.detail };
    };
    expect(await dito(velho)).toEqual(nunca);
    expect(await dito('A'.repeat(32))).toEqual(nunca);
    const revogar = () =>
      cliente.post<Schemas['AcessoRevogado']>('gestora', '/contratos/1/acesso-declaracao/revogacao', {});
    expect([(await revogar()).corpo, (await revogar()).corpo]).toEqual([{ revogado: true }, { revogado: false }]);
    expect(await dito(novo)).toEqual(nunca);
    const [guardado] = await rows<{ soma: string }>(
      banco.database,
      sql`select codigo_sha256 as soma from convites_declaracao limit 1`,
    );
    expect(guardado?.soma).toMatch(/^[0-9a-f]{64}$/);
    expect((await cliente.post('fiscal', '/contratos/1/acesso-declaracao', undefined)).status).toBe(403);
  });

  it('no mapa está ao lado do que se aceitou, e não muda o que se paga; sem declaração nada é dito, e não zero', async () => {
    const antes = await doMapa();
    expect(antes.upsl).not.toHaveProperty('declarado');
    expect(antes.mapa.totais).not.toHaveProperty('declarado');
    await declarar();
    const { mapa, upsl } = await doMapa();
    expect(upsl?.declarado).toEqual({ produzidas: 200, entregues: 194, emParte: false });
    expect(mapa.totais.declarado).toEqual({ produzidas: 200, entregues: 194, linhas: 1 });
    const { declarado: _, ...linhaSem } = upsl ?? { declarado: null };
    expect(linhaSem).toEqual(antes.upsl);
    expect(pedidoId).toBeGreaterThan(0);
  });
});
