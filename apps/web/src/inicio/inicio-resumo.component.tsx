import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../app/server-clock.ts';
import { resumirPedidos } from '../pedidos/pedidos.queries.ts';
import { addDays, dayOf, formatLongDay, isDay } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset } from '../ui/deadline.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { DiaEmNumeros } from './dia-em-numeros.component.tsx';
import { SemPedido } from './sem-pedido.component.tsx';

/** For who follows all units: one day in numbers. It opens on tomorrow, the day being ordered now. */
export function InicioResumo() {
  const [search, setSearch] = useSearchParams();
  const pedida = search.get('data');
  const data = isDay(pedida) ? pedida : addDays(dayOf(new Date(serverNow())), 1);
  const resumo = useQuery(resumirPedidos(data));
  const ir = (dias: number) => setSearch({ data: addDays(data, dias) });
  return (
    <>
      <div className="inicio-dia">
        <button type="button" className="botao botao--icone" aria-label="Dia anterior" onClick={() => ir(-1)}>
          <CaretLeftIcon size={18} aria-hidden />
        </button>
        <h2>{formatLongDay(data)}</h2>
        <button type="button" className="botao botao--icone" aria-label="Dia seguinte" onClick={() => ir(1)}>
          <CaretRightIcon size={18} aria-hidden />
        </button>
        {resumo.data && (
          <Deadline
            limit={resumo.data.prazo.limiteEm}
            offset={clockOffset(resumo.data.agora, resumo.dataUpdatedAt)}
            onClose={resumo.data.prazo.encerrado ? undefined : () => resumo.refetch()}
          />
        )}
      </div>
      <QueryState query={resumo} skeletonHeight={420}>
        {dados => (
          <>
            <DiaEmNumeros resumo={dados} />
            <SemPedido resumo={dados} />
          </>
        )}
      </QueryState>
    </>
  );
}
