import { useEffect, useState } from 'react';
import { passing, sentenceOf } from './problem.error.ts';

/** A busy server lets a call in again after a second or two. */
const AGAIN_MS = [1_500, 4_000];

type Paper<T> = { readonly read?: T; readonly failure?: string };

/**
 * What is stored of a paper, by its code; neither while it is asked for. Who holds it has no session and may have nothing but this page:
 * what passes by itself is waited for.
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
