import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rows } from '../src/database/database.ts';
import { MesPdfService } from '../src/exportacoes-mapa/mes-pdf.service.ts';
import { FechamentosService } from '../src/fechamentos/fechamentos.service.ts';
import { IndicadoresService } from '../src/indicadores/indicadores.service.ts';
import { MapaDiarioService } from '../src/mapa-diario/mapa-diario.service.ts';
import { darSenhas, esvaziarFechamentos, fechar, rota } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { paciencia, tantas } from './kit/profundidade.ts';
import {
  arquivoDe,
  chaveDoDia,
  type Dias,
  formulasErradas,
  GESTORA,
  lerCsv,
  lerPlanilha,
  tabelaDoPapel,
} from './mapa-diario.arquivos.ts';
import {
  DIAS,
  esvaziar,
  gravar,
  historias,
  LOTACOES,
  NOMES,
  semearContratos,
  tirarDosTotais,
} from './mapa-diario.historias.ts';
import { type Base, colunasDoDia, contaDoDia, type DiaModelo, doFornecedor, somadas } from './mapa-diario.modelo.ts';
import { DIA_1, MES } from './medicoes.cenario.ts';
import { abrirCliente, type Cliente, ids, motivosDe, semearCenario } from './pedidos.cenario.ts';

jest.setTimeout(paciencia(300_000));

type Schemas = components['schemas'];
type BaseDoMapa = Schemas['BaseDoMapa'];
const BASES: readonly BaseDoMapa[] = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'];
const MES_INTEIRO = `de=${MES}-01&ate=${MES}-30`;

