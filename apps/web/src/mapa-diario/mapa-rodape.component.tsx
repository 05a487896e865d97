import type { ReactNode } from 'react';
import { formatInteger, formatMoney, formatSigned } from '../ui/number.format.ts';
import type { Endereco } from './mapa.endereco.ts';
import type { GrupoDeColunas } from './mapa.model.ts';
import { CelulasDosBlocos, larguraDosBlocos } from './mapa-blocos.component.tsx';
import type { Mapa } from './mapa-diario.queries.ts';

interface Props {
  totais: Mapa['totais'];
  grupos: GrupoDeColunas[];
  endereco: Endereco;
}
type Coluna = Mapa['totais']['colunas'][number];

/** Totals as the server gave them: never summed here, where a filter may be hiding rows or columns. */
export function MapaRodape({ totais, grupos, endereco }: Props) {
  const depois = larguraDosBlocos(endereco) + 2;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="mapa-unidade">
          Total
        </th>
        <td>{endereco.visao === 'dia' ? formatInteger(totais.internos) : ''}</td>
        <Colunas
          grupos={grupos}
          totais={totais}
          de={({ quantidade, diferenca }) =>
            endereco.diferenca && diferenca !== null ? formatSigned(diferenca) : formatInteger(quantidade)
          }
        />
        <td className="mapa-grupo">{formatInteger(totais.total)}</td>
        <td>
          {totais.acimaDoEfetivo > 0 && <span className="mapa-muito_acima">{formatSigned(totais.acimaDoEfetivo)}</span>}
        </td>
        <CelulasDosBlocos linha={totais} execucao={endereco.execucao} valores={endereco.valores} />
        <td />
      </tr>
      {endereco.valores && (
        <>
          <Linha
            nome="Valor unitário"
            {...{ totais, grupos, depois }}
            de={({ precoCentavos }) => preco(precoCentavos)}
          />
          <Linha
            nome="Valor parcial"
            {...{ totais, grupos, depois }}
            de={({ valorCentavos }) => formatMoney(valorCentavos)}
            soma={formatMoney(totais.valorCentavos)}
          />
          <Linha
            nome="Valor do desvio"
            {...{ totais, grupos, depois }}
            de={({ valorDesvioCentavos }) => formatMoney(valorDesvioCentavos)}
            soma={formatMoney(totais.valorDesvioCentavos)}
          />
        </>
      )}
    </tfoot>
  );
}

const preco = (centavos: number | null) => (centavos === null ? '—' : formatMoney(centavos));

const Colunas = ({ grupos, totais, de }: Pick<Props, 'grupos' | 'totais'> & { de: (coluna: Coluna) => ReactNode }) =>
  grupos.flatMap(({ colunas }) =>
    colunas.map(({ indice }, n) => {
      const coluna = totais.colunas[indice];
      return (
        <td key={indice} className={n === 0 ? 'mapa-grupo' : undefined}>
          {coluna && de(coluna)}
        </td>
      );
    }),
  );

interface LinhaProps extends Pick<Props, 'grupos' | 'totais'> {
  nome: string;
  de: (coluna: Coluna) => ReactNode;
  soma?: string;
  /** Columns after the total's. */
  depois: number;
}
const Linha = ({ nome, grupos, totais, de, soma, depois }: LinhaProps) => (
  <tr>
    <th scope="row" className="mapa-unidade">
      {nome}
    </th>
    <td />
    <Colunas grupos={grupos} totais={totais} de={de} />
    <td className="mapa-grupo">{soma}</td>
    <td colSpan={depois} />
  </tr>
);
