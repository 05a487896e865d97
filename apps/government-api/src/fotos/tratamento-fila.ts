import { problema } from '@alipen/platform/problems/problema';
import { Turns } from '../http/turns.ts';

/** One at a time: each takes tens of megabytes, and two at once are no faster on a busy machine. */
const fila = new Turns({
  places: 1,
  waitMs: 50_000,
  refusal: () =>
    problema('capacidade-reduzida', {
      detail: 'Há muitas fotos chegando ao mesmo tempo. Esta não foi guardada: tente de novo em instantes.',
      retryAfter: 15,
    }),
});

export const emFila = <T>(tarefa: () => Promise<T>, esperaMs?: number): Promise<T> => fila.run(tarefa, esperaMs);
