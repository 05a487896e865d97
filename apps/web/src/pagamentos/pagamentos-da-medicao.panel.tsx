import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '../ui/card.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ParteDoPagamento } from './pagamento.component.tsx';
import type { DaMedicao } from './pagamentos.queries.ts';
import './pagamentos.css';

/** What is paid of a billing, in its record, which asked for it: one part a source. */
export function PagamentosDaMedicao({ pagamentos }: { pagamentos: UseQueryResult<DaMedicao> }) {
  return (
    <Card className="pagamentos" aria-labelledby="medicao-pagamento">
      <h2 id="medicao-pagamento">Pagamento</h2>
      <QueryState query={pagamentos} skeletonHeight={120}>
        {({ impedimento, itens }) => (
          <>
            {impedimento && <p className="quieto">{impedimento}</p>}
            {itens
              .filter(({ situacao }) => situacao !== 'CANCELADO')
              .map(pagamento => (
                <ParteDoPagamento key={pagamento.id} pagamento={pagamento} />
              ))}
            <Cancelados itens={itens} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Cancelados({ itens }: Pick<DaMedicao, 'itens'>) {
  const cancelados = itens.filter(({ situacao }) => situacao === 'CANCELADO');
  if (!cancelados.length) return null;
  return (
    <details>
      <summary>Pagamentos cancelados ({cancelados.length})</summary>
      {cancelados.map(pagamento => (
        <ParteDoPagamento key={pagamento.id} pagamento={pagamento} />
      ))}
    </details>
  );
}
