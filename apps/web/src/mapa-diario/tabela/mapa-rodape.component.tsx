import type { ReactNode } from 'react';
import { formatCount, formatDecimal, formatInteger, formatSigned } from '../../ui/number.format.ts';
import type { Mapa } from '../mapa-diario.queries.ts';
import { entregasEscritas } from '../modelo/contado.model.ts';
import { dinheiro } from '../modelo/dinheiro.format.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { type GrupoDeColunas, pedidosDe, semPedido } from '../modelo/mapa.model.ts';
import { type Blocos, CelulasDosBlocos, larguraDosBlocos } from './mapa-blocos.component.tsx';

interface Props {
  mapa: Pick<Mapa, 'totais' | 'linhas'>;
  grupos: GrupoDeColunas[];
  endereco: Endereco;
  blocos: Blocos;
}
type Coluna = Mapa['totais']['colunas'][number];

/** Totals come from the server: a filter may be hiding rows or columns, so they are never summed here. */
export function MapaRodape({ mapa, grupos, endereco, blocos }: Props) {
  const { totais } = mapa;
  const depois = larguraDosBlocos(blocos) + 2;
  const efetivo = endereco.servidores ? 2 : 1;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="mapa-unidade">
          Total
        </th>
        <td className={endereco.servidores ? 'mapa-grupo' : undefined}>
          {endereco.visao === 'dia' ? formatInteger(totais.internos) : ''}
        </td>
        {endereco.servidores && <td>{endereco.visao === 'dia' ? formatInteger(totais.servidores) : ''}</td>}
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
        <CelulasDosBlocos linha={totais} blocos={blocos} />
        <td className="mapa-situacao mapa-entregas">{totais.entregas && entregasEscritas(totais.entregas)}</td>
      </tr>
      {endereco.visao !== 'dia' && <Media {...{ mapa, grupos, efetivo, depois }} visao={endereco.visao} />}
      {endereco.valores && (
        <>
          <Linha
            nome="Valor unitário"
            {...{ totais, grupos, efetivo, depois }}
            de={({ precoCentavos }) => preco(precoCentavos)}
          />
          <Linha
            nome="Valor parcial"
            {...{ totais, grupos, efetivo, depois }}
            de={({ valorCentavos }) => dinheiro(valorCentavos)}
            soma={dinheiro(totais.valorCentavos)}
          />
          <Linha
            nome="Valor do desvio"
            {...{ totais, grupos, efetivo, depois }}
            de={({ valorDesvioCentavos }) => dinheiro(valorDesvioCentavos)}
            soma={dinheiro(totais.valorDesvioCentavos)}
          />
        </>
      )}
    </tfoot>
  );
}

const MEDIAS = { mes: 'Média por dia', consolidado: 'Média por unidade e dia' } as const;

type MediaProps = Pick<Props, 'mapa'> & Omit<LinhaProps, 'nome' | 'de' | 'totais'> & { visao: keyof typeof MEDIAS };

/** The mean counts only the days with an order; beside it stand the others or, in the month of all units, those days (domain 7.2). */
function Media({ mapa, visao, ...props }: MediaProps) {
  const pedidos = pedidosDe(mapa, visao);
  if (pedidos === 0) return null;
  const { totais } = mapa;
  return (
    <Linha
      nome={MEDIAS[visao]}
      {...{ ...props, totais }}
      de={({ quantidade }) => formatDecimal(quantidade / pedidos)}
      soma={formatDecimal(totais.total / pedidos)}
      fim={visao === 'mes' ? diasSemPedido(totais) : formatInteger(pedidos)}
    />
  );
}

const diasSemPedido = (totais: Mapa['totais']): string => {
  const dias = semPedido(totais);
  return dias === 0 ? 'Nenhum dia sem pedido' : formatCount(dias, 'dia sem pedido', 'dias sem pedido');
};

const preco = (centavos: number | null) => (centavos === null ? '—' : dinheiro(centavos));

const Colunas = ({
  grupos,
  totais,
  de,
}: Pick<LinhaProps, 'grupos' | 'totais'> & { de: (coluna: Coluna) => ReactNode }) =>
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

interface LinhaProps extends Pick<Props, 'grupos'> {
  totais: Mapa['totais'];
  nome: string;
  de: (coluna: Coluna) => ReactNode;
  soma?: string;
  fim?: string;
  efetivo: number;
  depois: number;
}
const Linha = ({ nome, grupos, totais, de, soma, fim, efetivo, depois }: LinhaProps) => (
  <tr>
    <th scope="row" className="mapa-unidade">
      {nome}
    </th>
    <td colSpan={efetivo} />
    <Colunas grupos={grupos} totais={totais} de={de} />
    <td className="mapa-grupo">{soma}</td>
    <td colSpan={depois} className={fim && 'mapa-situacao'}>
      {fim}
    </td>
  </tr>
);
