import { problema } from '@alipen/platform/problems/problema';

/** Photos decoded at once. Each takes tens of megabytes, and two beside each other are no sooner done on a busy machine. */
const LUGARES = 1;
/** Less than the gateway waits for an upload's answer: whoever sent the photo hears why, not that time ran out. */
const ESPERA_MS = 50_000;
const TENTAR_DE_NOVO = 15;

type Vez = { chamar(): void };

let ocupados = 0;
const espera: Vez[] = [];

/** Runs the task when one of the places is free, in the order they came; refuses it where its turn does not come in time. */
export async function emFila<T>(tarefa: () => Promise<T>, esperaMs = ESPERA_MS): Promise<T> {
  if (ocupados < LUGARES) ocupados += 1;
  else await vez(esperaMs);
  try {
    return await tarefa();
  } finally {
    const proxima = espera.shift();
    // The place passes on without becoming free in between.
    if (proxima) proxima.chamar();
    else ocupados -= 1;
  }
}

function vez(esperaMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const minha: Vez = {
      chamar() {
        clearTimeout(limite);
        resolve();
      },
    };
    const limite = setTimeout(() => {
      espera.splice(espera.indexOf(minha), 1);
      reject(
        problema('capacidade-reduzida', {
          detail: 'Há muitas fotos chegando ao mesmo tempo. Esta não foi guardada: tente de novo em instantes.',
          retryAfter: TENTAR_DE_NOVO,
        }),
      );
    }, esperaMs);
    espera.push(minha);
  });
}
