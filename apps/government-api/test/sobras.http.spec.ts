import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { IndicadoresService } from '../src/indicadores/indicadores.service.ts';
import { DEPOIS, DIA, darSenhas, esvaziarFechamentos, fechar, reabrir, recebido } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  abrirCliente,
  type Cliente,
  HOJE,
  ids,
  motivosDe,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';
import { CAFE_INTEIRO, confirmado, esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Sobra = Schemas['Sobra'];
type DoDia = Schemas['SobrasDoDia'];
type Resumo = Schemas['ResumoDeSobras'];

const UUID = '6f1f2a3b-2222-4a57-8d0c-3c1f7f0b1a11';
/** 108 breakfasts were received, and 110 lunches. */
const CAFE = { lotacaoId: ids.upsl, data: DIA, tipoAlimentacaoId: ids.cafe };
const ALMOCO = { ...CAFE, tipoAlimentacaoId: ids.almoco };

describe('as sobras de uma refeição', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: Awaited<ReturnType<typeof motivosDe>>;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    await banco.database.execute(sql`truncate sobras restart identity`);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await recebido(cliente, banco.database);
  });

  const registrar = (corpo: object, quem: Quem = 'solicitante', chave?: string) =>
    cliente.post<Sobra & Problema>(quem, '/sobras', { refeicoes: null, gramas: null, ...corpo }, undefined, chave);
  const doDia = async (quem: Quem = 'solicitante', query = `data=${DIA}&lotacaoId=${ids.upsl}`) =>
    (await cliente.get<DoDia>(quem, `/sobras?${query}`)).corpo;
  const gravadas = () =>
    rows<{ refeicoes: number | null; gramas: number | null; versao: number }>(
      banco.database,
      sql`select refeicoes, gramas, versao from sobras where anulada_em is null order by tipo_alimentacao_id`,
    );

  it('registra refeições e peso, e quem lê o dia vê as duas e o que falta registrar', async () => {
    const feita = await registrar({ ...CAFE, refeicoes: 12, gramas: 4500, motivo: 'PRESENCA_MENOR' });
    expect([feita.status, feita.etag]).toEqual([201, '"1"']);
    expect(feita.corpo).toMatchObject({
      ...{ refeicoes: 12, gramas: 4500, motivo: 'PRESENCA_MENOR', texto: null, versao: 1 },
      ...{ registradaEm: DEPOIS, registradaPor: 'Sônia Solicitante', corrigidaEm: null, corrigidaPor: null },
    });
    const dia = await doDia();
    expect(dia).toMatchObject({ data: DIA, fechado: false, lotacao: { nome: 'UPSL 1' } });
    expect(dia.refeicoes).toMatchObject([
      { refeicao: 'Café da manhã', recebidas: 108, sobra: feita.corpo, acoes: ['corrigirSobra', 'anularSobra'] },
      { refeicao: 'Almoço', recebidas: 110, sobra: null, acoes: ['registrarSobra'] },
    ]);
    expect(dia.ultimosDias).toEqual({
      ...{ entregas: 2, registradas: 1, refeicoes: 12, recebidasContadas: 108, percentual: 1111 },
      ...{ gramas: 4500, recebidasPesadas: 108, gramasPorRefeicao: 42 },
    });
    expect((await doDia('atendimento')).refeicoes.map(({ acoes }) => acoes)).toEqual([[], []]);
  });

  it.each<[string, object, string, string]>([
    ['nada medido', {}, '/refeicoes', 'Diga quantas refeições sobraram, o peso do que sobrou, ou os dois.'],
    [
      'mais do que chegou',
      { refeicoes: 109 },
      '/refeicoes',
      'Café da manhã: não podem sobrar 109, porque foram recebidas 108.',
    ],
    [
      'a vírgula fora do lugar',
      { gramas: 216_001 },
      '/gramas',
      'Café da manhã: 216,001 kg passam de 2 kg por refeição recebida (216 kg). Veja a vírgula.',
    ],
    [
      'motivo do que não sobrou',
      { refeicoes: 0, motivo: 'NAO_QUISERAM' },
      '/motivo',
      'Quando nada sobra, não há motivo.',
    ],
    [
      'outro motivo sem texto',
      { refeicoes: 1, motivo: 'OUTRO', texto: '  ' },
      '/texto',
      'Escreva qual foi o outro motivo.',
    ],
    ['texto sem outro motivo', { refeicoes: 1, texto: 'Chuva' }, '/texto', 'O texto é só do outro motivo.'],
    [
      'dia que não chegou',
      { refeicoes: 1, data: '2026-11-23' },
      '/data',
      'A refeição é de 23/11/2026: ela ainda não chegou.',
    ],
    [
      'refeição que não existe',
      { refeicoes: 1, tipoAlimentacaoId: 999 },
      '/tipoAlimentacaoId',
      'Esta refeição não existe.',
    ],
  ])('recusa com uma frase: %s', async (_nome, corpo, pointer, detail) => {
    const { status, corpo: recusa } = await registrar({ ...CAFE, ...corpo });
    expect([status, recusa.detail, recusa.errors?.[0]]).toEqual([422, detail, { pointer, detail }]);
    expect(await gravadas()).toEqual([]);
  });

  it.each([{ refeicoes: -1 }, { refeicoes: 1.5 }, { gramas: -1 }, { gramas: '4,5' }, { motivo: 'FOME' }, { outra: 1 }])(
    'o contrato recusa %j',
    async corpo => {
      expect((await registrar({ ...CAFE, refeicoes: 1, ...corpo })).status).toBe(422);
      expect(await gravadas()).toEqual([]);
    },
  );

  it('todas as que chegaram podem sobrar, e zero é uma medida', async () => {
    expect((await registrar({ ...CAFE, refeicoes: 108 })).status).toBe(201);
    expect((await registrar({ ...ALMOCO, refeicoes: 0 })).status).toBe(201);
    expect((await doDia()).ultimosDias).toMatchObject({ registradas: 2, refeicoes: 108, percentual: 4954 });
  });

  it('antes do recebimento não há sobra', async () => {
    const { status, corpo } = await registrar({ ...CAFE, tipoAlimentacaoId: ids.jantar, refeicoes: 1 });
    expect([status, corpo.detail]).toEqual([409, 'Registre primeiro o recebimento: Jantar.']);
  });

  it('cada um registra na sua lotação; quem só lê não registra', async () => {
    expect((await registrar({ ...CAFE, refeicoes: 1 }, 'doAcre')).status).toBe(403);
    expect((await registrar({ ...CAFE, refeicoes: 1 }, 'monitoramento')).status).toBe(403);
    expect((await registrar({ ...CAFE, lotacaoId: 999, refeicoes: 1 }, 'gestora')).status).toBe(404);
    expect((await cliente.get('doAcre', `/sobras?data=${DIA}&lotacaoId=${ids.upsl}`)).status).toBe(403);
    expect((await cliente.get('doAcre', `/sobras/resumo?de=${DIA}&ate=${DIA}&lotacaoId=${ids.upsl}`)).status).toBe(403);
    expect((await cliente.get('gestora', '/sobras')).status).toBe(422);
    expect(await gravadas()).toEqual([]);
    expect((await registrar({ ...CAFE, refeicoes: 1 }, 'fiscal')).status).toBe(201);
  });

  it('de duas pessoas ao mesmo tempo uma registra, e as outras sabem quem foi', async () => {
    const quem: Quem[] = ['solicitante', 'gestora', 'fiscal', 'solicitante'];
    const respostas = await Promise.all(quem.map((pessoa, n) => registrar({ ...CAFE, refeicoes: n + 1 }, pessoa)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(respostas.find(({ status }) => status === 409)?.corpo.detail).toMatch(
      /^Café da manhã: (Sônia Solicitante|Gestora Geral|Fábio Fiscal) já registrou às 10:00 o que sobrou\. Corrija o registro\.$/,
    );
    expect(await gravadas()).toHaveLength(1);
  });

  it('vinte envios do mesmo registro são um, com a chave ou com o uuid do aparelho, mesmo depois de o dia fechar', async () => {
    const corpo = { ...CAFE, refeicoes: 3, clienteUuid: UUID };
    const vinte = Array.from({ length: 20 }, (_, n) => registrar(corpo, 'solicitante', n % 2 ? UUID : undefined));
    expect(new Set((await Promise.all(vinte)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await gravadas()).toEqual([{ refeicoes: 3, gramas: null, versao: 1 }]);
    await fechar(cliente);
    const tarde = await registrar(corpo);
    expect([tarde.status, tarde.corpo.refeicoes]).toEqual([201, 3]);
    const outra = await registrar({ ...ALMOCO, refeicoes: 3, clienteUuid: UUID });
    expect([outra.status, outra.corpo.detail]).toEqual([409, 'Este registro já foi enviado para outra refeição.']);
  });

  it('corrige quem viu a versão que vale; o que se disse antes fica no histórico', async () => {
    const { corpo, etag } = await registrar({ ...CAFE, refeicoes: 12, motivo: 'NAO_QUISERAM' });
    const onde = `/sobras/${corpo.id}`;
    const medida = { refeicoes: 10, gramas: 900, motivo: 'OUTRO', texto: ' Faltou luz ' };
    expect((await cliente.put('gestora', onde, medida)).status).toBe(428);
    cliente.em('2026-11-22T13:30:00.000Z');
    const corrigida = await cliente.put<Sobra>('gestora', onde, medida, etag);
    expect([corrigida.status, corrigida.etag]).toEqual([200, '"2"']);
    expect(corrigida.corpo).toMatchObject({
      ...{ refeicoes: 10, gramas: 900, motivo: 'OUTRO', texto: 'Faltou luz' },
      ...{ registradaPor: 'Sônia Solicitante', corrigidaEm: '2026-11-22T13:30:00.000Z', corrigidaPor: 'Gestora Geral' },
    });
    const velha = await cliente.put<Problema>('solicitante', onde, medida, etag);
    expect(velha.status).toBe(412);
    expect(velha.corpo.detail).toMatch(/^Este registro foi alterado por Gestora Geral às /);
    const demais = await cliente.put<Problema>('gestora', onde, { refeicoes: 109, gramas: null }, corrigida.etag);
    expect([demais.status, demais.corpo.errors?.[0]?.pointer]).toEqual([422, '/refeicoes']);
    const { corpo: trilha } = await cliente.get<Schemas['PaginaHistorico']>('gestora', '/historico?entidade=sobras');
    const [ultimo] = trilha.itens;
    expect([ultimo?.acao, ultimo?.pessoa?.nome]).toEqual(['corrigirSobra', 'Gestora Geral']);
    expect(ultimo?.alteracoes).toContainEqual(expect.objectContaining({ campo: 'sobraram', antes: 12, depois: 10 }));
  });

  it('duas correções da mesma versão: uma vale', async () => {
    const { corpo, etag } = await registrar({ ...CAFE, refeicoes: 12 });
    const respostas = await Promise.all(
      [1, 2, 3].map(refeicoes => cliente.put('gestora', `/sobras/${corpo.id}`, { refeicoes, gramas: null }, etag)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await gravadas()).toMatchObject([{ versao: 2 }]);
  });

  it('o registro na refeição errada é anulado, e ela volta a esperar', async () => {
    const { corpo, etag } = await registrar({ ...CAFE, refeicoes: 12 });
    expect((await cliente.del('doAcre', `/sobras/${corpo.id}`, etag)).status).toBe(403);
    expect((await cliente.del('solicitante', `/sobras/${corpo.id}`, etag)).status).toBe(204);
    const outra = await cliente.del<Problema>('solicitante', `/sobras/${corpo.id}`, etag);
    expect([outra.status, outra.corpo.detail]).toEqual([404, 'Este registro de sobras não existe mais. Recarregue.']);
    expect((await doDia()).refeicoes[0]).toMatchObject({ sobra: null, acoes: ['registrarSobra'] });
    expect((await registrar({ ...CAFE, refeicoes: 2 })).status).toBe(201);
    expect((await doDia()).ultimosDias).toMatchObject({ registradas: 1, refeicoes: 2 });
  });

  it('com o mapa do dia fechado nada se registra, corrige nem anula; reaberto, sim', async () => {
    const { corpo, etag } = await registrar({ ...CAFE, refeicoes: 12 });
    await fechar(cliente);
    const medida = { refeicoes: 1, gramas: null };
    const recusas = [
      await registrar({ ...ALMOCO, ...medida }),
      await cliente.put<Problema>('gestora', `/sobras/${corpo.id}`, medida, etag),
      await cliente.del<Problema>('gestora', `/sobras/${corpo.id}`, etag),
    ];
    for (const { status, corpo: recusa } of recusas) {
      expect([status, recusa.type]).toEqual([409, '/problemas/dia-fechado']);
      expect(recusa.detail).toBe('O dia 21/11/2026 está fechado. Peça a reabertura ao gestor.');
    }
    const fechado = await doDia();
    expect([fechado.fechado, fechado.refeicoes.map(({ acoes }) => acoes)]).toEqual([true, [[], []]]);
    expect((await reabrir(cliente, motivo('REABERTURA', 'ERRO_LANCAMENTO'))).status).toBe(200);
    expect((await cliente.put('gestora', `/sobras/${corpo.id}`, medida, etag)).status).toBe(200);
  });

  it('o recebimento corrigido para menos não deixa sobrar mais do que chegou', async () => {
    await registrar({ ...CAFE, refeicoes: 108 });
    await banco.database.execute(
      sql`update itens_pedido set quantidade_recusada = 100 where tipo_alimentacao_id = ${ids.cafe} and tipo_publico_id = ${ids.interno}`,
    );
    expect((await doDia()).ultimosDias).toMatchObject({ refeicoes: 8, recebidasContadas: 8, percentual: 10_000 });
  });

  it('o mês soma por refeição e por motivo só o que foi medido', async () => {
    await registrar({ ...CAFE, refeicoes: 12, motivo: 'PRESENCA_MENOR' });
    await registrar({ ...ALMOCO, gramas: 11_000, motivo: 'NAO_QUISERAM' });
    const { corpo } = await cliente.get<Resumo>('monitoramento', '/sobras/resumo?de=2026-11-01&ate=2026-11-30');
    expect(corpo.total).toEqual({
      ...{ entregas: 2, registradas: 2, refeicoes: 12, recebidasContadas: 108, percentual: 1111 },
      ...{ gramas: 11_000, recebidasPesadas: 110, gramasPorRefeicao: 100 },
    });
    expect(corpo.refeicoes.map(({ refeicao, conta }) => [refeicao, conta.percentual, conta.gramasPorRefeicao])).toEqual(
      [
        ['Café da manhã', 1111, null],
        ['Almoço', null, 100],
      ],
    );
    expect(corpo.motivos).toEqual([
      { motivo: 'NAO_QUISERAM', registros: 1 },
      { motivo: 'PRESENCA_MENOR', registros: 1 },
    ]);
    const deOutra = await cliente.get<Resumo>('doAcre', '/sobras/resumo?de=2026-11-01&ate=2026-11-30');
    expect(deOutra.corpo.total).toMatchObject({ entregas: 0, refeicoes: 0, percentual: null, gramasPorRefeicao: null });
    const deUf = await cliente.get<Resumo>('gestora', `/sobras/resumo?de=2026-11-01&ate=2026-11-30&uf=MA&lotacaoId=1`);
    expect(deUf.corpo.total.refeicoes).toBe(12);
    const { status, corpo: recusa } = await cliente.get<Problema>('gestora', `/sobras/resumo?de=${DIA}&ate=${HOJE}`);
    expect([status, recusa.detail]).toEqual([422, 'O período termina antes de começar.']);
  });

  it('os indicadores contam as sobras e abrem o dia de que são feitos; anulada, saem', async () => {
    const apurar = () => cliente.pegar(IndicadoresService).apurarPendentes(new AbortController().signal);
    const { corpo, etag } = await registrar({ ...CAFE, refeicoes: 12, gramas: 4500 });
    await apurar();
    const busca = `de=${DIA}&ate=${DIA}`;
    const composta = await cliente.get<Schemas['PaginaComposicao']>(
      'gestora',
      `/indicadores/SOBRAS/composicao?${busca}`,
    );
    expect(composta.corpo.itens).toMatchObject([
      { data: DIA, lotacao: { nome: 'UPSL 1' }, conta: { numerador: 12, denominador: 108, valor: 1111 } },
    ]);
    const pesada = await cliente.get<Schemas['PaginaComposicao']>(
      'gestora',
      `/indicadores/PESO_DAS_SOBRAS/composicao?${busca}`,
    );
    expect(pesada.corpo.conta).toEqual({ numerador: 4500, denominador: 108, valor: 42 });
    await cliente.del('solicitante', `/sobras/${corpo.id}`, etag);
    await apurar();
    const depois = await cliente.get<Schemas['PaginaComposicao']>('gestora', `/indicadores/SOBRAS/composicao?${busca}`);
    expect(depois.corpo.conta).toEqual({ numerador: 0, denominador: 0, valor: null });
  });

  it('o que se paga não muda', async () => {
    const mapa = async () =>
      (await cliente.get<Schemas['MapaDiario']>('gestora', `/mapa-diario?data=${DIA}`)).corpo.totais;
    const antes = await mapa();
    await registrar({ ...CAFE, refeicoes: 108, gramas: 50_000 });
    expect(await mapa()).toEqual(antes);
  });

  it('a refeição recebida em dois pedidos do dia é uma só', async () => {
    await esvaziar(banco.database);
    const pedido = await confirmado(cliente, banco.database);
    await cliente.post('solicitante', `/pedidos/${pedido.id}/recebimentos`, CAFE_INTEIRO, pedido.etag);
    await banco.database.execute(sql`
      insert into pedidos overriding system value select (jsonb_populate_record(p, jsonb_build_object('id', 900, 'numero', 'P-900', 'tipo', 'COMPLEMENTAR', 'complemento_de', p.id))).*
      from pedidos p where id = ${pedido.id}`);
    await banco.database.execute(sql`
      insert into itens_pedido select (jsonb_populate_record(i, '{"pedido_id": 900}')).* from itens_pedido i
      where pedido_id = ${pedido.id} and tipo_alimentacao_id = ${ids.cafe}`);
    expect((await registrar({ ...CAFE, refeicoes: 217 })).status).toBe(422);
    expect((await registrar({ ...CAFE, refeicoes: 216 })).status).toBe(201);
    expect((await doDia()).refeicoes[0]).toMatchObject({ recebidas: 216 });
  });
});
