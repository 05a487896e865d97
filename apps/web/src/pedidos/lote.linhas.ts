import type { Valores } from '../grid/grid.model.ts';
import type { CelulaEmConflito } from './lote.merge.ts';
import { type Coluna, edita, type GradeLote } from './lote.model.ts';
import type { EnvioFeito, LinhaPreparo, PreparoEmLote, RascunhoGravado } from './lote.queries.ts';

// Applies the server's answers and the person's marks to the rows: always new objects, only where something changed.

export const iguais = (a: readonly number[], b: readonly number[] | undefined) =>
  b !== undefined && a.every((valor, n) => valor === b[n]);

export const linhasMudadas = ({ itens }: Pick<GradeLote, 'itens'>, valores: Valores, gravados: Valores) =>
  itens.flatMap((item, n) => (edita(item) && !iguais(valores[n] ?? [], gravados[n]) ? [n] : []));

export const semChaves = <T>(antes: ReadonlyMap<string, T>, chaves: readonly string[]): ReadonlyMap<string, T> =>
  new Map([...antes].filter(([chave]) => !chaves.includes(chave)));

export const comMarcas = (antes: ReadonlyMap<string, boolean>, chaves: readonly string[], marca = true) => {
  if (chaves.every(chave => antes.get(chave) === marca)) return antes;
  return new Map([...antes, ...chaves.map(chave => [chave, marca] as const)]);
};

export function comConflitos(
  antes: ReadonlyMap<string, readonly CelulaEmConflito[]>,
  novos: readonly { chave: string; conflitos: readonly CelulaEmConflito[] }[],
) {
  const depois = new Map(antes);
  for (const { chave, conflitos } of novos) if (conflitos.length) depois.set(chave, conflitos);
  return depois;
}

export function comRecusas(antes: ReadonlyMap<string, string>, por: ReadonlyMap<string, RascunhoGravado>) {
  const depois = new Map(antes);
  for (const [chave, { resultado, detail }] of por) {
    if (resultado === 'RECUSADO') depois.set(chave, detail ?? 'Esta linha não foi aceita.');
    else depois.delete(chave);
  }
  return depois;
}

export const trocarLinhas = (valores: Valores, novas: readonly { linha: number; junta: number[] }[]): Valores => {
  const por = new Map(novas.map(({ linha, junta }) => [linha, junta]));
  return valores.map((row, n) => por.get(n) ?? row);
};

export function vetorDe({ pares }: PreparoEmLote, itens: RascunhoGravado['itens']): (number | null)[] {
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
  valores: readonly number[],
  gravados: readonly number[],
) {
  const itens = colunas.flatMap(({ tipoAlimentacaoId, tipoPublicoId }, n) => {
    const quantidade = valores[n] ?? 0;
    return quantidade === (gravados[n] ?? 0) ? [] : [{ tipoAlimentacaoId, tipoPublicoId, quantidade }];
  });
  return { lotacaoId: lotacao.id, dataRefeicao: data, versao: pedido?.versao ?? null, itens };
}
