import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { compararFechamento, type Dia } from './fechamentos.queries.ts';

interface Props {
  dia: Dia;
  de: number;
  /** undefined: what the map says now. */
  ate?: number;
  titulo: string;
  nada: string;
}

export function Comparacao({ dia, de, ate, titulo, nada }: Props) {
  const diferencas = useQuery(compararFechamento(dia, de, ate));
  const quantas = diferencas.data?.itens.length;
  return (
    <details className="fechamento-diferencas" open={quantas !== undefined && quantas > 0 && ate === undefined}>
      <summary>
        {titulo}
        {quantas !== undefined && ` (${quantas})`}
      </summary>
      <QueryState query={diferencas} skeletonHeight={60}>
        {({ itens }) =>
          itens.length === 0 ? (
            <p>{nada}</p>
          ) : (
            <ScrollRegion label={titulo} className="fechamento-rolagem">
              <Table className="fechamento-tabela">
                <thead>
                  <tr>
                    <th scope="col">O quê</th>
                    <th scope="col">Antes</th>
                    <th scope="col">Depois</th>
                  </tr>
                </thead>
                <tbody>
                  {itens.map(({ onde, antes, depois }) => (
                    <tr key={onde}>
                      <th scope="row">{onde}</th>
                      <td>{antes}</td>
                      <td>{depois}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </ScrollRegion>
          )
        }
      </QueryState>
    </details>
  );
}
