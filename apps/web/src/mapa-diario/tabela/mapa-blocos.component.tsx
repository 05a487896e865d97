import { Fragment, type ReactNode } from 'react';
import { formatDecimal, formatInteger, formatMoney } from '../../ui/number.format.ts';
import type { LinhaMapa } from '../mapa-diario.queries.ts';
import {
  type Declarado,
  declaradoEscrito,
  diferencaEscrita,
  NOMES_DOS_PASSOS,
  passosDe,
} from '../modelo/conciliacao.model.ts';
import { dinheiro, quebravel } from '../modelo/dinheiro.format.ts';

type Dinheiro = Pick<LinhaMapa, 'brutoCentavos' | 'glosaCentavos' | 'descontoPropostoCentavos' | 'liquidoCentavos'>;
/** A row of the map or its totals; totals lack `enviado`, since no single order makes them. */
type Lida = Dinheiro &
  Pick<LinhaMapa, 'conciliacao' | 'execucao'> & { enviado?: boolean; declarado?: Declarado; data?: string | null };
type Coluna = readonly [string, (linha: Lida) => ReactNode];

const numero = (n: number | null) => (n === null || n === 0 ? '—' : formatInteger(n));
const reais = (centavos: number) => (centavos > 0 ? dinheiro(centavos) : '—');

function Passo({ linha: { conciliacao, enviado }, n }: { linha: Lida; n: number }) {
  const passo = passosDe(conciliacao)[n];
  if (!passo || enviado === false) return '—';
  const { refeicoes, valorCentavos, diferenca } = passo;
  return (
    <span className="mapa-passo" title={formatMoney(valorCentavos)}>
      {formatInteger(refeicoes)}
      {diferenca && (
        <small className="quieto">
          <span className="so-leitor"> diferença: </span>
          {quebravel(diferencaEscrita(diferenca))}
        </small>
      )}
    </span>
  );
}

/** The supplier's own word, against what was received; it changes nothing of what is paid. */
function DeclaradoDaLinha({ linha: { declarado, conciliacao, enviado, data } }: { linha: Lida }) {
  if (!declarado) return data && enviado ? <span className="quieto">não declarado</span> : '—';
  const { produzidas, entregues } = declarado;
  const diferenca = entregues - conciliacao.entregue.refeicoes;
  return (
    <span className="mapa-passo" title={`${formatInteger(produzidas)} produzidas`}>
      {formatInteger(entregues)}
      <small className="quieto">
        <span className="so-leitor"> diferença do entregue: </span>
        {declaradoEscrito(declarado, diferenca)}
      </small>
    </span>
  );
}

const BLOCOS = {
  conciliacao: [
    ...NOMES_DOS_PASSOS.map((nome, n): Coluna => [nome, linha => <Passo linha={linha} n={n} />]),
    ['Declarado', linha => <DeclaradoDaLinha linha={linha} />],
  ],
  execucao: [
    ['Atraso (min)', ({ execucao }) => numero(execucao.atrasoMin)],
    ['Recusadas', ({ execucao }) => numero(execucao.recusadas)],
    ['Nota', ({ execucao: { nota } }) => (nota === null ? '—' : formatDecimal(nota / 10))],
    ['Pontos', ({ execucao }) => numero(execucao.pontos)],
    ['Ocorrências', ({ execucao }) => numero(execucao.ocorrencias)],
  ],
  valores: [
    ['Bruto', ({ brutoCentavos }) => dinheiro(brutoCentavos)],
    ['Glosa', ({ glosaCentavos }) => reais(glosaCentavos)],
    ['Desconto', ({ descontoPropostoCentavos }) => reais(descontoPropostoCentavos)],
    ['Líquido', ({ liquidoCentavos }) => <strong>{dinheiro(liquidoCentavos)}</strong>],
  ],
} satisfies Record<string, Coluna[]>;
type Bloco = keyof typeof BLOCOS;
export type Blocos = Readonly<Record<Bloco, boolean>>;

const NOMES: Partial<Record<Bloco, string>> = { conciliacao: 'Conciliação: do efetivo ao pago' };

const escolhidos = (blocos: Blocos) =>
  (Object.keys(BLOCOS) as Bloco[]).filter(bloco => blocos[bloco]).map(bloco => ({ bloco, colunas: BLOCOS[bloco] }));
const grupo = (n: number) => (n === 0 ? 'mapa-grupo' : undefined);

export const larguraDosBlocos = (blocos: Blocos) =>
  escolhidos(blocos).reduce((soma, { colunas }) => soma + colunas.length, 0);

export const TitulosDosBlocos = ({ blocos }: { blocos: Blocos }) =>
  escolhidos(blocos).map(({ bloco, colunas }) =>
    NOMES[bloco] ? (
      <th key={bloco} scope="colgroup" colSpan={colunas.length} className="mapa-refeicao">
        {NOMES[bloco]}
      </th>
    ) : (
      colunas.map(([nome], n) => (
        <th key={nome} scope="col" rowSpan={2} className={grupo(n)}>
          {nome}
        </th>
      ))
    ),
  );

export const SubtitulosDosBlocos = ({ blocos }: { blocos: Blocos }) =>
  escolhidos(blocos)
    .filter(({ bloco }) => NOMES[bloco])
    .flatMap(({ bloco, colunas }) =>
      colunas.map(([nome], n) => (
        <th key={`${bloco}/${nome}`} scope="col" className={grupo(n)}>
          {nome}
        </th>
      )),
    );

export const CelulasDosBlocos = ({ linha, blocos }: { linha: Lida; blocos: Blocos }) =>
  escolhidos(blocos).map(({ bloco, colunas }) => (
    <Fragment key={bloco}>
      {colunas.map(([nome, de], n) => (
        <td key={nome} className={grupo(n)}>
          {de(linha)}
        </td>
      ))}
    </Fragment>
  ));
