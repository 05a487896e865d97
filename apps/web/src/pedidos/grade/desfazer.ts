import { sentenceOf } from '../../base/problem.error.ts';
import { notify, notifyWithUndo } from '../../ui/notification.ts';

const ESPERA_MS = 6_000;

/**
 * Does what the server cannot take back after six seconds, unless the person undoes it. Leaving the page is no undo:
 * what waits is done then.
 */
export async function adiar(titulo: string, descricao: string, fazer: () => Promise<unknown>): Promise<void> {
  let esperando = true;
  const agora = () => {
    if (!parar()) return;
    fazer().catch((error: unknown) => notify('error', 'Não foi feito', sentenceOf(error)));
  };
  const relogio = setTimeout(agora, ESPERA_MS);
  window.addEventListener('pagehide', agora);
  function parar(): boolean {
    const ainda = esperando;
    esperando = false;
    clearTimeout(relogio);
    window.removeEventListener('pagehide', agora);
    return ainda;
  }
  await notifyWithUndo(titulo, descricao, () => parar());
}
