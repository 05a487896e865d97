import { ROTULO_DE_SITUACAO_FECHAMENTO } from '@alipen/contracts/generated/rotulos/fechamentos';
import { ROTULO_DE_SITUACAO_DO_CONTADO } from '@alipen/contracts/generated/rotulos/mapa-diario';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AnotacoesMapaService } from '../anotacoes-mapa/anotacoes-mapa.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { ParametrosDownload, Solicitante } from '../downloads/downloads.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type Coluna, type LinhaDoMapa, type Mapa, MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import type { DiaDoMapa } from './comparativo.mapper.ts';
import { type Periodo, periodoDe } from './periodo.rules.ts';

export type Lido = {
  readonly periodo: Periodo;
  readonly mapa: Mapa;
  readonly unidades: readonly LinhaDoMapa[];
  readonly fechado: boolean;
  readonly orgao: readonly string[];
};
type Pedido = { readonly pessoa: Solicitante; readonly parametros: ParametrosDownload };
type Escrita = DiaDoMapa['anotacoes'][number];

/** Units read at a time: memory holds the days of these. */
const LOTE = 30;

/**
 * A month is read as its sums first, then its days a few units at a time; a day is read once. All numbers come from the
 * map's aggregation.
 */
@Injectable()
export class ExportacoesMapaLeitura {
  constructor(
    private readonly database: Database,
    private readonly mapas: MapaDiarioService,
    private readonly fechamentos: FechamentosService,
    private readonly anotacoes: AnotacoesMapaService,
    private readonly agencia: AgenciaService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async ler(pedido: Pedido): Promise<Lido> {
    const periodo = periodoDe(pedido.parametros);
    const { uf, contratoId, fornecedorId, base } = pedido.parametros;
    const recorte = { uf, contratoId, fornecedorId, base, lotacaoIds: alcance(pedido) };
    const mapa = periodo.umDia
      ? await this.mapas.dia(this.database, { ...recorte, data: periodo.de })
      : await this.mapas.consolidado(this.database, { ...recorte, mes: periodo.curto });
    const unidades = mapa.linhas;
    if (unidades.length === 0) throw problema('dados-invalidos', { detail: 'Não há lotação com estes filtros.' });
    const ids = unidades.map(({ lotacao }) => lotacao.id);
    const fechados = await this.fechamentos.contarVigentes(this.database, ids, periodo.de, periodo.ate);
    const { nome: orgao } = await this.agencia.atual(this.database);
    return { periodo, mapa, unidades, fechado: fechados === unidades.length * periodo.dias, orgao };
  }

  /** Only what is signed waits for the closing: a paper of what was asked or delivered is read, and says so (ADR 86). */
  async exigirImprimivel({ fechado, mapa, periodo }: Lido): Promise<void> {
    if (fechado || mapa.base !== 'ACEITA') return;
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    if ((await this.parametros.doDia(this.database, hoje)).imprimeAntesDeFechar) return;
    const aberto = periodo.umDia ? 'Há unidade com este dia ainda aberto' : 'Há dia deste mês ainda aberto';
    throw problema('conflito', { detail: `${aberto}: o mapa só se imprime depois de fechado.` });
  }

  /** By `lotacaoId/data`, each note with its column in the file. */
  private async anotadas(
    { de, ate }: Periodo,
    lotacaoIds: readonly number[],
    colunas: readonly Coluna[],
  ): Promise<ReadonlyMap<string, Escrita[]>> {
    const porDia = new Map<string, Escrita[]>();
    for (const nota of await this.anotacoes.doPeriodo(this.database, { de, ate, lotacaoIds })) {
      const coluna = colunas.findIndex(
        ({ tipoAlimentacaoId, tipoPublicoId }) =>
          tipoAlimentacaoId === nota.tipoAlimentacaoId && tipoPublicoId === nota.tipoPublicoId,
      );
      const chave = `${nota.lotacaoId}/${nota.data}`;
      const antes = porDia.get(chave) ?? [];
      porDia.set(chave, [...antes, { coluna, texto: nota.texto, por: nota.por }]);
    }
    return porDia;
  }

  async *dias(pedido: Pedido, { periodo, mapa, unidades }: Lido): AsyncGenerator<DiaDoMapa[]> {
    for (let de = 0; de < unidades.length; de += LOTE) {
      const destas = unidades.slice(de, de + LOTE);
      const lote = destas.map(({ lotacao }) => lotacao.id);
      const lido = periodo.umDia ? { linhas: destas, colunas: mapa.colunas } : await this.doMes(pedido, periodo, lote);
      const para = mapeamento(mapa.colunas, lido.colunas);
      const porUnidade = porLotacao(lido.linhas);
      const anotadas = await this.anotadas(periodo, lote, mapa.colunas);
      const estados = await this.estados(periodo, lote);
      yield lote.flatMap(id =>
        (porUnidade.get(id) ?? []).map(linha => {
          const chave = `${id}/${linha.data}`;
          return toDia(linha, para, { anotacoes: anotadas.get(chave) ?? [], mapa: estados.get(chave) ?? 'Aberto' });
        }),
      );
    }
  }

  private doMes({ parametros }: Pedido, { curto: mes }: Periodo, lotacaoIds: readonly number[]): Promise<Mapa> {
    const { contratoId, fornecedorId, base } = parametros;
    return this.mapas.dias(this.database, { mes, contratoId, fornecedorId, base, lotacaoIds, soNumeros: true });
  }

  /** In words, by `lotacaoId/data`; a day that was never closed is absent. */
  async estados({ de, ate }: Periodo, lotacaoIds: readonly number[]): Promise<ReadonlyMap<string, string>> {
    const ditos = await this.fechamentos.situacoes(this.database, lotacaoIds, de, ate);
    return new Map(ditos.map(dito => [`${dito.lotacaoId}/${dito.data}`, ROTULO_DE_SITUACAO_FECHAMENTO[dito.situacao]]));
  }
}

/** A person limited to a unit gets that one alone. */
function alcance({ pessoa, parametros }: Pedido): number[] | undefined {
  if (pessoa.restritaA !== null) return [pessoa.restritaA];
  if (parametros.lotacaoId !== undefined) return [parametros.lotacaoId];
  return parametros.lotacoes?.length ? parametros.lotacoes : undefined;
}

/** The index of each column of the file among those of these days; -1 where they do not have it. */
const mapeamento = (doMes: readonly Coluna[], dosDias: readonly Coluna[]): number[] =>
  doMes.map(coluna =>
    dosDias.findIndex(
      outra => outra.tipoAlimentacaoId === coluna.tipoAlimentacaoId && outra.tipoPublicoId === coluna.tipoPublicoId,
    ),
  );

const toDia = (
  linha: LinhaDoMapa,
  para: readonly number[],
  { anotacoes, mapa }: Pick<DiaDoMapa, 'anotacoes' | 'mapa'>,
): DiaDoMapa => ({
  unidade: linha.lotacao.nome,
  municipio: `${linha.lotacao.municipio} (${linha.lotacao.uf})`,
  data: linha.data ?? '',
  internos: linha.internos,
  servidores: linha.servidores,
  quantidades: para.map(i => linha.quantidades[i] ?? 0),
  diferencas: para.map(i => linha.diferencas[i] ?? null),
  precosCentavos: para.map(i => linha.bases.maisCaro[i] ?? null),
  valores: para.map(i => linha.bases.valores[i] ?? 0),
  valorCentavos: linha.valorCentavos,
  importado: linha.importado,
  enviado: linha.enviado,
  entregas: linha.entregas ?? null,
  contado: ROTULO_DE_SITUACAO_DO_CONTADO[linha.contado],
  conciliacao: linha.conciliacao,
  execucao: linha.execucao,
  brutoCentavos: linha.brutoCentavos,
  glosaCentavos: linha.glosaCentavos,
  descontoPropostoCentavos: linha.descontoPropostoCentavos,
  liquidoCentavos: linha.liquidoCentavos,
  mapa,
  anotacoes,
});

/** Map.groupBy needs Node 21. */
function porLotacao(linhas: readonly LinhaDoMapa[]): Map<number, LinhaDoMapa[]> {
  const grupos = new Map<number, LinhaDoMapa[]>();
  for (const linha of linhas) {
    const grupo = grupos.get(linha.lotacao.id);
    if (grupo) grupo.push(linha);
    else grupos.set(linha.lotacao.id, [linha]);
  }
  return grupos;
}
