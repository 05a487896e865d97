import type { Malha, Quantidades, Titulo } from '../../grid/grid.model.ts';
import { baseComparada, efetivoDe, type FaixaDiferenca, faixaDaCelula } from '../../ui/pedido.labels.ts';
import type { LinhaPreparo, PreparoEmLote } from './lote.queries.ts';

/** One meal for one public, as a column. */
export interface Coluna extends Titulo {
  /** Index in the vectors of every row. */
  par: number;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  refeicao: string;
  publico: string;
  base: 'EFETIVO_INTERNO' | 'EFETIVO_SERVIDOR' | 'SEM_BASE';
}

/** Many orders, a row each: of one day in many units, or of one unit on many days. */
export interface GradeLote extends Malha {
  itens: readonly LinhaPreparo[];
  colunas: readonly Coluna[];
  regras: PreparoEmLote['regras'];
}

/** A screen of 1366 px holds this many beside the name, the head count and the total. */
export const MAIS_COLUNAS = 8;

export const chaveDaLinha = ({ lotacao, data }: Pick<LinhaPreparo, 'lotacao' | 'data'>) => `${lotacao.id}|${data}`;

export function colunasDe({ pares, refeicoes, publicos, linhas }: PreparoEmLote): Coluna[] {
  return pares.flatMap(({ tipoAlimentacaoId, tipoPublicoId }, par) => {
    const refeicao = refeicoes.find(({ id }) => id === tipoAlimentacaoId);
    const publico = publicos.find(({ id }) => id === tipoPublicoId);
    const pedivel = linhas.some(({ precoCentavos }) => precoCentavos[par] != null);
    if (!refeicao || !publico || !pedivel) return [];
    return [
      {
        par,
        tipoAlimentacaoId,
        tipoPublicoId,
        nome: `${refeicao.nome} ${publico.nome}`,
        sigla: `${refeicao.sigla} ${publico.sigla}`,
        refeicao: refeicao.nome,
        publico: publico.nome,
        base: publico.baseConferencia,
      },
    ];
  });
}

/** The pairs with the most meals in the programmes are shown first; the others may be chosen. */
export function colunasIniciais(colunas: readonly Coluna[], linhas: readonly LinhaPreparo[]): number[] {
  const peso = (par: number) => linhas.reduce((soma, { programada }) => soma + (programada[par] ?? 0), 0);
  return colunas
    .map(({ par }) => ({ par, peso: peso(par) }))
    .toSorted((a, b) => b.peso - a.peso || a.par - b.par)
    .slice(0, MAIS_COLUNAS)
    .map(({ par }) => par);
}

export const edita = ({ acoes }: Pick<LinhaPreparo, 'acoes'>) => acoes.includes('criar') || acoes.includes('editar');

export function gradeDoLote(
  regras: PreparoEmLote['regras'],
  itens: readonly LinhaPreparo[],
  colunas: readonly Coluna[],
  tituloDe: (linha: LinhaPreparo) => Titulo,
): GradeLote {
  return {
    itens,
    colunas,
    regras,
    linhas: itens.map(tituloDe),
    maximo: regras.quantidadeMaxima,
    fechada: ({ linha, coluna }) => {
      const item = itens[linha];
      const par = colunas[coluna]?.par ?? -1;
      if (!item || !edita(item)) return item?.pedido ? 'o pedido já foi enviado' : 'este dia não aceita pedido';
      return item.precoCentavos[par] == null ? 'sem preço no contrato' : null;
    },
  };
}

/** On the columns in sight; what was not ordered yet is zero. */
export const valoresGravados = ({ itens, colunas }: Pick<GradeLote, 'itens' | 'colunas'>): Quantidades =>
  itens.map(({ solicitada }) => colunas.map(({ par }) => solicitada[par] ?? 0));

export function foraDeVista({ solicitada }: LinhaPreparo, colunas: readonly Coluna[]): number {
  const vistas = new Set(colunas.map(({ par }) => par));
  return solicitada.reduce<number>((soma, quantidade, par) => (vistas.has(par) ? soma : soma + (quantidade ?? 0)), 0);
}

export function maiorDiferenca(
  linha: LinhaPreparo,
  colunas: readonly Coluna[],
  quantidades: readonly number[],
  regras: PreparoEmLote['regras'],
) {
  let pior: { valor: number | null; faixa: FaixaDiferenca } = { valor: null, faixa: 'SEM_BASE' };
  colunas.forEach(({ base }, n) => {
    const comparada = efetivoDe(linha, baseComparada(base, regras));
    if (comparada === null) return;
    const quantidade = quantidades[n] ?? 0;
    const valor = quantidade - comparada;
    const faixa = faixaDaCelula({ quantidade, valor, base }, regras);
    const mais = GRAVIDADE[faixa] - GRAVIDADE[pior.faixa];
    if (mais > 0 || (mais === 0 && valor > (pior.valor ?? 0))) pior = { valor, faixa };
  });
  return pior;
}

const GRAVIDADE = { SEM_BASE: 0, OK: 1, ACIMA: 2, MUITO_ACIMA: 3 } satisfies Record<FaixaDiferenca, number>;

export const somaDe = (quantidades: readonly number[]) => quantidades.reduce((soma, valor) => soma + valor, 0);

export function totaisPorColuna(quantidades: Quantidades, quantas: number): number[] {
  const totais = Array.from({ length: quantas }, () => 0);
  for (const row of quantidades) for (let n = 0; n < quantas; n++) totais[n] = (totais[n] ?? 0) + (row[n] ?? 0);
  return totais;
}

export interface Preenchimento {
  rotulo: string;
  quantidade: (linha: LinhaPreparo, coluna: Coluna) => number | null;
}

export const PREENCHIMENTOS: readonly Preenchimento[] = [
  { rotulo: 'Usar programação', quantidade: ({ programada }, { par }) => programada[par] ?? null },
  { rotulo: 'Copiar de ontem', quantidade: ({ ontem }, { par }) => ontem[par] ?? null },
  { rotulo: 'Copiar da semana passada', quantidade: ({ semanaPassada }, { par }) => semanaPassada[par] ?? null },
  // Each public gets its own head count, whatever it is compared with.
  { rotulo: 'Igualar ao efetivo', quantidade: (linha, { base }) => efetivoDe(linha, base) },
];

/** The filling's numbers where it has them, those already there elsewhere. */
export function comPreenchimento(
  grade: GradeLote,
  quantidades: Quantidades,
  { quantidade }: Preenchimento,
): Quantidades {
  return quantidades.map((row, linha) => {
    const item = grade.itens[linha];
    if (!item || !edita(item)) return row;
    const nova = row.map((valor, n) => {
      const coluna = grade.colunas[n];
      if (!coluna || grade.fechada({ linha, coluna: n }) !== null) return valor;
      return Math.min(quantidade(item, coluna) ?? valor, grade.maximo);
    });
    return nova.every((valor, n) => valor === row[n]) ? row : nova;
  });
}
