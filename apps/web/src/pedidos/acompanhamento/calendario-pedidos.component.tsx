import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLive } from '../../app/live.hook.ts';
import { useItemAddress } from '../../list/list-table.component.tsx';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { weeksOf } from '../../ui/calendar.model.ts';
import { Card } from '../../ui/card.component.tsx';
import { formatLongDay, formatWeekday, isMonth, lastDayOf } from '../../ui/date.format.ts';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { SITUACOES } from '../../ui/pedido.labels.ts';
import { PillLink } from '../../ui/pill-link.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { MonthStep } from '../../ui/step-beside.component.tsx';
import { today } from '../../ui/today.ts';
import { listarPedidos, type PedidoResumido } from '../pedidos.queries.ts';

interface Props {
  /** undefined: the person's own; null: none was chosen. */
  lotacaoId: number | undefined | null;
  podePedir: boolean;
}

export function CalendarioPedidos({ lotacaoId, podePedir }: Props) {
  const [search, setSearch] = useSearchParams();
  const pedido = search.get('mes');
  const mes = isMonth(pedido) ? pedido : today().slice(0, 7);
  const primeiro = `${mes}-01`;
  const doMes = listarPedidos({
    de: primeiro,
    ate: lastDayOf(mes),
    tamanho: 500,
    ...(lotacaoId && { lotacoes: String(lotacaoId) }),
  });
  const client = useQueryClient();
  useLive(['pedido'], () => client.invalidateQueries({ queryKey: doMes.queryKey }));
  const lista = useQuery({
    ...doMes,
    enabled: lotacaoId !== null,
    placeholderData: keepPreviousData,
  });
  const irA = (outro: string) => setSearch(antes => withParams(antes, { mes: outro, item: null }));

  if (lotacaoId === null) {
    return (
      <EmptyState
        title="Escolha uma lotação"
        text="O calendário mostra o mês de uma lotação. Escolha-a no filtro Lotações."
      />
    );
  }
  return (
    <Card className="mes" aria-label="Pedidos do mês">
      <MonthStep as="h2" month={mes} onChange={irA} />
      <QueryState query={lista} skeletonHeight={520}>
        {({ itens }) => (
          <ol className="mes-dias" aria-busy={lista.isPlaceholderData}>
            {weeksOf(primeiro)[0]?.map(dia => (
              <li key={`nome-${dia}`} className="mes-nome" aria-hidden>
                {formatWeekday(dia)}
              </li>
            ))}
            {weeksOf(primeiro)
              .flat()
              .map(dia => (
                <Dia
                  key={dia}
                  dia={dia}
                  fora={!dia.startsWith(mes)}
                  pedidos={itens.filter(({ dataRefeicao }) => dataRefeicao === dia)}
                  podePedir={podePedir}
                />
              ))}
          </ol>
        )}
      </QueryState>
    </Card>
  );
}

interface DiaProps {
  dia: string;
  /** The day is of a neighbouring month. */
  fora: boolean;
  pedidos: readonly PedidoResumido[];
  podePedir: boolean;
}

function Dia({ dia, fora, pedidos, podePedir }: DiaProps) {
  const endereco = useItemAddress();
  const hoje = today();
  if (fora) return <li className="mes-dia mes-dia--fora" aria-hidden />;
  return (
    <li className={dia === hoje ? 'mes-dia mes-dia--hoje' : 'mes-dia'}>
      <span className="mes-numero">
        <span aria-hidden>{Number(dia.slice(8))}</span>
        <span className="so-leitor">{formatLongDay(dia)}</span>
      </span>
      {pedidos.map(({ id, numero, situacao, totalRefeicoes }) => {
        const { rotulo, tone, icon } = SITUACOES[situacao];
        return (
          <PillLink
            key={id}
            tone={tone}
            icon={icon}
            className="mes-pedido"
            to={endereco(id)}
            title={numero}
            preventScrollReset
          >
            <span className="mes-palavra">{rotulo}</span>
            <strong>{formatInteger(totalRefeicoes)}</strong>
          </PillLink>
        );
      })}
      {podePedir && pedidos.length === 0 && dia > hoje && (
        <Link
          className="mes-pedir"
          to={`/modules/solicitacao?data=${dia}`}
          aria-label={`Solicitar para ${formatLongDay(dia)}`}
        >
          Solicitar
        </Link>
      )}
    </li>
  );
}
