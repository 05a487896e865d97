import { type DBSchema, openDB } from 'idb';
import type { Campos } from './rascunho.campos.ts';

/** What was typed of one day and is not on the server, kept on this computer. */
export interface RascunhoLocal {
  campos: Campos;
  /** The version it was typed over, and what that version said; null: there was no order yet. */
  base: { versao: number | null; campos: Campos };
  /** What was last sent and whose answer has not come: if the server has exactly this, it was us. */
  emVoo: readonly Campos[];
  /** The person asked to send it; it waits for the connection. */
  envio: EnvioPendente | null;
  /** By the server's clock. */
  em: string;
}

/** A reason of the catalogue, and the person's own words where they help; as the contract's EnvioPedido. */
export interface MotivoDoEnvio {
  motivoId: number;
  texto?: string;
}

export interface EnvioPendente {
  /** Idempotency-Key of this intent, the same after a reload. */
  chave: string;
  motivo: MotivoDoEnvio | null;
  em: string;
}

export interface ChaveRascunho {
  matricula: string;
  lotacaoId: number;
  data: string;
  tipo: string;
}

interface Banco extends DBSchema {
  dias: { key: string; value: RascunhoLocal };
}

const abrir = () =>
  openDB<Banco>('alipen-rascunhos', 2, {
    upgrade: db => {
      for (const antiga of Array.from(db.objectStoreNames)) db.deleteObjectStore(antiga);
      db.createObjectStore('dias');
    },
    // Another tab wants a newer form of the store: this one must not hold it back.
    blocking: (_atual, _nova, event) => (event.target as IDBDatabase).close(),
  });

let banco: ReturnType<typeof abrir> | undefined;
const aberto = () => {
  banco ??= abrir();
  return banco;
};

/** Never another person's, unit's or day's. */
export const chaveDe = ({ matricula, lotacaoId, data, tipo }: ChaveRascunho) =>
  `${matricula}|${lotacaoId}|${data}|${tipo}`;

// A private window or a full disk may refuse: the grid works all the same, and the screen says that this net is missing.

export async function lerRascunho(chave: ChaveRascunho): Promise<RascunhoLocal | undefined> {
  try {
    return await (await aberto()).get('dias', chaveDe(chave));
  } catch {
    return undefined;
  }
}

const escrever = async (fazer: (dias: IDBObjectStore) => void): Promise<boolean> => {
  try {
    const tx = (await aberto()).transaction('dias', 'readwrite');
    fazer(tx.objectStore('dias') as unknown as IDBObjectStore);
    // Committed at once, not when the page next idles: the tab may be killed in between.
    tx.commit();
    await tx.done;
    return true;
  } catch {
    return false;
  }
};

export const guardarRascunho = (chave: ChaveRascunho, rascunho: RascunhoLocal) =>
  escrever(dias => dias.put(rascunho, chaveDe(chave)));

export const apagarRascunho = (chave: ChaveRascunho) => escrever(dias => dias.delete(chaveDe(chave)));
