import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rows } from '../src/database/database.ts';
import { ExportacoesMapaLeitura } from '../src/exportacoes-mapa/exportacoes-mapa-leitura.ts';
import { type Mapa, MapaDiarioService } from '../src/mapa-diario/mapa-diario.service.ts';
import { prepararBanco } from './kit/banco.ts';
import { paciencia, tantas } from './kit/profundidade.ts';
import {
  DIAS,
  esvaziar,
  gravar,
  historias,
  LOTACOES,
  semearContratos,
  tirarDosTotais,
} from './mapa-diario.historias.ts';
import { type ContaModelo, contaDoDia, type DiaModelo, somadas } from './mapa-diario.modelo.ts';
import { abrirCliente, type Cliente, semearCenario } from './pedidos.cenario.ts';

jest.setTimeout(paciencia(180_000));

type Base = components['schemas']['BaseDoMapa'];
const BASES: readonly Base[] = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'];
const MES = '2026-11';

type Somavel = Pick<
  components['schemas']['LinhaMapa'],
  | 'total'
  | 'valorCentavos'
  | 'acimaDoEfetivo'
  | 'valorDesvioCentavos'
  | 'execucao'
  | 'brutoCentavos'
  | 'glosaCentavos'
  | 'descontoPropostoCentavos'
  | 'liquidoCentavos'
  | 'contratos'
>;
const ditaPelo = (de: Somavel): ContaModelo => ({
  total: de.total,
  valor: de.valorCentavos,
  acima: de.acimaDoEfetivo,
  desvio: de.valorDesvioCentavos,
  recusadas: de.execucao.recusadas,
  bruto: de.brutoCentavos,
  glosa: de.glosaCentavos,
  desconto: de.descontoPropostoCentavos,
  liquido: de.liquidoCentavos,
  porContrato: new Map(de.contratos.map(({ contratoId, liquidoCentavos }) => [contratoId, liquidoCentavos])),
});

describe('o mapa e um modelo independente, ao centavo', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let mapas: MapaDiarioService;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    await tirarDosTotais(banco.database);
    cliente = await abrirCliente(banco);
    mapas = cliente.pegar(MapaDiarioService);
  });

  const linhaDe = (mapa: Mapa, lotacao: number, data: string | null) => {
    const linha = mapa.linhas.find(({ lotacao: { id }, data: dela }) => id === lotacao && dela === data);
    if (!linha) throw new Error(`sem linha de ${lotacao} em ${data}`);
    return ditaPelo(linha);
  };

  async function conferir(dias: readonly DiaModelo[], base: Base) {
    const db = banco.database;
    const contas = dias.map(dia => ({ dia, conta: contaDoDia(dias, dia, base) }));
    for (const data of DIAS) {
      const mapa = await mapas.dia(db, { data, base });
      const doDia = contas.filter(({ dia }) => dia.data === data);
      for (const { dia, conta } of doDia) expect(linhaDe(mapa, dia.lotacao, data)).toEqual(conta);
      expect(ditaPelo(mapa.totais)).toEqual(somadas(doDia.map(({ conta }) => conta)));
    }
    for (const lotacao of LOTACOES) {
      const mes = await mapas.mes(db, { lotacaoId: lotacao, mes: MES, base });
      const daUnidade = contas.filter(({ dia }) => dia.lotacao === lotacao);
      expect(mes.linhas).toHaveLength(30);
      for (const { dia, conta } of daUnidade) expect(linhaDe(mes, lotacao, dia.data)).toEqual(conta);
      expect(ditaPelo(mes.totais)).toEqual(somadas(daUnidade.map(({ conta }) => conta)));
    }
    const consolidado = await mapas.consolidado(db, { mes: MES, base });
    for (const lotacao of LOTACOES) {
      const daUnidade = contas.filter(({ dia }) => dia.lotacao === lotacao).map(({ conta }) => conta);
      expect(linhaDe(consolidado, lotacao, null)).toEqual(somadas(daUnidade));
    }
    expect(ditaPelo(consolidado.totais)).toEqual(somadas(contas.map(({ conta }) => conta)));
    if (base !== 'ACEITA') return;
    expect(await daPlanilha()).toEqual(paga(somadas(contas.map(({ conta }) => conta))));
    expect(await doBanco()).toEqual(
      contas
        .flatMap(({ dia: { lotacao, data }, conta }) => [...conta.porContrato].map(conta => [lotacao, data, ...conta]))
        .sort(emOrdem),
    );
  }

  const emOrdem = (um: readonly unknown[], outro: readonly unknown[]) => (String(um) < String(outro) ? -1 : 1);
  async function doBanco() {
    const lidas = await rows<{ lotacao: number; data: string; contrato: number; liquido: number }>(
      banco.database,
      sql`select lotacao_id as lotacao, data::text, contrato_id as contrato, liquido_centavos::float8 as liquido
        from contas_apuradas(${`${MES}-01`}, ${`${MES}-30`})`,
    );
    return lidas.map(({ lotacao, data, contrato, liquido }) => [lotacao, data, contrato, liquido]).sort(emOrdem);
  }

  const paga = ({ valor, desvio }: ContaModelo) => ({ valor, desvio });
  async function daPlanilha() {
    const leitura = cliente.pegar(ExportacoesMapaLeitura);
    const pedido = { pessoa: { id: 1, restritaA: null }, parametros: { mes: MES } } as never;
    let [valor, desvio] = [0, 0];
    for await (const lote of leitura.dias(pedido, await leitura.ler(pedido)))
      for (const dia of lote) {
        valor += dia.valorCentavos;
        dia.precosCentavos.forEach((preco, n) => {
          desvio += Math.max(0, dia.diferencas[n] ?? 0) * (preco ?? 0);
        });
      }
    return { valor, desvio };
  }

  it('dia, mês e consolidado, nas quatro bases, dizem o mesmo que o modelo', async () => {
    await fc.assert(
      fc.asyncProperty(historias, fc.constantFrom(...BASES), async (dias, base) => {
        await esvaziar(banco.database);
        await gravar(banco.database, dias);
        await conferir(dias, base);
        await mapas.somarOQueFalta();
        await conferir(dias, base);
      }),
      { numRuns: tantas(12), endOnFailure: true },
    );
  });

  it('os mapas de cada contrato somam o mapa inteiro, com a troca de fornecedor no dia 15 (15.2)', async () => {
    await fc.assert(
      fc.asyncProperty(historias, async dias => {
        await esvaziar(banco.database);
        await gravar(banco.database, dias);
        const inteiro = await mapas.consolidado(banco.database, { mes: MES, base: 'ACEITA' });
        let liquido = 0;
        for (const contratoId of [1, 2, 3]) {
          const { totais } = await mapas.consolidado(banco.database, { mes: MES, base: 'ACEITA', contratoId });
          const conta = somadas(dias.map(dia => contaDoDia(dias, dia, 'ACEITA', contrato => contrato === contratoId)));
          expect([totais.total, totais.liquidoCentavos]).toEqual([conta.total, conta.liquido]);
          liquido += totais.liquidoCentavos;
        }
        expect(liquido).toBe(inteiro.totais.liquidoCentavos);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
