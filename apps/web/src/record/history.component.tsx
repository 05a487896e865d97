import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { type HistoryEvent, listarHistorico } from './history.queries.ts';
import type { Field } from './record.model.ts';
import { textOf } from './record.text.ts';
import { changesOf, doneOf, fieldOf, originOf, saidOf } from './trail.labels.ts';

interface Props {
  entity: string;
  id: number;
  fields: readonly Field[];
}

export function History({ entity, id, fields }: Props) {
  const history = useInfiniteQuery(listarHistorico(entity, id));
  const events = history.data?.pages.flatMap(({ itens }) => itens) ?? [];
  return (
    <div className="historico">
      {history.isPending && (
        <div className="esqueleto" style={{ height: 240 }} role="status" aria-label="Carregando o histórico" />
      )}
      {history.error && (
        <Notice tone="perigo" action={<Button onClick={() => history.refetch()}>Tentar de novo</Button>}>
          {sentenceOf(history.error)}
        </Notice>
      )}
      {history.data && events.length === 0 && <p className="quieto">Nada mudou desde que este registro existe aqui.</p>}
      <ol>
        {events.map(event => (
          <Event key={event.id} event={event} fields={fields} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button disabled={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {history.isFetchingNextPage ? 'Carregando…' : 'Mostrar mais antigas'}
        </Button>
      )}
    </div>
  );
}

function Event({ event, fields }: { event: HistoryEvent; fields: readonly Field[] }) {
  const changes = changesOf(event);
  const origin = originOf(event);
  return (
    <li>
      <p>
        <strong>{doneOf(event.acao)}</strong>{' '}
        <span className="quieto">
          {event.pessoa?.nome ?? 'O sistema'}, <time dateTime={event.em}>{formatInstant(event.em)}</time>
          {origin && `, de ${origin}`}
        </span>
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ campo, antes, depois }) => {
            const field = fields.find(({ key }) => key === campo);
            const text = (value: unknown) => (field ? textOf(field, value) : saidOf(event.entidade, campo, value));
            return (
              <div key={campo}>
                <dt>{field?.label ?? fieldOf(campo)}</dt>
                <dd>
                  {antes !== null && (
                    <>
                      <s>{text(antes)}</s> <span aria-hidden>→</span> <span className="so-leitor">passou a</span>{' '}
                    </>
                  )}
                  {text(depois)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}
