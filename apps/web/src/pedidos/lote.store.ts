import { type DBSchema, openDB, unwrap } from 'idb';

/** A row typed and not on the server: by pair, mine and what it was typed over. */
export interface LinhaGuardada {
  minha: Readonly<Record<number, number>>;
  base: Readonly<Record<number, number>>;
}

export type LoteGuardado = Readonly<Record<string, LinhaGuardada>>;

interface Banco extends DBSchema {
  linhas: { key: string; value: LinhaGuardada };
}

const abrir = () =>
  openDB<Banco>('alipen-lotes', 1, {
    upgrade: db => {
      db.createObjectStore('linhas');
    },
  });

let banco: ReturnType<typeof abrir> | undefined;
const aberto = () => {
  banco ??= abrir();
  return banco;
};

// A row is a record: a key typed writes that row alone, and two tabs never take a row from each other.
const chaveDe = (guarda: string, linha: string) => `${guarda}#${linha}`;

// A private window or a full disk may refuse: the grid works all the same, only without this net.

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

/** Null forgets the row. */
export const guardarLinhas = async (guarda: string, linhas: Readonly<Record<string, LinhaGuardada | null>>) => {
  try {
    const tx = (await aberto()).transaction('linhas', 'readwrite');
    // Only the whole transaction is waited for: a promise for each row of a pasted block would be 500 events.
    const linhasDoBanco = unwrap(tx.store) as IDBObjectStore;
    for (const [linha, guardada] of Object.entries(linhas)) {
      if (guardada) linhasDoBanco.put(guardada, chaveDe(guarda, linha));
      else linhasDoBanco.delete(chaveDe(guarda, linha));
    }
    // Committed at once, not when the page next idles: the tab may be killed in between.
    tx.commit();
    await tx.done;
    return true;
  } catch {
    return false;
  }
};
