import { rawCall } from '../app/raw.client.ts';
import { save } from '../list/download.ts';

const PATH = '/api/ms-alipen/usuarios/primeiras-senhas';
/** As many people as one paper holds. */
const POR_FOLHA = 300;

/** Makes the first passwords and saves the paper they are on: the only place where anybody ever sees them. */
export async function fazerPrimeirasSenhas(ids: readonly number[]): Promise<void> {
  const vezes = Math.ceil(ids.length / POR_FOLHA);
  for (let vez = 0; vez < vezes; vez += 1) {
    const destas = ids.slice(vez * POR_FOLHA, (vez + 1) * POR_FOLHA);
    const answer = await rawCall(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: destas }),
    });
    save(await answer.blob(), vezes === 1 ? 'primeiras-senhas.pdf' : `primeiras-senhas-${vez + 1}-de-${vezes}.pdf`);
  }
}
