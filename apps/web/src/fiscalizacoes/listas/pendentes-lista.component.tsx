import { useRecords } from '../../outbox/outbox.hook.ts';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import type { DoDia } from '../fiscalizacoes.queries.ts';
import type { Concluida } from '../preenchimento/fiscalizacao.delivery.ts';
import { useRascunhos } from '../preenchimento/rascunhos.hook.ts';
import { PendenteCartao } from './pendente-cartao.component.tsx';

interface Props {
  matricula: string;
  todas: readonly DoDia[];
  mostradas: readonly DoDia[];
  proxima: string | null;
}

export function PendentesLista({ matricula, todas, mostradas, proxima }: Props) {
  const fila = useRecords<Concluida>(matricula, 'fiscalizacao');
  const rascunhos = useRascunhos(matricula);
  if (mostradas.length === 0) {
    return (
      <EmptyState title={todas.length === 0 ? 'Nenhuma entrega pendente.' : 'Nada com este filtro.'}>
        {todas.length === 0 && (
          <p className="quieto">{proxima ? `Próxima: ${proxima}.` : 'O plano de amostragem abre as próximas.'}</p>
        )}
      </EmptyState>
    );
  }
  return (
    <ul className="pendentes">
      {mostradas.map(uma => (
        <PendenteCartao
          key={uma.id}
          uma={uma}
          naFila={fila.find(({ body }) => body.fiscalizacaoId === uma.id)}
          comRascunho={rascunhos.has(uma.id)}
        />
      ))}
    </ul>
  );
}
