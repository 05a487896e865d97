import { type DBSchema, openDB } from 'idb';
import type { Painel } from './painel.queries.ts';

// The last reading of this wall, for a start without network. It has its own database because it belongs to no person, and a
// sign-out on the same browser must not empty it.

interface Base extends DBSchema {
  leituras: { key: string; value: Painel };
}

const open = () => openDB<Base>('alipen-painel', 1, { upgrade: db => db.createObjectStore('leituras') });
let base: ReturnType<typeof open> | undefined;
const opened = async () => {
  base ??= open();
  return base;
};
const chaveDe = (regiao: string | null) => regiao ?? 'tudo';

/** A wall without storage still works with network. */
export const guardar = (regiao: string | null, painel: Painel): Promise<unknown> =>
  opened()
    .then(db => db.put('leituras', painel, chaveDe(regiao)))
    .catch(() => undefined);

export const guardada = (regiao: string | null): Promise<Painel | undefined> =>
  opened()
    .then(db => db.get('leituras', chaveDe(regiao)))
    .catch(() => undefined);

/** A screen that may no longer look keeps nothing of what it showed. */
export const esquecer = (): Promise<unknown> =>
  opened()
    .then(db => db.clear('leituras'))
    .catch(() => undefined);
