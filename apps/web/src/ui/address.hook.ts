import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type SetURLSearchParams,
  // biome-ignore lint/style/noRestrictedImports: the one place that wraps it.
  useSearchParams as useDrawnSearchParams,
} from 'react-router-dom';

/**
 * What the address says after its path, and a setter. The router's own hands a function the parameters of the last drawing: of two
 * choices made before the page is drawn again the second would take the first one back. This one hands it those of the address.
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

/** The same address where each key says what is given, or nothing where that is empty. */
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
