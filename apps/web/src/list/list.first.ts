import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { readsOnly } from '../app/access.rule.ts';
import type { First } from '../app/first-queries.ts';
import { idIn } from '../record/record.address.ts';
import { wantedOf } from './list.address.ts';
import type { ListRules } from './list.model.ts';
import { listarVisoes } from './views.queries.ts';

/** What a list screen asks first: its page, its views, and the record that the address opens over it. */
export const firstOfList =
  <Query, Data, Key extends QueryKey, R = never, RKey extends QueryKey = never>(
    rules: ListRules<Query, Data, Key>,
    record?: (id: number) => UseQueryOptions<R, Error, R, RKey>,
  ): First =>
  (ask, { search, session }) => {
    // As in the list itself, the filters are named after the contract's query parameters.
    ask(rules.query(wantedOf(search, rules) as Query));
    const id = idIn(search.get('item'));
    if (record && id !== null) ask(record(id));
    if (!readsOnly(session)) ask(listarVisoes(rules.screen));
  };