const andamento = fc.record({
  dias: historias,
  reabertos: fc.uniqueArray(fc.record({ dia: fc.nat(11), mais: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 2,
    selector: ({ dia }) => dia,
  }),
  base: fc.constantFrom(...BASES),
});
type Reaberto = { readonly dia: number; readonly mais: number };

const soma = <T>(itens: readonly T[], de: (item: T) => number) => itens.reduce((total, item) => total + de(item), 0);

describe('todo lugar que mostra um número diz o mesmo, ao centavo', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: number;
  let nomes: Record<'lotacoes' | 'tipos_alimentacao' | 'tipos_publico', ReadonlyMap<number, string>>;
  let segundo = 0;

  const nomesDe = async (tabela: keyof typeof nomes) =>
    new Map(
      (await rows<{ id: number; nome: string }>(banco.database, sql.raw(`select id, nome from ${tabela}`))).map(
        ({ id, nome }) => [id, nome],
      ),
    );
  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    await tirarDosTotais(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    motivo = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
    nomes = {
      lotacoes: await nomesDe('lotacoes'),
      tipos_alimentacao: await nomesDe('tipos_alimentacao'),
      tipos_publico: await nomesDe('tipos_publico'),
    };
  });

  const ler = async <T>(url: string): Promise<T> => {
    const { status, corpo } = await cliente.get<T>('gestora', url);
    expect([url, status]).toEqual([url, 200]);
    return corpo;
  };
  const nomeDa = (lotacao: number) => nomes.lotacoes.get(lotacao) ?? '';
  const colunaDe = ({ refeicao, publico }: { refeicao: number; publico: number }) =>
    `${nomes.tipos_alimentacao.get(refeicao)} ${nomes.tipos_publico.get(publico)}`;

  async function recomecar(dias: readonly DiaModelo[]): Promise<void> {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql.raw('truncate apuracoes, indicadores_lotacao, indicadores_contrato'));
    await gravar(banco.database, dias);
    cliente.em(DIA_1);
  }

  async function reabrir(dias: readonly DiaModelo[], { dia: n, mais }: Reaberto): Promise<DiaModelo[]> {
    const dia = dias[n];
    if (!dia) throw new Error('twelve days');
    const onde = rota(dia.data, dia.lotacao);
    const primeiro = await fechar(cliente, 'gestora', '"0"', onde);
    expect(primeiro.status).toBe(200);
    const reaberto = await cliente.post('gestora', `${onde}/reabertura`, { motivoId: motivo }, primeiro.etag);
    expect(reaberto.status).toBe(200);
    await banco.database.execute(sql`update itens_pedido set quantidade_entregue = coalesce(quantidade_entregue, 0) + ${mais}::int,
        quantidade_recusada = coalesce(quantidade_recusada, 0)
      where pedido_id in (select id from pedidos where lotacao_id = ${dia.lotacao} and data_refeicao = ${dia.data}::date)`);
    expect((await fechar(cliente, 'gestora', primeiro.etag, onde)).status).toBe(200);
    const pedidos = dia.pedidos.map(pedido => ({
      ...pedido,
      celulas: pedido.celulas.map(celula => ({
        ...celula,
        entregas: [...celula.entregas, { entregue: mais, recusada: 0 }],
      })),
    }));
    return dias.map((cada, at) => (at === n ? { ...cada, pedidos } : cada));
  }

  /** Orders without any delivery wait for the desk or for the supplier. */
  const aguardar = () =>
    banco.database.execute(sql`update pedidos p set situacao = case when i.confirmado then 'CONFIRMADO' else 'ENVIADO' end
      from (select pedido_id, bool_or(quantidade_confirmada is not null) as confirmado from itens_pedido
        group by pedido_id having not bool_or(quantidade_entregue is not null)) i
      where i.pedido_id = p.id and p.situacao = 'ENTREGUE_PARCIAL'`);

  /** Column by column: what was not ordered is 0 and is compared with nobody. */
  function conferirDias(escritos: Dias, dias: readonly DiaModelo[], base: Base): void {
    for (const dia of dias) {
      const escrito = escritos.get(chaveDoDia(nomeDa(dia.lotacao), dia.data));
      const colunas = new Map(colunasDoDia(dias, dia, base).map(coluna => [colunaDe(coluna), coluna]));
      expect(escrito?.quantidades.size).toBeGreaterThanOrEqual(colunas.size);
      for (const [nome, quantidade] of escrito?.quantidades ?? [])
        expect([nome, quantidade, escrito?.diferencas.get(nome)]).toEqual([
          nome,
          colunas.get(nome)?.quantidade ?? 0,
          colunas.get(nome)?.diferenca ?? null,
        ]);
    }
  }

  async function conferirArquivos(dias: readonly DiaModelo[], base: BaseDoMapa): Promise<void> {
    const modelo = somadas(dias.map(dia => contaDoDia(dias, dia, base)));
    const csv = lerCsv(await arquivoDe(cliente, 'MAPA_CSV', { mes: MES, base }));
    conferirDias(csv.dias, dias, base);
    for (const dia of dias)
      expect(csv.dias.get(chaveDoDia(nomeDa(dia.lotacao), dia.data))?.valor).toBe(contaDoDia(dias, dia, base).valor);
    expect(soma([...csv.dias.values()], ({ valor }) => valor)).toBe(modelo.valor);

    const planilha = lerPlanilha(await arquivoDe(cliente, 'MAPA_XLSX', { mes: MES, base }), csv.colunas, DIAS);
    conferirDias(planilha.dias, dias, base);
    expect(formulasErradas(planilha.folhas)).toEqual([]);
    expect([planilha.rodape.valor, planilha.rodape.liquido, planilha.desvio]).toEqual([
      modelo.valor,
      modelo.valor - modelo.glosa - modelo.desconto,
      modelo.desvio,
    ]);
    for (const [nome, quantidade] of planilha.rodape.quantidades)
      expect([nome, quantidade]).toEqual([nome, soma([...csv.dias.values()], dia => dia.quantidades.get(nome) ?? 0)]);
  }

  async function conferirPapel(dias: readonly DiaModelo[], reabertos: readonly Reaberto[]): Promise<void> {
    const contas = dias.map(dia => ({ dia, conta: contaDoDia(dias, dia, 'ACEITA') }));
    const dinheiro = (lida: ReadonlyMap<string, number | null> | undefined) =>
      ['Total', 'Acima', 'Bruto (R$)', 'Glosa e desconto', 'Líquido (R$)'].map(nome => lida?.get(nome) ?? 0);
    const esperado = ({ total, acima, bruto, glosa, desconto, liquido }: ReturnType<typeof contaDoDia>) => [
      ...[total, acima, bruto, glosa + desconto, liquido],
    ];
    for (const lotacaoId of [...LOTACOES, undefined]) {
      const daqui = contas.filter(({ dia }) => lotacaoId === undefined || dia.lotacao === lotacaoId);
      const modelo = somadas(daqui.map(({ conta }) => conta));
      const parametros = { mes: MES, ...(lotacaoId && { lotacaoId }) };
      const documento = await cliente.pegar(MesPdfService).documento({ pessoa: GESTORA, parametros });
      const { linhas, total } = tabelaDoPapel(documento, /linha a linha$/);
      expect(dinheiro(total)).toEqual(esperado(modelo));
      if (lotacaoId === undefined) {
        for (const id of LOTACOES) {
          const dela = somadas(daqui.filter(({ dia }) => dia.lotacao === id).map(({ conta }) => conta));
          expect(dinheiro(linhas.get(nomeDa(id)))).toEqual(esperado(dela));
        }
      } else {
        for (const { dia, conta } of daqui) {
          const [, lida] = [...linhas].find(([nome]) => nome.startsWith(dia.data.slice(8))) ?? [];
          expect(dinheiro(lida)).toEqual(esperado(conta));
        }
      }
      const resumo = tabelaDoPapel(documento, /^Quantidade, preço/).total;
      expect(
        ['Quantidade parcial', 'Valor parcial (R$)', 'Valor do desvio (R$)'].map(nome => resumo.get(nome)),
      ).toEqual([modelo.total, modelo.valor, modelo.desvio]);
      const pago = tabelaDoPapel(documento, /^O que se paga/);
      expect([...pago.linhas.values()].map(linha => linha.get('Líquido (R$)'))).toEqual(
        [...modelo.porContrato].sort(([a], [b]) => a - b).map(([, liquido]) => liquido),
      );
      expect(pago.total.get('Líquido (R$)')).toBe(modelo.liquido);
      const escrito = textosDoPdf(await arquivoDe(cliente, 'MAPA_PDF', parametros));
      expect(escrito).toContain((modelo.liquido / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
      expect(escrito.join('\n')).not.toContain('Mudaram depois de fechados');
    }
    for (const lotacaoId of LOTACOES) {
      const vigentes = await cliente
        .pegar(FechamentosService)
        .vigentes(banco.database, { lotacaoId, de: `${MES}-01`, ate: `${MES}-30` });
      const fechados = reabertos
        .map(({ dia }) => contas[dia])
        .filter(fechado => fechado?.dia.lotacao === lotacaoId)
        .map(fechado => [fechado?.dia.data, 2, fechado?.conta.liquido]);
      expect(vigentes.map(({ data, versao, liquidoCentavos }) => [data, versao, liquidoCentavos])).toEqual(
        fechados.sort(),
      );
    }
  }

  async function conferirConciliacao(dias: readonly DiaModelo[]): Promise<void> {
    for (const data of DIAS) {
      const { totais } = await cliente.pegar(MapaDiarioService).dia(banco.database, { data });
      const doDia = dias.filter(dia => dia.data === data);
      for (const base of BASES) {
        const { total, valor } = somadas(doDia.map(dia => contaDoDia(dias, dia, base)));
        const passo = totais.conciliacao[base.toLowerCase() as Lowercase<BaseDoMapa>];
        expect([data, base, passo]).toEqual([data, base, { refeicoes: total, valorCentavos: valor }]);
      }
    }
  }

  async function conferirIndicadores(dias: readonly DiaModelo[]): Promise<void> {
    cliente.em(DIA_1);
    await cliente.pegar(IndicadoresService).apurarPendentes(new AbortController().signal);
    const contas = (quais: readonly DiaModelo[], base: Base) => somadas(quais.map(dia => contaDoDia(dias, dia, base)));
    for (const lotacaoId of [...LOTACOES, undefined]) {
      const daqui = dias.filter(({ lotacao }) => lotacaoId === undefined || lotacao === lotacaoId);
      const so = lotacaoId ? `&lotacaoId=${lotacaoId}` : '';
      const { indicadores } = await ler<Schemas['QuadroDeIndicadores']>(`/indicadores?${MES_INTEIRO}${so}`);
      const de = (codigo: Schemas['CodigoIndicador']) => indicadores.find(lido => lido.codigo === codigo)?.atual;
      const aceitas = contas(daqui, 'ACEITA');
      const internos = daqui.flatMap(dia => colunasDoDia(dias, dia, 'ACEITA')).filter(c => c.publico === ids.interno);
      expect(de('COMPLETUDE')).toMatchObject({
        numerador: aceitas.total,
        denominador: contas(daqui, 'CONFIRMADA').total,
      });
      expect(de('VALOR_DO_DESVIO')?.numerador).toBe(aceitas.desvio);
      expect(de('DIVERGENCIA_DE_INTERNOS')?.numerador).toBe(soma(internos, ({ acima }) => acima));
    }
    const mes = await ler<Schemas['MesAteHoje']>(`/indicadores/mes?data=${MES}-30`);
    const todas = contas(dias, 'ACEITA');
    expect([mes.refeicoes, mes.liquidoCentavos]).toEqual([todas.total, todas.liquido]);
    for (const { data, refeicoes, liquidoCentavos } of mes.dias) {
      const doDia = contas(
        dias.filter(dia => dia.data === data),
        'ACEITA',
      );
      expect([data, refeicoes, liquidoCentavos]).toEqual([data, doDia.total, doDia.liquido]);
    }
    for (const contratoId of [1, 2, 3]) {
      const url = `/indicadores/contratos/${contratoId}`;
      const { executadoCentavos } = await ler<Schemas['ComposicaoDoContrato']>(url);
      expect([contratoId, executadoCentavos]).toEqual([contratoId, todas.porContrato.get(contratoId) ?? 0]);
    }
    for (const lotacaoId of LOTACOES) {
      const url = `/indicadores/ultimos-dias?data=${MES}-16&lotacaoId=${lotacaoId}`;
      for (const { data, ...lidas } of (await ler<Schemas['UltimosDias']>(url)).dias) {
        const doDia = dias.filter(dia => dia.lotacao === lotacaoId && dia.data === data);
        const total = (base: Base) => contas(doDia, base).total;
        expect([data, lidas.solicitadas, lidas.entregues, lidas.aceitas]).toEqual([
          data,
          ...(['SOLICITADA', 'ENTREGUE', 'ACEITA'] as const).map(total),
        ]);
      }
    }
  }

  /** The expected day in Pedidos das Lotações, the home pages (today and tomorrow) and the painel, each read on its day. */
  async function conferirPrevistas(dias: readonly DiaModelo[], data: string): Promise<void> {
    const doDia = dias.filter(dia => dia.data === data);
    const { total, valor } = somadas(doDia.map(dia => contaDoDia(dias, dia, 'PREVISTA')));
    const porRefeicao = new Map<number, number>();
    for (const { refeicao, somadas: quantas } of doDia.flatMap(dia => colunasDoDia(dias, dia, 'PREVISTA')))
      porRefeicao.set(refeicao, (porRefeicao.get(refeicao) ?? 0) + quantas);
    const conferirRefeicoes = (lidas: readonly { id: number; total: number }[] | undefined) => {
      const de = new Map(lidas?.map(lida => [lida.id, lida.total]));
      for (const refeicao of [ids.cafe, ids.almoco, ids.jantar])
        expect([refeicao, de.get(refeicao)]).toEqual([refeicao, porRefeicao.get(refeicao) ?? 0]);
    };

    const matriz = await ler<Schemas['MatrizDasLotacoes']>(`/pedidos-das-lotacoes?data=${data}`);
    const hoje = await ler<Schemas['ResumoDasLotacoes']>(`/pedidos-das-lotacoes/resumo?data=${data}`);
    for (const lido of [matriz, hoje]) {
      expect([data, lido.total, lido.valorCentavos]).toEqual([data, total, valor]);
      conferirRefeicoes(lido.refeicoes);
    }
    for (const dia of doDia) {
      const linha = matriz.linhas.find(({ lotacao }) => lotacao.id === dia.lotacao);
      const conta = contaDoDia(dias, dia, 'PREVISTA');
      expect([linha?.total, linha?.valorCentavos]).toEqual([conta.total, conta.valor]);
      expect(soma(linha?.celulas ?? [], ({ quantidade }) => quantidade)).toBe(conta.total);
    }

    const amanha = await ler<Schemas['ResumoPedidos']>(`/pedidos/resumo?data=${data}`);
    expect(amanha.valorPrevistoCentavos).toBe(valor);
    conferirRefeicoes(amanha.refeicoes.map(lida => ({ id: lida.tipoAlimentacaoId, total: lida.total })));

    for (const por of ['UF', 'MUNICIPIO', 'FORNECEDOR'] as const) {
      const { grupos } = await ler<Schemas['TotaisDasLotacoes']>(
        `/pedidos-das-lotacoes/totais?data=${data}&por=${por}`,
      );
      expect([por, soma(grupos, grupo => grupo.total), soma(grupos, grupo => grupo.valorCentavos)]).toEqual([
        ...[por, total, valor],
      ]);
      if (por !== 'FORNECEDOR') continue;
      for (const fornecedor of [1, 2]) {
        const grupo = grupos.find(({ nome }) => nome === NOMES[fornecedor]);
        const dele = doDia.map(dia => doFornecedor(dias, dia, fornecedor));
        expect([grupo?.total ?? 0, grupo?.valorCentavos ?? 0]).toEqual([
          soma(dele, ([n]) => n),
          soma(dele, ([, c]) => c),
        ]);
      }
    }

    // What was read a moment ago is kept for a second.
    segundo += 2;
    cliente.em(new Date(Date.parse(`${data}T12:00:00Z`) + segundo * 1000).toISOString());
    const { totais, acimaDoEfetivo } = await ler<Schemas['Painel']>('/painel');
    expect([totais?.data, totais?.total]).toEqual([data, total]);
    conferirRefeicoes(totais?.refeicoes);
    const solicitadas = somadas(doDia.map(dia => contaDoDia(dias, dia, 'SOLICITADA')));
    expect([acimaDoEfetivo?.refeicoes, acimaDoEfetivo?.valorCentavos]).toEqual([solicitadas.acima, solicitadas.desvio]);
  }

  it('arquivos, papel, indicadores, páginas iniciais, painel e Pedidos das Lotações são o modelo, com dias reabertos', async () => {
    await fc.assert(
      fc.asyncProperty(andamento, async ({ dias, reabertos, base }) => {
        await recomecar(dias);
        let agora: readonly DiaModelo[] = dias;
        for (const reaberto of reabertos) agora = await reabrir(agora, reaberto);
        await aguardar();
        await conferirConciliacao(agora);
        await conferirArquivos(agora, base);
        await conferirPapel(agora, reabertos);
        await conferirIndicadores(agora);
        for (const data of DIAS) await conferirPrevistas(agora, data);
      }),
      { numRuns: tantas(3), endOnFailure: true },
    );
  });
});
