import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLive } from '../../app/live.hook.ts';
import { useItemAddress } from '../../list/list-table.component.tsx';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { addDays, formatDayMonth, formatWeekday } from '../../ui/date.format.ts';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { PRAZOS, SITUACOES } from '../../ui/pedido.labels.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { today } from '../../ui/today.ts';
import { type FiltroQuadro, obterQuadroPedidos, type PedidoResumido } from '../pedidos.queries.ts';
import { PillDaPergunta } from '../pergunta/pergunta.pill.component.tsx';

/** The board covers few days: without a period in the address, this week. */
const DIAS = 6;

export const periodoDe = ({ de, ate }: { de?: string | undefined; ate?: string | undefined }) => {
  const inicio = de ?? (ate ? addDays(ate, -DIAS) : today());
  return { de: inicio, ate: ate ?? addDays(inicio, DIAS) };
};

export function Quadro({ filtros, verTodos }: { filtros: FiltroQuadro; verTodos: (situacao: string) => void }) {
  const periodo = periodoDe(filtros);
  const client = useQueryClient();
  useLive(['pedido'], () => client.invalidateQueries({ queryKey: ['obterQuadroPedidos'] }));
  const quadro = useQuery({ ...obterQuadroPedidos({ ...filtros, ...periodo }), placeholderData: keepPreviousData });
  return (
    <QueryState query={quadro} skeletonHeight={480}>
      {({ colunas }) => {
        const cheias = colunas.filter(({ total }) => total > 0);
        return (
          <>
            {!(filtros.de && filtros.ate) && (
              <p className="quieto">
                De {formatDayMonth(periodo.de)} a {formatDayMonth(periodo.ate)}. Escolha as datas para ver outro
                período.
              </p>
            )}
            {cheias.length === 0 && <EmptyState title="Nenhum pedido neste período." />}
            <div className="quadro">
              {cheias.map(({ situacao, total, itens }) => (
                <section key={situacao} className="quadro-coluna" aria-label={SITUACOES[situacao].rotulo}>
                  <h2>
                    <Situation situacao={situacao} /> <strong>{formatInteger(total)}</strong>
                  </h2>
                  <ul>
                    {itens.map(pedido => (
                      <Cartao key={pedido.id} pedido={pedido} />
                    ))}
                  </ul>
                  {total > itens.length && (
                    <Button variant="quiet" onClick={() => verTodos(situacao)}>
                      Ver os {formatInteger(total)}
                    </Button>
                  )}
                </section>
              ))}
            </div>
          </>
        );
      }}
    </QueryState>
  );
}

function Cartao({ pedido }: { pedido: PedidoResumido }) {
  const endereco = useItemAddress();
  const { rotulo, tone, icon } = PRAZOS[pedido.faixaPrazo];
  return (
    <Card as="li" className="quadro-cartao">
      <Link className="vinculo" to={endereco(pedido.id)} preventScrollReset>
        {pedido.lotacao.nome}
      </Link>
      <span className="quieto">
        {formatWeekday(pedido.dataRefeicao)} {formatDayMonth(pedido.dataRefeicao)} · {pedido.numero}
      </span>
      <span>
        <strong>{formatInteger(pedido.totalRefeicoes)}</strong> refeições
      </span>
      {pedido.faixaPrazo !== 'NO_PRAZO' && (
        <Pill tone={tone} icon={icon}>
          {rotulo}
        </Pill>
      )}
      {pedido.pergunta && <PillDaPergunta {...pedido.pergunta} />}
      {pedido.ajustesPendentes > 0 && <Pill tone="aviso">Ajuste à espera</Pill>}
    </Card>
  );
}
