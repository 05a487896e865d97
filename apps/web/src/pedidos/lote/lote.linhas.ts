import type { Fields } from '../../drafts/merge.ts';
import type { Quantidades } from '../../grid/grid.model.ts';
import { type Coluna, edita, type GradeLote } from './lote.model.ts';
import type { EnvioFeito, LinhaPreparo, PreparoEmLote, RascunhoGravado } from './lote.queries.ts';

/** One row's quantities, by the pair's index in the vectors of every row. */
export type QuantidadesPorPar = Fields<number>;

export interface CelulaEmConflito {
  coluna: number;
  meu: number;
  deles: number;
}

export const quantidadesDe = (colunas: readonly Coluna[], valores: readonly number[]): QuantidadesPorPar =>
  Object.fromEntries(colunas.map(({ par }, n) => [par, valores[n] ?? 0]));

export const valoresDasQuantidades = (colunas: readonly Coluna[], quantidades: QuantidadesPorPar): number[] =>
  colunas.map(({ par }) => quantidades[par] ?? 0);

// Applies the server's answers and the person's marks to the rows: always new objects, only where something changed.

const iguais = (a: readonly number[], b: readonly number[] | undefined) =>
  b !== undefined && a.every((valor, n) => valor === b[n]);

export const linhasMudadas = ({ itens }: Pick<GradeLote, 'itens'>, quantidades: Quantidades, gravados: Quantidades) =>
  itens.flatMap((item, n) => (edita(item) && !iguais(quantidades[n] ?? [], gravados[n]) ? [n] : []));

export const comMarcas = (antes: ReadonlyMap<string, boolean>, chaves: readonly string[], marca = true) => {
  if (chaves.every(chave => antes.get(chave) === marca)) return antes;
  return new Map([...antes, ...chaves.map(chave => [chave, marca] as const)]);
};

function vetorDe({ pares }: PreparoEmLote, itens: RascunhoGravado['itens']): (number | null)[] {
  const por = new Map((itens ?? []).map(item => [`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`, item.quantidade]));
  return pares.map(par => por.get(`${par.tipoAlimentacaoId}:${par.tipoPublicoId}`) ?? null);
}

export function comGravado(
  preparo: PreparoEmLote,
  linha: LinhaPreparo,
  feito: RascunhoGravado | undefined,
): LinhaPreparo {
  if (!feito || feito.resultado === 'RECUSADO') return linha;
  return {
    ...linha,
    pedido: feito.pedido,
    acoes: feito.pedido ? feito.acoes : ['criar'],
    solicitada: vetorDe(preparo, feito.itens),
  };
}

export const comEnvio = (linha: LinhaPreparo, feito: EnvioFeito | undefined): LinhaPreparo =>
  feito?.pedido ? { ...linha, pedido: feito.pedido, acoes: feito.feito ? [] : linha.acoes } : linha;

/** Only what differs from the server: cells nobody here touched stay as another person may be leaving them. */
export function rascunhoDe(
  { lotacao, data, pedido }: LinhaPreparo,
  colunas: readonly Coluna[],
  quantidades: QuantidadesPorPar,
  gravadas: QuantidadesPorPar,
) {
  const itens = colunas.flatMap(({ par, tipoAlimentacaoId, tipoPublicoId }) => {
    const quantidade = quantidades[par] ?? 0;
    return quantidade === (gravadas[par] ?? 0) ? [] : [{ tipoAlimentacaoId, tipoPublicoId, quantidade }];
  });
  return { lotacaoId: lotacao.id, dataRefeicao: data, versao: pedido?.versao ?? null, itens };
}
