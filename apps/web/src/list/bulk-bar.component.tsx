import { type QueryKey, type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { runInPieces, takeAll } from './bulk.run.ts';
import type { BulkAction, Failed, Noun, Page } from './list.model.ts';
import { NONE_SELECTED, type Selection } from './selection.ts';

const BulkConfirm = lazy(() => import('./bulk-confirm.dialog.tsx'));
const BulkReport = lazy(() => import('./bulk-report.dialog.tsx'));

interface Props<Row, Key extends QueryKey, Data extends Page<Row>> {
  actions: readonly BulkAction[];
  noun: Noun;
  total: number;
  selection: Selection;
  setSelection: (selection: Selection) => void;
  nameOf: (row: Row) => string;
  fetchPage: (page: number, size: number) => UseQueryOptions<Data, Error, Data, Key>;
}

interface Report {
  action: BulkAction;
  answer: unknown;
  done: number;
  failed: Failed[];
}

export function BulkBar<Row extends { id: number }, Key extends QueryKey, Data extends Page<Row>>(
  props: Props<Row, Key, Data>,
) {
  const { actions, noun, total, selection, setSelection, nameOf, fetchPage } = props;
  const client = useQueryClient();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const count = (many: number) => formatCount(many, noun.one, noun.many);

  const all = useMutation({
    mutationFn: () => takeAll((page, size) => client.fetchQuery(fetchPage(page, size)), nameOf),
    onSuccess: setSelection,
  });
  const run = useMutation({
    mutationFn: ({ action, chosen, answer }: { action: BulkAction; chosen: Selection; answer: unknown }) =>
      runInPieces(action, chosen, answer),
    onSuccess: (result, { action, answer }) => {
      setAsking(null);
      setSelection(NONE_SELECTED);
      setReport({ action, answer, ...result });
    },
  });
  const failure = all.error ?? run.error;

  return (
    <>
      {selection.size > 0 && (
        <section className="selecao-barra" aria-label="Ações em lote">
          {failure && <Notice tone="perigo">{sentenceOf(failure)}</Notice>}
          <Chosen
            noun={noun}
            count={selection.size}
            total={total}
            selecting={all.isPending}
            selectAll={() => all.mutate()}
          />
          <Toolbar>
            {actions.map(action => (
              <Button key={action.key} onClick={() => setAsking(action)}>
                {action.label(count(selection.size))}
              </Button>
            ))}
            <Button variant="quiet" onClick={() => setSelection(NONE_SELECTED)}>
              Desmarcar tudo
            </Button>
          </Toolbar>
        </section>
      )}
      <Suspense>
        {asking && (
          <BulkConfirm
            title={`${asking.label(count(selection.size))}?`}
            text={asking.text}
            confirm={asking.label(count(selection.size))}
            busy={run.isPending}
            ask={asking.ask}
            go={answer => run.mutate({ action: asking, chosen: selection, answer })}
            close={() => setAsking(null)}
          />
        )}
        {report && (
          <BulkReport
            done={count(report.done)}
            failed={report.failed}
            busy={run.isPending}
            again={() =>
              run.mutate({
                action: report.action,
                answer: report.answer,
                chosen: new Map(report.failed.map(({ id, name }) => [id, name] as const)),
              })
            }
            close={() => setReport(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ChosenProps {
  noun: Noun;
  count: number;
  total: number;
  selecting: boolean;
  selectAll: () => void;
}

const Chosen = ({ noun, count, total, selecting, selectAll }: ChosenProps) => (
  <p aria-live="polite">
    <strong>
      {formatInteger(count)}{' '}
      {count === 1 ? `selecionad${noun.feminine ? 'a' : 'o'}` : `selecionad${noun.feminine ? 'as' : 'os'}`}
    </strong>
    {count < total && (
      <Button variant="quiet" disabled={selecting} onClick={selectAll}>
        {selecting
          ? 'Selecionando…'
          : `Selecionar ${noun.feminine ? 'todas as' : 'todos os'} ${formatInteger(total)} do filtro`}
      </Button>
    )}
  </p>
);
