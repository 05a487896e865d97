import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { type HistoryEvent, listarHistorico } from './history.queries.ts';
import type { Field } from './record.model.ts';
import { textOf } from './record.text.ts';

interface Props {
  entity: string;
  id: number;
  fields: readonly Field[];
}

/** Matched against the beginning of the operation's name; any other operation is a change. */
const DEEDS = [
  [/^criarVigencia|^alterarVigencia|^definirParametro/, 'Mudança a partir de um dia'],
  [/^cancelarVigencia/, 'Desistência de uma mudança'],
  [/^bloquear/, 'Bloqueio'],
  [/^desbloquear/, 'Desbloqueio'],
  [/^encerrarSessoes/, 'Sessões encerradas'],
  [/^redefinirSenha/, 'Senha nova'],
  [/^criar|^importar.*Nov/i, 'Cadastro'],
  [/^inativar|^desativar/i, 'Desativação'],
  [/^reativar/i, 'Reativação'],
  [/^importar/i, 'Importação'],
  [/^ordenar/i, 'Mudança de ordem'],
] as const;

const deedOf = (acao: string) => DEEDS.find(([pattern]) => pattern.test(acao))?.[1] ?? 'Alteração';

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
  return (
    <li>
      <p>
        <strong>{deedOf(event.acao)}</strong>{' '}
        <span className="quieto">
          por {event.pessoa?.nome ?? 'o sistema'}, <time dateTime={event.em}>{formatInstant(event.em)}</time>
        </span>
      </p>
      {event.alteracoes.length > 0 && (
        <dl>
          {event.alteracoes.map(({ campo, antes, depois }) => {
            const field = fields.find(({ key }) => key === campo);
            const text = (value: unknown) => (field ? textOf(field, value) : plainText(value));
            return (
              <div key={campo}>
                <dt>{field?.label ?? COMMON[campo] ?? campo}</dt>
                <dd>
                  <s>{text(antes)}</s> <span aria-hidden>→</span> <span className="so-leitor">passou a</span>{' '}
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

const plainText = (value: unknown) => {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const COMMON: Readonly<Record<string, string>> = { ativo: 'Ativo', ativa: 'Ativa', ordem: 'Ordem' };
