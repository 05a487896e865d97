import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { addDays, formatLongDay, isDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Drawer } from '../ui/drawer.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { Cartao } from './cartao.component.tsx';
import { LiberarTodas } from './liberar-todas.component.tsx';
import './listas.css';
import { listarListasFornecedor } from './listas-fornecedor.queries.ts';

export default function ListasDrawer({ fechar }: { fechar: () => void }) {
  const [search, setSearch] = useSearchParams();
  const escolhida = search.get('diaDaLista');
  const data = isDay(escolhida) ? escolhida : addDays(today(), 1);
  const listas = useQuery(listarListasFornecedor(data));
  const escolher = (dia: string | null) =>
    setSearch(atual => withParams(atual, { diaDaLista: dia }), { preventScrollReset: true });
  return (
    <Drawer width={720} title="Listas por fornecedor" close={fechar}>
      <div className="listas-dia">
        <DateField label="Dia das refeições" value={data} onChange={escolher} />
        <p className="quieto">{formatLongDay(data)}</p>
      </div>
      <QueryState query={listas} skeletonHeight={360}>
        {itens =>
          itens.length === 0 ? (
            <EmptyState>
              <h3>Nenhum pedido para entregar neste dia.</h3>
              <p className="quieto">As listas aparecem quando as unidades enviam os pedidos.</p>
            </EmptyState>
          ) : (
            <>
              <LiberarTodas key={data} listas={itens} data={data} />
              <ul className="listas">
                {itens.map(lista => (
                  <li key={lista.fornecedor.id}>
                    <Cartao lista={lista} data={data} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </Drawer>
  );
}
