import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { Button } from './button.component.tsx';
import { Notice } from './notice.component.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  skeletonHeight: number;
  children: (data: T) => ReactNode;
}

export function QueryState<T>({ query, skeletonHeight, children }: Props<T>) {
  return (
    <>
      {query.isError && <Failure error={query.error} again={() => query.refetch()} />}
      {query.data !== undefined && children(query.data)}
      {query.isPending && (
        <div className="esqueleto" style={{ height: skeletonHeight }} role="status" aria-label="Carregando">
          <Slow again={() => query.refetch()} />
        </div>
      )}
    </>
  );
}

const SLOW = 8_000;

/** Shown once the wait is longer than anyone should believe in. */
function Slow({ again }: { again: () => void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p className="esqueleto-demora">
      Está demorando mais que o normal. <Button onClick={again}>Tentar de novo</Button>
    </p>
  );
}

function Failure({ error, again }: { error: Error; again: () => void }) {
  const code = error instanceof ProblemError && error.status < 500 ? error.problema.instance : undefined;
  return (
    <Notice tone="perigo" action={<Button onClick={again}>Tentar de novo</Button>}>
      {sentenceOf(error)}
      {code && <small> Código para o atendimento: {code}</small>}
    </Notice>
  );
}
