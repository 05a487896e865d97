import { hashKey, type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../app/live.hook.ts';
import type { Mudanca, TipoMudanca } from '../app/live.store.ts';
import { useFlashing } from './flashing.hook.ts';
import type { Page } from './list.model.ts';
import { joined } from './live-rows.rule.ts';

export interface LiveRows {
  types: readonly TipoMudanca[];
  rowOf: (change: Mudanca) => number | undefined;
}

const DEAF: LiveRows = { types: [], rowOf: () => undefined };
const NONE: ReadonlySet<number> = new Set();

/** Updates the rows on screen without moving them; `pending` counts new rows that wait for `show`. */
export function useLiveRows<Row extends { id: number }, Data extends Page<Row>, Key extends QueryKey>(
  live: LiveRows = DEAF,
  query: UseQueryOptions<Data, Error, Data, Key>,
) {
  const client = useQueryClient();
  const key = hashKey(query.queryKey);
  const [arrived, setArrived] = useState(NONE);
  const [flashing, flash] = useFlashing();
  const latest = useRef({ query, key });
  latest.current = { query, key };
  /** The changed ids not read yet; null: any row may have changed. */
  const told = useRef<Set<number> | null>(new Set());
  const reading = useRef<'no' | 'yes' | 'again'>('no');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has its own news
  useEffect(() => {
    setArrived(NONE);
    told.current = new Set();
  }, [key]);

  const once = async () => {
    const asked = latest.current;
    const about = told.current;
    // The reading has its own key, so that the answer is merged into what is on screen and does not replace it.
    const apart = { ...asked.query, queryKey: [...asked.query.queryKey, 'ao-vivo'], staleTime: 0, gcTime: 0 };
    const read = await client.fetchQuery<Data>(apart as unknown as { queryKey: QueryKey });
    if (latest.current.key !== asked.key) return;
    const shown = client.getQueryData<Data>(asked.query.queryKey);
    if (!shown) return;
    // With no rows there is nothing that could move.
    if (shown.itens.length === 0) {
      client.setQueryData<Data>(asked.query.queryKey, read as never);
      return setArrived(NONE);
    }
    const { rows, changed, arrived: fresh } = joined(shown.itens, read.itens, about);
    client.setQueryData<Data>(asked.query.queryKey, { ...read, itens: rows } as never);
    setArrived(before => new Set([...before, ...fresh].filter(id => read.itens.some(row => row.id === id))));
    flash(changed);
  };
  const read = async () => {
    if (reading.current !== 'no') {
      reading.current = 'again';
      return;
    }
    do {
      reading.current = 'yes';
      // A reading that fails is made up by the next change, or by the button.
      await once().catch(() => undefined);
    } while ((reading.current as string) === 'again');
    reading.current = 'no';
    told.current = new Set();
  };

  useLive(live.types, changes => {
    if (live === DEAF) return;
    const rows = changes === 'tudo' ? [undefined] : changes.map(live.rowOf);
    if (told.current === null || rows.includes(undefined)) told.current = null;
    else told.current = new Set([...told.current, ...(rows as number[])]);
    void read();
  });

  const show = () => {
    setArrived(NONE);
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  // Some may have arrived by another way: an action of the person reads the list again.
  const here = client.getQueryData<Data>(query.queryKey)?.itens ?? [];
  const pending = [...arrived].filter(id => !here.some(row => row.id === id)).length;
  return { pending, show, flashing };
}
