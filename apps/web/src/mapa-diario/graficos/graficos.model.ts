import { formatDayMonth } from '../../ui/date.format.ts';
import { formatDecimal } from '../../ui/number.format.ts';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { gruposDe } from '../modelo/mapa.model.ts';

interface Barra {
  chave: string;
  rotulo: string;
  partes: number[];
}
export interface Series {
  nomes: string[];
  barras: Barra[];
  foraDoGrafico: number;
}

/** More bars say nothing on a screen: the table has them all. */
const MAIS_BARRAS = 40;

const rotuloDe = ({ data, lotacao }: LinhaMapa, visao: Endereco['visao']) =>
  visao === 'mes' && data ? formatDayMonth(data) : lotacao.nome;
const chaveDe = ({ data, lotacao }: LinhaMapa) => `${lotacao.id}/${data}`;

/** Days in their order; of many units, those with the most weight. */
function escolhidas(linhas: readonly LinhaMapa[], visao: Endereco['visao'], peso: (linha: LinhaMapa) => number) {
  if (visao === 'mes') return linhas;
  return linhas.toSorted((a, b) => peso(b) - peso(a)).slice(0, MAIS_BARRAS);
}

export function refeicoesDe(mapa: Mapa, linhas: readonly LinhaMapa[], endereco: Endereco): Series {
  const grupos = gruposDe(mapa.colunas, endereco);
  const desenhadas = escolhidas(linhas, endereco.visao, ({ total }) => total);
  return {
    nomes: grupos.map(({ refeicao }) => refeicao),
    barras: desenhadas.map(linha => ({
      chave: chaveDe(linha),
      rotulo: rotuloDe(linha, endereco.visao),
      partes: grupos.map(({ colunas }) =>
        colunas.reduce((soma, { indice }) => soma + (linha.quantidades[indice] ?? 0), 0),
      ),
    })),
    foraDoGrafico: linhas.length - desenhadas.length,
  };
}

/** Each row's widest difference to the head count, above or below it. */
export function diferencasDe(linhas: readonly LinhaMapa[], { visao }: Endereco): Series {
  const maior = ({ maiorDiferenca }: LinhaMapa) => maiorDiferenca.valor ?? 0;
  const desenhadas = escolhidas(linhas, visao, linha => Math.abs(maior(linha)));
  return {
    nomes: ['Maior diferença'],
    barras: desenhadas.map(linha => ({
      chave: chaveDe(linha),
      rotulo: rotuloDe(linha, visao),
      partes: [linha.enviado ? maior(linha) : 0],
    })),
    foraDoGrafico: linhas.length - desenhadas.length,
  };
}

export interface Custo {
  contratoId: number;
  nome: string;
  liquidoCentavos: number;
  descontadoCentavos: number;
  totalCentavos: number | undefined;
  /** Share of the contract's whole value, in tenths of a percent; undefined: not known. */
  milesimos: number | undefined;
}

export const custosDe = ({ totais }: Mapa, valores: ReadonlyMap<number, number> | undefined): Custo[] =>
  totais.contratos.map(({ contratoId, contrato, fornecedor, brutoCentavos, liquidoCentavos }) => {
    const total = valores?.get(contratoId);
    return {
      contratoId,
      nome: `${contrato} · ${fornecedor}`,
      liquidoCentavos,
      descontadoCentavos: brutoCentavos - liquidoCentavos,
      totalCentavos: total,
      milesimos: total ? Math.round((liquidoCentavos * 1000) / total) : undefined,
    };
  });

export const somaDe = (partes: readonly number[]) => partes.reduce((a, b) => a + b, 0);
/** `milesimos`: tenths of a percent. */
export const porCento = (milesimos: number) => `${formatDecimal(milesimos / 10)} %`;
