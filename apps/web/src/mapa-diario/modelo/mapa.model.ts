import { plainText } from '../../ui/plain-text.ts';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';

type Coluna = Mapa['colunas'][number];

export interface GrupoDeColunas {
  id: number;
  refeicao: string;
  /** Positions in `colunas`, and so in every row's `quantidades`. */
  colunas: { indice: number; tipoPublicoId: number; publico: string; base: Coluna['baseConferencia'] }[];
}

export function gruposDe(
  colunas: readonly Coluna[],
  { refeicao: soRefeicao, publico: soPublico }: { refeicao?: number | undefined; publico?: number | undefined } = {},
): GrupoDeColunas[] {
  const grupos: GrupoDeColunas[] = [];
  colunas.forEach(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico, baseConferencia: base }, indice) => {
    if (soRefeicao !== undefined && tipoAlimentacaoId !== soRefeicao) return;
    if (soPublico !== undefined && tipoPublicoId !== soPublico) return;
    let grupo = grupos.find(({ id }) => id === tipoAlimentacaoId);
    if (!grupo) {
      grupo = { id: tipoAlimentacaoId, refeicao, colunas: [] };
      grupos.push(grupo);
    }
    grupo.colunas.push({ indice, tipoPublicoId, publico, base });
  });
  return grupos;
}

export function linhasCom(linhas: readonly LinhaMapa[], texto: string) {
  const procurado = plainText(texto.trim());
  if (!procurado) return linhas;
  return linhas.filter(({ lotacao }) =>
    plainText(`${lotacao.nome} ${lotacao.municipio} ${lotacao.uf}`).includes(procurado),
  );
}

export const diverge = ({ alertas, maiorDiferenca: { faixa } }: LinhaMapa): boolean =>
  alertas.length > 0 || faixa === 'ACIMA' || faixa === 'MUITO_ACIMA';

/** How many orders the whole map's mean counts, whatever the screen filters: days of one unit, or of all units. */
/** Rows without an order, of those on which somebody delivers. */
export const semPedido = ({ linhas, comPedido, paradas = 0 }: Mapa['totais']): number => linhas - comPedido - paradas;

export const pedidosDe = ({ totais, linhas }: Pick<Mapa, 'totais' | 'linhas'>, visao: 'mes' | 'consolidado'): number =>
  visao === 'mes' ? totais.comPedido : linhas.reduce((soma, { diasComPedido }) => soma + diasComPedido, 0);
