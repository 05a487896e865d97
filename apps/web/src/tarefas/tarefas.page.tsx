import { useQuery } from '@tanstack/react-query';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { LinhaDaTarefa } from './tarefa.component.tsx';
import { listarTarefas } from './tarefas.queries.ts';
import './tarefas.css';

export function Component() {
  const tarefas = useQuery(listarTarefas());
  const falhando = tarefas.data?.filter(({ situacao }) => situacao === 'FALHANDO').length ?? 0;
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Tarefas agendadas">
          <span aria-live="polite">
            {!tarefas.data
              ? ' '
              : falhando === 0
                ? 'Nenhuma falhando'
                : formatCount(falhando, 'tarefa falhando', 'tarefas falhando')}
          </span>
        </PageTitle>
      </div>
      <p className="quieto">
        O que o sistema faz sozinho. A que falha é tentada de novo; o que já foi feito não se repete.
        {tarefas.dataUpdatedAt > 0 && ` Lido em ${formatInstant(new Date(tarefas.dataUpdatedAt).toISOString())}.`}
      </p>
      <QueryState query={tarefas} skeletonHeight={640}>
        {lista => (
          <Card as="ul" className="tarefas">
            {lista.map(tarefa => (
              <LinhaDaTarefa key={tarefa.nome} tarefa={tarefa} />
            ))}
          </Card>
        )}
      </QueryState>
    </div>
  );
}
