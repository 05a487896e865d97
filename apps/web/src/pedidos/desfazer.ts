import { sentenceOf } from '../app/problem.error.ts';
import { notify, notifyWithUndo } from '../ui/notification.ts';

const ESPERA_MS = 6_000;

/**
 * Does in six seconds what the server cannot take back, unless the person does. Leaving the page is not changing one's
 * mind: what waited is done then.
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
