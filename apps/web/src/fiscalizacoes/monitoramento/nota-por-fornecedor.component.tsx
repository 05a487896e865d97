import type { components } from '@alipen/contracts/generated/bff';
import { formatCount, formatDecimal, formatInteger } from '../../ui/number.format.ts';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Sparkline } from '../../ui/sparkline.component.tsx';
import { Table } from '../../ui/table.component.tsx';

interface Props {
  fornecedores: readonly components['schemas']['AvaliacaoDoFornecedor'][];
}

export const NotaPorFornecedor = ({ fornecedores }: Props) => (
  <ScrollRegion className="monitor-rolagem" label="Nota por fornecedor">
    <Table className="monitor-tabela">
      <thead>
        <tr>
          <th scope="col">Fornecedor</th>
          <th scope="col">Nota</th>
          <th scope="col">Antes</th>
          <th scope="col">No prazo</th>
          <th scope="col">Fiscalizações</th>
          <th scope="col">Não conformes</th>
        </tr>
      </thead>
      <tbody>
        {fornecedores.map(uma => (
          <tr key={uma.fornecedorId}>
            <th scope="row">{uma.fornecedor}</th>
            <td>{uma.nota === null ? '—' : formatDecimal(uma.nota / 10)}</td>
            <td>{uma.notaAnterior === null ? '—' : formatDecimal(uma.notaAnterior / 10)}</td>
            <td>{uma.pontualidade === null ? '—' : `${formatDecimal(uma.pontualidade / 100)} %`}</td>
            <td>{formatInteger(uma.fiscalizacoes)}</td>
            <td>
              {formatInteger(uma.naoConformidades)}
              <Sparkline
                values={uma.porDia}
                label={`Por dia: ${formatCount(uma.naoConformidades, 'não conformidade', 'não conformidades')} em 30 dias`}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </ScrollRegion>
);
