import { useEffect, useState } from 'react';
import { passing, sentenceOf } from '../base/problem.error.ts';

/** A busy server accepts calls again after a second or two. */
const AGAIN_MS = [1_500, 4_000];

type Paper<T> = { readonly read?: T; readonly failure?: string };

/**
 * Reads what is stored of a paper, by its code; both fields are missing while it is read. The holder has no session and may have
 * nothing but this page, so passing failures are retried.
 */
export function usePaper<T>(ask: (codigo: string) => Promise<T>, codigo: string): Paper<T> {
  const [paper, setPaper] = useState<Paper<T>>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const attempt = (times: number) => {
      ask(codigo).then(
        read => wanted && setPaper({ read }),
        error => {
          if (!wanted) return;
          const wait = passing(error) ? AGAIN_MS[times] : undefined;
          if (wait === undefined) setPaper({ failure: sentenceOf(error) });
          else timer = setTimeout(attempt, wait, times + 1);
        },
      );
    };
    setPaper({});
    attempt(0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [ask, codigo]);
  return paper;
}
