import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Mapa = components['schemas']['MapaDiario'];
type Lista = components['schemas']['PaginaPedidos'];

describe('o mapa diário', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const mapa = async (quem: Quem, query: string) =>
    (await cliente.get<Mapa>(quem, `/mapa-diario?base=SOLICITADA&${query}`)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(sql.raw('truncate pedidos restart identity cascade'));
  });

  it('toda lotação ativa é uma linha, por nome; rascunho não soma', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 131), item(ids.almoco, ids.servidor, 20), item(ids.cafe, ids.interno, 128)],
    });
    const rascunho = { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: [item(ids.cafe, ids.interno, 500)] };
    await cliente.post('doAcre', '/pedidos', rascunho);
    const { linhas, colunas, totais, parcial, data, geradoEm } = await mapa('gestora', `data=${AMANHA}`);
    expect([data, geradoEm, parcial]).toEqual([AMANHA, AGORA, true]);
    expect(colunas).toHaveLength(9);
    expect(linhas.map(({ lotacao, situacao }) => [lotacao.nome, situacao])).toEqual([
      ['Ágata do Acre', 'RASCUNHO'],
      ['Sem contrato', null],
      ['UPSL 1', 'ENVIADO'],
    ]);
    expect(linhas[2]).toMatchObject({
      pedido: { numero: '2026-000001' },
      internos: 128,
      servidores: 24,
      quantidades: [128, 0, 0, 131, 20, 0, 0, 0, 0],
      diferencas: [0, null, null, 3, -4, null, null, null, null],
      total: 279,
      maiorDiferenca: { valor: 3, faixa: 'ACIMA' },
      valorCentavos: 128 * 101 + 131 * 201 + 20 * 202,
    });
    expect(totais).toMatchObject({
      lotacoes: 3,
      comPedido: 1,
      total: 279,
      acimaDoEfetivo: 3,
      valorDesvioCentavos: 3 * 201,
    });
    expect(linhas[0]).toMatchObject({ total: 0, valorCentavos: 0, maiorDiferenca: { valor: null, faixa: 'SEM_BASE' } });
  });

  it('a refeição inativada depois fica no mapa do dia em que foi pedida, e a lotação desativada também (15.9)', async () => {
    const pedido = { lotacaoId: ids.acre, dataRefeicao: HOJE, itens: [item(ids.jantar, ids.interno, 77)] };
    await enviarPedido(cliente, 'doAcre', { ...pedido, justificativa: 'Energia voltou agora.' });
    await banco.database.execute(sql`update tipos_alimentacao set ativo = false where id = ${ids.jantar}`);
    await banco.database.execute(sql`update lotacoes set ativa = false where id = ${ids.acre}`);
    const hoje = await mapa('gestora', `data=${HOJE}`);
    const amanha = await mapa('gestora', `data=${AMANHA}`);
    await banco.database.execute(sql`update tipos_alimentacao set ativo = true where id = ${ids.jantar}`);
    await banco.database.execute(sql`update lotacoes set ativa = true where id = ${ids.acre}`);
    expect(hoje.colunas.filter(({ refeicao }) => refeicao === 'Jantar')).toMatchObject([{ publico: 'Interno' }]);
    expect([hoje.totais.total, hoje.linhas[0]?.lotacao.nome]).toEqual([77, 'Ágata do Acre']);
    expect(amanha.colunas.some(({ refeicao }) => refeicao === 'Jantar')).toBe(false);
    expect(amanha.linhas).toHaveLength(2);
  });

  it('de um contrato, as linhas são das lotações que ele atende e das que têm algo dele', async () => {
    const contratos = await rows<{ id: number; fornecedorId: number; lotacoes: number[] }>(
      banco.database,
      sql`select c.id, c.fornecedor_id as "fornecedorId", array_agg(distinct s.lotacao_id) as lotacoes
        from contratos c join contratos_lotacoes s on s.contrato_id = c.id
        where ${AMANHA}::date between s.inicio and s.fim group by c.id order by c.id`,
    );
    expect(contratos.length).toBeGreaterThan(0);
    for (const { id, fornecedorId, lotacoes } of contratos) {
      const { linhas, totais, parcial } = await mapa('gestora', `data=${AMANHA}&contratoId=${id}`);
      expect(linhas.map(({ lotacao }) => lotacao.id).toSorted((a, b) => a - b)).toEqual(lotacoes);
      expect(totais.lotacoes).toBe(lotacoes.length);
      expect(parcial).toBe(linhas.some(({ enviado }) => !enviado));
      expect((await mapa('gestora', `data=${AMANHA}&fornecedorId=${fornecedorId}`)).linhas.length).toBeGreaterThan(0);
    }
    expect((await mapa('gestora', `data=${AMANHA}&contratoId=999999`)).linhas).toEqual([]);
  });

  it('filtra por UF e por lotação; a pessoa solicitante vê só a sua', async () => {
    expect((await mapa('atendimento', `data=${HOJE}&uf=AC`)).linhas).toHaveLength(1);
    expect((await mapa('gestora', `data=${HOJE}&lotacaoId=${ids.upsl}`)).linhas).toHaveLength(1);
    expect((await mapa('gestora', `data=${HOJE}&lotacaoId=999`)).linhas).toEqual([]);
    expect((await mapa('doAcre', `data=${HOJE}`)).linhas.map(({ lotacao }) => lotacao.id)).toEqual([ids.acre]);
    const alheia = await cliente.get<Problema>('doAcre', `/mapa-diario?data=${HOJE}&lotacaoId=${ids.upsl}`);
    expect([alheia.status, alheia.corpo.type]).toEqual([403, '/problemas/lotacao-alheia']);
    expect((await cliente.get('fiscal', `/mapa-diario?data=${HOJE}`)).status).toBe(403);
    expect((await cliente.get('gestora', '/mapa-diario')).status).toBe(422);
  });

  it('a subunidade vem sob a principal e ninguém é contado duas vezes (15.8)', async () => {
    const pedido = (lotacaoId: number, quantos: number) => ({
      lotacaoId,
      dataRefeicao: AMANHA,
      itens: [item(1, 1, quantos)],
    });
    await enviarPedido(cliente, 'gestora', pedido(ids.acre, 50));
    await enviarPedido(cliente, 'gestora', pedido(ids.upsl, 30));
    const separadas = await mapa('gestora', `data=${AMANHA}`);
    await banco.database.execute(sql`update lotacoes set lotacao_principal_id = ${ids.upsl} where id = ${ids.acre}`);
    const juntas = await mapa('gestora', `data=${AMANHA}`);
    const daPrincipal = await mapa('gestora', `data=${AMANHA}&lotacaoId=${ids.upsl}`);
    const doSolicitante = await mapa('solicitante', `data=${AMANHA}`);
    const daSubunidade = await mapa('gestora', `data=${AMANHA}&lotacaoId=${ids.acre}`);
    const achados = await cliente.get<Lista>('gestora', `/pedidos?lotacaoId=${ids.upsl}&ordem=lotacao`);
    const doAlcance = await cliente.get<Lista>('solicitante', `/pedidos?lotacaoId=${ids.upsl}`);
    await banco.database.execute(sql`update lotacoes set lotacao_principal_id = null`);

    const ditas = ({ linhas }: Mapa) =>
      linhas.map(({ lotacao, principal, nivel, total }) => [lotacao.id, principal?.id, nivel, total]);
    expect(ditas(juntas)).toEqual([
      [ids.semContrato, undefined, 0, 0],
      [ids.upsl, undefined, 0, 30],
      [ids.acre, ids.upsl, 1, 50],
    ]);
    expect(juntas.totais).toEqual(separadas.totais);
    expect([ditas(daPrincipal).length, daPrincipal.totais.total]).toEqual([2, 80]);
    expect(ditas(doSolicitante)).toEqual([[ids.upsl, undefined, 0, 30]]);
    expect(ditas(daSubunidade)).toEqual([[ids.acre, undefined, 0, 50]]);
    expect(achados.corpo.itens.map(({ lotacao, lotacaoPrincipal }) => [lotacao.id, lotacaoPrincipal?.id])).toEqual([
      [ids.acre, ids.upsl],
      [ids.upsl, undefined],
    ]);
    expect([achados.corpo.total, doAlcance.corpo.total]).toEqual([2, 1]);
  });

  it('muitos mapas ao mesmo tempo: cada resposta é inteira e só a sua, embora os bytes de uma sirvam a outra', async () => {
    const itens = [item(ids.almoco, ids.interno, 131)];
    await enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens });
    const pedidas = [`data=${AMANHA}`, `data=${HOJE}&uf=AC`, `data=${HOJE}`, `data=${AMANHA}&uf=RJ`];
    const sozinhas = [];
    for (const pedida of pedidas) sozinhas.push(await mapa('gestora', pedida));
    const juntas = await Promise.all([...pedidas, ...pedidas, ...pedidas].map(pedida => mapa('gestora', pedida)));
    expect(juntas).toEqual([...sozinhas, ...sozinhas, ...sozinhas]);
    expect(new Set(sozinhas.map(({ data, linhas }) => `${data} ${linhas.length}`)).size).toBeGreaterThan(2);
  });

  it('deixa de ser parcial quando a última lotação ativa envia', async () => {
    await enviarPedido(cliente, 'doAcre', { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: [item(1, 1, 9)] });
    expect((await mapa('doAcre', `data=${AMANHA}`)).parcial).toBe(false);
    expect((await mapa('gestora', `data=${AMANHA}`)).parcial).toBe(true);
  });

  it.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2027-04', 30],
    ['2026-12', 31],
  ])('%s tem %i dias: um mapa em cada um, e nenhum a mais (15.1)', async (mes, dias) => {
    const linhas = [];
    for (let dia = 1; dia <= 32; dia += 1) {
      const data = `${mes}-${String(dia).padStart(2, '0')}`;
      const { status, corpo } = await cliente.get<Mapa>('gestora', `/mapa-diario?data=${data}&lotacaoId=${ids.upsl}`);
      if (status === 200) linhas.push(...corpo.linhas.map(({ lotacao }) => `${corpo.data} ${lotacao.id}`));
      else expect([status, dia > dias]).toEqual([422, true]);
    }
    expect([linhas.length, new Set(linhas).size]).toEqual([dias, dias]);
  });

  it('o total do mapa é a soma das quantidades enviadas, e o que se paga é a soma dos preços congelados', async () => {
    const quantidades = fc.array(
      fc.tuple(
        fc.constantFrom(ids.cafe, ids.almoco, ids.jantar),
        fc.constantFrom(ids.interno, ids.servidor),
        fc.nat(9999),
      ),
      { minLength: 1, maxLength: 6 },
    );
    const pedidos = fc.record({ upsl: fc.option(quantidades), acre: fc.option(quantidades) });
    await fc.assert(
      fc.asyncProperty(pedidos, async sorteados => {
        await banco.database.execute(sql.raw('truncate pedidos restart identity cascade'));
        let total = 0;
        let valor = 0;
        for (const [nome, sorteado] of Object.entries(sorteados)) {
          const celulas = new Map((sorteado ?? []).map(([r, p, q]) => [`${r}:${p}`, [r, p, q] as const]));
          const itens = [...celulas.values()].map(([r, p, q]) => item(r, p, q));
          const soma = [...celulas.values()].reduce((n, [, , q]) => n + q, 0);
          if (!soma) continue;
          total += soma;
          valor += [...celulas.values()].reduce((n, [r, p, q]) => n + q * (r * 100 + p), 0);
          const lotacaoId = ids[nome as 'upsl' | 'acre'];
          const novo = { lotacaoId, dataRefeicao: AMANHA, itens, justificativa: 'Quantidade sorteada.' };
          await enviarPedido(cliente, 'gestora', novo);
        }
        const { totais, linhas } = await mapa('gestora', `data=${AMANHA}`);
        expect(totais.total).toBe(total);
        expect(totais.valorCentavos).toBe(valor);
        expect(totais.quantidades.reduce((a, b) => a + b, 0)).toBe(total);
        expect(linhas.reduce((a, linha) => a + linha.total, 0)).toBe(total);
      }),
      { numRuns: 8 },
    );
  });
});
