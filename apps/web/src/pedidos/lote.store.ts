import type { DBSchema } from 'idb';
import { deviceBase, writeNow } from '../app/device.base.ts';

/** A typed row that is not on the server: by pair, mine and what it was typed over. */
export interface LinhaGuardada {
  minha: Readonly<Record<number, number>>;
  base: Readonly<Record<number, number>>;
}

export type LoteGuardado = Readonly<Record<string, LinhaGuardada>>;

interface Banco extends DBSchema {
  linhas: { key: string; value: LinhaGuardada };
}

const aberto = deviceBase<Banco>('alipen-lotes', 1, ['linhas']);

// One record a row: a key typed writes that row alone, and two tabs never take a row from each other.
const chaveDe = (guarda: string, linha: string) => `${guarda}#${linha}`;

// A private window or a full disk may refuse: the grid works all the same, without this safety net.

export const lerLote = async (guarda: string): Promise<LoteGuardado> => {
  try {
    const todas = IDBKeyRange.bound(chaveDe(guarda, ''), chaveDe(guarda, '\uffff'));
    const { store } = (await aberto()).transaction('linhas');
    const [chaves, linhas] = await Promise.all([store.getAllKeys(todas), store.getAll(todas)]);
    return Object.fromEntries(
      chaves.flatMap((chave, n) => {
        const linha = linhas[n];
        return linha ? [[chave.slice(chaveDe(guarda, '').length), linha]] : [];
      }),
    );
  } catch {
    return {};
  }
};

/** null: forget the row. */
export const guardarLinhas = (guarda: string, linhas: Readonly<Record<string, LinhaGuardada | null>>) =>
  writeNow(aberto, 'linhas', banco => {
    for (const [linha, guardada] of Object.entries(linhas)) {
      if (guardada) banco.put(guardada, chaveDe(guarda, linha));
      else banco.delete(chaveDe(guarda, linha));
    }
  });
