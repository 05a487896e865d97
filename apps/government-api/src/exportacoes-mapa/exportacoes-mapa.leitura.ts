import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AnotacoesMapaService } from '../anotacoes-mapa/anotacoes-mapa.service.ts';
import { Database } from '../database/database.ts';
import type { ParametrosDownload, Solicitante } from '../downloads/downloads.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import {
  type Coluna,
  diasDoMes,
  type LinhaDoMapa,
  type Mapa,
  MapaDiarioService,
} from '../mapa-diario/mapa-diario.service.ts';
import type { DiaDoMapa } from './comparativo.mapper.ts';

export type Mes = {
  readonly mes: string;
  readonly mapa: Mapa;
  readonly unidades: readonly LinhaDoMapa[];
  readonly dias: number;
  /** Every day of every unit in it is closed. */
  readonly fechado: boolean;
};
type Pedido = { readonly pessoa: Solicitante; readonly parametros: ParametrosDownload };

/** Units read at a time: memory is that of their days. */
const LOTE = 30;

/** A month as it is written out: its sums first, then its days a few units at a time, all from the one aggregation. */
@Injectable()
export class ExportacoesMapaLeitura {
  constructor(
    private readonly database: Database,
    private readonly mapas: MapaDiarioService,
    private readonly fechamentos: FechamentosService,
    private readonly anotacoes: AnotacoesMapaService,
  ) {}

  async mes(pedido: Pedido): Promise<Mes> {
    const { mes, contratoId, fornecedorId } = exigirMes(pedido.parametros);
    const lotacaoIds = alcance(pedido);
    const mapa = await this.mapas.consolidado(this.database, { mes, contratoId, fornecedorId, lotacaoIds });
    const doContrato = contratoId !== undefined || fornecedorId !== undefined;
    const unidades = mapa.linhas.filter(({ contratos }) => !doContrato || contratos.length > 0);
    const dias = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate();
    if (unidades.length === 0) throw problema('dados-invalidos', { detail: 'Não há lotação neste recorte.' });
    const fechados = await this.fechados(unidades, `${mes}-01`, `${mes}-${dias}`);
    return { mes, mapa, unidades, dias, fechado: fechados === unidades.length * dias };
  }

  private async fechados(unidades: readonly LinhaDoMapa[], de: string, ate: string): Promise<number> {
    const ids = unidades.map(({ lotacao }) => lotacao.id);
    const estados = await this.fechamentos.situacoes(this.database, ids, de, ate);
    return estados.filter(({ situacao }) => situacao !== 'REABERTO').length;
  }

  /** What was written on these units' month, by unit and day, each note at the month's column. */
  private async anotadas(
    mes: string,
    lotacaoIds: readonly number[],
    colunas: readonly Coluna[],
  ): Promise<ReadonlyMap<string, DiaDoMapa['anotacoes'][number][]>> {
    const porDia = new Map<string, DiaDoMapa['anotacoes'][number][]>();
    for (const nota of await this.anotacoes.doPeriodo(this.database, { ...diasDoMes(mes), lotacaoIds })) {
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

  /** In the order of the month's units, every day of each. */
  async *dias({ parametros }: Pedido, { mes, mapa, unidades }: Mes): AsyncGenerator<DiaDoMapa[]> {
    const { contratoId, fornecedorId } = parametros;
    for (let de = 0; de < unidades.length; de += LOTE) {
      const lote = unidades.slice(de, de + LOTE).map(({ lotacao }) => lotacao.id);
      const recorte = { mes, contratoId, fornecedorId, lotacaoIds: lote, soNumeros: true };
      const lido = await this.mapas.dias(this.database, recorte);
      const para = mapeamento(mapa.colunas, lido.colunas);
      const porUnidade = porLotacao(lido.linhas);
      const anotadas = await this.anotadas(mes, lote, mapa.colunas);
      const escritas = (id: number, data: string | null) => anotadas.get(`${id}/${data}`) ?? [];
      yield lote.flatMap(id => (porUnidade.get(id) ?? []).map(linha => toDia(linha, para, escritas(id, linha.data))));
    }
  }
}

/** Who is limited to a unit gets that one alone. */
function alcance({ pessoa, parametros }: Pedido): number[] | undefined {
  if (pessoa.restritaA !== null) return [pessoa.restritaA];
  return parametros.lotacaoId === undefined ? undefined : [parametros.lotacaoId];
}

function exigirMes(parametros: ParametrosDownload) {
  const { mes } = parametros;
  if (mes) return { ...parametros, mes };
  throw problema('dados-invalidos', {
    detail: 'Diga de que mês é o mapa.',
    errors: [{ pointer: '/parametros/mes', detail: 'Escolha o mês.' }],
  });
}

/** Where each of the month's columns stands among those of these days; -1 where they have it not. */
const mapeamento = (doMes: readonly Coluna[], dosDias: readonly Coluna[]): number[] =>
  doMes.map(coluna =>
    dosDias.findIndex(
      outra => outra.tipoAlimentacaoId === coluna.tipoAlimentacaoId && outra.tipoPublicoId === coluna.tipoPublicoId,
    ),
  );

const toDia = (linha: LinhaDoMapa, para: readonly number[], anotacoes: DiaDoMapa['anotacoes']): DiaDoMapa => ({
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
  anotacoes,
});

/** Map.groupBy is Node 21's. */
function porLotacao(linhas: readonly LinhaDoMapa[]): Map<number, LinhaDoMapa[]> {
  const grupos = new Map<number, LinhaDoMapa[]>();
  for (const linha of linhas) {
    const grupo = grupos.get(linha.lotacao.id);
    if (grupo) grupo.push(linha);
    else grupos.set(linha.lotacao.id, [linha]);
  }
  return grupos;
}
