import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { useFocusReturn } from '../ui/focus-return.hook.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { comporExecucaoDoContrato } from './indicadores.queries.ts';

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';

export function ComposicaoDoContrato({ contratoId, fechar }: { contratoId: number; fechar: () => void }) {
  useFocusReturn();
  const contrato = useQuery(comporExecucaoDoContrato(contratoId));
  return (
    <Card className="indicador-composicao" aria-labelledby="contrato">
      <div className="pagina-topo">
        <h2 id="contrato">
          {contrato.data
            ? `Contrato ${contrato.data.numero}, ${contrato.data.fornecedor}: de que é feito o executado`
            : 'De que é feito o executado'}
        </h2>
        <Button onClick={fechar}>Fechar</Button>
      </div>
      <QueryState query={contrato} skeletonHeight={200}>
        {({ executadoCentavos, meses }) => (
          <ScrollRegion className="indicador-rolagem" label="O executado mês a mês">
            <Table className="indicador-tabela">
              <thead>
                <tr>
                  <th scope="col">Mês</th>
                  <th scope="col">Dias com valor</th>
                  <th scope="col">Valor líquido</th>
                </tr>
              </thead>
              <tbody>
                {meses.map(({ mes, dias, liquidoCentavos }) => (
                  <tr key={mes}>
                    <th scope="row">
                      <Link to={`${MAPA}?visao=consolidado&mes=${mes}&contratoId=${contratoId}`}>
                        {formatMonth(mes)}
                      </Link>
                    </th>
                    <td>{formatInteger(dias)}</td>
                    <td>{formatMoney(liquidoCentavos)}</td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">Executado</th>
                  <td />
                  <td>
                    <strong>{formatMoney(executadoCentavos)}</strong>
                  </td>
                </tr>
              </tbody>
            </Table>
          </ScrollRegion>
        )}
      </QueryState>
    </Card>
  );
}
