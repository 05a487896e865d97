import { formatDecimal, formatInteger, formatMoney } from '../ui/number.format.ts';
import type { LinhaMapa, Mapa } from './mapa-diario.queries.ts';

type Execucao = Mapa['totais']['execucao'];
const numero = (n: number | null) => (n === null || n === 0 ? '—' : formatInteger(n));
const EXECUCAO: readonly (readonly [string, (execucao: Execucao) => string])[] = [
  ['Atraso (min)', ({ atrasoMin }) => numero(atrasoMin)],
  ['Recusadas', ({ recusadas }) => numero(recusadas)],
  ['Nota', ({ nota }) => (nota === null ? '—' : formatDecimal(nota / 10))],
  ['Pontos', ({ pontos }) => numero(pontos)],
  ['Ocorrências', ({ ocorrencias }) => numero(ocorrencias)],
];
type Dinheiro = Pick<LinhaMapa, 'brutoCentavos' | 'glosaCentavos' | 'descontoPropostoCentavos' | 'liquidoCentavos'>;
const reais = (centavos: number) => (centavos > 0 ? formatMoney(centavos) : '—');
const VALORES: readonly (readonly [string, (linha: Dinheiro) => string])[] = [
  ['Bruto', ({ brutoCentavos }) => formatMoney(brutoCentavos)],
  ['Glosa', ({ glosaCentavos }) => reais(glosaCentavos)],
  ['Desconto', ({ descontoPropostoCentavos }) => reais(descontoPropostoCentavos)],
  ['Líquido', ({ liquidoCentavos }) => formatMoney(liquidoCentavos)],
];

export interface Blocos {
  execucao: boolean;
  valores: boolean;
}
/** How many columns the chosen blocks take. */
export const larguraDosBlocos = ({ execucao, valores }: Blocos) =>
  (execucao ? EXECUCAO.length : 0) + (valores ? VALORES.length : 0);

/** The headings of what was done and of what is paid, where they are asked for. */
export const TitulosDosBlocos = ({ execucao, valores }: Blocos) =>
  [...(execucao ? EXECUCAO : []), ...(valores ? VALORES : [])].map(([nome], n) => (
    <th key={nome} scope="col" rowSpan={2} className={n === 0 ? 'mapa-grupo' : undefined}>
      {nome}
    </th>
  ));

/** The same columns of a row, or of the totals. */
export const CelulasDosBlocos = ({
  linha,
  execucao,
  valores,
}: Blocos & { linha: Dinheiro & { execucao: Execucao } }) => (
  <>
    {execucao &&
      EXECUCAO.map(([nome, de], n) => (
        <td key={nome} className={n === 0 ? 'mapa-grupo' : undefined}>
          {de(linha.execucao)}
        </td>
      ))}
    {valores &&
      VALORES.map(([nome, de], n) => (
        <td key={nome} className={n === 0 ? 'mapa-grupo' : undefined}>
          {nome === 'Líquido' ? <strong>{de(linha)}</strong> : de(linha)}
        </td>
      ))}
  </>
);
