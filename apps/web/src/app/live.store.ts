import type { components } from '@alipen/contracts/generated/bff';

// The page's readers of changes, apart from the connection that brings them (loaded after the shell).

export type Mudanca = components['schemas']['Mudanca'];
export type TipoMudanca = components['schemas']['TipoMudanca'];
/** `tudo`: what changed is unknown, and the screen must be read again. */
export type Novidades = readonly Mudanca[] | 'tudo';

interface Reader {
  types: readonly TipoMudanca[];
  tell: (novidades: Novidades) => void;
}

/** `consulta`: no connection could be had, and the screen polls. */
export type LiveState = 'abrindo' | 'ao-vivo' | 'consulta';

export interface LiveSnapshot {
  state: LiveState;
  paused: boolean;
  readers: number;
}

let snapshot: LiveSnapshot = { state: 'abrindo', paused: false, readers: 0 };
const readers = new Set<Reader>();
const watchers = new Set<() => void>();

export const liveSnapshot = () => snapshot;

export function watchLive(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

function change(next: Partial<LiveSnapshot>) {
  snapshot = { ...snapshot, ...next };
  for (const watcher of watchers) watcher();
}

export const setLiveState = (state: LiveState) => state !== snapshot.state && change({ state });
export const setPaused = (paused: boolean) => change({ paused });

export function addReader(reader: Reader) {
  readers.add(reader);
  change({ readers: readers.size });
  return () => {
    readers.delete(reader);
    change({ readers: readers.size });
  };
}

export function tellReaders(novidades: Novidades) {
  for (const { types, tell } of readers) {
    if (novidades === 'tudo') tell('tudo');
    else {
      const wanted = novidades.filter(({ tipo }) => types.includes(tipo));
      if (wanted.length) tell(wanted);
    }
  }
}
