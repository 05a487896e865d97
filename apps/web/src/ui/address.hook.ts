import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type SetURLSearchParams,
  // biome-ignore lint/style/noRestrictedImports: the one place that wraps it.
  useSearchParams as useDrawnSearchParams,
} from 'react-router-dom';

/**
 * The address's parameters, and a setter. The router's own setter hands a function the parameters of the last render: of two
 * choices made before the next render the second would undo the first. This one hands it those of the address.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, set] = useDrawnSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const setInAddress: SetURLSearchParams = useCallback(
    (next = '', options) => {
      const from = (last: URLSearchParams) => (router ? new URLSearchParams(router.state.location.search) : last);
      set(last => (typeof next === 'function' ? next(from(last)) : next), options);
    },
    [set, router],
  );
  return [drawn, setInAddress];
}

export function withParams(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
