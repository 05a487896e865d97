import { formatMoney } from '../../ui/number.format.ts';
import { ScrollTable } from '../../ui/scroll-region.component.tsx';
import { type Custo, porCento, type Series, somaDe } from './graficos.model.ts';

interface TabelaProps {
  series: Series;
  porque: string;
  escrever: (n: number) => string;
  comTotal?: boolean;
}
export const TabelaDeSeries = ({ series, porque, escrever, comTotal = false }: TabelaProps) => (
  <ScrollTable
    label="Números do gráfico"
    className="mapa-faixa grafico-tabela"
    columns={[porque, ...series.nomes, ...(comTotal ? ['Total'] : [])]}
  >
    {series.barras.map(({ chave, rotulo, partes }) => (
      <tr key={chave}>
        <th scope="row">{rotulo}</th>
        {partes.map((parte, n) => (
          <td key={series.nomes[n]}>{escrever(parte)}</td>
        ))}
        {comTotal && <td>{escrever(somaDe(partes))}</td>}
      </tr>
    ))}
  </ScrollTable>
);

export const TabelaDeCustos = ({ custos }: { custos: readonly Custo[] }) => (
  <ScrollTable
    label="Custo de cada contrato"
    className="mapa-faixa grafico-tabela"
    columns={['Contrato', 'Líquido', 'Glosa e desconto', 'Valor do contrato', 'Parte']}
  >
    {custos.map(({ contratoId, nome, liquidoCentavos, descontadoCentavos, totalCentavos, milesimos }) => (
      <tr key={contratoId}>
        <th scope="row">{nome}</th>
        <td>{formatMoney(liquidoCentavos)}</td>
        <td>{formatMoney(descontadoCentavos)}</td>
        <td>{totalCentavos === undefined ? '—' : formatMoney(totalCentavos)}</td>
        <td>{milesimos === undefined ? '—' : porCento(milesimos)}</td>
      </tr>
    ))}
  </ScrollTable>
);
