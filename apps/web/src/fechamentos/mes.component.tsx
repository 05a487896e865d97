import { useQuery } from '@tanstack/react-query';
import { formatLongDay, lastDayOf } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Dias } from './dias.component.tsx';
import { FechamentoDoDia } from './fechamento.panel.tsx';
import { FechamentoDoMes } from './fechamento-mes.panel.tsx';
import { listarFechamentos } from './fechamentos.queries.ts';

interface Props {
  lotacaoId: number;
  mes: string;
  data: string | null;
  abrir: (data: string) => void;
}

export function Mes({ lotacaoId, mes, data, abrir }: Props) {
  const dias = useQuery(listarFechamentos({ lotacaoId, de: `${mes}-01`, ate: lastDayOf(mes) }));
  return (
    <div className="fechamento-colunas">
      <div className="fechamento-lado">
        <QueryState query={dias} skeletonHeight={360}>
          {({ itens }) => <Dias dias={itens} aberto={data} abrir={abrir} />}
        </QueryState>
        <FechamentoDoMes lotacaoId={lotacaoId} mes={mes} />
      </div>
      {data ? (
        <div className="fechamento-lado">
          <h2 className="fechamento-dia">{formatLongDay(data)}</h2>
          <FechamentoDoDia key={`${lotacaoId}/${data}`} lotacaoId={lotacaoId} data={data} />
        </div>
      ) : (
        <EmptyState title="Escolha um dia" text="O fechamento dele aparece aqui." />
      )}
    </div>
  );
}
